package dev.tickscope.core.capture;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Exact decimal numbers out of text, in no locale: digits with at most one decimal point, and an exponent such as in
 * 1.5E-05. Never a double on the way.
 */
final class DecimalText {
    /** About 73 years either way. A difference of two such times, and a sum of a whole stream, still fits a long. */
    static final long MOST_NANOS = 1L << 61;

    private static final BigDecimal MOST_NANOS_EXACT = BigDecimal.valueOf(MOST_NANOS);
    private static final int MOST_CHARS = 100;
    private static final int MOST_EXPONENT_DIGITS = 2;

    private DecimalText() {
    }

    /**
     * Reads the whole of a piece of text as one number.
     *
     * @return the exact value, or null when the text is not such a number
     */
    static BigDecimal parse(char[] chars, int start, int end) {
        if (end - start > MOST_CHARS || !isDecimal(chars, start, end)) {
            return null;
        }
        try {
            return new BigDecimal(chars, start, end - start);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Rounds to whole nanoseconds, half to even. */
    static long quantise(BigDecimal exactNanos) {
        return exactNanos.setScale(0, RoundingMode.HALF_EVEN).longValueExact();
    }

    static boolean isInRange(BigDecimal exactNanos) {
        return exactNanos.abs().compareTo(MOST_NANOS_EXACT) <= 0;
    }

    // BigDecimal alone would take digits of any script, and exponents that make later sums explode.
    private static boolean isDecimal(char[] chars, int start, int end) {
        int at = start;
        if (at < end && (chars[at] == '-' || chars[at] == '+')) {
            at++;
        }
        int whole = digitsEnd(chars, at, end);
        int digits = whole - at;
        at = whole;
        if (at < end && chars[at] == '.') {
            int fraction = digitsEnd(chars, at + 1, end);
            digits += fraction - at - 1;
            at = fraction;
        }
        return digits > 0 && (at == end || isExponent(chars, at, end));
    }

    private static boolean isExponent(char[] chars, int start, int end) {
        if (chars[start] != 'e' && chars[start] != 'E') {
            return false;
        }
        int at = start + 1;
        if (at < end && (chars[at] == '-' || chars[at] == '+')) {
            at++;
        }
        int digits = end - at;
        return digits > 0 && digits <= MOST_EXPONENT_DIGITS && digitsEnd(chars, at, end) == end;
    }

    private static int digitsEnd(char[] chars, int start, int end) {
        int at = start;
        while (at < end && chars[at] >= '0' && chars[at] <= '9') {
            at++;
        }
        return at;
    }
}
