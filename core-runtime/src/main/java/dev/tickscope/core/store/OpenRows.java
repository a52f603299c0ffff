package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;

/**
 * Rows as they are written: one after the other, so that the writer touches one or two lines of cache for a row and not one for each
 * column. Rarely written columns lie beside them, each in an array of its own, and cost nothing while they are not written.
 */
@TickPath
final class OpenRows extends RowData {
    /** Longs of one row. */
    final int stride;
    final long[] words;
    final long[][] rare;

    OpenRows(EventKind kind) {
        Schema schema = Columns.schema(kind);
        int rows = 1 << Chunk.shift(kind);
        stride = schema.words();
        words = new long[rows * stride];
        rare = new long[schema.rareColumns()][rows];
    }

    @Override
    long get(Column column, int slot) {
        return column.rare() ? rare[-1 - column.word()][slot] : column.out(words[slot * stride + column.word()]);
    }

    @Override
    long bytes() {
        return bytes(words.length, rare.length, rare.length == 0 ? 0 : rare[0].length);
    }

    private static long bytes(long words, long rareColumns, long rareRows) {
        return PackedColumn.OBJECT + PackedColumn.arrayBytes(words) + PackedColumn.arrayBytes(rareColumns)
                + rareColumns * PackedColumn.arrayBytes(rareRows);
    }

    /** What fresh rows of this kind take. */
    static long bytes(EventKind kind) {
        Schema schema = Columns.schema(kind);
        long rows = 1L << Chunk.shift(kind);
        return bytes(rows * schema.words(), schema.rareColumns(), rows);
    }
}
