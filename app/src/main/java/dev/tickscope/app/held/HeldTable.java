package dev.tickscope.app.held;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.table.TableAction;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.css.PseudoClass;

/** The list of hits: a column for each quantity that the condition names. A click, or Enter, leads to a hit. */
final class HeldTable {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("hot");

    private final HeldRows rows;
    private final DataTable<HeldLine> table;
    private int here = -1;

    HeldTable(Supplier<StoreView> view, IntConsumer jump) {
        rows = new HeldRows(view);
        table = new DataTable<>("heldTable", "No hits.", "Where the condition held", rows).low();
        table.onMain(true, jump);
        table.look((row, line) -> row.pseudoClassStateChanged(HERE, line != null && line.index() == here));
        table.actions(TableAction.of("Show this instant", "", () -> table.selectedRow() >= 0, () -> jump.accept(table.selectedRow())));
    }

    DataTable<HeldLine> table() {
        return table;
    }

    /** Shows other hits, or none. */
    void show(HeldHits hits, HeldValues values) {
        here = -1;
        table.clearColumns();
        columns(values);
        table.reset(() -> rows.show(hits, values));
        table.setPlaceholder(hits == null ? "" : hits.looked() == 0 ? "Nothing is recorded yet."
                : "It held nowhere. A missing value, such as input at a frame without ticks, never holds.");
    }

    private void columns(HeldValues values) {
        // Hits are in time, and what is no longer kept is the oldest.
        column(Column.keyed("Frame", HeldLine::frame, line -> (long) line.index()), 64);
        column(Column.keyed("Tick", HeldLine::tick, line -> (long) line.index()), 64);
        column(Column.values("Real time", HeldLine::real, HeldLine::exactReal), 108);
        column(Column.values("Simulation", HeldLine::simulation, HeldLine::exactSimulation), 108);
        for (int i = 0; values != null && i < values.quantities().size(); i++) {
            int at = i;
            column(Column.values(values.quantities().get(i), line -> line.values().get(at), line -> line.exact().get(at)), 104);
        }
        if (values != null && values.hasMessage()) {
            column(Column.words("Message", HeldLine::message), 200);
        }
    }

    private void column(Column<HeldLine> column, double width) {
        table.column(column, Math.min(width, 112), width, Double.MAX_VALUE).getStyleClass().add("mono-cell");
    }

    /** The hit at the instant that is shown stands out. @param index −1 for none */
    void here(int index) {
        if (index != here) {
            here = index;
            table.view().refresh();
        }
    }

    /** Selects a hit and brings it into sight. */
    void choose(int index) {
        table.choose(index);
    }
}
