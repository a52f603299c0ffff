package dev.tickscope.core.store;

import java.util.ArrayDeque;
import java.util.Deque;

/** Words that belong to rows of one table: the newest of them. Written by the writer's thread, read by any. */
public final class RowWords {
    /** How many are kept. */
    public static final int KEPT = 10_000;

    private final Deque<Entry> entries = new ArrayDeque<>();

    private record Entry(long row, String words) {
    }

    synchronized void add(long row, String words) {
        if (entries.size() == KEPT) {
            entries.removeFirst();
        }
        entries.addLast(new Entry(row, words));
    }

    /** The words of a row; null if it has none, or they are not kept any more. */
    public synchronized String of(long row) {
        for (Entry entry : entries) {
            if (entry.row == row) {
                return entry.words;
            }
        }
        return null;
    }
}
