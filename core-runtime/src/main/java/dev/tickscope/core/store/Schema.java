package dev.tickscope.core.store;

import java.util.ArrayList;
import java.util.List;

/** The columns of one table. */
final class Schema {
    private final List<Column> columns = new ArrayList<>();
    private final int[] slots = new int[Column.Type.values().length];

    Column column(String name, Column.Type type) {
        Column column = new Column(name, type, slots[type.ordinal()]++);
        columns.add(column);
        return column;
    }

    Column longs(String name) {
        return column(name, Column.Type.LONG);
    }

    Column ints(String name) {
        return column(name, Column.Type.INT);
    }

    Column bytes(String name) {
        return column(name, Column.Type.BYTE);
    }

    Column doubles(String name) {
        return column(name, Column.Type.DOUBLE);
    }

    int slots(Column.Type type) {
        return slots[type.ordinal()];
    }

    int bytesPerRow() {
        return columns.stream().mapToInt(c -> c.type().bytes).sum();
    }
}
