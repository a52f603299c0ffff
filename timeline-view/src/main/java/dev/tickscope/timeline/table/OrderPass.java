package dev.tickscope.timeline.table;

import java.util.Arrays;
import java.util.PriorityQueue;

/**
 * Works out an order over a stretch of rows: reads each row once, sorts short runs of them, and merges the runs, for which each row is read
 * once more. So a sort of n rows makes at most 2n lines, and never holds more keys than a run has rows.
 */
final class OrderPass<L> {
    /** Rows sorted at once. */
    static final int RUN = 8_192;

    private record Key(Object key, int row) {
    }

    /** The first row of a run that is not merged yet. */
    private record Head(Object key, int row, int at, int end) {
    }

    private final RowOrder<L> how;
    private final int begin;
    private final int end;
    private int next;
    private int[] found = new int[16];
    private int count;
    private Key[] run;
    private int inRun;
    private PriorityQueue<Head> heads;
    private int[] merged;
    private int out;
    private boolean done;

    OrderPass(RowOrder<L> how, int end) {
        this(how, 0, end);
    }

    OrderPass(RowOrder<L> how, int begin, int end) {
        this.how = how;
        this.begin = begin;
        this.next = begin;
        this.end = end;
    }

    /** One past the last row it knows. */
    int end() {
        return end;
    }

    void finish() {
        while (!work(RUN)) {
            // The next slice.
        }
    }

    /** @return whether the order is complete */
    boolean work(int most) {
        int left = most;
        for (; next < end && left > 0; left--) {
            read(next++);
        }
        if (next == end && !done && merged == null) {
            endRun();
            beginMerge();
        }
        for (; !done && merged != null && left > 0; left--) {
            mergeOne();
        }
        return done;
    }

    private void read(int row) {
        L line = how.rows().get(row);
        if (!how.matches(line)) {
            return;
        }
        if (how.sorts()) {
            run = run == null ? new Key[Math.min(RUN, end - begin)] : run;
            run[inRun++] = new Key(how.key(line), row);
            if (inRun == run.length) {
                endRun();
            }
        } else {
            add(row);
        }
    }

    private void add(int row) {
        if (count == found.length) {
            found = Arrays.copyOf(found, Math.min(end - begin, count * 2));
        }
        found[count++] = row;
    }

    private void endRun() {
        if (inRun > 0) {
            Arrays.sort(run, 0, inRun, (a, b) -> {
                int order = how.compare(a.key, b.key);
                return order != 0 ? order : Integer.compare(a.row, b.row);
            });
            for (int i = 0; i < inRun; i++) {
                add(run[i].row);
            }
            inRun = 0;
        }
    }

    private void beginMerge() {
        run = null;
        if (!how.sorts() || count <= RUN) {
            done = true;
            return;
        }
        merged = new int[count];
        heads = new PriorityQueue<>((a, b) -> {
            int order = how.compare(a.key, b.key);
            return order != 0 ? order : Integer.compare(a.row, b.row);
        });
        // Every run but the last is full.
        for (int at = 0; at < count; at += RUN) {
            push(at, Math.min(count, at + RUN));
        }
    }

    private void push(int at, int runEnd) {
        if (at < runEnd) {
            heads.add(new Head(how.key(how.rows().get(found[at])), found[at], at, runEnd));
        }
    }

    private void mergeOne() {
        Head least = heads.poll();
        if (least == null) {
            found = merged;
            done = true;
            return;
        }
        merged[out++] = least.row;
        push(least.at + 1, least.end);
    }

    int percent() {
        long all = (long) (end - begin) * (how.sorts() ? 2 : 1);
        return all == 0 ? 100 : (int) ((next - begin + out) * 100L / all);
    }

    int[] order() {
        return found;
    }

    int size() {
        return count;
    }
}
