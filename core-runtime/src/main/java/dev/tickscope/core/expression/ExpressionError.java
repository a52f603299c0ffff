package dev.tickscope.core.expression;

/**
 * What is wrong in a text, and where.
 *
 * @param start the first character that is to blame, from 0
 * @param end one past the last one; at least {@code start}
 * @param found what stands there, in words
 * @param expected what would fit
 * @param suggestion a text to put in place of {@code start} to {@code end}, or null
 */
public record ExpressionError(int start, int end, String found, String expected, String suggestion) {
    /** One sentence: {@code found "accumlator", expected a name; did you mean "accumulator"?}. */
    public String message() {
        return found + (expected.isEmpty() ? "" : "; expected " + expected)
                + (suggestion == null ? "" : "; did you mean " + suggestion + "?");
    }
}
