package dev.tickscope.core.time;

/**
 * How fast game time runs against real time, as the exact fraction {@code numerator / denominator}: 1 is real speed, 0 stops the
 * game clock (which is not a pause: frames go on).
 *
 * @param numerator at least 0
 * @param denominator at least 1
 */
public record TimeScale(long numerator, long denominator) {
    public static final TimeScale ONE = new TimeScale(1, 1);

    public TimeScale {
        if (numerator < 0 || denominator < 1) {
            throw new IllegalArgumentException("a time scale is 0 or above, not " + numerator + "/" + denominator);
        }
        long common = gcd(numerator, denominator);
        numerator /= common;
        denominator /= common;
    }

    /** @throws ArithmeticException if a part does not fit 63 bits */
    public static TimeScale of(Rational value) {
        return new TimeScale(value.numerator().longValueExact(), value.denominator().longValueExact());
    }

    public Rational value() {
        return Rational.of(numerator, denominator);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
    }

    @Override
    public String toString() {
        return value().toString();
    }
}
