package dev.tickscope.core.time;

/** {@code (delta × p) / q} with a 128-bit product, quotient and remainder apart, allocating nothing. */
@TickPath
public final class Scaling {
    private Scaling() {
    }

    /** How many times as fine a shared denominator must become so that a scale can be written over it. */
    public static long refinement(long denominator, TimeScale scale) {
        return scale.denominator() / gcd(denominator, scale.denominator());
    }

    /** Whether the refined denominator, and the scale written over it, fit 63 bits. */
    public static boolean fits(long denominator, TimeScale scale) {
        long factor = refinement(denominator, scale);
        return fits(denominator, factor) && fits(scale.numerator(), denominator * factor / scale.denominator());
    }

    private static boolean fits(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** @throws ArithmeticException if the quotient does not fit 63 bits */
    public static long quotient(long deltaUnits, long p, long q) {
        long high = Math.multiplyHigh(deltaUnits, p);
        long low = deltaUnits * p;
        if (high == 0 && low >= 0) {
            return low / q;
        }
        return divide(high, low, q, true);
    }

    public static long remainder(long deltaUnits, long p, long q) {
        long high = Math.multiplyHigh(deltaUnits, p);
        long low = deltaUnits * p;
        if (high == 0 && low >= 0) {
            return low % q;
        }
        return divide(high, low, q, false);
    }

    /** Long division of a non-negative 128-bit number by a positive 63-bit one, bit by bit: rare, and free of garbage. */
    private static long divide(long high, long low, long q, boolean wantQuotient) {
        if (high < 0) {
            throw new ArithmeticException("a scaled delta is never negative");
        }
        long remainder = high % q;
        if (wantQuotient && high / q != 0) {
            throw new ArithmeticException("a scaled delta does not fit 63 bits");
        }
        long quotient = 0;
        for (int bit = 63; bit >= 0; bit--) {
            remainder = (remainder << 1) | ((low >>> bit) & 1);
            quotient <<= 1;
            if (Long.compareUnsigned(remainder, q) >= 0) {
                remainder -= q;
                quotient |= 1;
            }
        }
        if (wantQuotient && quotient < 0) {
            throw new ArithmeticException("a scaled delta does not fit 63 bits");
        }
        return wantQuotient ? quotient : remainder;
    }
}
