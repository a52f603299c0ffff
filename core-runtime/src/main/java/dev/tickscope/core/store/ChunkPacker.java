package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;

/** Packs full chunks, oldest first. On the index thread only. */
final class ChunkPacker {
    private static final EventKind[] KINDS = EventKind.values();
    /** Chunks packed in one go, one or two milliseconds each: fresh chunks for the writer must never be long in coming. */
    private static final int AT_ONCE = 1;

    private final ColumnPacker packer = new ColumnPacker();
    private final long[] values = new long[Chunk.ROWS];
    /** By kind: the first chunk that is not packed yet. */
    private final int[] next = new int[KINDS.length];

    /** @return whether there is more to pack */
    boolean pack(StoreView view) {
        int left = AT_ONCE;
        for (EventKind kind : KINDS) {
            TableView table = view.table(kind);
            int full = table.fullChunks();
            next[kind.ordinal()] = Math.max(next[kind.ordinal()], table.firstChunk());
            while (next[kind.ordinal()] < full) {
                if (left-- == 0) {
                    return true;
                }
                Chunk chunk = table.chunkAt(next[kind.ordinal()]++);
                if (chunk != null) {
                    pack(kind, chunk);
                }
            }
        }
        return false;
    }

    private void pack(EventKind kind, Chunk chunk) {
        RowData open = chunk.data();
        Schema schema = Columns.schema(kind);
        int rows = 1 << Chunk.shift(kind);
        PackedColumn[] columns = new PackedColumn[schema.columns().size()];
        for (Column column : schema.columns()) {
            for (int row = 0; row < rows; row++) {
                values[row] = open.get(column, row);
            }
            columns[column.index()] = packer.pack(values, rows);
        }
        chunk.pack(new PackedRows(columns));
    }
}
