package dev.tickscope.timeline.stats;

import dev.tickscope.core.time.Rational;
import java.math.BigInteger;
import java.util.Arrays;

/** Lengths of time in units of a session's time base, in rising order. Every answer is exact. */
public final class SortedTimes {
    /** Rates are told apart down to this part of a frame a second. */
    static final BigInteger RATE_PARTS = BigInteger.TEN.pow(12);
    public static final SortedTimes NONE = new SortedTimes(new long[0], 0);

    private final long[] units;
    private final int count;

    private SortedTimes(long[] units, int count) {
        this.units = units;
        this.count = count;
    }

    /** Sorts the first {@code count} values where they lie; the array is not to be changed afterwards. */
    public static SortedTimes sorting(long[] units, int count) {
        Arrays.sort(units, 0, count);
        return new SortedTimes(units, count);
    }

    public int count() {
        return count;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    /** The value of a rank. @param rank from 1, the shortest, to the count */
    public long atRank(int rank) {
        if (rank < 1 || rank > count) {
            throw new IllegalArgumentException("rank " + rank + " of " + count);
        }
        return units[rank - 1];
    }

    public long min() {
        return atRank(1);
    }

    public long max() {
        return atRank(count);
    }

    /** The nearest rank of a percentile: ⌈percent · n / 100⌉, so always one of the values. @param percent 1 to 100 */
    public int rank(int percent) {
        return (int) (((long) percent * count + 99) / 100);
    }

    /** The smallest value that is not below {@code percent} of all. @throws IllegalArgumentException if there is none */
    public long percentile(int percent) {
        return atRank(rank(percent));
    }

    public BigInteger sum() {
        return sumOfLongest(count);
    }

    /** The sum of the longest {@code most} values. */
    public BigInteger sumOfLongest(int most) {
        BigInteger sum = BigInteger.ZERO;
        long part = 0;
        for (int i = count - most; i < count; i++) {
            long next = part + units[i];
            if (((part ^ next) & (units[i] ^ next)) < 0) {
                sum = sum.add(BigInteger.valueOf(part));
                next = units[i];
            }
            part = next;
        }
        return sum.add(BigInteger.valueOf(part));
    }

    /** How many make the slowest hundredth: ⌈n / 100⌉. */
    public int slowestHundredth() {
        return (count + 99) / 100;
    }

    /** The mean, in units. @throws ArithmeticException if there is none */
    public Rational mean() {
        return Rational.of(sum(), BigInteger.valueOf(count));
    }

    /** How many are below {@code border}. */
    public int below(long border) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (units[middle] < border) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** How many are longer than {@code border}. */
    public int above(long border) {
        return border == Long.MAX_VALUE ? 0 : count - below(border + 1);
    }

    /** How many are 0 and so have no rate. */
    public int withoutRate() {
        return below(1);
    }

    /**
     * The mean of the rates of those longer than 0, each rounded down to 10⁻¹² a second: a sum of so many fractions has no denominator
     * that could be written down. Null if none is longer than 0.
     */
    public Rational meanOfRates(BigInteger unitsPerSecond) {
        BigInteger scaled = unitsPerSecond.multiply(RATE_PARTS);
        BigInteger sum = BigInteger.ZERO;
        int first = withoutRate();
        for (int i = first; i < count;) {
            int run = i;
            while (run < count && units[run] == units[i]) {
                run++;
            }
            sum = sum.add(scaled.divide(BigInteger.valueOf(units[i])).multiply(BigInteger.valueOf(run - i)));
            i = run;
        }
        return first == count ? null : Rational.of(sum, RATE_PARTS.multiply(BigInteger.valueOf(count - first)));
    }
}
