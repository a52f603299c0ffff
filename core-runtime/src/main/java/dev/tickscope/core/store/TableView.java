package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;

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
