package dev.tickscope.scene.trace;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * The points at which bodies touch at the end of one tick. It remembers where their rows lie and reads them when asked, so that another
 * tick costs a bisection and nothing is copied.
 */
public final class ContactMarks {
    private TableView rows;
    private long begin;
    private long end;
    private long tickRow = -1;

    /**
     * Moves to a tick.
     *
     * @param row a TICK row; −1 for none
     * @return whether the points may have changed
     */
    public boolean update(StoreView view, long row) {
        if (row == tickRow && rows != null) {
            return false;
        }
        tickRow = row;
        rows = view.contacts();
        end = firstOf(row + 1);
        // Of a tick some of whose points are lost, those after the loss are told.
        long first = firstOf(row);
        end = first < end ? rows.atOrBefore(end - 1) + 1 : first;
        begin = first < end ? Math.max(first, rows.runBegin(end - 1)) : first;
        return true;
    }

    /** The first CONTACT row of a tick or a later one. */
    private long firstOf(long row) {
        return rows.firstAtLeast(Columns.Contact.TICK_ROW, row, rows.firstRow(), rows.rowCount());
    }

    /** Forgets the tick. */
    public void clear() {
        rows = null;
        tickRow = -1;
        begin = 0;
        end = 0;
    }

    public int count() {
        return (int) (end - begin);
    }

    /** The body with the lower id. */
    public int bodyA(int index) {
        return rows.getInt(Columns.Contact.BODY_A, begin + index);
    }

    public int bodyB(int index) {
        return rows.getInt(Columns.Contact.BODY_B, begin + index);
    }

    /** Metres along an axis. */
    public double point(int index, int axis) {
        return rows.getDouble(axis == 0 ? Columns.Contact.X : axis == 1 ? Columns.Contact.Y : Columns.Contact.Z, begin + index);
    }

    /** A part of the unit normal, which leads from the lower body to the other. */
    public double normal(int index, int axis) {
        return rows.getDouble(axis == 0 ? Columns.Contact.NX : axis == 1 ? Columns.Contact.NY : Columns.Contact.NZ, begin + index);
    }
}
