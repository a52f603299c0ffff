package dev.tickscope.timeline.table;

import java.util.List;

/** What the common keys and menu entries of tables act on. */
public interface TableTarget {
    /** Of the columns that can be sorted by. */
    List<String> titles();

    /** The column it is sorted by, or −1. */
    int sorted();

    boolean descending();

    /** Sorts by a column. @param column −1 for the rows' own order */
    void sort(int column, boolean descending);

    /** Brings up the field whose words the shown rows contain. */
    void openFilter();

    /** Takes the filter away. @return whether there was one */
    boolean clearFilter();

    boolean hasSelection();

    /** Copies the selected rows, or all that are shown. */
    void copy(boolean selected, RowsText.Format format);

    /** The keys that copy the selected rows; empty if these keys do something else here. */
    default String copyKeys() {
        return "Ctrl+C";
    }

    /** Shows the context menu at the selected row. */
    void showMenu();
}
