package dev.tickscope.timeline.ledger;

import java.util.List;

/** Splits the pixels of a bar: whole pixels, in order, each part as wide as its share; what would be under 3 px is 3 px wide and the largest gives it up. */
final class BarWidths {
    /** The narrowest piece that can still be seen and pointed at. */
    static final int LEAST = 3;

    private BarWidths() {
    }

    /** Widths in pixels that add up to {@code width}, as far as the parts' {@value #LEAST} pixels allow. */
    static int[] of(List<LedgerPart> parts, int width) {
        int[] widths = new int[parts.size()];
        double edge = 0;
        int from = 0;
        int sum = 0;
        int largest = 0;
        for (int i = 0; i < widths.length; i++) {
            edge += parts.get(i).share() * width;
            int to = (int) Math.round(edge);
            widths[i] = Math.max(LEAST, to - from);
            from = to;
            sum += widths[i];
            if (widths[i] > widths[largest]) {
                largest = i;
            }
        }
        if (widths.length > 0) {
            widths[largest] = Math.max(LEAST, widths[largest] - (sum - width));
        }
        return widths;
    }
}
