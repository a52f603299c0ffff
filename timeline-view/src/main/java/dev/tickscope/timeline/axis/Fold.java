package dev.tickscope.timeline.axis;

/**
 * A stretch of the real axis that is drawn as a narrow gap instead of at its length.
 *
 * @param beginUnits where it begins on the real axis
 * @param endUnits where it ends; equal to the begin for {@link Kind#STEP}
 * @param lengthUnits the amount that its label names: the paused time, or the added step
 * @param firstRow the first FRAME row it covers
 * @param rows how many FRAME rows it covers, or how many were lost
 */
public record Fold(Kind kind, long beginUnits, long endUnits, long lengthUnits, long firstRow, long rows) {
    /** Why it is folded. */
    public enum Kind {
        /** The session stood. Consecutive paused rows are one fold. */
        PAUSED,
        /** Rows that are lost, to retention or in the middle of a recording: nothing is known about this time. */
        LOST,
        /** No real time at all: room for a tick that a step command added and no real time paid for. */
        STEP
    }
}
