package dev.tickscope.core.store;

import dev.tickscope.core.event.FrameRow;

/**
 * What a run of ended frames looks like when it is drawn in one pixel column: extremes and counts, never a sample. Reused by its
 * owner; {@link #reset()} before collecting.
 */
public final class FrameAggregate {
    /** Memory of one: its header and its fields. */
    static final int BYTES = 16 + 10 * Long.BYTES;

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

    void add(FrameAggregate other) {
        frames += other.frames;
        maxRealDeltaUnits = Math.max(maxRealDeltaUnits, other.maxRealDeltaUnits);
        minAccumulatorUnits = Math.min(minAccumulatorUnits, other.minAccumulatorUnits);
        maxBacklogUnits = Math.max(maxBacklogUnits, other.maxBacklogUnits);
        minTicks = Math.min(minTicks, other.minTicks);
        maxTicks = Math.max(maxTicks, other.maxTicks);
        ticks += other.ticks;
        minAlphaUnits = Math.min(minAlphaUnits, other.minAlphaUnits);
        maxAlphaUnits = Math.max(maxAlphaUnits, other.maxAlphaUnits);
        drops += other.drops;
        flags |= other.flags;
    }

    /** One ended frame; a paused span counts in flags only, its length is no frame time. */
    void add(TableView begun, TableView ended, long row) {
        int rowFlags = ended.getInt(Columns.FrameEnd.FLAGS, row);
        flags |= rowFlags;
        frames++;
        if ((rowFlags & (FrameRow.PAUSED | FrameRow.REFUSED)) == 0) {
            maxRealDeltaUnits = Math.max(maxRealDeltaUnits, begun.getLong(Columns.Frame.REAL_DELTA, row));
        }
        minAccumulatorUnits = Math.min(minAccumulatorUnits, ended.getLong(Columns.FrameEnd.ACCUMULATOR, row));
        maxBacklogUnits = Math.max(maxBacklogUnits, begun.getLong(Columns.Frame.ACCUMULATOR_FULL, row));
        int rowTicks = ended.getInt(Columns.FrameEnd.TICKS, row);
        minTicks = Math.min(minTicks, rowTicks);
        maxTicks = Math.max(maxTicks, rowTicks);
        ticks += rowTicks;
        if (ended.getInt(Columns.FrameEnd.PRESENTED, row) != 0) {
            long alpha = ended.getLong(Columns.FrameEnd.ALPHA, row);
            if (alpha >= 0) {
                minAlphaUnits = Math.min(minAlphaUnits, alpha);
                maxAlphaUnits = Math.max(maxAlphaUnits, alpha);
            }
        }
        if (ended.getLong(Columns.FrameEnd.DROPPED, row) > 0) {
            drops++;
        }
    }
}
