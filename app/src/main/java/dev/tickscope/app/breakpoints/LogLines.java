package dev.tickscope.app.breakpoints;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.table.Rows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

/**
 * The lines of logging breakpoints and of failed conditions. Each BREAKPOINT row is looked at once, and of a line no more than the number of
 * its row is kept; its words are read when somebody sees it. Between them stand what breakpoints would have written in the past. No toolkit.
 */
final class LogLines implements Rows<LogLine> {
    /** Of the past, the newest so many are told. */
    static final int MOST_PAST = 2000;

    private static final int LOGGED = BreakpointRow.Change.LOGGED.ordinal();
    private static final int FAILED = BreakpointRow.Change.FAILED.ordinal();
    private static final int FIRST = 64;

    private long nextRow;
    private long total;
    /** The BREAKPOINT rows of the lines that the run wrote. */
    private long[] run = new long[FIRST];
    private int runCount;
    private List<LogLine> past = List.of();
    /** For each line of the past, how many of the run's stand before it. */
    private int[] before = {};
    private StoreView view;
    private LongFunction<String> words;

    /** Begins anew, for a new session. */
    void clear() {
        nextRow = 0;
        total = 0;
        empty();
    }

    /** Forgets the lines so far; later ones come to an empty list. */
    void empty() {
        // A long log leaves megabytes.
        run = new long[FIRST];
        runCount = 0;
        past = List.of();
        before = new int[0];
    }

    /** All lines that the run wrote so far. */
    long total() {
        return total;
    }

    /** Takes in the rows that are new. @param newWords of a BREAKPOINT row, or null */
    void take(StoreView newView, LongFunction<String> newWords) {
        view = newView;
        words = newWords;
        TableView rows = view.breakpoints();
        for (long row = rows.atOrAfter(nextRow); row < rows.rowCount(); row = rows.atOrAfter(row + 1)) {
            int change = rows.getInt(Columns.Breakpoint.CHANGE, row);
            if (change == LOGGED || change == FAILED) {
                total++;
                run = runCount == run.length ? Arrays.copyOf(run, runCount * 2) : run;
                run[runCount++] = row;
            }
        }
        nextRow = Math.max(nextRow, rows.rowCount());
    }

    @Override
    public int size() {
        return runCount + past.size();
    }

    @Override
    public LogLine get(int index) {
        int low = 0;
        int high = past.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (before[middle] + middle < index) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < past.size() && before[low] + low == index ? past.get(low) : line(run[index - low]);
    }

    /** The lines as they stand. */
    List<LogLine> lines() {
        List<LogLine> all = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            all.add(get(i));
        }
        return all;
    }

    /**
     * Puts lines where they belong in time among those of the run, in place of those of an earlier call; one that the run wrote itself is not
     * told twice.
     *
     * @param lines in time
     */
    void setPast(List<LogLine> lines) {
        List<LogLine> told = new ArrayList<>();
        int[] places = new int[lines.size()];
        int last = 0;
        for (LogLine line : lines) {
            int from = firstFrom(line.framePosition());
            int place = from;
            boolean written = false;
            for (int i = from; i < runCount && view.breakpoints().has(run[i]) && frame(run[i]) == line.framePosition() && !written; i++) {
                LogLine own = line(run[i]);
                written = own.anonymous().equals(line.anonymous());
                place = PastLog.IN_TIME.compare(own, line) <= 0 ? i + 1 : place;
            }
            if (!written) {
                last = Math.max(last, place);
                places[told.size()] = last;
                told.add(line);
            }
        }
        past = told;
        before = Arrays.copyOf(places, told.size());
    }

    List<LogLine> past() {
        return past;
    }

    /** The first line of the run that was written in that frame or a later one. Lines whose row is lost are older than all others. */
    private int firstFrom(long framePosition) {
        int low = 0;
        int high = runCount;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (!view.breakpoints().has(run[middle]) || frame(run[middle]) < framePosition) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private long frame(long row) {
        return view.breakpoints().getLong(Columns.Breakpoint.FRAME_POSITION, row);
    }

    private LogLine line(long row) {
        TableView rows = view.breakpoints();
        if (!rows.has(row)) {
            return new LogLine(row, -1, false, -1, -1, "–", "(no longer kept)", false);
        }
        String told = words.apply(row);
        long position = frame(row);
        long tick = rows.getLong(Columns.Breakpoint.TICK_INDEX, row);
        boolean frameThere = view.frames().has(position);
        long ticksBefore = frameThere ? view.frames().getLong(Columns.Frame.SIMULATION_TICK_BEFORE, position) : 0;
        // A hit outside ticks carries the last tick before its frame, or none at all.
        long tickRow = frameThere && tick > ticksBefore ? view.frames().getLong(Columns.Frame.TICKS_BEFORE, position) + tick - ticksBefore - 1 : -1;
        String place = tickRow >= 0 ? "tick " + tick
                : frameThere ? "frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, position) : "–";
        return new LogLine(row, rows.getInt(Columns.Breakpoint.ID, row), rows.getInt(Columns.Breakpoint.CHANGE, row) == FAILED, position, tickRow,
                place, told == null ? "(the words are no longer kept)" : told, false);
    }
}
