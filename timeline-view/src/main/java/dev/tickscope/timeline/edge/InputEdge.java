package dev.tickscope.timeline.edge;

/**
 * A press or release that arrived, and what became of it.
 *
 * @param row the INPUT row
 * @param action its number in the action map
 * @param down pressed, or released
 * @param arrivalUnits when it arrived, on the real axis
 * @param stampedTick the tick it was scripted for, or 0
 * @param tickRow the first TICK row that saw it, or −1
 * @param seenUnits when that tick began to execute, on the real axis; meaningless without one
 * @param seenBy how many ticks saw it
 */
public record InputEdge(long row, int action, boolean down, long arrivalUnits, long stampedTick, Fate fate, long tickRow, long seenUnits,
        long seenBy) {
    /** What became of it. */
    public enum Fate {
        /** No tick has begun since, or the frame that brings it has not ended. */
        WAITS,
        /** At least one tick saw it. */
        SEEN,
        /** No tick saw it and none will. */
        LOST,
        /** The contract tells no tick of releases. */
        NOT_TOLD,
        /** The rows that would tell are lost. */
        UNKNOWN
    }

    /** From arrival to the execution of the tick that saw it. */
    public long latencyUnits() {
        return seenUnits - arrivalUnits;
    }

    /** Whether its fate is known for good. */
    boolean settled() {
        return fate != Fate.WAITS;
    }
}
