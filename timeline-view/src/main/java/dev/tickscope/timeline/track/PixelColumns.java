package dev.tickscope.timeline.track;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.FrameMips;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.TimeAxis;

/**
 * What each pixel column of the context part covers when there are many frames: extremes and counts of all frames that start in it.
 * Read-only once made.
 */
public final class PixelColumns {
    private final long[] firstRow;
    private final FrameAggregate[] frames;
    private final long[] worstDeltaUnits;
    private final long[] lastAccumulatorUnits;
    private final long[] lastDroppedUnits;

    public PixelColumns(StoreView view, TimeAxis axis) {
        int count = (int) Math.ceil(axis.contextWidth());
        firstRow = new long[count + 1];
        borders(view.frames(), axis, count);
        frames = new FrameAggregate[count];
        worstDeltaUnits = new long[count];
        lastAccumulatorUnits = new long[count];
        lastDroppedUnits = new long[count];
        FrameMips.Reader summaries = new FrameMips.Reader(view);
        for (int i = 0; i < count; i++) {
            fill(view, summaries, i);
        }
        for (int i = 0; i < count; i++) {
            worstDeltaUnits[i] = Math.max(frames[i].maxRealDeltaUnits, crossing(view.frames(), i));
        }
    }

    /**
     * Where a column holds very many frames, its borders move by half a pixel at most, to where kept summaries begin: a column is then the sum
     * of a few of them.
     */
    private void borders(TableView table, TimeAxis axis, int count) {
        firstRow[0] = table.firstAtLeast(Columns.Frame.REAL, axis.real(0), table.firstRow(), table.rowCount());
        firstRow[count] = table.firstAtLeast(Columns.Frame.REAL, axis.real(count), firstRow[0], table.rowCount());
        long width = (firstRow[count] - firstRow[0]) / Math.max(1, count);
        long block = Long.highestOneBit(width / 2);
        block = block >= FrameMips.FINEST_ROWS ? block : 1;
        for (int i = 1; i < count; i++) {
            long guess = (firstRow[i - 1] + width) / block * block;
            firstRow[i] = Math.max(firstRow[i - 1], Math.min(firstRow[count], firstAtLeast(table, axis.real(i), guess, block)));
            width = firstRow[i] - firstRow[i - 1];
        }
    }

    /** The first multiple of {@code block} that does not start before a time; columns are about as wide as the one before, so it is near. */
    private static long firstAtLeast(TableView table, long real, long guess, long block) {
        long low = guess - block;
        long high = guess;
        long reach = block;
        while (startsBefore(table, real, high)) {
            low = high;
            high += reach;
            reach *= 2;
        }
        while (!startsBefore(table, real, low)) {
            high = low;
            low -= reach;
            reach *= 2;
        }
        while (high - low > block) {
            long middle = low + (high - low) / block / 2 * block;
            if (startsBefore(table, real, middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** Whether a frame starts before a time; rows that are lost before all others do, those still to come do not. */
    private static boolean startsBefore(TableView table, long real, long row) {
        return row < table.firstRow() || row < table.rowCount() && table.getLong(Columns.Frame.REAL, table.atOrAfter(row)) < real;
    }

    private void fill(StoreView view, FrameMips.Reader summaries, int column) {
        FrameAggregate sum = new FrameAggregate();
        summaries.aggregate(firstRow[column], firstRow[column + 1], sum);
        frames[column] = sum;
        long last = view.frameEnds().atOrBefore(firstRow[column + 1] - 1);
        boolean known = view.frameEnds().has(last);
        lastAccumulatorUnits[column] = known ? view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, last) : -1;
        lastDroppedUnits[column] = known ? view.frameEnds().getLong(Columns.FrameEnd.DROPPED_TOTAL, last) : -1;
    }

    /** A block lies before the start of the frame that ends it, so the one that crosses the right border counts in its column too. */
    private long crossing(TableView table, int column) {
        boolean longer = column + 1 == frames.length || frames[column + 1].frames == 0
                || frames[column + 1].maxRealDeltaUnits > frames[column].maxRealDeltaUnits;
        return longer ? deltaOf(table, firstRow[column + 1]) : 0;
    }

    private static long deltaOf(TableView table, long row) {
        if (!table.has(row) || !table.has(row - 1)
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
