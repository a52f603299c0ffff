package dev.tickscope.core.time;

import java.util.List;
import java.util.stream.LongStream;

/**
 * How many fixed ticks make one second of simulation: the rational {@code ticks / seconds}, so that 59.94 Hz is exactly 2997/50.
 *
 * @param ticks numerator, at least 1
 * @param seconds denominator, at least 1
 */
public record TickRate(long ticks, long seconds) {
    /** Rates that games use, in ascending order. One time base holds all of them: 9·10⁹ units a second. */
    public static final List<TickRate> USUAL = LongStream.of(10, 15, 20, 24, 25, 30, 40, 48, 50, 60, 64, 72, 75, 80, 90, 96, 100, 120, 128, 144, 150,
            160, 180, 200, 240, 250, 256, 300, 360, 480, 500, 512, 1000).mapToObj(TickRate::hz).toList();

    public TickRate {
        if (ticks < 1 || seconds < 1) {
            throw new IllegalArgumentException("a tick rate is above 0, not " + ticks + "/" + seconds);
        }
        long common = gcd(ticks, seconds);
        ticks /= common;
        seconds /= common;
    }

    public static TickRate hz(long ticksPerSecond) {
        return new TickRate(ticksPerSecond, 1);
    }

    /** @throws IllegalArgumentException if the rate is not above 0 or its parts do not fit 63 bits */
    public static TickRate of(Rational perSecond) {
        if (perSecond.signum() <= 0) {
            throw new IllegalArgumentException("a tick rate is above 0, not " + perSecond);
        }
        if (perSecond.numerator().bitLength() > 62 || perSecond.denominator().bitLength() > 62) {
            throw new IllegalArgumentException("the tick rate " + perSecond + " is too fine; numerator and denominator must fit 62 bits");
        }
        return new TickRate(perSecond.numerator().longValueExact(), perSecond.denominator().longValueExact());
    }

    /** One fixed tick in seconds. */
    public Rational step() {
        return Rational.of(seconds, ticks);
    }

    public Rational perSecond() {
        return Rational.of(ticks, seconds);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** {@code 60 Hz}, {@code 2997/50 Hz}. */
    @Override
    public String toString() {
        return perSecond() + " Hz";
    }
}
