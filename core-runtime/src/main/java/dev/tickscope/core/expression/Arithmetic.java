package dev.tickscope.core.expression;

import dev.tickscope.core.expression.Amount.Form;
import dev.tickscope.core.expression.Typed.Type;
import dev.tickscope.core.time.Rational;

/** Which numbers go together, and the nodes that compute with them. Numbers that read nothing are computed here, once. */
final class Arithmetic {
    private final String text;

    /** @param text the whole text, for messages */
    Arithmetic(String text) {
        this.text = text;
    }

    Typed infix(Operator operator, Typed writtenLeft, Typed writtenRight, Tree at) throws Mistake {
        number(writtenLeft);
        number(writtenRight);
        boolean multiplies = operator == Operator.TIMES || operator == Operator.DIVIDE;
        Typed left = multiplies ? writtenLeft : likeOther(writtenLeft, writtenRight);
        Typed right = multiplies ? writtenRight : likeOther(writtenRight, writtenLeft);
        Type type = switch (operator) {
            case TIMES -> product(left, right, at);
            case DIVIDE -> quotient(left, right, at);
            case REMAINDER -> remainder(left, right, at);
            default -> same(left, right, at);
        };
        if (left.fixed() != null && right.fixed() != null) {
            return Typed.fixed(type, compute(operator, left.fixed(), right), at);
        }
        return Typed.amount(type, node(operator, type, left, right, at), at);
    }

    private static Amount node(Operator operator, Type type, Typed left, Typed right, Tree at) throws Mistake {
        if (type == Type.REAL) {
            return new RealNodes.Infix(operator, left.realNode(), right.realNode(), at);
        }
        if (right.isZeroOfAnyType() && (operator == Operator.DIVIDE || operator == Operator.REMAINDER)) {
            throw divisionByZero(right);
        }
        boolean whole = operator != Operator.DIVIDE && left.form() == Form.WHOLE && right.form() == Form.WHOLE;
        return whole ? new WholeNodes.Infix(operator, left.node(), right.node(), at)
                : new FractionNodes.Infix(operator, left.node(), right.node(), at);
    }

    private static Mistake divisionByZero(Typed divisor) {
        return new Mistake(divisor.at(), "a division by 0", "a divisor that is not 0");
    }

    private static Rational compute(Operator operator, Rational a, Typed right) throws Mistake {
        Rational b = right.fixed();
        if (b.signum() == 0 && (operator == Operator.DIVIDE || operator == Operator.REMAINDER)) {
            throw divisionByZero(right);
        }
        return switch (operator) {
            case PLUS -> a.plus(b);
            case MINUS -> a.minus(b);
            case TIMES -> a.times(b);
            case DIVIDE -> a.dividedBy(b);
            case REMAINDER -> a.minus(b.times(floor(a.dividedBy(b))));
            default -> throw new IllegalStateException(operator + " gives no number");
        };
    }

    private static Rational floor(Rational value) {
        java.math.BigInteger[] parts = value.numerator().divideAndRemainder(value.denominator());
        return Rational.of(parts[1].signum() < 0 ? parts[0].subtract(java.math.BigInteger.ONE) : parts[0], java.math.BigInteger.ONE);
    }

    private void number(Typed part) throws Mistake {
        if (part.isTruth()) {
            throw new Mistake(part.at(), part.words(text), "a number or a time");
        }
    }

    /** A plain 0 is a time beside a time. */
    Typed likeOther(Typed part, Typed other) {
        return part.isZero() && other.type() == Type.TIME ? part.as(Type.TIME) : part;
    }

    /** The type of two values that are added or compared. */
    Type same(Typed left, Typed right, Tree at) throws Mistake {
        if (left.type() == right.type()) {
            return left.type();
        }
        if (left.type() == Type.TIME || right.type() == Type.TIME || left.isTruth() || right.isTruth()) {
            throw differ(left, right, at);
        }
        return Type.REAL;
    }

    private Mistake differ(Typed left, Typed right, Tree at) {
        Typed plain = left.fixed() != null && left.type() == Type.NUMBER ? left : right;
        boolean unitMissing = plain.fixed() != null && plain.type() == Type.NUMBER && (left.type() == Type.TIME || right.type() == Type.TIME);
        if (unitMissing) {
            String number = text.substring(plain.at().start(), plain.at().end());
            return new Mistake(plain.at().start(), plain.at().end(), "a number without a unit beside a time", "a time", number + " ms");
        }
        return new Mistake(at, left.words(text) + " beside " + right.words(text), "two values of one kind");
    }

