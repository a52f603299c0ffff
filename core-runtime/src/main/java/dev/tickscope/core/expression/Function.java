package dev.tickscope.core.expression;

/** The functions of the language. */
enum Function {
    CHANGED("changed", 1, "whether a value is another than at the moment before"),
    PREVIOUS("previous", 1, "the value at the moment before"),
    ABS("abs", 1, "the amount without its sign"),
    MIN("min", 2, "the smaller one of two"),
    MAX("max", 2, "the larger one of two");

    private final String word;
    private final int arguments;
    private final String meaning;

    Function(String word, int arguments, String meaning) {
        this.word = word;
        this.arguments = arguments;
        this.meaning = meaning;
    }

    String word() {
        return word;
    }

    int arguments() {
        return arguments;
    }

    String meaning() {
        return meaning;
    }

    /** The function with that name; null if there is none. */
    static Function of(String text) {
        for (Function function : values()) {
            if (function.word.equals(text)) {
                return function;
            }
        }
        return null;
    }
}
