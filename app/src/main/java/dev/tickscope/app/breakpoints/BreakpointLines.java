package dev.tickscope.app.breakpoints;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.StopHits;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Folds BREAKPOINT and STATE rows into the list of breakpoints. Each update reads only rows that are new. No toolkit. */
public final class BreakpointLines {
    private static final BreakpointRow.Change[] CHANGES = BreakpointRow.Change.values();

    private final List<BreakpointLine> lines = new ArrayList<>();
    private long nextRow;
    private int highestId;
    private Set<Integer> stoppedBy = Set.of();

    /** Forgets everything, for a new session. */
    public void clear() {
        lines.clear();
        nextRow = 0;
        highestId = 0;
        stoppedBy = Set.of();
    }

    /**
     * Takes in what is new.
     *
     * @param asked what was asked for, by id; called only if there is something new
     * @return whether the list changed
     */
    public boolean update(StoreView view, Supplier<Map<Integer, Breakpoint>> asked) {
        TableView rows = view.breakpoints();
        boolean changed = nextRow < rows.rowCount();
        Map<Integer, Breakpoint> known = changed ? asked.get() : Map.of();
        for (nextRow = rows.atOrAfter(nextRow); nextRow < rows.rowCount(); nextRow = rows.atOrAfter(nextRow + 1)) {
            apply(rows, nextRow, known);
        }
        Set<Integer> stoppers = stoppers(view);
        if (changed || !stoppers.equals(stoppedBy)) {
            stoppedBy = stoppers;
            lines.replaceAll(line -> line.stopped(stoppedBy.contains(line.id())));
            return true;
        }
        return false;
    }

    private static Set<Integer> stoppers(StoreView view) {
        RunStatus status = RunStatus.of(view);
        if (status.row() < 0 || status.running() || status.breakpointId() == 0) {
            return Set.of();
        }
        return IntStream.of(StopHits.ids(view, status.row())).boxed().collect(Collectors.toSet());
    }

    private void apply(TableView rows, long row, Map<Integer, Breakpoint> known) {
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
            add(new BreakpointLine(known.containsKey(id) ? known.get(id) : fromRow(rows, row), hits,
                    change != BreakpointRow.Change.DISABLED, false, change == BreakpointRow.Change.FAILED));
            return;
        }
        BreakpointLine line = lines.get(at);
        boolean enabled = change == BreakpointRow.Change.ENABLED || change != BreakpointRow.Change.DISABLED && line.enabled();
        lines.set(at, line.enabled(enabled).hits(hits).failed(line.failed() || change == BreakpointRow.Change.FAILED));
    }

    /** A session that does not tell what was asked for still tells the stage. */
    private static Breakpoint fromRow(TableView rows, long row) {
        int stage = rows.getInt(Columns.Breakpoint.STAGE, row);
        BreakpointPlace place = stage < 0 ? new BreakpointPlace.TickEnd() : new BreakpointPlace.AtStage(stage);
        return Breakpoint.at(rows.getInt(Columns.Breakpoint.ID, row), place).onlyInTick(rows.getLong(Columns.Breakpoint.ONLY_TICK, row))
                .withHitRule(new HitRule(HitRule.Kind.MULTIPLE, Math.max(1, rows.getLong(Columns.Breakpoint.EVERY_HITS, row))));
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
