package dev.tickscope.timeline.axis;

import dev.tickscope.core.time.TimeBase;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Amounts of time as the timeline writes them; exact until the last digit shown, halves rounded up. */
public final class Amounts {
    private Amounts() {
    }

    /** Milliseconds without unit: {@code 33.3}. */
    public static String millis(TimeBase base, long units, int digits) {
        return base.decimalSeconds(units, digits + 3).movePointRight(3).toPlainString();
    }

    /** {@code 33.3 ms}. */
    public static String ms(TimeBase base, long units) {
        return millis(base, units, 1) + " ms";
    }

    /** {@code 7.183 s}. */
    public static String seconds(TimeBase base, long units, int digits) {
        return base.decimalSeconds(units, digits).toPlainString() + " s";
    }

    /** A length whose size is not known beforehand: {@code 12.5 µs}, {@code 400.0 ms}, {@code 1.850 s}, {@code 312 s}. */
    public static String length(TimeBase base, long units) {
        double seconds = Math.abs(base.secondsDouble(units));
        if (seconds >= 100) {
            return seconds(base, units, 0);
        }
        if (seconds >= 1) {
            return seconds(base, units, 3);
        }
        if (seconds >= 0.001 || units == 0) {
            return ms(base, units);
        }
        return base.decimalSeconds(units, 7).movePointRight(6).toPlainString() + " µs";
    }

    /** An execution time, in hundredths of a millisecond, or in microseconds below that. */
    public static String cost(TimeBase base, long units) {
        return Math.abs(base.secondsDouble(units)) >= 0.0001 || units == 0 ? millis(base, units, 2) + " ms" : length(base, units);
    }

    /** A share of the step, such as alpha. */
    public static String ratio(long units, long stepUnits, int digits) {
        return new BigDecimal(units).divide(new BigDecimal(stepUnits), digits, RoundingMode.HALF_UP).toPlainString();
    }

    /** {@code 1st}, {@code 2nd}, {@code 3rd}, {@code 11th}. */
    public static String ordinal(long number) {
        long tens = number % 100;
        String end = tens >= 11 && tens <= 13 ? "th" : switch ((int) (number % 10)) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
        return number + end;
    }

    /** {@code 1 tick}, {@code 2 ticks}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
