package dev.tickscope.core.store;

import dev.tickscope.core.store.Column.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns of one table. A row under way is a run of longs; columns narrower than that share one, in the order in which they are
 * declared. Columns that are rarely written lie beside the rows.
 */
final class Schema {
    private final List<Column> columns = new ArrayList<>();
    private int words;
    private int beside;
    private int shared = -1;
    private int sharedBits;

    private Column row(String name, Type type, int bits, int beside) {
        if (bits < Long.SIZE && (shared < 0 || sharedBits + bits > Long.SIZE)) {
            shared = words++;
            sharedBits = 0;
        }
        int shift = bits == Long.SIZE ? 0 : sharedBits;
        sharedBits += bits == Long.SIZE ? 0 : bits;
        return add(new Column(name, type, columns.size(), 0, null, bits == Long.SIZE ? words++ : shared, shift, bits, beside));
    }

    private Column row(String name, Type type) {
        return row(name, type, type.bits, -1);
    }

    private Column rare(String name, Type type, int usual, Column same) {
        return add(new Column(name, type, columns.size(), usual, same, -1, 0, type.bits, beside++));
    }

    private Column add(Column column) {
        columns.add(column);
        return column;
    }

    Column longs(String name) {
        return row(name, Type.LONG);
    }

    Column ints(String name) {
        return row(name, Type.INT);
    }

    Column bytes(String name) {
        return row(name, Type.BYTE);
    }

    /** A number from 0 up that needs no more bits than that. */
    Column counts(String name, int bits) {
        return row(name, Type.COUNT, bits, -1);
    }

    /** A number that mostly lies a little above that of the chunk's first row, or is −1. */
    Column near(String name, int bits) {
        return row(name, Type.LONG, bits, beside++);
    }

    Column doubles(String name) {
        return row(name, Type.DOUBLE);
    }

    Column rareLongs(String name, int usual) {
        return rare(name, Type.LONG, usual, null);
    }

    Column longsLike(String name, Column same) {
        return rare(name, Type.LONG, 0, same);
    }

    Column rareInts(String name, int usual) {
        return rare(name, Type.INT, usual, null);
    }

    Column rareDoubles(String name) {
        return rare(name, Type.DOUBLE, 0, null);
    }

    List<Column> columns() {
        return columns;
    }

    /** Longs of one row. */
    int words() {
        return words;
    }

    /** Arrays beside the rows. */
    int besideCount() {
        return beside;
    }
}
