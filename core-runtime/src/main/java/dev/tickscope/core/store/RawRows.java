package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import java.util.List;

/**
 * Puts rows into a store as they were read from a file, column by column, and tells which columns there are. The store is otherwise not
 * written to. Numbers of type DOUBLE are given and read as their bits.
 */
public final class RawRows {
    private static final long MOST_CHUNKS = 1L << 22;

    private final Store store;

    public RawRows(Store store) {
        this.store = store;
    }

    /** The columns of one kind, in the order in which their numbers are given. */
    public static List<Column> columns(EventKind kind) {
        return Columns.schema(kind).columns();
    }

    /** Rows that lie in one chunk; what is lost is lost in chunks. */
    public static long rowsOfAChunk(EventKind kind) {
        return 1L << Chunk.shift(kind);
    }

    /**
     * The rows before that one are lost; only before the first row of its kind.
     *
     * @param firstRow a multiple of {@link #rowsOfAChunk}
     */
    public void startAt(EventKind kind, long firstRow) {
        store.table(kind).startAt(firstRow);
    }

    /**
     * Rows are lost in the middle, from that one up to, but without, {@code to}. Those of them that were added are given up. Shows once a
     * later row is added.
     *
     * @param from at most as many as there are
     */
    public void lose(EventKind kind, long from, long to) {
        store.table(kind).lose(from, to);
    }

    /** More rows of a kind than any session has. */
    public static long tooMany(EventKind kind) {
        return MOST_CHUNKS << Chunk.shift(kind);
    }

    /** Adds the next row. @param values one for each column, in order */
    public void add(EventKind kind, long[] values) {
        Table table = store.table(kind);
        table.resume();
        OpenRows rows = table.next();
        int slot = table.slot();
        List<Column> columns = columns(kind);
        for (int i = 0; i < columns.size(); i++) {
            put(rows, columns.get(i), slot, values);
        }
        if (table.done(1)) {
            store.enforceBudget();
        }
    }

    private void put(OpenRows rows, Column column, int slot, long[] values) {
        long value = values[column.index()];
        long stored = value - column.usual() - (column.same() == null ? 0 : values[column.same().index()]);
        if (column.rare()) {
            rows.beside[column.beside()][slot] = stored;
            return;
        }
        if (column.near()) {
            if (slot == 0) {
                rows.anchors[column.beside()] = value == -1 ? store.table(EventKind.TICK).rows : value;
            }
            stored = rows.near(column, slot, value);
        }
        rows.words[slot * rows.stride + column.word()] |= column.in(stored);
    }

    /** The words of the BREAKPOINT row that comes next. */
    public void words(String words) {
        store.breakpointWords().add(store.table(EventKind.BREAKPOINT).rows, words);
    }

    /** Shows what was added so far. */
    public void release() {
        store.release();
    }
}
