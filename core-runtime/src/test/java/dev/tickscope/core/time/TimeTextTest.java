package dev.tickscope.core.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTextTest {
    @ParameterizedTest
    @CsvSource({
        "1/60, 1/60", "0, 0", "-1/60, -1/60", "+3, 3", "0.25, 1/4", "0.25s, 1/4", "16.7ms, 167/10000", "250us, 1/4000", "250µs, 1/4000",
        "250μs, 1/4000", "16666667ns, 16666667/1000000000", "1/3ms, 1/3000", "1.5/4, 3/8", "1/0.5, 2", "' 12 ms ', 3/250", "1 / 60, 1/60",
        "16.7MS, 167/10000", "1e-3, 1/1000", "2E2, 200", "0.016666666666666666, 8333333333333333/500000000000000000", "-0, 0", "007, 7"})
    void aTimeIsReadExactlyAsWritten(String text, String seconds) {
        assertEquals(seconds, TimeText.seconds(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "ms", "s", "1,5ms", "1/0", "1/0.0", "1/-60", "1/60/2", "0x10", "1ms2", "1 2", ".5", "5.", "NaN", "inf",
        "1e", "1e1234", "1min", "--1", "1/60 Hz"})
    void whatIsNoTimeIsRefusedAndTheMessageSaysWhatWasExpected(String text) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> TimeText.seconds(text));
        assertEquals("\"" + text + "\" is no time; expected a time such as \"1/60\", \"16.7ms\", \"250us\", \"16666667ns\" or 0.25 (seconds)",
                refusal.getMessage());
    }

    @Test
    void aTextOfEndlessDigitsIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> TimeText.seconds("1".repeat(201)));
        assertEquals(Rational.of(1), TimeText.seconds("0".repeat(199) + "1"));
    }

    @ParameterizedTest
    @CsvSource({"1/2, 1/2", "2.5, 5/2", "100, 100", "-1, -1", "1/3, 1/3"})
    void aRatioIsAPlainNumberOrFraction(String text, String value) {
        assertEquals(value, TimeText.ratio(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "half", "1ms", "1/0", "50%"})
    void whatIsNoRatioIsRefused(String text) {
        assertEquals("\"" + text + "\" is no number; expected a number or a fraction such as \"1/2\"",
                assertThrows(IllegalArgumentException.class, () -> TimeText.ratio(text)).getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "0.0000000005, 0", "0.0000000015, 1/500000000", "0.0000000025, 1/500000000", "0.016666666666666666, 16666667/1000000000",
        "0.1, 1/10", "-0.0000000015, -1/500000000", "1e3, 1000"})
    void aDecimalNumberIsRoundedHalfToEvenToANanosecond(String decimal, String seconds) {
        assertEquals(seconds, TimeText.quantised(new BigDecimal(decimal)).toString());
    }

    @Test
    void theUserLanguageChangesNothing() {
        Locale before = Locale.getDefault();
        try {
            for (String language : new String[] {"de", "tr", "ar"}) {
                Locale.setDefault(Locale.forLanguageTag(language));
                assertEquals("167/10000", TimeText.seconds("16.7MS").toString());
                assertEquals("60 Hz", TickRate.hz(60).toString());
                assertEquals("3/80", Rational.of(3, 80).toString());
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void fractionsAreInLowestTermsWithAPositiveDenominator() {
        assertEquals("-1/2", Rational.of(2, -4).toString());
        assertEquals(Rational.of(-1, 2), Rational.of(1, -2));
        assertEquals(Rational.of(1, 2).hashCode(), Rational.of(4, 8).hashCode());
        assertEquals("0", Rational.of(0, -7).toString());
        assertTrue(Rational.of(6, 3).isWhole());
        assertThrows(ArithmeticException.class, () -> Rational.of(1, 0));
        assertThrows(ArithmeticException.class, () -> Rational.ONE.dividedBy(Rational.ZERO));
        assertThrows(ArithmeticException.class, Rational.ZERO::inverse);
        assertEquals(Long.MIN_VALUE + "", Rational.of(Long.MIN_VALUE, 1).toString());
        assertEquals("9223372036854775808", Rational.of(Long.MIN_VALUE, -1).toString());
    }

    @Test
    void fractionsAreCountedWithExactly() {
        Rational third = Rational.of(1, 3);
        assertEquals("5/6", third.plus(Rational.of(1, 2)).toString());
        assertEquals("-1/6", third.minus(Rational.of(1, 2)).toString());
        assertEquals("1/6", third.times(Rational.of(1, 2)).toString());
        assertEquals("2/3", third.dividedBy(Rational.of(1, 2)).toString());
        assertEquals(third, third.min(Rational.of(1, 2)));
        assertEquals(Rational.of(1, 2), third.max(Rational.of(1, 2)));
        assertEquals(-1, third.negated().signum());
        assertTrue(third.compareTo(Rational.of(33333333, 100000000)) > 0);
        assertEquals(1.0 / 3, third.toDouble());
        assertEquals("-3/2", Rational.of(new BigDecimal("-1.50")).toString());
        assertEquals("1200", Rational.of(new BigDecimal("1.2e3")).toString());
    }

    @Test
    void aTickRateIsAnExactFraction() {
        assertEquals("2997/50 Hz", TickRate.of(TimeText.ratio("59.94")).toString());
        assertEquals("50/2997", TickRate.of(TimeText.ratio("59.94")).step().toString());
        assertEquals(new TickRate(1, 3), new TickRate(2, 6));
        assertEquals("1/3", new TickRate(1, 3).perSecond().toString());
        assertThrows(IllegalArgumentException.class, () -> new TickRate(0, 1));
        assertThrows(IllegalArgumentException.class, () -> new TickRate(1, 0));
        assertThrows(IllegalArgumentException.class, () -> TickRate.of(Rational.ZERO));
        assertEquals("a tick rate is above 0, not -1", assertThrows(IllegalArgumentException.class, () -> TickRate.of(Rational.of(-1))).getMessage());
        Rational fine = TimeText.ratio("1/" + "9".repeat(30));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> TickRate.of(fine)).getMessage().contains("too fine"));
    }

    @ParameterizedTest
    @CsvSource({"60, 3000000000, 50000000, 3", "1, 1000000000, 1000000000, 1", "239, 239000000000, 1000000000, 239",
        "2997/50, 2997000000000, 50000000000, 2997", "240, 3000000000, 12500000, 3", "1/3, 1000000000, 3000000000, 1"})
    void aTimeBaseMakesANanosecondAndATickWhole(String rate, long unitsPerSecond, long step, long unitsPerNano) {
        TickRate ticks = TickRate.of(TimeText.ratio(rate));
        TimeBase base = TimeBase.of(ticks);
        assertEquals(unitsPerSecond, base.unitsPerSecond().longValueExact());
        assertEquals(step, base.step(ticks));
        assertEquals(unitsPerNano, base.unitsPerNano());
        assertEquals("1/" + unitsPerSecond + " s", base.toString());
    }

    @Test
    void aTimeBaseCountsAndGivesBackExactly() {
        TimeBase base = TimeBase.of(TickRate.hz(60)).including(Rational.of(1, 7));
        assertEquals(3_000_000_000L, base.units(Rational.of(1, 7)));
        assertEquals(Rational.of(1, 7), base.seconds(3_000_000_000L));
        assertEquals(base, TimeBase.of(TickRate.hz(60)).including(Rational.of(5, 14)).including(Rational.of(1, 7)));
        assertEquals(21 * 5, base.unitsFromNanos(5));
        assertEquals(4, base.nanosFloor(21 * 5 - 1));
        assertEquals(-1, base.nanosFloor(-1));
        assertEquals(1.0, base.secondsDouble(21_000_000_000L));
        assertEquals(1000.0, base.millisDouble(21_000_000_000L));
        assertEquals("0.142857", base.decimalSeconds(3_000_000_000L, 6).toPlainString());
        assertThrows(ArithmeticException.class, () -> base.units(Rational.of(1, 11)));
        assertThrows(ArithmeticException.class, () -> base.units(Rational.of(Long.MAX_VALUE)));
        assertThrows(ArithmeticException.class, () -> base.unitsFromNanos(Long.MAX_VALUE));
    }

    @Test
    void aTimeScaleIsAFractionInLowestTerms() {
        assertEquals(new TimeScale(1, 2), new TimeScale(5, 10));
        assertEquals(new TimeScale(0, 1), new TimeScale(0, 9));
        assertEquals(TimeScale.ONE, TimeScale.of(Rational.of(7, 7)));
        assertEquals("333/1000", new TimeScale(333, 1000).toString());
        assertThrows(IllegalArgumentException.class, () -> new TimeScale(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> new TimeScale(1, 0));
    }
}
