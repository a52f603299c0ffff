package dev.tickscope.core.cli;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.recording.Recording;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.io.PrintWriter;
import java.util.Locale;

/** Prints where a recorded run stopped, and what its breakpoints wrote. */
final class StopLines {
    private StopLines() {
    }

    static void print(Recording recording, PrintWriter out) {
        StoreView view = recording.view();
        PhasePlan plan = recording.info().contract().plan();
        TableView hits = view.breakpoints();
        long nextHit = hits.firstRow();
        TableView states = view.states();
        for (long row = states.firstRow(); row < states.rowCount(); row++) {
            long nanosOrder = states.getLong(Columns.State.FRAME_POSITION, row);
            nextHit = logsUpTo(recording, hits, nextHit, nanosOrder, out);
            String line = line(view, plan, row);
            if (line != null) {
                out.println(line);
            }
        }
        logsUpTo(recording, hits, nextHit, Long.MAX_VALUE, out);
    }

    private static long logsUpTo(Recording recording, TableView hits, long from, long framePosition, PrintWriter out) {
        long row = from;
        for (; row < hits.rowCount() && hits.getLong(Columns.Breakpoint.FRAME_POSITION, row) <= framePosition; row++) {
            String words = recording.breakpointWords().apply(row);
            if (words != null) {
                boolean failed = hits.getInt(Columns.Breakpoint.CHANGE, row) == BreakpointRow.Change.FAILED.ordinal();
                out.printf(Locale.ROOT, "%s of breakpoint %d: %s%n", failed ? "condition" : "log", hits.getInt(Columns.Breakpoint.ID, row), words);
            }
        }
        return row;
    }

    private static String line(StoreView view, PhasePlan plan, long row) {
        RunStatus status = RunStatus.at(view, row);
        TableView states = view.states();
        String why = status.cause() == StopCause.BREAKPOINT || status.cause() == StopCause.CONDITION_FAILED
                ? "breakpoint " + status.breakpointId() : status.cause() == StopCause.RUN_TO ? "target reached" : null;
        if (why == null) {
            return null;
        }
        long tick = states.getLong(Columns.State.TICK_INDEX, row);
        String where = status.event() == RunEvent.STOPPED_TICK_END ? "end of tick " + tick
                : status.event() == RunEvent.STOPPED_BEFORE_HOOK ? "before " + plan.stage(states.getInt(Columns.State.STOPPED_STAGE, row)).title()
                : "end of frame " + states.getLong(Columns.State.FRAME_INDEX, row);
        return String.format(Locale.ROOT, "stop: %s, %s, frame %d, %d ticks owed", why, where,
                states.getLong(Columns.State.FRAME_INDEX, row), states.getLong(Columns.State.OWED, row));
    }
}
