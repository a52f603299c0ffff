package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import java.util.Arrays;

/**
 * The rows of one kind, as one {@link StoreView} froze them. Rows have absolute numbers: {@link #firstRow()} up to, but without,
 * {@link #rowCount()}; what lies before the first was lost to the byte budget.
 */
public final class TableView {
    private final EventKind kind;
    private final int shift;
    private final int mask;
    private final Chunk[] chunks;
    private final int firstChunk;
    private final long firstRow;
    private final long rowCount;

    /** @param chunks linked chunks from {@code firstChunk} on, none null */
    TableView(EventKind kind, Chunk[] chunks, int firstChunk, long rowCount) {
        this.kind = kind;
        this.shift = Chunk.shift(kind);
        this.mask = (1 << shift) - 1;
        this.chunks = chunks;
        this.firstChunk = firstChunk;
        this.firstRow = Math.min(rowCount, (long) firstChunk << shift);
        this.rowCount = rowCount;
    }

    public EventKind kind() {
        return kind;
    }

    /** The oldest row that is still there; above 0 once rows were lost. */
    public long firstRow() {
        return firstRow;
    }

    /** One past the newest row: all rows ever written. */
    public long rowCount() {
        return rowCount;
    }

    public boolean isEmpty() {
        return firstRow == rowCount;
    }

    public boolean has(long row) {
        return row >= firstRow && row < rowCount;
    }

    /** A column of whole numbers. @throws IndexOutOfBoundsException if the row is not there */
    public long getLong(Column column, long row) {
        return stored(column, row) + column.usual() + (column.same() == null ? 0 : getLong(column.same(), row));
    }

    /** A column of type INT, COUNT or BYTE. */
    public int getInt(Column column, long row) {
        return (int) getLong(column, row);
    }

    /** A column of type DOUBLE. */
    public double getDouble(Column column, long row) {
        return Double.longBitsToDouble(stored(column, row));
    }

    /**
     * Reads a column of whole numbers of several rows at once.
     *
     * @param count how many rows; all of one chunk, as {@link #rowsAtOnce} tells
     * @param into gets the values, from its beginning
     * @throws IndexOutOfBoundsException if one of the rows is not there
     */
    void read(Column column, long row, int count, long[] into) {
        if (row < firstRow || row + count > rowCount) {
            throw new IndexOutOfBoundsException(kind + " rows " + row + " to " + (row + count - 1) + " are not in " + firstRow + " to " + (rowCount - 1));
        }
        RowData data = chunks[(int) (row >>> shift) - firstChunk].data();
        Arrays.fill(into, 0, count, 0);
        long usual = 0;
        for (Column part = column; part != null; part = part.same()) {
            data.addTo(part, (int) row & mask, count, into);
            usual += part.usual();
        }
        if (usual != 0) {
            for (int i = 0; i < count; i++) {
                into[i] += usual;
            }
        }
    }

    /** How many rows from {@code row} on lie in its chunk. */
    long rowsAtOnce(long row) {
        return mask + 1 - (row & mask);
    }

    /** The first row in [from, to) whose {@code column} (LONG, never falling) is at least {@code value}; {@code to} if none. */
    public long firstAtLeast(Column column, long value, long from, long to) {
        long low = Math.max(from, firstRow);
        long high = Math.min(to, rowCount);
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (getLong(column, middle) >= value) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /**
     * The same over all rows, quicker where the row is near another one.
     *
     * @param near any number; the search begins at that row and goes further away only as far as it must
     */
    public long firstAtLeastNear(Column column, long value, long near) {
        if (isEmpty()) {
            return rowCount;
        }
        long low = Math.max(firstRow, Math.min(near, rowCount - 1));
        long high = low;
        long reach = 1;
        if (getLong(column, low) >= value) {
            while (low > firstRow && getLong(column, low) >= value) {
                high = low;
                low = Math.max(firstRow, low - reach);
                reach *= 2;
            }
        } else {
            while (high < rowCount && getLong(column, high) < value) {
                low = high + 1;
                high = Math.min(rowCount, high + reach);
                reach *= 2;
            }
        }
        return firstAtLeast(column, value, low, high);
    }

    private long stored(Column column, long row) {
        if (row < firstRow || row >= rowCount) {
            throw new IndexOutOfBoundsException(kind + " row " + row + " is not in " + firstRow + " to " + (rowCount - 1));
        }
        return chunks[(int) (row >>> shift) - firstChunk].data().get(column, (int) row & mask);
    }

    int firstChunk() {
        return firstChunk;
    }

    /** One past the last full chunk. */
    int fullChunks() {
        return (int) (rowCount >>> shift);
    }

    /** @param index counted from the first chunk that there ever was */
    Chunk chunkAt(int index) {
        return chunks[index - firstChunk];
    }

    /** Memory that the rows take, in bytes, room for those still to come in the last chunk included. */
    public long heldBytes() {
        long sum = 0;
        for (Chunk chunk : chunks) {
            sum += chunk.data().bytes();
        }
        return sum;
    }
}
