package dev.tickscope.timeline.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import org.junit.jupiter.api.Test;

class ClockTextTest {
    private static final TimeBase BASE = TimeBase.of(TickRate.hz(60));

    @Test
    void timesAreRoundedHalfUpFromTheExactAmount() {
        assertEquals("16.667", ClockText.millis(BASE, 50_000_000, 3));
        assertEquals("0.0005", ClockText.millis(BASE, 1_500, 4));
        assertEquals("0.001", ClockText.millis(BASE, 1_500, 3));
        assertEquals("\u22120.001", ClockText.millis(BASE, -1_500, 3));
        assertEquals("7.183333", ClockText.seconds(BASE, 431 * 50_000_000L, 6));
    }

    @Test
    void aChangeThatIsNoneIsAnEqualsSign() {
        assertEquals("=", ClockText.changeMillis(BASE, 0));
        assertEquals("=", ClockText.change(0));
    }

    @Test
    void aSmallChangeNeverReadsAsZero() {
        assertEquals("+0.0003", ClockText.changeMillis(BASE, 900));
        assertEquals("+0.000001", ClockText.changeMillis(BASE, 3));
        assertEquals("+<0.000001", ClockText.changeMillis(BASE, 1));
        assertEquals("\u2212<0.000001", ClockText.changeMillis(BASE, -1));
    }

    @Test
    void changesCarryTheirSign() {
        assertEquals("+83.290", ClockText.changeMillis(BASE, 249_870_000));
        assertEquals("\u22123.333", ClockText.changeMillis(BASE, -10_000_000));
        assertEquals("+2", ClockText.change(2));
        assertEquals("\u22121", ClockText.change(-1));
    }

    @Test
    void copiedTimesAreWholeNanosecondsOrAFractionOfSeconds() {
        assertEquals("100000000 ns", ClockText.exact(BASE, 300_000_000));
        assertEquals("431/60 s", ClockText.exact(BASE, 431 * 50_000_000L));
        assertEquals("\u22121/60 s", ClockText.exact(BASE, -50_000_000));
        assertEquals("1108763/150000 s", ClockText.exact(Rational.of(1_108_763, 150_000)));
    }

    @Test
    void factorsAreDecimalsWhereThoseAreExact() {
        assertEquals("0.5", ClockText.factor(Rational.of(1, 2)));
        assertEquals("2.5", ClockText.factor(Rational.of(5, 2)));
        assertEquals("100", ClockText.factor(Rational.of(100)));
        assertEquals("0", ClockText.factor(Rational.ZERO));
        assertEquals("1/3", ClockText.factor(Rational.of(1, 3)));
        assertEquals("0.001", ClockText.factor(Rational.of(1, 1000)));
    }
}
