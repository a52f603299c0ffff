package dev.tickscope.core.expression;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What a text says, before anybody asked whether it makes sense. {@code start} and {@code end} are places in the text. */
sealed interface Tree {
    int start();

    int end();

    /** {@code true} or {@code false}. */
    record Truth(boolean value, int start, int end) implements Tree {
    }

    /** @param unit null for a plain number */
    record Number(Rational value, Unit unit, int start, int end) implements Tree {
    }

    /**
     * A name, or a name with a member.
     *
     * @param member null for a single name
     * @param quoted whether the first part stands in quotes
     */
    record Name(String first, String member, boolean quoted, int start, int end) implements Tree {
        String written() {
            return quoted ? "`" + first.replace("`", "``") + "`" + dotMember() : first + dotMember();
        }

        private String dotMember() {
            return member == null ? "" : "." + member;
        }
    }

    /** A sign or a negation. */
    record Prefix(Operator operator, Tree operand, int start, int end) implements Tree {
    }

    /** Two operands with an operator between them. */
    record Infix(Operator operator, Tree left, Tree right, int start, int end) implements Tree {
    }

    /** A function of one or two operands. */
    record Call(Function function, List<Tree> arguments, int start, int end) implements Tree {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** The same with other places: parentheses around it belong to it. */
    default Tree at(int start, int end) {
        if (this instanceof Truth truth) {
            return new Truth(truth.value, start, end);
        } else if (this instanceof Number number) {
            return new Number(number.value, number.unit, start, end);
        } else if (this instanceof Name name) {
            return name;
        } else if (this instanceof Call call) {
            return new Call(call.function, call.arguments, start, end);
        } else if (this instanceof Prefix prefix) {
            return new Prefix(prefix.operator, prefix.operand, start, end);
        }
        Infix infix = (Infix) this;
        return new Infix(infix.operator, infix.left, infix.right, start, end);
    }

    /** Hands over each name in it, in the order in which they stand. */
    default void names(Consumer<Name> taker) {
        if (this instanceof Name name) {
            taker.accept(name);
        } else if (this instanceof Prefix prefix) {
            prefix.operand.names(taker);
        } else if (this instanceof Infix infix) {
            infix.left.names(taker);
            infix.right.names(taker);
        } else if (this instanceof Call call) {
            call.arguments.forEach(argument -> argument.names(taker));
        }
    }

    /** A text that says the same; parsing it gives this tree again but for the places. */
    default String print() {
        return print(0);
    }

    /** @param least in parentheses if it binds less tightly */
    private String print(int least) {
        if (this instanceof Truth truth) {
            return String.valueOf(truth.value);
        } else if (this instanceof Number number) {
            return number.unit == null ? decimal(number.value) : number.value + " " + number.unit.spelling();
        } else if (this instanceof Name name) {
            return name.written();
        } else if (this instanceof Call call) {
            return call.function.word() + call.arguments.stream().map(Tree::print).collect(Collectors.joining(", ", "(", ")"));
        } else if (this instanceof Prefix prefix) {
            int own = prefix.operator == Operator.NOT ? Operator.NOT.precedence() : Operator.SIGN;
            String text = (prefix.operator == Operator.NOT ? "not " : "-") + prefix.operand.print(own);
            return own < least ? "(" + text + ")" : text;
        }
        Infix infix = (Infix) this;
        int own = infix.operator.precedence();
        String left = infix.left.print(infix.operator.compares() ? own + 1 : own);
        // A number before "/" and a number with a unit would be read as one fraction.
        boolean fraction = infix.operator == Operator.DIVIDE && infix.right instanceof Number right && right.unit != null;
        String right = fraction ? "(" + infix.right.print() + ")" : infix.right.print(own + 1);
        String text = left + " " + infix.operator.spelling() + " " + right;
        return own < least ? "(" + text + ")" : text;
    }

    /** A number without a unit was written as a decimal, so it has an end. */
    private static String decimal(Rational value) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator())).toPlainString();
    }
}
