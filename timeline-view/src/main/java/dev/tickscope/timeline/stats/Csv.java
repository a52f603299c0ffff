package dev.tickscope.timeline.stats;

/** Cells of comma-separated text. */
public final class Csv {
    private Csv() {
    }

    /** In quotation marks where it holds what would end it. */
    public static String cell(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
