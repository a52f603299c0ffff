package dev.tickscope.timeline.stats;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;

/**
 * FRAME rows one after the other.
 *
 * @param firstRow the first of them
 * @param endRow one past the last; not before the first
 */
public record FrameRange(long firstRow, long endRow) {
    public FrameRange {
        if (firstRow < 0 || endRow < firstRow) {
            throw new IllegalArgumentException("rows " + firstRow + " to " + endRow);
        }
    }

    public boolean isEmpty() {
        return firstRow == endRow;
    }

    public long rows() {
        return endRow - firstRow;
    }

    public boolean has(long row) {
        return row >= firstRow && row < endRow;
    }

    /** Every row that is there. */
    public static FrameRange whole(StoreView view) {
        return new FrameRange(view.frames().firstRow(), view.frames().rowCount());
    }

    /** The frames that begin at {@code fromUnits} of real time or later, and before {@code toUnits}. */
    public static FrameRange between(StoreView view, long fromUnits, long toUnits) {
        TableView frames = view.frames();
        long first = frames.firstAtLeast(Columns.Frame.REAL, fromUnits, frames.firstRow(), frames.rowCount());
        return new FrameRange(first, frames.firstAtLeast(Columns.Frame.REAL, toUnits, first, frames.rowCount()));
    }

    /** The last seconds of real time up to and with the frame at {@code row}; standing time at their end does not count as part of them. */
    public static FrameRange last(StoreView view, TimeBase base, long row, int seconds) {
        long last = view.frames().has(row) ? LookBack.lastThatRan(view, row) : -1;
        if (!view.frames().has(last)) {
            return new FrameRange(view.frames().firstRow(), view.frames().firstRow());
        }
        long end = view.frames().getLong(Columns.Frame.REAL, last);
        long begin = end - base.unitsFromNanos(Math.multiplyExact(seconds, TimeBase.NANOS));
        return new FrameRange(between(view, begin + 1, end).firstRow(), last + 1);
    }

    /**
     * The rows of this range of which everything is known: ended, and with the end of the row before them where they are not the first of
     * the session.
     */
    public FrameRange known(StoreView view) {
        long oldest = Math.max(view.frames().firstRow(), view.frameEnds().firstRow());
        long end = Math.min(endRow, Math.min(view.frameEnds().rowCount(), view.frames().rowCount()));
        long first = Math.min(end, Math.max(firstRow, oldest == 0 ? 0 : oldest + 1));
        return new FrameRange(first, end);
    }

    /**
     * The next of these rows that follow one another without a loss, each with the row before it; empty at their end.
     *
     * @param from where to look on
     */
    FrameRange nextRun(StoreView view, long from) {
        TableView frames = view.frames();
        TableView ends = view.frameEnds();
        long first = from;
        while (first < endRow && !(isWhole(view, first) && (first == 0 || isWhole(view, first - 1)))) {
            first = Math.max(first + 1, Math.max(frames.atOrAfter(first), ends.atOrAfter(first)));
        }
        long run = Math.min(endRow, Math.min(frames.nextGap(first), ends.nextGap(first)));
        return first >= run ? new FrameRange(endRow, endRow) : new FrameRange(first, run);
    }

    private static boolean isWhole(StoreView view, long row) {
        return view.frames().has(row) && view.frameEnds().has(row);
    }
}
