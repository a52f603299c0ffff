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
    /** Rows lost in the middle, of a table that is read from a file. Replaced before a release, read after an acquire. */
    volatile Gaps gaps = Gaps.NONE;
    /** Rows from {@link #rows} up to that one are lost as soon as a later one comes; 0 for none. */
    private long resumesAt;
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

    /**
     * The rows from that one up to, but without, {@code to} are lost; what is there of them is given up. Shows once a later row comes: the
     * newest row of a table is always there.
     */
    void lose(long from, long to) {
        resumesAt = Math.max(resumesAt, Math.max(to, rows));
        rows = Math.min(rows, from);
    }

    /** Makes place for the next row after what is lost. */
    void resume() {
        if (resumesAt > rows) {
            gaps = gaps.with(rows, resumesAt);
            rows = resumesAt;
            int index = (int) (rows >>> shift);
            if (slot() != 0 && (index >= directory.length || directory[index] == null)) {
                open(index);
            }
        }
        resumesAt = 0;
    }

    /** Whether a full chunk may go; the newest rows never do. */
    boolean hasOneToGive() {
        return sealedChunks() > (slot() == 0 ? 1 : 0);
    }

    private void open(int index) {
        if (index >= directory.length) {
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

    /** The last row of the oldest chunk, which is full, or of what is there of it. */
    long lastRowOfOldest() {
        return gaps.atOrBefore(((long) firstChunk + 1 << shift) - 1);
    }

    /** The oldest row that is there. */
    long firstRow() {
        return Math.min(rows, gaps.atOrAfter((long) firstChunk << shift));
    }

    /** Chunks after it of which nothing is there go with it. */
    void unlinkOldest() {
        directory[firstChunk++] = null;
        while (sealedChunks() > 0 && directory[firstChunk] == null) {
            firstChunk++;
        }
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
            RowData data = directory[i] == null ? null : directory[i].data();
            if (data == null) {
                continue;
            }
            if (data instanceof PackedRows) {
                packed += data.bytes();
            } else {
                waiting += openBytes;
            }
        }
        return openBytes + Math.max(openBytes, waiting) + packed;
    }
}
