package dev.tickscope.core.session;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.LongStream;

/** Which breakpoints belong to a stop. A STATE row names the lowest and how many there are; their own rows name them all. */
public final class StopHits {
    private static final int HIT = BreakpointRow.Change.HIT.ordinal();
    private static final int FAILED = BreakpointRow.Change.FAILED.ordinal();
    private static final int BEFORE_HOOK = RunEvent.STOPPED_BEFORE_HOOK.ordinal();
    private static final int TICK_END = RunEvent.STOPPED_TICK_END.ordinal();

    private StopHits() {
    }

    /** The BREAKPOINT rows of the hits and failed conditions that made a stop, lowest id first. */
    public static long[] rows(StoreView view, long stateRow) {
        TableView states = view.states();
        int event = states.getInt(Columns.State.EVENT, stateRow);
        long frame = states.getLong(Columns.State.FRAME_POSITION, stateRow);
        int left = states.getInt(Columns.State.BREAKPOINTS_HIT, stateRow);
        if (event == TICK_END) {
            return find(view, frame, states.getLong(Columns.State.TICK_INDEX, stateRow), Columns.Breakpoint.TICK_INDEX, left);
        } else if (event == BEFORE_HOOK) {
            return find(view, frame, states.getInt(Columns.State.HIT_STAGE, stateRow), Columns.Breakpoint.STAGE, left);
        }
        // Between two frames: the row names the one that comes, the hits the one that ended, and a frame's end is no stage.
        return find(view, frame - 1, -1, Columns.Breakpoint.STAGE, left);
    }

    /** The ids of the breakpoints that made a stop, lowest first; empty if none did. */
    public static int[] ids(StoreView view, long stateRow) {
        return LongStream.of(rows(view, stateRow)).mapToInt(row -> view.breakpoints().getInt(Columns.Breakpoint.ID, row)).toArray();
    }

    /** "breakpoint 2", "breakpoints 2, 5 and 9"; empty for none. */
    public static String words(int... ids) {
        StringBuilder words = new StringBuilder(ids.length == 0 ? "" : ids.length == 1 ? "breakpoint " : "breakpoints ");
        for (int i = 0; i < ids.length; i++) {
            words.append(i == 0 ? "" : i == ids.length - 1 ? " and " : ", ").append(ids[i]);
        }
        return words.toString();
    }

    /** The breakpoints that made a stop, in words. */
    public static String words(StoreView view, long stateRow) {
        int[] ids = ids(view, stateRow);
        int lowest = view.states().getInt(Columns.State.BREAKPOINT, stateRow);
        // Rows of the hits may be lost, the lowest id never is.
        return ids.length == 0 && lowest > 0 ? words(lowest) : words(ids);
    }

    /**
     * The BREAKPOINT rows of hits inside the running tick that stop at its end, seen from a stop inside that tick.
     *
     * @return empty where the stop is not inside a tick
     */
    public static long[] pending(StoreView view, long stateRow) {
        TableView states = view.states();
        if (states.getInt(Columns.State.EVENT, stateRow) != BEFORE_HOOK) {
            return new long[0];
        }
        long runningTick = states.getLong(Columns.State.TICK_INDEX, stateRow) + 1;
        return find(view, states.getLong(Columns.State.FRAME_POSITION, stateRow), runningTick, Columns.Breakpoint.TICK_INDEX, Integer.MAX_VALUE);
    }

    private static long[] find(StoreView view, long frame, long value, Column column, int most) {
        TableView rows = view.breakpoints();
        long[] found = new long[(int) Math.min(most, 8)];
        int count = 0;
        for (long row = rows.rowCount() - 1; row >= rows.firstRow() && count < most; row = rows.atOrBefore(row - 1)) {
            long position = rows.getLong(Columns.Breakpoint.FRAME_POSITION, row);
            int change = rows.getInt(Columns.Breakpoint.CHANGE, row);
            boolean hit = change == HIT || change == FAILED;
            if (position < frame) {
                break;
            }
            if (hit && position == frame && rows.getLong(column, row) == value) {
                found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
                found[count++] = row;
            }
        }
        return LongStream.of(Arrays.copyOf(found, count)).boxed()
                .sorted(Comparator.comparingInt(row -> rows.getInt(Columns.Breakpoint.ID, row))).mapToLong(Long::longValue).toArray();
    }
}
