package dev.tickscope.timeline.field;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.Function;

/** Exact clock numbers as text: rounded half up to a number of decimals for reading, or exact for copying. */
public final class ClockText {
    /** The minus sign of the screen; copied text has it too, so that what is pasted is what was seen. */
    public static final char MINUS = '\u2212';
    private static final Rational THOUSAND = Rational.of(1000);
    private static final int NANO_DIGITS_OF_MILLIS = 6;

    private ClockText() {
    }

    /** Milliseconds with {@code digits} decimals, without the unit. */
    public static String millis(TimeBase base, long units, int digits) {
        return millis(base.seconds(units), digits);
    }

    /** Milliseconds with {@code digits} decimals, without the unit. */
    public static String millis(Rational seconds, int digits) {
        return decimal(seconds.times(THOUSAND), digits);
    }

    /** Seconds with {@code digits} decimals, without the unit. */
    public static String seconds(TimeBase base, long units, int digits) {
        return decimal(base.seconds(units), digits);
    }

    /** Rounded half up, away from 0 for negative values. */
    public static String decimal(Rational value, int digits) {
        return plain(rounded(value, digits));
    }

    static BigDecimal rounded(Rational value, int digits) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), digits, RoundingMode.HALF_UP);
    }

    /** A decimal with the screen's minus sign. */
    public static String plain(BigDecimal value) {
        String text = value.abs().toPlainString();
        return value.signum() < 0 ? MINUS + text : text;
    }

    /** A change in milliseconds with its sign and 3 decimals; more where it would read 0 although it is none; "=" for no change. */
    public static String changeMillis(TimeBase base, long units) {
        return change(base.seconds(units).times(THOUSAND), 3, NANO_DIGITS_OF_MILLIS);
    }

    /** A signed change with {@code digits} decimals, with up to {@code mostDigits} where it would read 0 although it is none. */
    public static String change(Rational value, int digits, int mostDigits) {
        if (value.signum() == 0) {
            return "=";
        }
        for (int shown = digits; shown <= mostDigits; shown++) {
            BigDecimal rounded = rounded(value, shown);
            if (rounded.signum() != 0) {
                return rounded.signum() > 0 ? "+" + plain(rounded) : plain(rounded);
            }
        }
        return (value.signum() > 0 ? "+<" : MINUS + "<") + BigDecimal.ONE.movePointLeft(mostDigits).toPlainString();
    }

    /** An exact change with its sign; "=" for none. @param amount writes what is not negative */
    static String signed(Rational change, Function<Rational, String> amount) {
        return change.signum() == 0 ? "=" : change.signum() > 0 ? "+" + amount.apply(change) : MINUS + amount.apply(change.negated());
    }

    /** A signed change of a count. */
    public static String change(long count) {
        return count == 0 ? "=" : count > 0 ? "+" + count : MINUS + Long.toString(-count);
    }

    /** The exact amount with its unit: whole nanoseconds if it is that, else a fraction of seconds. */
    public static String exact(TimeBase base, long units) {
        return exact(base.seconds(units));
    }

    /** The exact amount with its unit: whole nanoseconds if it is that, else a fraction of seconds. */
    public static String exact(Rational seconds) {
        Rational nanos = seconds.times(Rational.of(TimeBase.NANOS));
        return nanos.isWhole() ? signed(nanos.numerator()) + " ns" : sign(seconds) + abs(seconds) + " s";
    }

    /** With as many decimals as it has, at most 3 ("0.5", "2.5"); a fraction where that is not exact ("1/3"). */
    public static String factor(Rational value) {
        Rational thousands = value.times(THOUSAND);
        return thousands.isWhole() ? plain(new BigDecimal(thousands.numerator()).movePointLeft(3).stripTrailingZeros()) : value.toString();
    }

    /** {@code 1 tick}, {@code 2 ticks}. */
    public static String count(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    private static String signed(BigInteger value) {
        return value.signum() < 0 ? MINUS + value.abs().toString() : value.toString();
    }

    private static String sign(Rational value) {
        return value.signum() < 0 ? String.valueOf(MINUS) : "";
    }

    private static Rational abs(Rational value) {
        return value.signum() < 0 ? value.negated() : value;
    }
}
