package dev.tickscope.timeline.track;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;

/** How many ticks probes held back by the end of any frame. Reads each FRAME_END row once and remembers only those that held something. */
final class HeldIndex {
    private long[] rows = new long[16];
    private long[] totals = new long[16];
    private int count;
    private long next;

    /** @param budget how many rows at most. @return whether there is more to read */
    boolean advance(StoreView view, long budget) {
        TableView ends = view.frameEnds();
        next = ends.atOrAfter(next);
        for (long end = Math.min(ends.rowCount(), next + budget); next < end; next = ends.atOrAfter(next + 1)) {
            long held = ends.getLong(Columns.FrameEnd.HELD, next);
            if (held > 0) {
                add(next, total() + held);
            }
        }
        return next < ends.rowCount();
    }

    private void add(long row, long total) {
        if (count == rows.length) {
            rows = Arrays.copyOf(rows, count * 2);
            totals = Arrays.copyOf(totals, count * 2);
        }
        rows[count] = row;
        totals[count++] = total;
    }

    private long total() {
        return count == 0 ? 0 : totals[count - 1];
    }

    /** Held in frames up to and with this one. */
    long upTo(long row) {
        int at = Arrays.binarySearch(rows, 0, count, row);
        int before = at >= 0 ? at : -at - 2;
        return before < 0 ? 0 : totals[before];
    }
}
