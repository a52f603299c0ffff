package dev.tickscope.timeline.field;

/**
 * Where the columns of the table stand for one width, in pixels. Numbers keep the room they need; the words take the rest; what does not
 * fit is left out, first the change since the row, then the change since the frame, and in the narrowest table the words.
 *
 * @param valueRight the right edge of the numbers
 * @param rowRight the right edge of the row changes, or 0 where they are left out
 * @param frameRight the right edge of the frame changes, or 0
 * @param wordsLeft the left edge of the words
 * @param wordsWidth 0 where the words are left out
 */
record FieldColumns(double valueRight, double rowRight, double frameRight, double wordsLeft, double wordsWidth) {
    static final double PADDING = 12;
    static final double FIELD_WIDTH = 124;
    static final double UNIT_GAP = 4;
    static final double UNIT_WIDTH = 20;
    private static final double GAP = 12;
    private static final double LEAST_VALUE = 92;
    private static final double LEAST_CHANGE = 56;
    private static final double LEAST_WORDS = 112;

    /** @param value the widest value, {@code rowChange} and {@code frameChange} the widest changes */
    static FieldColumns of(double width, double value, double rowChange, double frameChange) {
        double valueRight = PADDING + FIELD_WIDTH + Math.max(LEAST_VALUE, Math.ceil(value) + GAP);
        double unitRight = valueRight + UNIT_GAP + UNIT_WIDTH;
        double row = Math.max(LEAST_CHANGE, Math.ceil(rowChange)) + GAP;
        double frame = Math.max(LEAST_CHANGE, Math.ceil(frameChange)) + GAP;
        double all = width - PADDING - unitRight - GAP;
        if (all - row - frame >= LEAST_WORDS) {
            return withWords(width, valueRight, unitRight + row, unitRight + row + frame);
        }
        if (all - frame >= LEAST_WORDS) {
            return withWords(width, valueRight, 0, unitRight + frame);
        }
        if (all >= LEAST_WORDS) {
            return withWords(width, valueRight, 0, 0);
        }
        return new FieldColumns(valueRight, 0, all + GAP >= frame ? unitRight + frame : 0, width - PADDING, 0);
    }

    private static FieldColumns withWords(double width, double valueRight, double rowRight, double frameRight) {
        double left = Math.max(frameRight, valueRight + UNIT_GAP + UNIT_WIDTH) + GAP;
        return new FieldColumns(valueRight, rowRight, frameRight, left, width - PADDING - left);
    }
}
