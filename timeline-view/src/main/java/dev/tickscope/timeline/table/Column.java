package dev.tickscope.timeline.table;

import java.util.function.Function;

/**
 * One column of a table.
 *
 * @param text what a cell shows
 * @param exact what a copy of the cell gives: the same without rounding
 * @param key what the column is sorted by, see {@link SortKey}; null comes last in either direction
 */
public record Column<L>(String title, Function<L, String> text, Function<L, String> exact, Function<L, ?> key) {
    /** Words, sorted as people count: "tick 9" before "tick 10". */
    public static <L> Column<L> words(String title, Function<L, String> text) {
        return new Column<>(title, text, text, text);
    }

    /** Whole numbers. */
    public static <L> Column<L> whole(String title, Function<L, Long> number) {
        Function<L, String> text = line -> Long.toString(number.apply(line));
        return new Column<>(title, text, text, number);
    }

    /** Words that stand for something that has an order of its own. */
    public static <L> Column<L> keyed(String title, Function<L, String> text, Function<L, ?> key) {
        return new Column<>(title, text, text, key);
    }

    /** Exact values with their units, which may be shown rounded. */
    public static <L> Column<L> values(String title, Function<L, String> text, Function<L, String> exact) {
        return new Column<>(title, text, exact, line -> SortKey.ofValue(exact.apply(line)));
    }
}
