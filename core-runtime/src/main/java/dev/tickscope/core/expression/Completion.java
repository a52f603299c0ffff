package dev.tickscope.core.expression;

import java.util.List;

/**
 * What may stand at a place of a text.
 *
 * @param from the first character that an item takes the place of
 * @param to one past the last one
 * @param items what fits, best first
 */
public record Completion(int from, int to, List<Item> items) {
    public Completion {
        items = List.copyOf(items);
    }

    /** What an item is. */
    public enum Kind {
        NAME, OBJECT, ACTION, MEMBER, FUNCTION, OPERATOR, UNIT, LITERAL
    }

    /**
     * One of them.
     *
     * @param text what to put there
     * @param meaning in a few words
     */
    public record Item(String text, Kind kind, String meaning) {
    }

    static Completion nothing(int caret) {
        return new Completion(caret, caret, List.of());
    }
}
