package dev.tickscope.timeline.track;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.TimeAxis;

/**
 * What each pixel column of the context part covers when there are many frames: extremes and counts of all frames that start in it.
 * Read-only once made.
 */
public final class PixelColumns {
    private static final int BLOCK = 32;
    /** From so many frames a column on, its borders may move by half a column at most. */
    private static final int ALIGN_FROM = 2 * BLOCK;

    private final long[] firstRow;
    private final FrameAggregate[] frames;
    private final long[] worstDeltaUnits;
    private final long[] lastAccumulatorUnits;
    private final long[] lastDroppedUnits;

    public PixelColumns(StoreView view, TimeAxis axis) {
        int count = (int) Math.ceil(axis.contextWidth());
        TableView table = view.frames();
        firstRow = new long[count + 1];
        for (int i = 0; i <= count; i++) {
            firstRow[i] = i == 0 ? table.firstAtLeast(Columns.Frame.REAL, axis.real(0), table.firstRow(), table.rowCount())
                    : next(table, axis.real(i), firstRow[i - 1], i == 1 ? 1 : firstRow[i - 1] - firstRow[i - 2]);
        }
        alignToBlocks(count);
        frames = new FrameAggregate[count];
        worstDeltaUnits = new long[count];
        lastAccumulatorUnits = new long[count];
        lastDroppedUnits = new long[count];
        for (int i = 0; i < count; i++) {
            fill(view, i);
        }
    }

    /** Columns are about as wide as the one before, so the search begins there and looks further away only if it must. */
    private static long next(TableView table, long real, long from, long width) {
        long reach = Math.max(1, width + width / 4);
        long low = from;
        while (from + reach < table.rowCount() && table.getLong(Columns.Frame.REAL, from + reach) < real) {
            low = from + reach;
            reach *= 2;
        }
        return table.firstAtLeast(Columns.Frame.REAL, real, low, Math.min(table.rowCount(), from + reach + 1));
    }

    /** Where a column holds very many frames, its borders move by a fraction of a pixel to where the kept summaries begin. */
    private void alignToBlocks(int count) {
        if (firstRow[count] - firstRow[0] > (long) count * ALIGN_FROM) {
            for (int i = 1; i < count; i++) {
                firstRow[i] = Math.max(firstRow[i - 1], firstRow[i] / BLOCK * BLOCK);
            }
        }
    }

    private void fill(StoreView view, int column) {
        FrameAggregate sum = new FrameAggregate();
        view.frameMips().aggregate(view, firstRow[column], firstRow[column + 1], sum);
        frames[column] = sum;
        // A block lies before the start of the frame that ends it, so the one that crosses the right border counts here too.
        worstDeltaUnits[column] = Math.max(sum.maxRealDeltaUnits, deltaOf(view.frames(), firstRow[column + 1]));
        long last = Math.min(firstRow[column + 1], view.frameEnds().rowCount()) - 1;
        boolean known = view.frameEnds().has(last);
        lastAccumulatorUnits[column] = known ? view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, last) : -1;
        lastDroppedUnits[column] = known ? view.frameEnds().getLong(Columns.FrameEnd.DROPPED_TOTAL, last) : -1;
    }

    private static long deltaOf(TableView table, long row) {
        if (!table.has(row) || row == table.firstRow()
                || (table.getInt(Columns.Frame.FLAGS, row) & (FrameRow.PAUSED | FrameRow.REFUSED)) != 0) {
            return 0;
        }
        return table.getLong(Columns.Frame.REAL_DELTA, row);
    }

    public int count() {
        return frames.length;
    }

    /** Of all frames that start in the column; none of them if {@code frames} is 0. */
    public FrameAggregate of(int column) {
        return frames[column];
    }

    /** The first FRAME row at or after the column's left border. */
    public long firstRow(int column) {
        return firstRow[column];
    }

    /** The longest frame interval that touches the column; 0 where there is none. */
    public long worstDeltaUnits(int column) {
        return Math.max(0, worstDeltaUnits[column]);
    }

    /** In the accumulator after the last frame up to the column's right border; −1 if none is known. */
    public long lastAccumulatorUnits(int column) {
        return lastAccumulatorUnits[column];
    }

    /** Dropped in all by then; −1 if unknown. */
    public long lastDroppedUnits(int column) {
        return lastDroppedUnits[column];
    }
}
