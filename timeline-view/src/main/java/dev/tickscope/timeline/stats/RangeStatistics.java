package dev.tickscope.timeline.stats;

import dev.tickscope.core.time.Rational;

/**
 * What the frames of a range add up to. Amounts are exact, in units of the session's time base; sums come from the session's time ledger.
 */
public final class RangeStatistics {
    /** What is counted. */
    public enum Count {
        /** Outer frames that ran by themselves: the frames whose times are told. */
        FRAMES,
        /** Of these, start frames, which run no tick. */
        STARTS,
        /** Of these, frames at a time scale of 0 that drew no new picture. */
        IDLE,
        /** Of these, frames in which no tick ran. */
        WITHOUT_TICK,
        /** Of these, frames in which two ticks or more ran. */
        SEVERAL_TICKS,
        /** Of these, frames that reached the catch-up cap. */
        CAPPED,
        /** Frames that dropped time. */
        DROPPED,
        /** Frames that were clamped. */
        CLAMPED,
        /** Frames before which waiting time was cleared. */
        CLEARED,
        /** Frames in which ticks were held back. */
        HELD,
        /** Ticks held back, counted in every frame anew. */
        HELD_TICKS,
        /** Single steps. */
        STEPS,
        /** Rows of standing time. */
        PAUSES,
        /** Refused deltas. */
        REFUSED,
        /** Pictures whose animation error is above 1 ms either way. */
        JUMPS
    }

    private final FrameRange range;
    private final FrameRange asked;
    private final long[] counts;
    SortedTimes frameTimes = SortedTimes.NONE;
    SortedTimes errors = SortedTimes.NONE;
    /** How many rows were read. */
    long rows;
    long firstFrame;
    long lastFrame;
    long ticks;
    long mostTicks;
    long maxBacklogUnits;
    Rational realUnits = Rational.ZERO;
    Rational pausedUnits = Rational.ZERO;
    Rational clampedUnits = Rational.ZERO;
    Rational droppedUnits = Rational.ZERO;
    Rational clearedUnits = Rational.ZERO;
    Rational leftUnits = Rational.ZERO;

    RangeStatistics(FrameRange asked, FrameRange range, long[] counts) {
        this.asked = asked;
        this.range = range;
        this.counts = counts;
    }

    /** The rows that were read, but for those that are lost between them. */
    public FrameRange range() {
        return range;
    }

    /** Rows that were asked for and are lost, or have lost the row before them. */
    public long lostRows() {
        // A range of frames that have not ended has none that is known, and lost none.
        return Math.max(0, Math.min(asked.endRow(), range.firstRow()) - asked.firstRow()) + range.rows() - rows;
    }

    public long count(Count what) {
        return counts[what.ordinal()];
    }

    /** The real deltas of the frames counted by {@link Count#FRAMES}, clamped time included. */
    public SortedTimes frameTimes() {
        return frameTimes;
    }

    /** The size of the animation error of every picture that follows another. */
    public SortedTimes errors() {
        return errors;
    }

    /** The number of the first frame, as game code reads it. */
    public long firstFrame() {
        return firstFrame;
    }

    public long lastFrame() {
        return lastFrame;
    }

    /** Fixed ticks that ran, by steps too. */
    public long ticks() {
        return ticks;
    }

    /** The most ticks in one frame. */
    public long mostTicks() {
        return mostTicks;
    }

    /** The largest backlog: the accumulator with a frame's time added, before any drop. */
    public long maxBacklogUnits() {
        return maxBacklogUnits;
    }

    /** Real time of all rows. */
    public Rational realUnits() {
        return realUnits;
    }

    public Rational pausedUnits() {
        return pausedUnits;
    }

    public Rational clampedUnits() {
        return clampedUnits;
    }

    public Rational droppedUnits() {
        return droppedUnits;
    }

    public Rational clearedUnits() {
        return clearedUnits;
    }

    /** What waits in the accumulator at the end of the last row. */
    public Rational leftUnits() {
        return leftUnits;
    }
}
