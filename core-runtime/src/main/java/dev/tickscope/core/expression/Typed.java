package dev.tickscope.core.expression;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * A part of an expression with its type: fixed and not yet a node, a number or a truth.
 *
 * @param fixed the value of a part that reads nothing, times in units; null for others
 * @param amount null for fixed numbers and truths
 * @param truth null for numbers
 */
record Typed(Type type, Rational fixed, Amount amount, Truth truth, Tree at) {
    private static final int MOST_BITS = 63;
    private static final MathContext PRECISE = new MathContext(40);

    /** What a value is. */
    enum Type {
        TRUTH("true or false"), NUMBER("a number"), TIME("a time"), REAL("a measured number");

        final String words;

        Type(String words) {
            this.words = words;
        }
    }

    static Typed fixed(Type type, Rational value, Tree at) {
        return new Typed(type, value, null, null, at);
    }

    static Typed amount(Type type, Amount amount, Tree at) {
        return new Typed(type, null, amount, null, at);
    }

    static Typed truth(Truth truth, Tree at) {
        return new Typed(Type.TRUTH, null, null, truth, at);
    }

    boolean isTruth() {
        return type == Type.TRUTH;
    }

    boolean isZero() {
        return fixed != null && type == Type.NUMBER && fixed.signum() == 0;
    }

    boolean isZeroOfAnyType() {
        return fixed != null && fixed.signum() == 0;
    }

    Typed as(Type other) {
        return new Typed(other, fixed, amount, truth, at);
    }

    /** How it is computed. */
    Amount.Form form() {
        return fixed == null ? amount.form : fixed.isWhole() ? Amount.Form.WHOLE : Amount.Form.FRACTION;
    }

    /** The node that gives it. */
    Amount node() throws Mistake {
        if (fixed == null) {
            return amount;
        }
        if (fixed.numerator().bitLength() > MOST_BITS || fixed.denominator().bitLength() > MOST_BITS) {
            throw new Mistake(at, type == Type.TIME ? "a time that is too long or too fine to compute with exactly"
                    : "a number that is too large or too fine to compute with exactly", "one whose parts fit " + MOST_BITS + " bits");
        }
        return fixed.isWhole() ? new WholeNodes.Constant(fixed.numerator().longValueExact(), at)
                : new FractionNodes.Constant(fixed.numerator().longValueExact(), fixed.denominator().longValueExact(), at);
    }

    /** The node that gives it as a measured number. */
    Amount realNode() {
        return fixed == null ? amount
                : new RealNodes.Constant(new BigDecimal(fixed.numerator()).divide(new BigDecimal(fixed.denominator()), PRECISE).doubleValue(), at);
    }

    /** For messages: {@code a time (frame.dropped)}. */
    String words(String text) {
        return type.words + " (" + text.substring(at.start(), at.end()) + ")";
    }
}
