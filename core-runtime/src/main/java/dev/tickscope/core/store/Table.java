package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/** The writer's side of one table: the chunks so far and the row that is being filled. */
@TickPath
final class Table {
    private static final int FIRST_DIRECTORY = 1_024;

    final EventKind kind;
    private final ChunkSupply supply;
    /** Written by the writer before a release, read by readers after an acquire. Unlinked chunks are null. */
    volatile Chunk[] directory = new Chunk[FIRST_DIRECTORY];
    int firstChunk;
    long rows;
    private Chunk current;

    Table(EventKind kind, ChunkSupply supply) {
        this.kind = kind;
        this.supply = supply;
    }

    /** Starts the next row and returns its chunk; the row's place in it is {@link #slot()}. */
    Chunk next() {
        int slot = (int) rows & Chunk.MASK;
        if (slot == 0) {
            open((int) (rows >>> Chunk.SHIFT));
        }
        return current;
    }

    int slot() {
        return (int) rows & Chunk.MASK;
    }

    /** The row is complete. */
    void done() {
        rows++;
    }

    /** Whether the row just completed filled its chunk, or opened the very first one: the table is about to hold more. */
    boolean grows() {
        return (rows & Chunk.MASK) == 0 || rows == 1;
    }

    /** Whether a full chunk may go; the newest rows never do. */
    boolean hasOneToGive() {
        return sealedChunks() > (slot() == 0 ? 1 : 0);
    }

    private void open(int index) {
        if (index == directory.length) {
            directory = Arrays.copyOf(directory, index * 2);
        }
        current = supply.take(kind);
        directory[index] = current;
    }

    /** Chunks that are full and still linked. */
    int sealedChunks() {
        return (int) (rows >>> Chunk.SHIFT) - firstChunk;
    }

    Chunk oldest() {
        return directory[firstChunk];
    }

    void unlinkOldest() {
        directory[firstChunk++] = null;
    }

    /** Linked chunks, the open one included. */
    int linkedChunks() {
        return (int) ((rows + Chunk.MASK) >>> Chunk.SHIFT) - firstChunk;
    }
}
