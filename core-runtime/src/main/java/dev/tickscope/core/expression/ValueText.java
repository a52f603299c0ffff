package dev.tickscope.core.expression;

import dev.tickscope.core.expression.Typed.Type;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.math.BigDecimal;
import java.math.MathContext;

/** Values as text, exact: a decimal where it has an end within nine digits, else a fraction. What it writes, an expression may contain. */
final class ValueText {
    /** For a value that is not there. */
    static final String NONE = "none";
    private static final int MOST_DIGITS = 9;
    private static final int SHORT = 11;
    private static final MathContext ROUNDED = new MathContext(6);
    private static final Rational THOUSAND = Rational.of(1000);

    private ValueText() {
    }

    static String of(Typed value, TimeBase base, long problem, long first, long second) {
        if (problem != Eval.FINE) {
            return problem == Eval.ABSENT ? NONE : problem == Eval.DIVIDED_BY_ZERO ? "(divided by 0)" : "(too large)";
        }
        if (value.isTruth()) {
            return first == Truth.TRUE ? "true" : "false";
        }
        if (value.type() == Type.REAL) {
            return Double.toString(Double.longBitsToDouble(first));
        }
        Rational number = Rational.of(first, second);
        return value.type() == Type.TIME ? time(number.times(base.seconds(1))) : number(number);
    }

    /** The same where that is short; else rounded to six digits, with a sign that says so. */
    static String about(Typed value, TimeBase base, long problem, long first, long second) {
        String exact = of(value, base, problem, first, second);
        if (problem != Eval.FINE || value.isTruth() || exact.length() <= SHORT) {
            return exact;
        }
        if (value.type() == Type.REAL) {
            return "≈" + rounded(new BigDecimal(Double.longBitsToDouble(first)));
        }
        Rational number = Rational.of(first, second);
        if (value.type() != Type.TIME) {
            return "≈" + rounded(decimal(number));
        }
        Rational seconds = number.times(base.seconds(1));
        boolean below = seconds.max(seconds.negated()).compareTo(Rational.ONE) < 0;
        return "≈" + (below ? rounded(decimal(seconds.times(THOUSAND))) + " ms" : rounded(decimal(seconds)) + " s");
    }

    private static BigDecimal decimal(Rational value) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), ROUNDED);
    }

    private static String rounded(BigDecimal value) {
        return value.round(ROUNDED).toString();
    }

    /** {@code 16.7 ms}, {@code 2.5 s}, {@code 1/60 s}. */
    static String time(Rational seconds) {
        boolean whole = seconds.times(Rational.of(TimeBase.NANOS)).isWhole();
        boolean below = seconds.signum() != 0 && seconds.max(seconds.negated()).compareTo(Rational.ONE) < 0;
        return !whole ? seconds + " s" : below ? number(seconds.times(THOUSAND)) + " ms" : number(seconds) + " s";
    }

    static String number(Rational value) {
        Rational shifted = value.times(Rational.of(BigDecimal.TEN.pow(MOST_DIGITS)));
        if (!shifted.isWhole()) {
            return value.toString();
        }
        BigDecimal decimal = new BigDecimal(shifted.numerator(), MOST_DIGITS).stripTrailingZeros();
        return (decimal.scale() < 0 ? decimal.setScale(0) : decimal).toPlainString();
    }
}
