package dev.tickscope.timeline.stats;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.Arrays;

/**
 * The frames whose picture moved on more than a millisecond more or less than time did. Reads each row once, a bounded number a call, so
 * that any number of frames can be asked for at once.
 */
public final class AlphaJumps {
    private static final long JUMP_NANOS = 1_000_000;

    private final SessionInfo info;
    private long[] rows = new long[16];
    private int count;
    private long next;

    public AlphaJumps(SessionInfo info) {
        this.info = info;
    }

    /**
     * Reads on.
     *
     * @param budget how many rows at most
     * @return whether there is more to read
     */
    public boolean advance(StoreView view, long budget) {
        long first = Math.max(view.frames().firstRow(), view.frameEnds().firstRow());
        long end = Math.min(view.frames().rowCount(), view.frameEnds().rowCount());
        long from = Math.max(next, first);
        long to = Math.min(end, from + budget);
        if (from < to) {
            AnimationError error = new AnimationError(view, info);
            error.beginAt(from);
            for (long row = error.there(from); row < to; row = error.there(row + 1)) {
                long units = error.next(row);
                if (units != AnimationError.NONE && Math.abs(units) > info.timeBase().unitsFromNanos(JUMP_NANOS)) {
                    add(row);
                }
            }
            next = to;
        }
        return next < end;
    }

    private void add(long row) {
        if (count == rows.length) {
            rows = Arrays.copyOf(rows, count * 2);
        }
        rows[count++] = row;
    }

    /** Whether any of the frames [from, to) jumped, as far as they are read. */
    public boolean any(long from, long to) {
        int at = Arrays.binarySearch(rows, 0, count, from);
        int index = at >= 0 ? at : -at - 1;
        return index < count && rows[index] < to;
    }
}
