package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;

/** A fixed number of rows of one table, column by column. Written by one thread; full chunks are sealed and never written again. */
final class Chunk {
    /** Rows in a chunk; a power of two. */
    static final int ROWS = 16_384;
    static final int SHIFT = 14;
    static final int MASK = ROWS - 1;

    final long[][] longs;
    final int[][] ints;
    final byte[][] bytes;
    final double[][] doubles;

    Chunk(EventKind kind) {
        Schema schema = Columns.schema(kind);
        longs = new long[schema.slots(Column.Type.LONG)][ROWS];
        ints = new int[schema.slots(Column.Type.INT)][ROWS];
        bytes = new byte[schema.slots(Column.Type.BYTE)][ROWS];
        doubles = new double[schema.slots(Column.Type.DOUBLE)][ROWS];
    }

    static long byteSize(EventKind kind) {
        return (long) Columns.schema(kind).bytesPerRow() * ROWS;
    }
}
