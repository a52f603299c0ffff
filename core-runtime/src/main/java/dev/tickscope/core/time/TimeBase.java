package dev.tickscope.core.time;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The unit in which one session counts time: {@code unitsPerSecond} units make a second, chosen so that a nanosecond and a tick are
 * whole numbers of units. At 60 Hz it is 3·10⁹, so a nanosecond is 3 units and a tick 50,000,000.
 */
public final class TimeBase {
    /** Nanoseconds in a second. */
    public static final long NANOS = 1_000_000_000L;
    private static final BigInteger NANOS_BIG = BigInteger.valueOf(NANOS);

    private final BigInteger unitsPerSecond;
    private final double unitsPerSecondDouble;
    private final long unitsPerNano;

    private TimeBase(BigInteger unitsPerSecond) {
        this.unitsPerSecond = unitsPerSecond;
        this.unitsPerSecondDouble = unitsPerSecond.doubleValue();
        this.unitsPerNano = unitsPerSecond.divide(NANOS_BIG).bitLength() <= 62 ? unitsPerSecond.divide(NANOS_BIG).longValue() : Long.MAX_VALUE;
    }

    /** The smallest base in which a nanosecond and a tick of this rate are whole: lcm(10⁹, n) for the rate n/d. */
    public static TimeBase of(TickRate rate) {
        return new TimeBase(lcm(NANOS_BIG, BigInteger.valueOf(rate.ticks())));
    }

    /** This base made finer by a factor or a further denominator, so that {@code value} seconds are whole too. */
    public TimeBase including(Rational value) {
        return new TimeBase(lcm(unitsPerSecond, value.denominator()));
    }

    /** This base with {@code factor} times as many units a second. */
    public TimeBase times(BigInteger factor) {
        return new TimeBase(unitsPerSecond.multiply(factor));
    }

    public BigInteger unitsPerSecond() {
        return unitsPerSecond;
    }

    /** How many units one nanosecond is; at least 1. */
    public long unitsPerNano() {
        return unitsPerNano;
    }

    public long unitsFromNanos(long nanos) {
        return Math.multiplyExact(nanos, unitsPerNano);
    }

    /** Whole nanoseconds, rounded down. */
    public long nanosFloor(long units) {
        return Math.floorDiv(units, unitsPerNano);
    }

    /** @throws ArithmeticException if {@code seconds} is no whole number of units or does not fit 63 bits */
    public long units(Rational seconds) {
        Rational units = seconds.times(Rational.of(unitsPerSecond, BigInteger.ONE));
        if (!units.isWhole()) {
            throw new ArithmeticException(seconds + " s is no whole number of units of 1/" + unitsPerSecond + " s");
        }
        return units.numerator().longValueExact();
    }

    /** Whether {@code seconds} is a whole number of units that fits 63 bits. */
    public boolean isWhole(Rational seconds) {
        Rational units = seconds.times(Rational.of(unitsPerSecond, BigInteger.ONE));
        return units.isWhole() && units.numerator().bitLength() < Long.SIZE;
    }

    /** The length of one tick in units. */
    public long step(TickRate rate) {
        return units(rate.step());
    }

    public Rational seconds(long units) {
        return Rational.of(BigInteger.valueOf(units), unitsPerSecond);
    }

    /** For read-outs only. */
    public double secondsDouble(long units) {
        return units / unitsPerSecondDouble;
    }

    /** For read-outs only. */
    public double millisDouble(long units) {
        return units * 1000.0 / unitsPerSecondDouble;
    }

    /** The amount in seconds as a decimal with {@code digits} decimals, rounded half up. Exact in between. */
    public BigDecimal decimalSeconds(long units, int digits) {
        return new BigDecimal(units).divide(new BigDecimal(unitsPerSecond), digits, java.math.RoundingMode.HALF_UP);
    }

    static BigInteger lcm(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TimeBase t && unitsPerSecond.equals(t.unitsPerSecond);
    }

    @Override
    public int hashCode() {
        return unitsPerSecond.hashCode();
    }

    @Override
    public String toString() {
        return "1/" + unitsPerSecond + " s";
    }
}
