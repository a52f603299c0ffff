package dev.tickscope.app.table;

import dev.tickscope.timeline.table.RowOrder;
import dev.tickscope.timeline.table.Rows;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import javafx.collections.ObservableListBase;

/** The lines of a table in the order in which they are shown: each is made when the table asks for it, and only the last ones are kept. */
final class ShownRows<L> extends ObservableListBase<L> {
    private static final int KEPT = 256;

    private final Rows<L> rows;
    private final RowOrder<L> order;
    private int size;
    private final Map<Integer, L> made = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, L> eldest) {
            return size() > KEPT;
        }
    };

    ShownRows(Rows<L> rows, RowOrder<L> order) {
        this.rows = rows;
        this.order = order;
    }

    @Override
    public L get(int place) {
        Objects.checkIndex(place, size);
        int row = order.row(place);
        L line = made.get(row);
        if (line == null) {
            line = rows.get(row);
            made.put(row, line);
        }
        return line;
    }

    @Override
    public int size() {
        return size;
    }

    /** Brings the list to the order's size. @param anew whether its lines may tell something else than before */
    void bring(boolean anew) {
        if (anew) {
            made.clear();
        }
        int now = order.size();
        if (now == size && !anew) {
            return;
        }
        beginChange();
        int before = size;
        size = now;
        if (now > before) {
            nextAdd(before, now);
        } else if (now < before) {
            nextRemove(now, Collections.nCopies(before - now, (L) null));
        } else if (now > 0) {
            // One is enough for the table to ask for all that it shows.
            nextUpdate(0);
        }
        endChange();
    }

    /** Looking through all lines would make them all; only those that were made lately are asked for. */
    @Override
    public int indexOf(Object line) {
        for (Map.Entry<Integer, L> entry : made.entrySet()) {
            if (entry.getValue().equals(line)) {
                return order.place(entry.getKey());
            }
        }
        return -1;
    }

    @Override
    public int lastIndexOf(Object line) {
        return indexOf(line);
    }

    @Override
    public boolean contains(Object line) {
        return indexOf(line) >= 0;
    }
}
