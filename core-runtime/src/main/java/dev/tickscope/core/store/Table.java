package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/** The writer's side of one table: the chunks so far and the row that is being filled. */
@TickPath
final class Table {
    private static final int FIRST_DIRECTORY = 1_024;

    final EventKind kind;
    /** Rows of a chunk, as a power of two, and the same number less one. */
    final int shift;
    final int mask;
    private final long openBytes;
    private final ChunkSupply supply;
    /** Written by the writer before a release, read by readers after an acquire. Unlinked chunks are null. */
    volatile Chunk[] directory = new Chunk[FIRST_DIRECTORY];
    int firstChunk;
    long rows;
    private OpenRows current;

    Table(EventKind kind, ChunkSupply supply) {
        this.kind = kind;
        this.supply = supply;
        shift = Chunk.shift(kind);
        mask = (1 << shift) - 1;
        openBytes = OpenRows.bytes(kind);
    }

    /** Starts the next row; its place in the rows returned is {@link #slot()}. */
    OpenRows next() {
        int slot = (int) rows & mask;
        if (slot == 0) {
            open((int) (rows >>> shift));
        }
        return current;
    }

    int slot() {
        return (int) rows & mask;
    }

    /**
     * That many rows are complete; they lie in one chunk.
     *
     * @return whether they filled it, or opened the very first one: the table is about to hold more
     */
    boolean done(int count) {
        boolean first = rows == 0;
        rows += count;
        return first || (rows & mask) == 0;
    }

    /** Of a table without rows: those before that one, a multiple of a chunk's rows, are lost already. */
    void startAt(long firstRow) {
        if (rows != 0 || (firstRow & mask) != 0) {
            throw new IllegalArgumentException(kind + " has " + rows + " rows and cannot begin at " + firstRow);
        }
        firstChunk = (int) (firstRow >>> shift);
        rows = firstRow;
        if (firstChunk >= directory.length) {
            directory = new Chunk[Integer.highestOneBit(firstChunk) * 2];
        }
    }

    /** Whether a full chunk may go; the newest rows never do. */
    boolean hasOneToGive() {
        return sealedChunks() > (slot() == 0 ? 1 : 0);
    }

    private void open(int index) {
        if (index == directory.length) {
            directory = Arrays.copyOf(directory, index * 2);
        }
        Chunk chunk = supply.take(kind);
        current = chunk.open();
        directory[index] = chunk;
    }

    /** Chunks that are full and still linked. */
    int sealedChunks() {
        return (int) (rows >>> shift) - firstChunk;
    }

    /** Linked chunks, the open one included. */
    int linkedChunks() {
        return (int) ((rows + mask) >>> shift) - firstChunk;
    }

    /** The last row of the oldest chunk, which is full. */
    long lastRowOfOldest() {
        return ((long) firstChunk + 1 << shift) - 1;
    }

    void unlinkOldest() {
        directory[firstChunk++] = null;
    }

    /** A number of a linked row. */
    long get(Column column, long row) {
        long stored = directory[(int) (row >>> shift)].data().get(column, (int) row & mask);
        return stored + column.usual() + (column.same() == null ? 0 : get(column.same(), row));
    }

    /**
     * What the table may take until one more of its chunks is full: what is linked, with room for the chunk that the next row opens and for
     * one full chunk that waits to be packed, whether they are there or not.
     */
    long reservedBytes() {
        if (rows == 0) {
            return 0;
        }
        long packed = 0;
        long waiting = 0;
        int end = firstChunk + sealedChunks();
        for (int i = firstChunk; i < end; i++) {
            RowData data = directory[i].data();
            if (data instanceof PackedRows) {
                packed += data.bytes();
            } else {
                waiting += openBytes;
            }
        }
        return openBytes + Math.max(openBytes, waiting) + packed;
    }
}
