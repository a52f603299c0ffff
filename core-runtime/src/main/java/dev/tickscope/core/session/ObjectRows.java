package dev.tickscope.core.session;

import java.util.Arrays;

/**
 * What each OBJECT row made of its object, in plain arrays by row. The rows of one object are a chain, newest first; each also points a
 * growing number of links back, so that the last one before any moment is found in a number of steps that grows with the logarithm of the
 * chain's length. Sums stand beside each row, so that a moment's counts are read, not counted.
 */
final class ObjectRows {
    private static final int FIRST = 64;

    /** Rows below this were lost before they could be read. */
    private int base = -1;
    private int count;
    private boolean forgets;
    private int[] before = new int[FIRST];
    private int[] jump = new int[FIRST];
    private int[] depth = new int[FIRST];
    private int[] became = new int[FIRST];
    private int[] body = new int[FIRST];
    private int[] known = new int[FIRST];
    private int[] alive = new int[FIRST];
    private int[] waiting = new int[FIRST];
    /** The newest row of each object, as a place in the arrays plus 1; 0 without one. */
    private int[] newest = new int[FIRST];

    /** From the next row on nothing is known of what was before: rows in the middle are lost. */
    void forgetSums() {
        forgets = true;
    }

    /** Takes in a row; rows that were lost since the last one leave sums as they were. */
    void add(int row, int number, int now, int bodyNumber, int moreAlive, int moreWaiting) {
        base = base < 0 ? row : base;
        int at = row - base;
        reserve(at, number);
        int wasKnown = count == 0 ? 0 : known[count - 1];
        int wasAlive = count == 0 ? 0 : alive[count - 1];
        int wasWaiting = count == 0 ? 0 : waiting[count - 1];
        for (int lost = count; lost < at; lost++) {
            known[lost] = wasKnown;
            alive[lost] = wasAlive;
            waiting[lost] = wasWaiting;
        }
        if (forgets) {
            wasAlive = 0;
            wasWaiting = 0;
            forgets = false;
        }
        count = at + 1;
        int last = newest[number] - 1;
        before[at] = last;
        int middle = jumpOf(last);
        jump[at] = depthOf(last) - depthOf(middle) == depthOf(middle) - depthOf(jumpOf(middle)) ? jumpOf(middle) : last;
        depth[at] = depthOf(last) + 1;
        became[at] = now;
        body[at] = bodyNumber;
        known[at] = Math.max(wasKnown, number + 1);
        alive[at] = wasAlive + moreAlive;
        waiting[at] = wasWaiting + moreWaiting;
        newest[number] = at + 1;
    }

    private void reserve(int at, int number) {
        if (at >= before.length) {
            int length = Math.max(at + 1, before.length * 2);
            before = Arrays.copyOf(before, length);
            jump = Arrays.copyOf(jump, length);
            depth = Arrays.copyOf(depth, length);
            became = Arrays.copyOf(became, length);
            body = Arrays.copyOf(body, length);
            known = Arrays.copyOf(known, length);
            alive = Arrays.copyOf(alive, length);
            waiting = Arrays.copyOf(waiting, length);
        }
        if (number >= newest.length) {
            newest = Arrays.copyOf(newest, Math.max(number + 1, newest.length * 2));
        }
    }

    private int depthOf(int at) {
        return at < 0 ? 0 : depth[at];
    }

    private int jumpOf(int at) {
        return at < 0 ? -1 : jump[at];
    }

    /** The newest row about an object, or −1. */
    int newest(int number) {
        return number >= newest.length || newest[number] == 0 ? -1 : newest[number] - 1 + base;
    }

    /** The last row about an object before another row, or −1. */
    int lastBefore(int number, int row) {
        int end = row - base;
        int at = number >= newest.length ? -1 : newest[number] - 1;
        while (at >= end && at >= 0) {
            at = jump[at] >= end ? jump[at] : before[at];
        }
        return at < 0 ? -1 : at + base;
    }

    int became(int row) {
        return became[row - base];
    }

    int body(int row) {
        return body[row - base];
    }

    /** One more than the highest number that is told of before a row. */
    int known(int row) {
        return sum(known, row);
    }

    int alive(int row) {
        return sum(alive, row);
    }

    int waiting(int row) {
        return sum(waiting, row);
    }

    private int sum(int[] sums, int row) {
        int at = Math.min(count, row - base) - 1;
        return base < 0 || at < 0 ? 0 : sums[at];
    }
}
