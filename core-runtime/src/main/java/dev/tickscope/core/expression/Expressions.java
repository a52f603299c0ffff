package dev.tickscope.core.expression;

/** Compiles texts of the condition language. */
public final class Expressions {
    private Expressions() {
    }

    /** A condition: an expression that is true or false. */
    public static Compiled<Condition> condition(String text, Names names) {
        throw new UnsupportedOperationException("comes with the parser");
    }

    /** A message with expressions in braces. */
    public static Compiled<Template> template(String text, Names names) {
        throw new UnsupportedOperationException("comes with the parser");
    }
}
