package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;

/**
 * The rows of one kind, as one {@link StoreView} froze them. Rows have absolute numbers: {@link #firstRow()} up to, but without,
 * {@link #rowCount()}; what lies before the first was lost to the byte budget.
 */
public final class TableView {
    private final EventKind kind;
    private final Chunk[] chunks;
    private final int firstChunk;
    private final long firstRow;
    private final long rowCount;

    /** @param chunks linked chunks from {@code firstChunk} on, none null */
    TableView(EventKind kind, Chunk[] chunks, int firstChunk, long rowCount) {
        this.kind = kind;
        this.chunks = chunks;
        this.firstChunk = firstChunk;
        this.firstRow = Math.min(rowCount, (long) firstChunk << Chunk.SHIFT);
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

    /** A column of type LONG. @throws IndexOutOfBoundsException if the row is not there */
    public long getLong(Column column, long row) {
        return chunk(row).longs[column.slot()][(int) row & Chunk.MASK] + column.usual();
    }

    /** A column of type INT or BYTE. */
    public int getInt(Column column, long row) {
        Chunk chunk = chunk(row);
        int slot = (int) row & Chunk.MASK;
        return (column.type() == Column.Type.INT ? chunk.ints[column.slot()][slot] : chunk.bytes[column.slot()][slot]) + column.usual();
    }

    /** A column of type DOUBLE. */
    public double getDouble(Column column, long row) {
        return chunk(row).doubles[column.slot()][(int) row & Chunk.MASK];
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

    Chunk chunk(long row) {
        if (row < firstRow || row >= rowCount) {
            throw new IndexOutOfBoundsException(kind + " row " + row + " is not in " + firstRow + " to " + (rowCount - 1));
        }
        return chunks[(int) (row >>> Chunk.SHIFT) - firstChunk];
    }
}
