package dev.tickscope.timeline.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class AmountsTest {
    private final TimeBase base = TimeBase.of(TickRate.hz(60));

    @Test
    void amountsAreRoundedOnceAtTheLastDigit() {
        assertEquals("33.3 ms", Amounts.ms(base, 100_000_000));
        assertEquals("41.8 ms", Amounts.ms(base, 125_260_900));
        assertEquals("0.1 ms", Amounts.ms(base, 150_000), "half of a tenth goes up");
        assertEquals("7.1833 s", Amounts.seconds(base, 431 * 50_000_000L, 4));
    }

    @Test
    void aLengthOfUnknownSizeKeepsAFewDigits() {
        assertEquals("12.5 µs", Amounts.length(base, 37_500));
        assertEquals("400.0 ms", Amounts.length(base, 1_200_000_000L));
        assertEquals("1.850 s", Amounts.length(base, 5_550_000_000L));
        assertEquals("312 s", Amounts.length(base, 936_000_000_000L));
        assertEquals("0.0 ms", Amounts.length(base, 0));
    }

    @Test
    void costsAreHundredthsOfAMillisecondOrMicroseconds() {
        assertEquals("2.30 ms", Amounts.cost(base, 6_900_000));
        assertEquals("4.0 µs", Amounts.cost(base, 12_000));
    }

    @Test
    void ordinalsAndCountsAreEnglish() {
        assertEquals("1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 113th", String.join(" ", Amounts.ordinal(1), Amounts.ordinal(2),
                Amounts.ordinal(3), Amounts.ordinal(4), Amounts.ordinal(11), Amounts.ordinal(12), Amounts.ordinal(13), Amounts.ordinal(21),
                Amounts.ordinal(102), Amounts.ordinal(113)));
        assertEquals("1 tick", Amounts.count(1, "tick"));
        assertEquals("0 ticks", Amounts.count(0, "tick"));
    }

    @Test
    void rulersStepInOneTwoFive() {
        assertEquals("0.05 s", RulerSteps.of(base, 0.03 * 3e9).label(base, 1));
        assertEquals("9.20 s", RulerSteps.of(base, 0.03 * 3e9).label(base, 184));
        assertEquals("20 s", RulerSteps.of(base, 11 * 3e9).label(base, 1));
        RulerSteps micros = RulerSteps.of(base, 4_000);
        assertEquals("0.000002 s", micros.label(base, 1));
        assertEquals(6_000, micros.units(1));
        assertEquals(3, micros.firstAt(12_001));
        assertEquals(2, micros.firstAt(12_000));
        assertEquals(1_500, micros.minorUnits(1));
        assertEquals(5, micros.firstMinorAt(6_001));
    }

    @Test
    void marksLieWhereTheyShouldHoweverLargeTheNumbersAre() {
        for (int bits : new int[] {1, 20, 33, 47, 58, 62}) {
            for (BigInteger over : List.of(BigInteger.ONE, BigInteger.TEN.pow(9), BigInteger.TEN.pow(12))) {
                RulerSteps steps = new RulerSteps(BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE), over, 9, 5);
                long fits = 1L << (63 - bits);
                // The last marks lie past the longs before they are divided.
                for (long index : over.equals(BigInteger.ONE) ? new long[] {0, 1, fits - 1} : new long[] {0, 1, fits - 1, fits + 1, 1_000 * (fits - 1)}) {
                    BigInteger whole = steps.numerator().multiply(BigInteger.valueOf(index));
                    assertEquals(whole.divide(over).longValueExact(), steps.units(index), () -> bits + " bits, mark " + index);
                    assertEquals(whole.divide(over.multiply(BigInteger.valueOf(5))).longValueExact(), steps.minorUnits(index),
                            () -> bits + " bits, small mark " + index);
                }
            }
        }
    }

    @Test
    void zoomLevelsFollowTheWidthOfAFrame() {
        assertEquals(ZoomLevel.MANY, ZoomLevel.of(0.9, 0, 0));
        assertEquals(ZoomLevel.DENSE, ZoomLevel.of(1, 0, 0));
        assertEquals(ZoomLevel.DENSE, ZoomLevel.of(7.9, 0, 0));
        assertEquals(ZoomLevel.FRAMES, ZoomLevel.of(8, 63, 40));
        assertEquals(ZoomLevel.FRAME, ZoomLevel.of(200, 64, 40));
        assertEquals(ZoomLevel.TICK, ZoomLevel.of(900, 400, 160));
    }
}
