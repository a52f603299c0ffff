package dev.tickscope.app.breakpoints;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/** Folds BREAKPOINT and STATE rows into the list of breakpoints. Each update reads only rows that are new. No toolkit. */
public final class BreakpointLines {
    private static final BreakpointRow.Change[] CHANGES = BreakpointRow.Change.values();

    private final List<BreakpointLine> lines = new ArrayList<>();
    private long nextRow;
    private int highestId;
    private int stoppedBy;

    /** Forgets everything, for a new session. */
    public void clear() {
        lines.clear();
        nextRow = 0;
        highestId = 0;
        stoppedBy = 0;
    }

    /**
     * Takes in what is new.
     *
     * @return whether the list changed
     */
    public boolean update(StoreView view) {
        TableView rows = view.breakpoints();
        boolean changed = nextRow < rows.rowCount();
        for (nextRow = Math.max(nextRow, rows.firstRow()); nextRow < rows.rowCount(); nextRow++) {
            apply(rows, nextRow);
        }
        RunStatus status = RunStatus.of(view);
        int stopper = !status.running() && status.cause() == StopCause.BREAKPOINT && status.event() != RunEvent.ENDED ? status.breakpointId() : 0;
        if (changed || stopper != stoppedBy) {
            stoppedBy = stopper;
            lines.replaceAll(line -> line.stopped(line.id() == stoppedBy));
            return true;
        }
        return false;
    }

    private void apply(TableView rows, long row) {
        int id = rows.getInt(Columns.Breakpoint.ID, row);
        int at = indexOf(id);
        long hits = rows.getLong(Columns.Breakpoint.HITS, row);
        BreakpointRow.Change change = CHANGES[rows.getInt(Columns.Breakpoint.CHANGE, row)];
        if (at >= 0 && (change == BreakpointRow.Change.REMOVED || change == BreakpointRow.Change.ADDED)) {
            lines.remove(at);
            at = -1;
        }
        if (change == BreakpointRow.Change.REMOVED) {
            return;
        }
        if (at < 0) {
            // Just added, or the row that added it is no longer kept: every row tells all about its breakpoint.
            add(new BreakpointLine(id, rows.getInt(Columns.Breakpoint.STAGE, row), rows.getLong(Columns.Breakpoint.ONLY_TICK, row),
                    rows.getLong(Columns.Breakpoint.EVERY_HITS, row), hits, change != BreakpointRow.Change.DISABLED, false));
            return;
        }
        boolean enabled = change == BreakpointRow.Change.ENABLED || change != BreakpointRow.Change.DISABLED && lines.get(at).enabled();
        lines.set(at, lines.get(at).enabled(enabled).hits(hits));
    }

    private void add(BreakpointLine line) {
        highestId = Math.max(highestId, line.id());
        int at = 0;
        while (at < lines.size() && lines.get(at).id() < line.id()) {
            at++;
        }
        lines.add(at, line);
    }

    private int indexOf(int id) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).id() == id) {
                return i;
            }
        }
        return -1;
    }

    /** Lowest id first. */
    public List<BreakpointLine> lines() {
        return List.copyOf(lines);
    }

    /** An id that no breakpoint of this session has had. */
    public int freshId() {
        return highestId + 1;
    }
}
