package dev.tickscope.core.store;

import java.util.Arrays;

/**
 * Words that belong to rows of one table: the newest of them. Written by the writer's thread, read by any; either holds the other up only
 * for a search among rows in order.
 */
public final class RowWords {
    /** How many are kept at least, if there were so many; at most twice as many. */
    public static final int KEPT = 10_000;

    private long[] rows = new long[16];
    private String[] words = new String[16];
    private int count;

    /** Rows come in order. */
    synchronized void add(long row, String newWords) {
        if (count == 2 * KEPT) {
            System.arraycopy(rows, KEPT, rows, 0, KEPT);
            System.arraycopy(words, KEPT, words, 0, KEPT);
            Arrays.fill(words, KEPT, count, null);
            count = KEPT;
        } else if (count == rows.length) {
            rows = Arrays.copyOf(rows, Math.min(2 * KEPT, count * 2));
            words = Arrays.copyOf(words, rows.length);
        }
        rows[count] = row;
        words[count++] = newWords;
    }

    /** The words of a row; null if it has none, or they are not kept any more. */
    public synchronized String of(long row) {
        int at = Arrays.binarySearch(rows, 0, count, row);
        return at < 0 ? null : words[at];
    }
}