    private Type product(Typed left, Typed right, Tree at) throws Mistake {
        if (left.type() != Type.TIME && right.type() != Type.TIME) {
            return left.type() == Type.REAL || right.type() == Type.REAL ? Type.REAL : Type.NUMBER;
        }
        Type other = left.type() == Type.TIME ? right.type() : left.type();
        if (other != Type.NUMBER) {
            throw new Mistake(at, left.words(text) + " times " + right.words(text), "a time times an exact number");
        }
        return Type.TIME;
    }

    private Type quotient(Typed left, Typed right, Tree at) throws Mistake {
        if (left.type() == Type.TIME && right.type() == Type.TIME) {
            return Type.NUMBER;
        }
        if (right.type() == Type.TIME || left.type() == Type.TIME && right.type() == Type.REAL) {
            throw new Mistake(at, left.words(text) + " divided by " + right.words(text), "a time divided by a time or by an exact number");
        }
        return left.type() == Type.TIME ? Type.TIME : left.type() == Type.REAL || right.type() == Type.REAL ? Type.REAL : Type.NUMBER;
    }

    private Type remainder(Typed left, Typed right, Tree at) throws Mistake {
        Type type = same(left, right, at);
        if (type == Type.REAL) {
            throw new Mistake(at, "% with " + (left.type() == Type.REAL ? left : right).words(text), "exact numbers or times");
        }
        return type;
    }

    Typed sign(boolean absolute, Typed operand, Tree at) throws Mistake {
        number(operand);
        if (operand.fixed() != null) {
            return Typed.fixed(operand.type(), absolute && operand.fixed().signum() >= 0 ? operand.fixed() : operand.fixed().negated(), at);
        }
        Amount amount = operand.amount();
        return Typed.amount(operand.type(), switch (amount.form) {
            case WHOLE -> new WholeNodes.Sign(absolute, amount, at);
            case FRACTION -> new FractionNodes.Sign(absolute, amount, at);
            case REAL -> new RealNodes.Sign(absolute, amount, at);
        }, at);
    }

    /** The smaller or the larger one. */
    Typed pick(boolean larger, Typed writtenLeft, Typed writtenRight, Tree at) throws Mistake {
        number(writtenLeft);
        number(writtenRight);
        Typed left = likeOther(writtenLeft, writtenRight);
        Typed right = likeOther(writtenRight, writtenLeft);
        Type type = same(left, right, at);
        if (left.fixed() != null && right.fixed() != null) {
            return Typed.fixed(type, larger ? left.fixed().max(right.fixed()) : left.fixed().min(right.fixed()), at);
        }
        return Typed.amount(type, type == Type.REAL ? new RealNodes.Pick(larger, left.realNode(), right.realNode(), at)
                : left.form() == Form.WHOLE && right.form() == Form.WHOLE ? new WholeNodes.Pick(larger, left.node(), right.node(), at)
                : new FractionNodes.Pick(larger, left.node(), right.node(), at), at);
    }

    Typed compare(Operator operator, Typed writtenLeft, Typed writtenRight, Tree at) throws Mistake {
        Typed left = likeOther(writtenLeft, writtenRight);
        Typed right = likeOther(writtenRight, writtenLeft);
        Type type = same(left, right, at);
        if (type == Type.TRUTH) {
            if (operator != Operator.EQUAL && operator != Operator.DIFFERENT) {
                throw new Mistake(at, "\"" + operator.spelling() + "\" between values that are true or false", "= or !=");
            }
            return Typed.truth(new TruthNodes.Same(operator == Operator.EQUAL, left.truth(), right.truth()), at);
        }
        if (left.fixed() != null && right.fixed() != null) {
            return Typed.truth(new TruthNodes.Constant(operator.holds(left.fixed().compareTo(right.fixed()))), at);
        }
        if (type == Type.REAL) {
            return Typed.truth(new TruthNodes.Compare(operator, Form.REAL, left.realNode(), right.realNode()), at);
        }
        return Typed.truth(exact(operator, left.node(), right.node()), at);
    }

    private static Truth exact(Operator operator, Amount left, Amount right) {
        if (left instanceof WholeNodes.Read read && right instanceof WholeNodes.Constant limit) {
            return new TruthNodes.ReadAgainst(operator, read.quantity(), limit.value());
        }
        boolean whole = left.form == Form.WHOLE && right.form == Form.WHOLE;
        return new TruthNodes.Compare(operator, whole ? Form.WHOLE : Form.FRACTION, left, right);
    }
}
