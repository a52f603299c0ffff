package dev.tickscope.core.session;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * Where frames and ticks lie in the PHASE table: the rows of a frame are those before its ticks, then those of each tick, then those
 * after them. No look-up reads more rows than a plan has stages, whatever a frame ran; ticks are found by bisection.
 */
final class PhaseRows {
    private PhaseRows() {
    }

    /** The first row of a frame that is still there. */
    static long first(StoreView view, long frame) {
        return view.phases().atOrAfter(view.frames().getLong(Columns.Frame.PHASES_BEFORE, frame));
    }

    /** One past the last row of a frame so far. */
    static long end(StoreView view, long frame) {
        return Math.max(view.phases().firstRow(), FrameRows.phasesEnd(view, frame));
    }

    /** The first row of a frame that lies in a tick; the frame's end if none does. */
    static long firstInTick(StoreView view, long frame) {
        long row = first(view, frame);
        long end = end(view, frame);
        while (row < end && tick(view, row) < 0) {
            row = view.phases().atOrAfter(row + 1);
        }
        return Math.min(row, end);
    }

    /** The first row after a frame's ticks; the frame's end if none is. Meaningful only for frames that ran into a tick. */
    static long afterTicks(StoreView view, long frame) {
        long first = first(view, frame);
        long row = end(view, frame);
        while (row > first && view.phases().has(row - 1) && tick(view, row - 1) < 0) {
            row--;
        }
        return row;
    }

    /** One past the last row of a tick of that frame. */
    static long endOfTick(StoreView view, long frame, long tickRow) {
        return view.phases().firstAtLeast(Columns.Phase.TICK_ROW, tickRow + 1, firstInTick(view, frame), afterTicks(view, frame));
    }

    /** The TICK row that a stage ran in, or −1. */
    static long tick(StoreView view, long row) {
        return view.phases().getLong(Columns.Phase.TICK_ROW, row);
    }

    /** Whether a stage that ran outside ticks ran after those of its frame, rather than before them. */
    static boolean isAfterTicks(StoreView view, long frame, long row) {
        long firstInTick = firstInTick(view, frame);
        if (firstInTick < end(view, frame)) {
            return row > firstInTick;
        }
        // Without a tick both are the same, unless the rows of its ticks are lost: then those before what is lost ran before them.
        boolean nothingLostBefore = view.phases().runBegin(row) <= view.frames().getLong(Columns.Frame.PHASES_BEFORE, frame);
        return !nothingLostBefore && view.frameEnds().has(frame) && view.frameEnds().getInt(Columns.FrameEnd.TICKS, frame) > 0;
    }

    /** How many stages were complete at a moment: one past the newest PHASE row that had been written. */
    static long done(StoreView view, Moment moment) {
        TableView states = view.states();
        return switch (moment.place()) {
            case NOTHING_YET -> 0;
            case AFTER_PHASE -> moment.phaseRow() + 1;
            case BEFORE_HOOK -> states.getLong(Columns.State.PHASES_BEFORE, moment.stateRow());
            case FRAME_END -> end(view, moment.framePosition());
            case TICK_END -> view.ticks().has(moment.tickRow())
                    && view.ticks().getLong(Columns.Tick.FRAME_POSITION, moment.tickRow()) == moment.framePosition()
                    ? endOfTick(view, moment.framePosition(), moment.tickRow()) : first(view, moment.framePosition());
        };
    }
}
