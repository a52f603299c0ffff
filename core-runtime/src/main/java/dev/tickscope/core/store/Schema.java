package dev.tickscope.core.store;

import dev.tickscope.core.store.Column.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns of one table. A row under way is a run of longs; columns narrower than that share one, in the order in which they are
 * declared. Columns that are rarely written stay outside the row.
 */
final class Schema {
    private final List<Column> columns = new ArrayList<>();
    private int words;
    private int rare;
    private int shared = -1;
    private int sharedBits;

    private Column row(String name, Type type) {
        Column column;
        if (type.bits == Long.SIZE) {
            column = new Column(name, type, columns.size(), 0, words++, 0);
        } else {
            if (shared < 0 || sharedBits + type.bits > Long.SIZE) {
                shared = words++;
                sharedBits = 0;
            }
            column = new Column(name, type, columns.size(), 0, shared, sharedBits);
            sharedBits += type.bits;
        }
        columns.add(column);
        return column;
    }

    private Column rare(String name, Type type, int usual) {
        Column column = new Column(name, type, columns.size(), usual, -1 - rare++, 0);
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

    Column doubles(String name) {
        return row(name, Type.DOUBLE);
    }

    Column rareLongs(String name, int usual) {
        return rare(name, Type.LONG, usual);
    }

    Column rareInts(String name, int usual) {
        return rare(name, Type.INT, usual);
    }

    Column rareDoubles(String name) {
        return rare(name, Type.DOUBLE, 0);
    }

    List<Column> columns() {
        return columns;
    }

    /** Longs of one row. */
    int words() {
        return words;
    }

    /** Columns outside the row. */
    int rareColumns() {
        return rare;
    }
}
