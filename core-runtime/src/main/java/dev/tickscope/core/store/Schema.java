package dev.tickscope.core.store;

import java.util.ArrayList;
import java.util.List;

/** The columns of one table. */
final class Schema {
    private final List<Column> columns = new ArrayList<>();
    private final int[] slots = new int[Column.Type.values().length];

    Column column(String name, Column.Type type, int usual) {
        Column column = new Column(name, type, slots[type.ordinal()]++, usual);
        columns.add(column);
        return column;
    }

    Column longs(String name) {
        return longs(name, 0);
    }

    Column longs(String name, int usual) {
        return column(name, Column.Type.LONG, usual);
    }

    Column ints(String name) {
        return ints(name, 0);
    }

    Column ints(String name, int usual) {
        return column(name, Column.Type.INT, usual);
    }

    Column bytes(String name) {
        return bytes(name, 0);
    }

    Column bytes(String name, int usual) {
        return column(name, Column.Type.BYTE, usual);
    }

    Column doubles(String name) {
        return column(name, Column.Type.DOUBLE, 0);
    }

    int slots(Column.Type type) {
        return slots[type.ordinal()];
    }

    int bytesPerRow() {
        return columns.stream().mapToInt(c -> c.type().bytes).sum();
    }
}
