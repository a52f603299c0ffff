package dev.tickscope.core.time;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads times and ratios as people write them, exactly: {@code 1/60}, {@code 16.7ms}, {@code 250us}, {@code 16666667ns}, {@code 0.25s}. */
public final class TimeText {
    /** What a time may look like, for messages. */
    public static final String EXPECTED_TIME = "a time such as \"1/60\", \"16.7ms\", \"250us\", \"16666667ns\" or 0.25 (seconds)";
    private static final Pattern NUMBER = Pattern.compile("([+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d{1,3})?)(?:\\s*/\\s*(\\d+(?:\\.\\d+)?))?");
    private static final int MAX_LENGTH = 200;

    private TimeText() {
    }

    /**
     * A time in seconds; without a unit the number is seconds.
     *
     * @throws IllegalArgumentException if the text is no time; the message says what was expected
     */
    public static Rational seconds(String text) {
        String lower = text.strip().toLowerCase(Locale.ROOT);
        Rational unit = Rational.ONE;
        String number = lower;
        if (lower.endsWith("ns")) {
            unit = Rational.of(1, 1_000_000_000);
            number = lower.substring(0, lower.length() - 2);
        } else if (lower.endsWith("us") || lower.endsWith("µs") || lower.endsWith("μs")) {
            unit = Rational.of(1, 1_000_000);
            number = lower.substring(0, lower.length() - 2);
        } else if (lower.endsWith("ms")) {
            unit = Rational.of(1, 1_000);
            number = lower.substring(0, lower.length() - 2);
        } else if (lower.endsWith("s")) {
            number = lower.substring(0, lower.length() - 1);
        }
        Rational value = fractionOrNull(number.strip());
        if (value == null) {
            throw new IllegalArgumentException("\"" + text + "\" is no time; expected " + EXPECTED_TIME);
        }
        return value.times(unit);
    }

    /**
     * A plain number or fraction.
     *
     * @throws IllegalArgumentException if the text is neither
     */
    public static Rational ratio(String text) {
        Rational value = fractionOrNull(text.strip());
        if (value == null) {
            throw new IllegalArgumentException("\"" + text + "\" is no number; expected a number or a fraction such as \"1/2\"");
        }
        return value;
    }

    /** A decimal number of seconds from a program or a JSON number, rounded half to even to a whole nanosecond. */
    public static Rational quantised(BigDecimal seconds) {
        return Rational.of(seconds.setScale(9, RoundingMode.HALF_EVEN));
    }

    private static Rational fractionOrNull(String text) {
        Matcher matcher = NUMBER.matcher(text);
        if (text.length() > MAX_LENGTH || !matcher.matches()) {
            return null;
        }
        Rational numerator = Rational.of(new BigDecimal(matcher.group(1)));
        if (matcher.group(2) == null) {
            return numerator;
        }
        Rational denominator = Rational.of(new BigDecimal(matcher.group(2)));
        return denominator.signum() == 0 ? null : numerator.dividedBy(denominator);
    }
}
