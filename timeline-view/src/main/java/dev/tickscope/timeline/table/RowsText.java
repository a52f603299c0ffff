package dev.tickscope.timeline.table;

import dev.tickscope.timeline.stats.Csv;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Writes rows of a table as text with their exact values, in slices, so that very many of them hold nothing up. No toolkit. */
public final class RowsText<L> {
    /** How cells stand beside each other. */
    public enum Format {
        /** With a tab between them; no titles. Breaks and tabs inside a cell become blanks. */
        TABS,
        /** Comma-separated, with a line of titles; cells stand as they are, in quotation marks where that is needed. */
        CSV
    }

    private final List<Column<L>> columns;
    private final IntFunction<L> line;
    private final int count;
    private final Format format;
    private final StringBuilder text = new StringBuilder();
    private int next;

    /** @param line the rows to write, by 0 to {@code count} − 1 */
    public RowsText(List<Column<L>> columns, IntFunction<L> line, int count, Format format) {
        this.columns = List.copyOf(columns);
        this.line = line;
        this.count = count;
        this.format = format;
        if (format == Format.CSV) {
            write(Column::title);
        }
    }

    /** Writes up to {@code most} more rows. @return whether all are written */
    public boolean work(int most) {
        for (int left = most; next < count && left > 0; left--) {
            L now = line.apply(next++);
            write(column -> column.exact().apply(now));
        }
        return next == count;
    }

    private void write(Function<Column<L>, String> cell) {
        List<String> cells = new ArrayList<>(columns.size());
        for (Column<L> column : columns) {
            String words = cell.apply(column);
            cells.add(words == null ? "" : format == Format.CSV ? Csv.cell(words) : words.replaceAll("[\\t\\r\\n]", " "));
        }
        text.append(String.join(format == Format.CSV ? "," : "\t", cells)).append('\n');
    }

    /** How far it came, 0 to 100. */
    public int percent() {
        return count == 0 ? 100 : (int) (next * 100L / count);
    }

    /** How many rows it writes. */
    public int count() {
        return count;
    }

    /** What is written so far; only CSV ends with a line break. */
    public String text() {
        return format == Format.CSV || text.isEmpty() ? text.toString() : text.substring(0, text.length() - 1);
    }
}
