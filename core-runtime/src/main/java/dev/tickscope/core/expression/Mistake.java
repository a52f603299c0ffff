package dev.tickscope.core.expression;

/** Carries an error out of the depths of parser and checker; never leaves the package. */
final class Mistake extends Exception {
    private static final long serialVersionUID = 1;
    private final transient ExpressionError error;

    Mistake(int start, int end, String found, String expected, String suggestion) {
        super(found, null, false, false);
        this.error = new ExpressionError(start, end, found, expected, suggestion);
    }

    Mistake(int start, int end, String found, String expected) {
        this(start, end, found, expected, null);
    }

    Mistake(Tree at, String found, String expected) {
        this(at.start(), at.end(), found, expected, null);
    }

    ExpressionError error() {
        return error;
    }
}
