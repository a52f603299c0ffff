package dev.tickscope.core.expression;

/**
 * A word of the language.
 *
 * @param text as written; without its quotes for a quoted name
 * @param start its first character
 * @param end one past its last one
 */
record Token(Kind kind, String text, int start, int end) {
    /** What it is. */
    enum Kind {
        NUMBER, NAME, QUOTED, SYMBOL, END
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** The operator that it is; null if it is none. */
    Operator operator() {
        return kind == Kind.SYMBOL || kind == Kind.NAME ? Operator.of(text) : null;
    }

    /** For messages. */
    String words() {
        return kind == Kind.END ? "the end of the text" : "\"" + text + "\"";
    }
}
