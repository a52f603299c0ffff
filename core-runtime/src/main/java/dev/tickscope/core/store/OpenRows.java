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
    final long[][] beside;
    /** What the distances of a column are counted from; as many as there are arrays beside. */
    final long[] anchors;

    OpenRows(EventKind kind) {
        Schema schema = Columns.schema(kind);
        int rows = 1 << Chunk.shift(kind);
        stride = schema.words();
        words = new long[rows * stride];
        beside = new long[schema.besideCount()][rows];
        anchors = new long[schema.besideCount()];
    }

    @Override
    long get(Column column, int slot) {
        if (column.rare()) {
            return beside[column.beside()][slot];
        }
        long word = words[slot * stride + column.word()];
        return column.near() ? far(column, slot, column.distance(word)) : column.out(word);
    }

    @Override
    void addTo(Column column, int slot, int count, long[] into) {
        for (int i = 0; i < count; i++) {
            into[i] += get(column, slot + i);
        }
    }

    private long far(Column column, int slot, long distance) {
        if (distance == column.tooFar()) {
            return beside[column.beside()][slot];
        }
        return distance == 0 ? -1 : anchors[column.beside()] + distance - 1;
    }

    /** How the row holds such a value: 0 for −1, else its distance counted from 1, or a sign that it lies beside. */
    long near(Column column, int slot, long value) {
        if (value == -1) {
            return 0;
        }
        long distance = value - anchors[column.beside()] + 1;
        if (distance > 0 && distance < column.tooFar()) {
            return distance;
        }
        beside[column.beside()][slot] = value;
        return column.tooFar();
    }

    @Override
    long bytes() {
        return bytes(words.length, beside.length, beside.length == 0 ? 0 : beside[0].length);
    }

    private static long bytes(long words, long arrays, long rows) {
        return PackedColumn.OBJECT + PackedColumn.arrayBytes(words) + 2 * PackedColumn.arrayBytes(arrays)
                + arrays * PackedColumn.arrayBytes(rows);
    }

    /** What fresh rows of this kind take. */
    static long bytes(EventKind kind) {
        Schema schema = Columns.schema(kind);
        long rows = 1L << Chunk.shift(kind);
        return bytes(rows * schema.words(), schema.besideCount(), rows);
    }
}
