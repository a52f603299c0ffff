package dev.tickscope.app.breakpoints;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** Reads the lines of logging breakpoints and of failed conditions off the BREAKPOINT rows, each row once. No toolkit. */
final class LogLines {
    /** No more are taken at a time: what scrolled past unseen is not worth a pulse. */
    static final int MOST = 2000;

    private static final int LOGGED = BreakpointRow.Change.LOGGED.ordinal();
    private static final int FAILED = BreakpointRow.Change.FAILED.ordinal();

    private long nextRow;
    private long total;

    /** Begins anew, for a new session. */
    void clear() {
        nextRow = 0;
        total = 0;
    }

    /** All lines that there were so far. */
    long total() {
        return total;
    }

    /** The lines since the last call, oldest first; of more than {@link #MOST} the newest. @param words of a BREAKPOINT row, or null */
    List<LogLine> fresh(StoreView view, LongFunction<String> words) {
        TableView rows = view.breakpoints();
        List<LogLine> lines = new ArrayList<>();
        for (long row = rows.rowCount() - 1; row >= Math.max(nextRow, rows.firstRow()); row--) {
            int change = rows.getInt(Columns.Breakpoint.CHANGE, row);
            if (change == LOGGED || change == FAILED) {
                total++;
                if (lines.size() < MOST) {
                    lines.add(0, line(view, row, change == FAILED, words.apply(row)));
                }
            }
        }
        nextRow = Math.max(nextRow, rows.rowCount());
        return lines;
    }

    private static LogLine line(StoreView view, long row, boolean failed, String words) {
        TableView rows = view.breakpoints();
        long position = rows.getLong(Columns.Breakpoint.FRAME_POSITION, row);
        long tick = rows.getLong(Columns.Breakpoint.TICK_INDEX, row);
        boolean frameThere = view.frames().has(position);
        long before = frameThere ? view.frames().getLong(Columns.Frame.SIMULATION_TICK_BEFORE, position) : 0;
        // A hit outside ticks carries the last tick before its frame, or none at all.
        long tickRow = frameThere && tick > before ? view.frames().getLong(Columns.Frame.TICKS_BEFORE, position) + tick - before - 1 : -1;
        String place = tickRow >= 0 ? "tick " + tick
                : frameThere ? "frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, position) : "–";
        return new LogLine(row, rows.getInt(Columns.Breakpoint.ID, row), failed, position, tickRow, place,
                words == null ? "(the words are no longer kept)" : words, false);
    }
}
