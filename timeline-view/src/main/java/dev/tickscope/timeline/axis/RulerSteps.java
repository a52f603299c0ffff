package dev.tickscope.timeline.axis;

import dev.tickscope.core.time.TimeBase;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The marks of a ruler: a power of ten times 1, 2 or 5 seconds, chosen so that labels do not touch.
 *
 * @param numerator the step is this many units …
 * @param denominator … over this, since a microsecond need not be a whole number of units
 * @param digits decimals of a label in seconds
 * @param minor how many small marks divide a step
 */
public record RulerSteps(BigInteger numerator, BigInteger denominator, int digits, int minor) {
    private static final int[] MANTISSAS = {1, 2, 5};
    private static final int FINEST = -9;
    private static final int COARSEST = 9;

    /** The finest step of at least {@code minUnits}. */
    public static RulerSteps of(TimeBase base, double minUnits) {
        double perSecond = base.unitsPerSecond().doubleValue();
        for (int exponent = FINEST; exponent <= COARSEST; exponent++) {
            for (int mantissa : MANTISSAS) {
                if (mantissa * Math.pow(10, exponent) * perSecond >= minUnits) {
                    return step(base, mantissa, exponent);
                }
            }
        }
        return step(base, 5, COARSEST);
    }

    private static RulerSteps step(TimeBase base, int mantissa, int exponent) {
        BigInteger units = base.unitsPerSecond().multiply(BigInteger.valueOf(mantissa));
        BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
        int minor = mantissa == 2 ? 4 : 5;
        return exponent < 0 ? new RulerSteps(units, power, -exponent, minor)
                : new RulerSteps(units.multiply(power), BigInteger.ONE, 0, minor);
    }

    /** Where mark number {@code index} lies, to the nearest unit below. Label it with {@link #label}. */
    public long units(long index) {
        return units(index, 1);
    }

    /** Where small mark number {@code index} lies. */
    public long minorUnits(long index) {
        return units(index, minor);
    }

    /** Nearly always all of it fits in longs; a ruler has hundreds of marks in each picture. */
    private long units(long index, int parts) {
        int bits = numerator.bitLength() + Long.SIZE - Long.numberOfLeadingZeros(Math.abs(index));
        if (bits < Long.SIZE && denominator.bitLength() < Long.SIZE - Integer.SIZE) {
            return numerator.longValue() * index / (denominator.longValue() * parts);
        }
        return numerator.multiply(BigInteger.valueOf(index)).divide(denominator.multiply(BigInteger.valueOf(parts))).longValueExact();
    }

    /** The first mark at or after {@code units}. */
    public long firstAt(long units) {
        return ceilDivide(BigInteger.valueOf(units).multiply(denominator), numerator);
    }

    /** The first small mark at or after {@code units}. */
    public long firstMinorAt(long units) {
        return ceilDivide(BigInteger.valueOf(units).multiply(denominator).multiply(BigInteger.valueOf(minor)), numerator);
    }

    private static long ceilDivide(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[0].longValueExact() + (parts[1].signum() > 0 ? 1 : 0);
    }

    /** The mark in seconds. */
    public String label(TimeBase base, long index) {
        BigDecimal seconds = new BigDecimal(numerator.multiply(BigInteger.valueOf(index)))
                .divide(new BigDecimal(denominator.multiply(base.unitsPerSecond())), Math.max(digits, 0), java.math.RoundingMode.HALF_UP);
        return seconds.toPlainString() + " s";
    }
}
