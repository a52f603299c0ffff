package dev.tickscope.core.expression;

import java.util.Arrays;

/** Row numbers, growing. */
final class RowList {
    private static final int FIRST_SIZE = 1_024;

    private long[] rows = new long[FIRST_SIZE];
    private int size;

    void add(long row) {
        if (size == rows.length) {
            rows = Arrays.copyOf(rows, size * 2);
        }
        rows[size++] = row;
    }

    void addReversed(RowList other) {
        for (int i = other.size - 1; i >= 0; i--) {
            add(other.rows[i]);
        }
    }

    int size() {
        return size;
    }

    long get(int index) {
        return rows[java.util.Objects.checkIndex(index, size)];
    }

    long last() {
        return rows[size - 1];
    }

    void clear() {
        size = 0;
    }

    void keepFirst(int most) {
        size = Math.min(size, most);
    }
}
