package dev.tickscope.timeline.track;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * What lanes need to know of one frame. A frame without FRAME_END row is taken as it stands: {@code ticks} counts the completed ones.
 *
 * @param row the FRAME row
 * @param startUnits where it starts on the real axis
 * @param realDeltaUnits real time that it brought, the clamped part included
 * @param ticks ticks that it ran so far
 * @param droppedUnits dropped so far
 * @param droppedTotalUnits dropped since the simulation clock started, this frame included
 * @param accumulatorUnits left at its end, or now
 * @param alphaUnits alpha times the step, or −1
 * @param alphaStepUnits that step, where it is not the contract's; else 0
 * @param ended whether it has a FRAME_END row
 */
public record FrameFacts(long row, long frameIndex, int flags, long startUnits, long realDeltaUnits, long clampedUnits,
        long accumulatorInUnits, long accumulatorFullUnits, long owedTicks, long plannedTicks, long ticksBefore, long ticks,
        long droppedUnits, long droppedTotalUnits, long accumulatorUnits, long alphaUnits, long alphaStepUnits, boolean presented, boolean ended) {

    /** @throws IndexOutOfBoundsException if the row is not there */
    public static FrameFacts of(StoreView view, long row) {
        TableView frames = view.frames();
        TableView ends = view.frameEnds();
        boolean ended = ends.has(row);
        long ticksBefore = frames.getLong(Columns.Frame.TICKS_BEFORE, row);
        long droppedAtStart = frames.getLong(Columns.Frame.DROPPED_AT_START, row);
        return new FrameFacts(row, frames.getLong(Columns.Frame.FRAME_INDEX, row),
                ended ? ends.getInt(Columns.FrameEnd.FLAGS, row) : frames.getInt(Columns.Frame.FLAGS, row),
                frames.getLong(Columns.Frame.REAL, row), frames.getLong(Columns.Frame.REAL_DELTA, row),
                frames.getLong(Columns.Frame.CLAMPED, row), frames.getLong(Columns.Frame.ACCUMULATOR_IN, row),
                frames.getLong(Columns.Frame.ACCUMULATOR_FULL, row), frames.getLong(Columns.Frame.OWED, row),
                frames.getLong(Columns.Frame.PLANNED, row), ticksBefore,
                ended ? ends.getInt(Columns.FrameEnd.TICKS, row) : view.ticks().rowCount() - ticksBefore,
                ended ? ends.getLong(Columns.FrameEnd.DROPPED, row) : droppedAtStart,
                ended ? ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, row) : droppedAtStart + droppedBefore(ends, row),
                ended ? ends.getLong(Columns.FrameEnd.ACCUMULATOR, row) : accumulatorNow(view, row, ticksBefore),
                ended ? ends.getLong(Columns.FrameEnd.ALPHA, row) : alphaBefore(ends, row),
                ended ? StepInForce.ofAlpha(view, 0, row) : StepInForce.ofAlphaBefore(view, 0, row),
                ended && ends.getInt(Columns.FrameEnd.PRESENTED, row) != 0, ended);
    }

    private static long droppedBefore(TableView ends, long row) {
        return ends.has(row - 1) ? ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, row - 1) : 0;
    }

    private static long alphaBefore(TableView ends, long row) {
        return ends.has(row - 1) ? ends.getLong(Columns.FrameEnd.ALPHA, row - 1) : -1;
    }

    private static long accumulatorNow(StoreView view, long row, long ticksBefore) {
        long newest = view.ticks().rowCount() - 1;
        if (newest >= ticksBefore && view.ticks().has(newest)) {
            return view.ticks().getLong(Columns.Tick.ACCUMULATOR, newest);
        }
        return view.frames().getLong(Columns.Frame.ACCUMULATOR_FULL, row) - view.frames().getLong(Columns.Frame.DROPPED_AT_START, row);
    }

    /** What {@link #alphaUnits} counts in. */
    public long stepOfAlpha(long contractStepUnits) {
        return alphaStepUnits == 0 ? contractStepUnits : alphaStepUnits;
    }

    public boolean is(int flag) {
        return (flags & flag) != 0;
    }

    /** As many whole ticks were due as the cap allows, or more. */
    public boolean capReached() {
        return is(FrameRow.CAPPED);
    }

    /** Where the time that it brought to the accumulator begins on the real axis; what was clamped lies before it. */
    public long feedBeginUnits() {
        return startUnits - realDeltaUnits + clampedUnits;
    }

    /** Nothing changed at a time scale of 0, so the last picture stayed. */
    public boolean idle() {
        return is(FrameRow.IDLE);
    }

    /** A span in which no frame ran, rather than a frame. */
    public boolean standing() {
        return is(FrameRow.PAUSED) && !is(FrameRow.STEPPED);
    }

    /** Whether a step command added time to it that no real time paid for. */
    public boolean stepAdded() {
        return is(FrameRow.STEPPED) && accumulatorFullUnits > accumulatorInUnits;
    }
}
