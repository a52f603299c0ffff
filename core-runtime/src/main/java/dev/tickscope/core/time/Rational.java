package dev.tickscope.core.time;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/**
 * An exact fraction in lowest terms with a positive denominator. It carries what people write ({@code 1/60}, {@code 16.7ms}) to the
 * time base of a session and back to the screen; the clock itself computes in integers and never touches this class.
 */
public final class Rational implements Comparable<Rational> {
    public static final Rational ZERO = of(0);
    public static final Rational ONE = of(1);

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Rational(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    public static Rational of(long whole) {
        return new Rational(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    public static Rational of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** Most fractions that views make fit in longs, and a common divisor of longs makes no objects. */
    private static BigInteger common(BigInteger numerator, BigInteger denominator) {
        if (numerator.bitLength() >= Long.SIZE - 1 || denominator.bitLength() >= Long.SIZE - 1) {
            return numerator.gcd(denominator);
        }
        long a = Math.abs(numerator.longValue());
        long b = Math.abs(denominator.longValue());
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return BigInteger.valueOf(a);
    }

    /** @throws ArithmeticException if the denominator is 0 */
    public static Rational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        BigInteger common = common(numerator, denominator);
        if (denominator.signum() < 0) {
            common = common.negate();
        } else if (common.equals(BigInteger.ONE)) {
            return new Rational(numerator, denominator);
        }
        return new Rational(numerator.divide(common), denominator.divide(common));
    }

    public static Rational of(BigDecimal decimal) {
        BigInteger unscaled = decimal.unscaledValue();
        return decimal.scale() >= 0
                ? of(unscaled, BigInteger.TEN.pow(decimal.scale()))
                : of(unscaled.multiply(BigInteger.TEN.pow(-decimal.scale())), BigInteger.ONE);
    }

    public BigInteger numerator() {
        return numerator;
    }

    public BigInteger denominator() {
        return denominator;
    }

    public Rational plus(Rational other) {
        if (denominator.equals(other.denominator)) {
            return of(numerator.add(other.numerator), denominator);
        }
        return of(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Rational minus(Rational other) {
        return plus(other.negated());
    }

    public Rational times(Rational other) {
        return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** @throws ArithmeticException if {@code other} is 0 */
    public Rational dividedBy(Rational other) {
        return times(other.inverse());
    }

    /** @throws ArithmeticException if this is 0 */
    public Rational inverse() {
        return of(denominator, numerator);
    }

    public Rational negated() {
        return new Rational(numerator.negate(), denominator);
    }

    public Rational max(Rational other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public Rational min(Rational other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public int signum() {
        return numerator.signum();
    }

    public boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    public double toDouble() {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), java.math.MathContext.DECIMAL64).doubleValue();
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rational r && numerator.equals(r.numerator) && denominator.equals(r.denominator);
    }

    @Override
    public int hashCode() {
        return Objects.hash(numerator, denominator);
    }

    /** {@code 3/80}, or {@code 2} for a whole number. */
    @Override
    public String toString() {
        return isWhole() ? numerator.toString() : numerator + "/" + denominator;
    }
}
