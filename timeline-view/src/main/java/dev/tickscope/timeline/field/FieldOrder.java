package dev.tickscope.timeline.field;

import dev.tickscope.timeline.pacing.Copying;
import dev.tickscope.timeline.table.Column;
import dev.tickscope.timeline.table.FilterField;
import dev.tickscope.timeline.table.RowOrder;
import dev.tickscope.timeline.table.Rows;
import dev.tickscope.timeline.table.RowsText;
import dev.tickscope.timeline.table.TableMenu;
import dev.tickscope.timeline.table.TableTarget;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.MenuItem;

/** Which clock fields are shown and in which order, and what can be copied of them: what all tables offer, for the table of clock fields. */
final class FieldOrder implements TableTarget {
    static final List<Column<FieldRow>> COLUMNS = List.of(Column.words("Field", row -> row.field().fieldName()),
            Column.values("Value", row -> row.unit().isEmpty() ? row.value() : row.value() + " " + row.unit(), FieldRow::exact),
            Column.values("Δ row", FieldRow::rowChange, FieldRow::exactRowChange),
            Column.values("Δ frame", FieldRow::frameChange, FieldRow::exactFrameChange), Column.words("Right now", FieldRow::rightNow));
    /** More than there are fields. */
    private static final int ALL = 64;

    private final FieldTableView table;
    private final RowOrder<FieldRow> order;
    private final TableMenu menu;
    private final FilterField filter;

    /** @param own what else the menu offers */
    FieldOrder(FieldTableView table, List<MenuItem> own) {
        this.table = table;
        order = new RowOrder<>(new Rows<>() {
            @Override
            public int size() {
                return table.shownRows().size();
            }

            @Override
            public FieldRow get(int row) {
                return table.shownRows().get(row);
            }
        }, COLUMNS);
        menu = new TableMenu(this, own);
        filter = new FilterField("fieldFilter", words -> {
            order.filter(words);
            table.requestLayout();
        }, table::requestFocus);
        filter.setManaged(false);
        filter.visibleProperty().addListener((observable, before, now) -> table.requestLayout());
    }

    FilterField filter() {
        return filter;
    }

    /** The rows tell something else. @return whether they take other places */
    boolean changed() {
        List<Integer> before = places();
        order.changed();
        order.work(ALL);
        return !places().equals(before);
    }

    /** The fields that are shown, from top to bottom. */
    List<Integer> places() {
        order.work(ALL);
        return java.util.stream.IntStream.range(0, order.size()).map(order::row).boxed().toList();
    }

    /** A click on a title: ascending, descending, and back to their own order. */
    void cycle(int column) {
        boolean mine = order.sorted() == column;
        sort(mine && order.descending() ? -1 : column, mine && !order.descending());
    }

    /** The sign beside a title. */
    String sign(int column) {
        return order.sorted() != column ? "" : order.descending() ? " ▼" : " ▲";
    }

    void showMenu(double screenX, double screenY) {
        menu.show(table, screenX, screenY);
    }

    @Override
    public List<String> titles() {
        return COLUMNS.stream().map(Column::title).toList();
    }

    @Override
    public int sorted() {
        return order.sorted();
    }

    @Override
    public boolean descending() {
        return order.descending();
    }

    @Override
    public void sort(int column, boolean descending) {
        order.sort(column, descending);
        table.requestLayout();
    }

    @Override
    public void openFilter() {
        filter.open();
    }

    @Override
    public boolean clearFilter() {
        return filter.take();
    }

    @Override
    public boolean hasSelection() {
        return table.selectedRow() >= 0 && table.selectedRow() < table.shownRows().size();
    }

    @Override
    public String copyKeys() {
        return "";
    }

    @Override
    public void copy(boolean selected, RowsText.Format format) {
        List<Integer> rows = selected ? List.of(table.selectedRow()) : places();
        RowsText<FieldRow> text = new RowsText<>(COLUMNS, place -> table.shownRows().get(rows.get(place)), rows.size(), format);
        text.work(ALL);
        Copying.put(text.text());
    }

    @Override
    public void showMenu() {
        Bounds row = table.rowNode(Math.max(0, table.selectedRow())).getBoundsInParent();
        Point2D place = table.localToScreen(row.getMinX() + 40, row.getMaxY());
        showMenu(place.getX(), place.getY());
    }
}
