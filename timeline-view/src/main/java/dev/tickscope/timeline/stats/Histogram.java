package dev.tickscope.timeline.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * Frame times counted in bins of one width. Borders are whole units: whole nanoseconds times a round width. What lies far above the
 * 99th percentile is one last bin without an upper border.
 */
public final class Histogram {
    /** The most bins, the last one included. */
    static final int MOST_BINS = 48;
    private static final int FEWEST_BINS = 8;
    private static final int FAR = 2;

    /** @param fromUnits included @param toUnits not; {@link Long#MAX_VALUE} for the last bin of all that is longer */
    public record Bin(long fromUnits, long toUnits, int count) {
        public boolean open() {
            return toUnits == Long.MAX_VALUE;
        }
    }

    public static final Histogram EMPTY = new Histogram(List.of(), 1, 0);

    private final List<Bin> bins;
    private final long widthUnits;
    private final int most;

    private Histogram(List<Bin> bins, long widthUnits, int most) {
        this.bins = bins;
        this.widthUnits = widthUnits;
        this.most = most;
    }

    /** @param unitsPerNano of the session's time base */
    public static Histogram of(SortedTimes times, long unitsPerNano) {
        if (times.isEmpty()) {
            return EMPTY;
        }
        long low = Math.max(0, times.min());
        long usual = Math.max(low, times.percentile(99));
        long high = times.max() / FAR <= usual ? Math.max(low, times.max()) : usual;
        long width = width(Math.floorDiv(high - low, unitsPerNano) + 1) * unitsPerNano;
        long first = low / width * width;
        long last = (high / width + 1) * width;
        while ((last - first) / width < FEWEST_BINS) {
            first = Math.max(0, first - width);
            last += width;
        }
        return count(times, first, last, width);
    }

    private static Histogram count(SortedTimes times, long first, long last, long width) {
        List<Bin> bins = new ArrayList<>();
        int below = times.below(first);
        int most = 0;
        for (long from = first; from < last; from += width) {
            int upTo = times.below(from + width);
            bins.add(new Bin(from, from + width, upTo - below));
            most = Math.max(most, upTo - below);
            below = upTo;
        }
        if (below < times.count()) {
            bins.add(new Bin(last, Long.MAX_VALUE, times.count() - below));
            most = Math.max(most, times.count() - below);
        }
        return new Histogram(List.copyOf(bins), width, most);
    }

    /** The smallest of 1, 2, 5, 10, 20, 50 … nanoseconds that covers the span with few enough bins. */
    private static long width(long spanNanos) {
        long decade = 1;
        while (true) {
            for (long digit : new long[] {1, 2, 5}) {
                // A border more than the span needs, as it seldom begins on one; and room for the open bin.
                if (spanNanos / (decade * digit) + 3 <= MOST_BINS) {
                    return decade * digit;
                }
            }
            decade = Math.multiplyExact(decade, 10);
        }
    }

    /** From the shortest on, without gaps. */
    public List<Bin> bins() {
        return bins;
    }

    public long widthUnits() {
        return widthUnits;
    }

    /** The count of the fullest bin. */
    public int most() {
        return most;
    }

    /** Where the bins of one width begin and end; the open bin comes after. */
    public long fromUnits() {
        return bins.get(0).fromUnits();
    }

    public long toUnits() {
        Bin last = bins.get(bins.size() - 1);
        return last.open() ? last.fromUnits() : last.toUnits();
    }
}
