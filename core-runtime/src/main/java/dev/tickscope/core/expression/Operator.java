package dev.tickscope.core.expression;

import java.util.List;

/** What stands between two operands, or before one. */
enum Operator {
    OR(1, "one of both holds", "or", "||"),
    AND(2, "both hold", "and", "&&"),
    NOT(3, "it does not hold", "not", "!"),
    EQUAL(4, "equal", "=", "=="),
    DIFFERENT(4, "not equal", "!=", "≠"),
    LESS(4, "less than", "<"),
    AT_MOST(4, "at most", "<=", "≤"),
    MORE(4, "more than", ">"),
    AT_LEAST(4, "at least", ">=", "≥"),
    PLUS(5, "plus", "+"),
    MINUS(5, "minus", "-", "−"),
    TIMES(6, "times", "*"),
    DIVIDE(6, "divided by, exactly", "/"),
    REMAINDER(6, "what is left of a division", "%");

    static final int COMPARISON = 4;
    /** Of a minus sign before an operand. */
    static final int SIGN = 7;

    private final int precedence;
    private final String meaning;
    private final List<String> spellings;

    Operator(int precedence, String meaning, String... spellings) {
        this.precedence = precedence;
        this.meaning = meaning;
        this.spellings = List.of(spellings);
    }

    /** Higher binds tighter. */
    int precedence() {
        return precedence;
    }

    String meaning() {
        return meaning;
    }

    String spelling() {
        return spellings.get(0);
    }

    boolean compares() {
        return precedence == COMPARISON;
    }

    /** Whether a comparison with this operator holds for {@code Integer.signum} of left minus right. */
    boolean holds(int sign) {
        return switch (this) {
            case EQUAL -> sign == 0;
            case DIFFERENT -> sign != 0;
            case LESS -> sign < 0;
            case AT_MOST -> sign <= 0;
            case MORE -> sign > 0;
            case AT_LEAST -> sign >= 0;
            default -> throw new IllegalStateException(this + " compares nothing");
        };
    }

    /** The operator that is written so; null if there is none. */
    static Operator of(String text) {
        for (Operator operator : values()) {
            if (operator.spellings.contains(text)) {
                return operator;
            }
        }
        return null;
    }
}
