package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import java.util.Arrays;

/**
 * The rows of one kind, as one {@link StoreView} froze them. Rows have absolute numbers: {@link #firstRow()} up to, but without,
 * {@link #rowCount()}; what lies before the first was lost to the byte budget. Of a session from a file, rows may be lost in the middle too:
 * then {@link #has} is false there, the rows around keep their numbers, and the first and the last are always there.
 */
public final class TableView {
    private final EventKind kind;
    private final int shift;
    private final int mask;
    private final Chunk[] chunks;
    private final int firstChunk;
    private final long firstRow;
    private final long rowCount;
    private final Gaps gaps;

    /** @param chunks linked chunks from {@code firstChunk} on, null where all rows are lost */
    TableView(EventKind kind, Chunk[] chunks, int firstChunk, long rowCount, Gaps gaps) {
        this.kind = kind;
        this.shift = Chunk.shift(kind);
        this.mask = (1 << shift) - 1;
        this.chunks = chunks;
        this.firstChunk = firstChunk;
        this.gaps = gaps;
        this.firstRow = Math.min(rowCount, gaps.atOrAfter((long) firstChunk << shift));
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
        return row >= firstRow && row < rowCount && (gaps.none() || !gaps.lost(row));
    }

    /** Whether any row in [from, to) is there. */
    public boolean hasAny(long from, long to) {
        return atOrAfter(from) < Math.min(to, rowCount);
    }

    /** The row itself if it is there, or the first one after it that is; the row count if there is none. */
    public long atOrAfter(long row) {
        return row >= rowCount ? rowCount : gaps.atOrAfter(Math.max(row, firstRow));
    }

    /** The row itself if it is there, or the last one before it that is; one less than the first row if there is none. */
    public long atOrBefore(long row) {
        return row < firstRow ? firstRow - 1 : gaps.atOrBefore(Math.min(row, rowCount - 1));
    }

    /** The first of the rows up to {@code row} that follow one another without a loss. @param row one that is there */
    public long runBegin(long row) {
        return Math.max(firstRow, gaps.runBegin(row));
    }

    /** How many rows are lost, those before the first row and those in the middle. */
    public long lostRows() {
        return firstRow + lostIn(firstRow, rowCount);
    }

    /** How many rows in [from, to) are lost. */
    public long lostIn(long from, long to) {
        long end = Math.min(to, rowCount);
        return Math.max(0, Math.min(end, firstRow) - from) + gaps.lostIn(Math.max(from, firstRow), end);
    }

    /** The first row from {@code row} on that is lost in the middle; the row count if none is. Those lost end at {@link #atOrAfter} of it. */
    public long nextGap(long row) {
        return Math.min(rowCount, gaps.nextLost(Math.max(row, firstRow)));
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

    /** How many rows from {@code row} on lie in its chunk, none of them lost. */
    long rowsAtOnce(long row) {
        return Math.max(0, Math.min(mask + 1 - (row & mask), gaps.nextLost(row) - row));
    }

    /** The first row in [from, to) whose {@code column} (LONG, never falling) is at least {@code value}; {@code to} if none. */
    public long firstAtLeast(Column column, long value, long from, long to) {
        long low = Math.max(from, firstRow);
        long end = Math.min(to, rowCount);
        long high = end;
        while (low < high) {
            long middle = (low + high) >>> 1;
            long there = gaps.atOrAfter(middle);
            if (there >= high || getLong(column, there) >= value) {
                high = middle;
            } else {
                low = there + 1;
            }
        }
        return low < end ? Math.min(end, gaps.atOrAfter(low)) : low;
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
        long low = Math.max(firstRow, atOrBefore(near));
        long high = low;
        long reach = 1;
        if (getLong(column, low) >= value) {
            while (low > firstRow && getLong(column, low) >= value) {
                high = low;
                low = Math.max(firstRow, atOrBefore(low - reach));
                reach *= 2;
            }
        } else {
            while (high < rowCount && getLong(column, high) < value) {
                low = high + 1;
                high = atOrAfter(high + reach);
                reach *= 2;
            }
        }
        return firstAtLeast(column, value, low, high);
    }

    /**
     * The last row whose {@code column} (LONG, never falling) is at most {@code value}.
     *
     * @return one less than the first row if there is none
     */
    public long lastAtMost(Column column, long value) {
        return atOrBefore((value == Long.MAX_VALUE ? rowCount : firstAtLeast(column, value + 1, firstRow, rowCount)) - 1);
    }

    private long stored(Column column, long row) {
        if (!has(row)) {
            throw new IndexOutOfBoundsException(kind + " row " + row + " is " + (row >= firstRow && row < rowCount ? "lost" : "not in "
                    + firstRow + " to " + (rowCount - 1)));
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

    /** @param index counted from the first chunk that there ever was @return null if all its rows are lost */
    Chunk chunkAt(int index) {
        return chunks[index - firstChunk];
    }

    /** Memory that the rows take, in bytes, room for those still to come in the last chunk included. */
    public long heldBytes() {
        long sum = 0;
        for (Chunk chunk : chunks) {
            sum += chunk == null ? 0 : chunk.data().bytes();
        }
        return sum;
    }
}
