package dev.tickscope.core.store;

import dev.tickscope.core.event.FrameRow;

/**
 * What a run of ended frames looks like when it is drawn in one pixel column: extremes and counts, never a sample. Reused by its
 * owner; {@link #reset()} before collecting.
 */
public final class FrameAggregate {
    /** Longs of one that is kept. */
    static final int LONGS = 8;
    private static final int HALF = Integer.SIZE;
    private static final int QUARTER = Short.SIZE;
    private static final int QUARTER_MASK = (1 << QUARTER) - 1;

    public long frames;
    public long maxRealDeltaUnits;
    public long minAccumulatorUnits;
    /** The largest backlog: the accumulator with a frame's time added, before any drop. */
    public long maxBacklogUnits;
    public long minTicks;
    public long maxTicks;
    public long ticks;
    /** Alpha times the step over frames that presented one; min above max when none did. */
    public long minAlphaUnits;
    public long maxAlphaUnits;
    /** Frames that dropped something. */
    public long drops;
    /** All flags of {@link FrameRow} that any frame carried. */
    public int flags;

    public FrameAggregate() {
        reset();
    }

    public void reset() {
        frames = 0;
        maxRealDeltaUnits = Long.MIN_VALUE;
        minAccumulatorUnits = Long.MAX_VALUE;
        maxBacklogUnits = Long.MIN_VALUE;
        minTicks = Long.MAX_VALUE;
        maxTicks = Long.MIN_VALUE;
        ticks = 0;
        minAlphaUnits = Long.MAX_VALUE;
        maxAlphaUnits = Long.MIN_VALUE;
        drops = 0;
        flags = 0;
    }

    public boolean hasAlpha() {
        return minAlphaUnits <= maxAlphaUnits;
    }

    /** Keeps it among others: as long as a line of cache. Of at most a chunk of frames. */
    void keep(long[] kept, int index) {
        int at = index * LONGS;
        kept[at] = maxRealDeltaUnits;
        kept[at + 1] = minAccumulatorUnits;
        kept[at + 2] = maxBacklogUnits;
        kept[at + 3] = minAlphaUnits;
        kept[at + 4] = maxAlphaUnits;
        kept[at + 5] = ticks;
        kept[at + 6] = minTicks << HALF | maxTicks & -1L >>> HALF;
        kept[at + 7] = (long) flags << HALF | frames << QUARTER | drops;
    }

    /** Adds one that was kept; of no frames, it adds nothing. */
    void add(long[] kept, int index) {
        int at = index * LONGS;
        int counts = (int) kept[at + 7];
        if (counts >>> QUARTER == 0) {
            return;
        }
        maxRealDeltaUnits = Math.max(maxRealDeltaUnits, kept[at]);
        minAccumulatorUnits = Math.min(minAccumulatorUnits, kept[at + 1]);
        maxBacklogUnits = Math.max(maxBacklogUnits, kept[at + 2]);
        minAlphaUnits = Math.min(minAlphaUnits, kept[at + 3]);
        maxAlphaUnits = Math.max(maxAlphaUnits, kept[at + 4]);
        ticks += kept[at + 5];
        minTicks = Math.min(minTicks, kept[at + 6] >> HALF);
        maxTicks = Math.max(maxTicks, (int) kept[at + 6]);
        frames += counts >>> QUARTER;
        drops += counts & QUARTER_MASK;
        flags |= (int) (kept[at + 7] >>> HALF);
    }

    /** Frames of a run, from the place {@code from} to {@code to} in it; a paused span counts in flags only, its length is no frame time. */
    void add(FrameRun run, int from, int to) {
        frames += to - from;
        for (int i = from; i < to; i++) {
            int rowFlags = (int) run.flags[i];
            flags |= rowFlags;
            if ((rowFlags & (FrameRow.PAUSED | FrameRow.REFUSED)) == 0) {
                maxRealDeltaUnits = Math.max(maxRealDeltaUnits, run.realDeltaUnits[i]);
            }
            minAccumulatorUnits = Math.min(minAccumulatorUnits, run.accumulatorUnits[i]);
            maxBacklogUnits = Math.max(maxBacklogUnits, run.backlogUnits[i]);
            minTicks = Math.min(minTicks, run.ticks[i]);
            maxTicks = Math.max(maxTicks, run.ticks[i]);
            ticks += run.ticks[i];
            if (run.presented[i] != 0 && run.alphaUnits[i] >= 0) {
                minAlphaUnits = Math.min(minAlphaUnits, run.alphaUnits[i]);
                maxAlphaUnits = Math.max(maxAlphaUnits, run.alphaUnits[i]);
            }
            drops += run.droppedUnits[i] > 0 ? 1 : 0;
        }
    }
}
