package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** What the nodes of one condition share while it is evaluated. */
@TickPath
final class Eval {
    static final int FINE = 0;
    /** A value is not there at this moment. */
    static final int ABSENT = 1;
    static final int OVERFLOW = 2;
    static final int DIVIDED_BY_ZERO = 3;

    Sample sample;
    /** Why a value could not be had; whoever asks for it must look. */
    int problem;
    private Amount culprit;
    /** The fraction that an {@link Amount} gave last; the denominator is above 0. */
    long numerator;
    long denominator;

    long absent() {
        problem = problem == FINE ? ABSENT : problem;
        return 0;
    }

    /** A failure outweighs a value that is not there: it would have failed with it, too. */
    long fail(int reason, Amount where) {
        if (problem <= ABSENT) {
            problem = reason;
            culprit = where;
        }
        return 0;
    }

    Amount culprit() {
        return culprit;
    }

    /** Whether all values of a comparison are there; if not, sets what it says instead. */
    int verdictOfProblem() {
        if (problem != ABSENT) {
            return Truth.FAILED;
        }
        problem = FINE;
        return Truth.UNKNOWN;
    }

    static boolean productFits(long a, long b) {
        return Math.multiplyHigh(a, b) == a * b >> 63;
    }

    void fraction(long newNumerator, long newDenominator) {
        numerator = newNumerator;
        denominator = newDenominator;
    }

    /** The sign of a/b − c/d, exactly; denominators above 0. */
    static int compare(long a, long b, long c, long d) {
        long leftHigh = Math.multiplyHigh(a, d);
        long rightHigh = Math.multiplyHigh(c, b);
        return leftHigh != rightHigh ? Long.compare(leftHigh, rightHigh) : Long.compareUnsigned(a * d, c * b);
    }
}
