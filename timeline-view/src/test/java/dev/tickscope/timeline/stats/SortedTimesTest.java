package dev.tickscope.timeline.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SortedTimesTest {
    private static final BigInteger SECOND = BigInteger.valueOf(1_000_000_000);

    private static SortedTimes times(long... values) {
        return SortedTimes.sorting(values.clone(), values.length);
    }

    private static SortedTimes upTo(int count) {
        long[] values = new long[count];
        for (int i = 0; i < count; i++) {
            values[i] = count - i;
        }
        return SortedTimes.sorting(values, count);
    }

    @Test
    void percentilesAreNearestRanks() {
        // Of 460, p99 is the 456th and the slowest hundredth are 5.
        SortedTimes times = upTo(460);
        assertEquals(List.of(230L, 414L, 437L, 456L, 460L),
                List.of(times.percentile(50), times.percentile(90), times.percentile(95), times.percentile(99), times.percentile(100)));
        assertEquals(5, times.slowestHundredth());
        assertEquals(BigInteger.valueOf(460 + 459 + 458 + 457 + 456), times.sumOfLongest(5));
    }

    @Test
    void aPercentileIsAlwaysOneOfTheValues() {
        assertEquals(15, times(35, 20, 15, 50, 40).percentile(5));
        assertEquals(20, times(35, 20, 15, 50, 40).percentile(40));
        assertEquals(35, times(35, 20, 15, 50, 40).percentile(50));
        assertEquals(50, times(35, 20, 15, 50, 40).percentile(100));
        assertEquals(7, times(7).percentile(1));
    }

    @Test
    void aHundredFramesHaveOneSlowestAndAHundredAndOneHaveTwo() {
        assertEquals(1, upTo(1).slowestHundredth());
        assertEquals(1, upTo(100).slowestHundredth());
        assertEquals(2, upTo(101).slowestHundredth());
        assertEquals(100, upTo(101).percentile(99));
        assertEquals(99, upTo(100).percentile(99));
    }

    @Test
    void theRateOfTheMeanTimeIsNotTheMeanOfTheRates() {
        // 10 ms and 40 ms: 2 frames in 50 ms are 40 fps; the mean of 100 and 25 fps is 62.5.
        SortedTimes times = times(10_000_000, 40_000_000);
        assertEquals(Rational.of(25_000_000), times.mean());
        assertEquals(Rational.of(125, 2), times.meanOfRates(SECOND));
    }

    @Test
    void ratesAreRoundedDownFarBelowWhatIsShown() {
        assertEquals(Rational.of(33_333_333_333_333L, 1_000_000_000_000L), times(30_000_000).meanOfRates(SECOND));
    }

    @Test
    void framesOfNoLengthHaveNoRate() {
        SortedTimes times = times(0, 0, 20_000_000);
        assertEquals(2, times.withoutRate());
        assertEquals(Rational.of(50), times.meanOfRates(SECOND));
        assertNull(times(0, 0).meanOfRates(SECOND));
        assertNull(SortedTimes.NONE.meanOfRates(SECOND));
    }

    @Test
    void bordersCountWhatIsBelowAndAbove() {
        SortedTimes times = times(5, 1, 3, 3, 9);
        assertEquals(List.of(0, 1, 1, 3, 5), List.of(times.below(1), times.below(2), times.below(3), times.below(4), times.below(10)));
        assertEquals(List.of(4, 2, 0), List.of(times.above(1), times.above(3), times.above(9)));
        assertEquals(0, times.above(Long.MAX_VALUE));
    }

    @Test
    void sumsBeyondALongStayExact() {
        SortedTimes times = times(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, 1);
        assertEquals(BigInteger.valueOf(Long.MAX_VALUE).multiply(BigInteger.valueOf(3)).add(BigInteger.ONE), times.sum());
    }

    @Test
    void nothingHasNoPercentile() {
        assertThrows(IllegalArgumentException.class, () -> SortedTimes.NONE.percentile(50));
    }

    @Property(tries = 300, seed = "8101")
    void everyNumberIsThatOfANaiveCount(@ForAll @Size(min = 1, max = 250) List<@LongRange(min = 0, max = 60_000_000) Long> values,
            @ForAll @IntRange(min = 1, max = 100) int percent, @ForAll @LongRange(min = 0, max = 60_000_000) long border) {
        long[] units = values.stream().mapToLong(Long::longValue).toArray();
        SortedTimes times = SortedTimes.sorting(units, units.length);
        long naive = values.stream().sorted().filter(v -> values.stream().filter(w -> w <= v).count() * 100 >= (long) percent * values.size())
                .findFirst().orElseThrow();
        assertEquals(naive, times.percentile(percent));
        assertEquals(values.stream().filter(v -> v < border).count(), times.below(border));
        assertEquals(values.stream().filter(v -> v > border).count(), times.above(border));
        BigInteger sum = values.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
        assertEquals(sum, times.sum());
        int slow = (int) Math.ceil(values.size() / 100.0);
        assertEquals(values.stream().sorted((a, b) -> Long.compare(b, a)).limit(slow).mapToLong(v -> v).sum(),
                times.sumOfLongest(times.slowestHundredth()).longValueExact());
        assertEquals(naiveMeanOfRates(values), times.meanOfRates(SECOND));
    }

    private static Rational naiveMeanOfRates(List<Long> values) {
        List<Long> long0 = values.stream().filter(v -> v > 0).toList();
        BigDecimal sum = BigDecimal.ZERO;
        for (long value : long0) {
            sum = sum.add(new BigDecimal(SECOND).divide(BigDecimal.valueOf(value), 12, RoundingMode.FLOOR));
        }
        return long0.isEmpty() ? null : Rational.of(sum).dividedBy(Rational.of(long0.size()));
    }

    @Property(tries = 200, seed = "8102")
    void binsAreOfOneWidthAndCountEveryFrameOnce(@ForAll @Size(min = 1, max = 200) List<@LongRange(min = 0, max = 400_000_000) Long> values) {
        long[] units = values.stream().mapToLong(v -> v * 3).toArray();
        SortedTimes times = SortedTimes.sorting(units.clone(), units.length);
        Histogram histogram = Histogram.of(times, 3);
        long border = histogram.fromUnits();
        long counted = 0;
        for (Histogram.Bin bin : histogram.bins()) {
            assertEquals(border, bin.fromUnits());
            assertEquals(0, bin.fromUnits() % histogram.widthUnits(), "borders are whole widths");
            border = bin.toUnits();
            counted += bin.count();
            assertEquals(Arrays.stream(units).filter(v -> v >= bin.fromUnits() && v < bin.toUnits()).count(), bin.count());
        }
        assertEquals(values.size(), counted);
        assertTrue(histogram.bins().size() <= Histogram.MOST_BINS, histogram.bins().size() + " bins");
    }

    @Test
    void aSteadyRunHasItsBarInTheMiddle() {
        Histogram histogram = Histogram.of(times(50_000_000, 50_000_000), 3);
        assertEquals(3, histogram.widthUnits());
        assertEquals(2, histogram.most());
        assertEquals(2, histogram.bins().get(histogram.bins().size() / 2).count());
    }

    @Test
    void oneFarHitchIsABinOfItsOwn() {
        long[] values = new long[200];
        Arrays.fill(values, 0, 100, 16_000_000);
        Arrays.fill(values, 100, 199, 17_000_000);
        values[199] = 180_000_000;
        Histogram histogram = Histogram.of(times(values), 1);
        Histogram.Bin last = histogram.bins().get(histogram.bins().size() - 1);
        assertTrue(last.open());
        assertEquals(1, last.count());
        assertEquals(50_000, histogram.widthUnits());
        assertEquals(16_000_000, histogram.fromUnits());
        assertEquals(17_050_000, histogram.toUnits());
    }
}
