package dev.tickscope.timeline.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Which rows of a table are shown, and in which order: those that hold a filter's words, sorted by a column. Works in slices of a bounded
 * number of lines, however many rows there are; until a new order is complete the one before is shown. Keeps one int a row, and nothing at
 * all while rows are neither filtered nor sorted. Rows of equal keys keep their own order. No toolkit; one thread.
 */
public final class RowOrder<L> {
    private final Rows<L> rows;
    private final List<Column<L>> columns;
    private String filter = "";
    private int sorted = -1;
    private boolean descending;
    /** Null while all rows are shown as they are. */
    private int[] order;
    private int size;
    /** Rows that the shown order knows. */
    private int taken;
    private OrderPass<L> pass;
    private boolean stale;

    /** @param columns may grow later */
    public RowOrder(Rows<L> rows, List<Column<L>> columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Sorts by a column. @param column −1 for the rows' own order */
    public void sort(int column, boolean down) {
        if (column != sorted || down != descending) {
            sorted = column;
            descending = down;
            begin();
        }
    }

    /** The column it is sorted by, or −1. */
    public int sorted() {
        return sorted;
    }

    public boolean descending() {
        return descending;
    }

    /** Shows only rows one of whose cells contains these words, without regard to capitals; all for an empty text. */
    public void filter(String words) {
        String folded = words.strip().toLowerCase(Locale.ROOT);
        if (!folded.equals(filter)) {
            filter = folded;
            begin();
        }
    }

    public boolean filtered() {
        return !filter.isEmpty();
    }

    /** Rows may tell something else than before. A pass that is under way is finished first, so that steady change cannot starve it. */
    public void changed() {
        if (pass == null) {
            begin();
        } else {
            stale = true;
        }
    }

    private boolean plain() {
        return filter.isEmpty() && sorted < 0;
    }

    private void begin() {
        stale = false;
        pass = plain() ? null : new OrderPass<>(this, rows.size());
    }

    /** Whether an order is being worked out. */
    public boolean busy() {
        return pass != null;
    }

    /** Whether {@link #work} has nothing to do. */
    public boolean idle() {
        return pass == null && rows.size() == (order == null ? size : taken) && (order == null || !plain());
    }

    /** How far it came, 0 to 100. */
    public int percent() {
        return pass == null ? 100 : pass.percent();
    }

    /**
     * Takes in what is new, and works on the order.
     *
     * @param most how many lines may be made
     * @return whether other rows are shown than before, or in another order
     */
    public boolean work(int most) {
        if (pass != null && rows.size() < pass.end() || order != null && rows.size() < taken) {
            order = null;
            begin();
        }
        boolean moved = plain() && order != null;
        if (moved) {
            order = null;
        }
        if (pass != null) {
            moved = pass.work(most) && adopt();
        } else if (order != null && rows.size() > taken) {
            moved = takeIn(Math.min(rows.size(), taken + most));
        }
        if (order == null) {
            moved |= size != rows.size();
            size = rows.size();
        }
        return moved;
    }

    private boolean adopt() {
        order = pass.order();
        size = pass.size();
        taken = pass.end();
        pass = null;
        if (stale) {
            begin();
        }
        return true;
    }

    /** Puts new rows where they belong: each finds its place by bisection, then all move there at once. */
    private boolean takeIn(int end) {
        OrderPass<L> fresh = new OrderPass<>(this, taken, end);
        fresh.finish();
        taken = end;
        if (fresh.size() == 0) {
            return false;
        }
        int[] from = fresh.order();
        int[] at = new int[fresh.size()];
        for (int i = 0; i < at.length; i++) {
            at[i] = sorted < 0 ? size : placeFor(from[i]);
        }
        int[] into = size + at.length > order.length ? Arrays.copyOf(order, Math.max(16, (size + at.length) * 3 / 2)) : order;
        int right = size;
        for (int i = at.length - 1; i >= 0; i--) {
            System.arraycopy(order, at[i], into, at[i] + i + 1, right - at[i]);
            into[at[i] + i] = from[i];
            right = at[i];
        }
        order = into;
        size += at.length;
        return true;
    }

    private int placeFor(int row) {
        Object key = key(rows.get(row));
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(key(rows.get(order[middle])), key) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    Rows<L> rows() {
        return rows;
    }

    boolean sorts() {
        return sorted >= 0;
    }

    Object key(L line) {
        return columns.get(sorted).key().apply(line);
    }

    /** In the direction of the sort; what has no key stays last. */
    int compare(Object a, Object b) {
        int ascending = SortKey.compare(a, b);
        return descending && a != null && b != null ? -ascending : ascending;
    }

    boolean matches(L line) {
        if (filter.isEmpty()) {
            return true;
        }
        for (Column<L> column : columns) {
            String text = column.text().apply(line);
            if (text != null && text.toLowerCase(Locale.ROOT).contains(filter)) {
                return true;
            }
        }
        return false;
    }

    /** How many rows are shown. */
    public int size() {
        return size;
    }

    /** The row that is shown at a place. */
    public int row(int place) {
        return order == null ? place : order[place];
    }

    /** Where a row is shown; −1 if it is not. */
    public int place(int row) {
        if (order == null) {
            return row < size ? row : -1;
        }
        for (int place = 0; place < size; place++) {
            if (order[place] == row) {
                return place;
            }
        }
        return -1;
    }
}
