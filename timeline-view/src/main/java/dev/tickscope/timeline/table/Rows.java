package dev.tickscope.timeline.table;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** The rows that a table is about, in their own order. A line is made when it is asked for, so there may be very many. */
public interface Rows<L> {
    int size();

    /** Makes the line of a row. */
    L get(int row);

    /** What a row is known by when rows before it come or go. */
    default Object id(int row) {
        return row;
    }

    /** The row that is known by that; −1 if it is gone. */
    default int rowOf(Object id) {
        int row = (Integer) id;
        return row < size() ? row : -1;
    }

    /** A few lines that stand in a list, each known by something of its own. */
    static <L> Rows<L> of(List<L> lines, Function<L, ?> id) {
        return new Rows<>() {
            @Override
            public int size() {
                return lines.size();
            }

            @Override
            public L get(int row) {
                return lines.get(row);
            }

            @Override
            public Object id(int row) {
                return id.apply(lines.get(row));
            }

            @Override
            public int rowOf(Object wanted) {
                for (int row = 0; row < lines.size(); row++) {
                    if (Objects.equals(wanted, id(row))) {
                        return row;
                    }
                }
                return -1;
            }
        };
    }
}
