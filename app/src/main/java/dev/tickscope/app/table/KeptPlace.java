package dev.tickscope.app.table;

import dev.tickscope.timeline.table.RowOrder;
import dev.tickscope.timeline.table.Rows;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Skin;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;

/** Holds the selection of a table, and which row stands at its top, while its rows take other places. */
final class KeptPlace<L> {
    private final TableView<L> view;
    private final Rows<L> rows;
    private final RowOrder<L> order;
    private final List<Object> selected = new ArrayList<>();
    private Object last;
    private Object top;
    private Skin<?> skin;
    private VirtualFlow<?> flow;

    KeptPlace(TableView<L> view, Rows<L> rows, RowOrder<L> order) {
        this.view = view;
        this.rows = rows;
        this.order = order;
    }

    /** While the rows are still those that are shown: takes what is selected by what it is known by. */
    void remember() {
        selected.clear();
        last = null;
        top = null;
        for (int place : view.getSelectionModel().getSelectedIndices()) {
            Object id = id(place);
            if (id != null) {
                selected.add(id);
            }
        }
        last = id(view.getSelectionModel().getSelectedIndex());
        VirtualFlow<?> flow = flow();
        IndexedCell<?> first = flow == null ? null : flow.getFirstVisibleCell();
        top = first == null || first.getIndex() == 0 ? null : id(first.getIndex());
    }

    private Object id(int place) {
        int row = place < 0 || place >= view.getItems().size() || place >= order.size() ? -1 : order.row(place);
        return row < 0 || row >= rows.size() ? null : rows.id(row);
    }

    /** Takes the selection away, so that the table does not move it by rules of its own. */
    void lift() {
        view.getSelectionModel().clearSelection();
    }

    /** Selects the same rows again where they are now. @param moved whether they may be elsewhere, so that the top is sought, too */
    void restore(boolean moved) {
        List<Integer> places = new ArrayList<>();
        for (Object id : selected) {
            int place = place(id);
            if (place >= 0) {
                places.add(place);
            }
        }
        if (!places.equals(view.getSelectionModel().getSelectedIndices())) {
            view.getSelectionModel().clearSelection();
            int lastPlace = place(last);
            places.stream().filter(place -> place != lastPlace).forEach(view.getSelectionModel()::select);
            if (lastPlace >= 0) {
                view.getSelectionModel().select(lastPlace);
                view.getFocusModel().focus(lastPlace);
            }
        }
        int topPlace = moved ? place(top) : -1;
        if (topPlace >= 0) {
            view.scrollTo(topPlace);
        }
    }

    private int place(Object id) {
        int row = id == null ? -1 : rows.rowOf(id);
        return row < 0 ? -1 : order.place(row);
    }

    /** Of the skin that the table has now. Asked in every pulse, so it is looked for once. */
    private VirtualFlow<?> flow() {
        if (view.getSkin() != skin) {
            skin = view.getSkin();
            flow = skin != null && view.lookup(".virtual-flow") instanceof VirtualFlow<?> found ? found : null;
        }
        return flow;
    }

    boolean showsEnd() {
        VirtualFlow<?> flow = flow();
        IndexedCell<?> end = flow == null ? null : flow.getLastVisibleCell();
        return end == null || end.getIndex() >= view.getItems().size() - 1;
    }

    /** Scrolls only if a place is out of sight. */
    void show(int place) {
        VirtualFlow<?> flow = flow();
        IndexedCell<?> first = flow == null ? null : flow.getFirstVisibleCell();
        IndexedCell<?> end = flow == null ? null : flow.getLastVisibleCell();
        if (first == null || end == null || place <= first.getIndex() || place >= end.getIndex()) {
            view.scrollTo(Math.max(0, place - 1));
        }
    }

    /** Where the selected row is on the screen; the table's top if it is out of sight. */
    Bounds boundsOfSelected() {
        VirtualFlow<?> flow = flow();
        int place = view.getSelectionModel().getSelectedIndex();
        IndexedCell<?> cell = flow == null || place < 0 ? null : flow.getVisibleCell(place);
        Bounds all = view.localToScreen(view.getLayoutBounds());
        return cell == null ? new javafx.geometry.BoundingBox(all.getMinX(), all.getMinY(), all.getWidth(), 28)
                : cell.localToScreen(cell.getLayoutBounds());
    }
}
