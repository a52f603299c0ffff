package dev.tickscope.core.store;

import java.util.Arrays;

/** Which rows of a table are lost in its middle: stretches in order that neither overlap nor touch. Immutable. */
final class Gaps {
    static final Gaps NONE = new Gaps(new long[0]);

    /** First lost row and one past the last, stretch by stretch. */
    private final long[] borders;

    private Gaps(long[] borders) {
        this.borders = borders;
    }

    /** Those, and one more after them. @param from at or after the end of the last one */
    Gaps with(long from, long to) {
        int length = borders.length;
        if (length > 0 && borders[length - 1] == from) {
            long[] longer = borders.clone();
            longer[length - 1] = to;
            return new Gaps(longer);
        }
        long[] more = Arrays.copyOf(borders, length + 2);
        more[length] = from;
        more[length + 1] = to;
        return new Gaps(more);
    }

    boolean none() {
        return borders.length == 0;
    }

    boolean lost(long row) {
        return (borderAfter(row) & 1) != 0;
    }

    /** The row itself, or the first after it that is not lost. */
    long atOrAfter(long row) {
        int border = borderAfter(row);
        return (border & 1) == 0 ? row : borders[border];
    }

    /** The row itself, or the last before it that is not lost. */
    long atOrBefore(long row) {
        int border = borderAfter(row);
        return (border & 1) == 0 ? row : borders[border - 1] - 1;
    }

    /** The first row since the last stretch before {@code row}; 0 without one. */
    long runBegin(long row) {
        int border = borderAfter(row);
        return border == 0 ? 0 : borders[border - 1];
    }

    /** The first lost row from that one on; the largest number if there is none. */
    long nextLost(long row) {
        int border = borderAfter(row);
        return (border & 1) != 0 ? row : border < borders.length ? borders[border] : Long.MAX_VALUE;
    }

    /** How many rows in [from, to) are lost. */
    long lostIn(long from, long to) {
        long sum = 0;
        for (int i = borderAfter(from) & ~1; i < borders.length && borders[i] < to; i += 2) {
            sum += Math.min(to, borders[i + 1]) - Math.max(from, borders[i]);
        }
        return sum;
    }

    /** The index of the first border above {@code row}: odd inside a stretch. */
    private int borderAfter(long row) {
        int at = Arrays.binarySearch(borders, row);
        return at < 0 ? -at - 1 : at + 1;
    }
}
