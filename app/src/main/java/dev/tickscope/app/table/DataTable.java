package dev.tickscope.app.table;

import dev.tickscope.app.tabs.TabCard;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.timeline.pacing.Copying;
import dev.tickscope.timeline.table.Column;
import dev.tickscope.timeline.table.FilterField;
import dev.tickscope.timeline.table.RowOrder;
import dev.tickscope.timeline.table.Rows;
import dev.tickscope.timeline.table.RowsText;
import dev.tickscope.timeline.table.TableKeys;
import dev.tickscope.timeline.table.TableMenu;
import dev.tickscope.timeline.table.TableTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * A table as all tabs have it. Each column sorts, by a click on its title or by keys; a small field filters; rows are copied exactly, as text
 * or CSV; there is a context menu; selection and place survive updates. Rows may be very many: lines are made when they are shown, and
 * what has to look at all of them is done in slices, one a pulse.
 */
public final class DataTable<L> extends VBox implements TableTarget {
    /** Lines that may be made in one go. */
    private static final int SLICE = 2_048;
    /** More rows than that are not selected at once: the selection keeps an object for each. */
    private static final int MOST_SELECTED = 20_000;

    private final Rows<L> rows;
    private final List<Column<L>> columns = new ArrayList<>();
    private final RowOrder<L> order;
    private final ShownRows<L> shown;
    private final TableView<L> view = new TableView<>();
    private final FilterField filter;
    private final Label note = new Label();
    private final List<TableAction> actions = new ArrayList<>();
    private final KeptPlace<L> kept;
    private RowsText<L> copying;
    private String emptyWords;
    private IntConsumer main = row -> { };
    private boolean singleClick;
    private BiConsumer<TableRow<L>, L> look = (row, line) -> { };

    /** @param accessible what a screen reader calls it */
    public DataTable(String id, String placeholder, String accessible, Rows<L> rows) {
        this.rows = rows;
        order = new RowOrder<>(rows, columns);
        shown = new ShownRows<>(rows, order);
        kept = new KeptPlace<>(view, rows, order);
        view.setId(id);
        view.getStyleClass().addAll("ts-table", "edge-to-edge");
        view.setFixedCellSize(28);
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        emptyWords = placeholder;
        view.setPlaceholder(new Label(placeholder));
        view.setAccessibleText(accessible);
        view.setMinHeight(0);
        view.setPrefHeight(60);
        view.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        view.setItems(shown);
        view.setRowFactory(table -> new Row());
        // What has to be looked at for a new order is looked at in the next pulse.
        view.setSortPolicy(table -> sortAsHeadsSay());
        filter = new FilterField(id + "Filter", words -> order.filter(words), view::requestFocus);
        filter.setPrefColumnCount(14);
        filter.managedProperty().bind(filter.visibleProperty());
        note.getStyleClass().add("caption");
        HBox row = new HBox(filter, note);
        row.getStyleClass().add("table-filter-row");
        row.managedProperty().bind(filter.visibleProperty().or(note.textProperty().isNotEmpty()));
        row.visibleProperty().bind(row.managedProperty());
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        VBox.setVgrow(view, Priority.ALWAYS);
        setMinHeight(0);
        getChildren().addAll(row, view);
    }

    /** Lower rows, for lists of many. */
    public DataTable<L> low() {
        view.setFixedCellSize(24);
        return this;
    }

    /** Adds a column. @param least in pixels, and {@code most} as well */
    public TableColumn<L, String> column(Column<L> column, double least, double wished, double most) {
        TableColumn<L, String> made = new TableColumn<>(column.title());
        made.setUserData(columns.size());
        made.setCellValueFactory(line -> new SimpleObjectProperty<>(column.text().apply(line.getValue())));
        made.setCellFactory(any -> new TellingCell<>(column.exact()));
        made.setMinWidth(least);
        made.setPrefWidth(wished);
        made.setMaxWidth(most);
        made.setReorderable(false);
        columns.add(column);
        view.getColumns().add(made);
        return made;
    }

    /** Adds a column of controls, which has no order of its own. */
    public <T> TableColumn<L, T> controls(TableColumn<L, T> made, double width) {
        made.setMinWidth(width);
        made.setMaxWidth(width);
        made.setSortable(false);
        made.setReorderable(false);
        view.getColumns().add(made);
        return made;
    }

    /** Takes all columns away. */
    public void clearColumns() {
        view.getSortOrder().clear();
        view.getColumns().clear();
        columns.clear();
        order.sort(-1, false);
    }

    /** What Enter and a double click do with a row. @param oneClick whether one click is enough */
    public DataTable<L> onMain(boolean oneClick, IntConsumer action) {
        singleClick = oneClick;
        main = action;
        return this;
    }

    /** How a row looks, told each time it shows a line; the line is null for an empty row. */
    public DataTable<L> look(BiConsumer<TableRow<L>, L> newLook) {
        look = newLook;
        return this;
    }

    /** What the context menu and keys offer for the selected row. */
    public DataTable<L> actions(TableAction... own) {
        actions.addAll(List.of(own));
        view.setContextMenu(new TableMenu(this, actions.stream().map(TableAction::item).toList()));
        return this;
    }

    /** A button that brings up the filter, for the head of a tab. */
    public Button filterButton() {
        Button button = new Button(null, Icons.feather(Feather.FILTER));
        button.setId(view.getId() + "FilterButton");
        button.getStyleClass().addAll("quiet", TabCard.MAY_GO);
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Show only rows that contain some words (Ctrl+F in the table, Esc clears)"));
        button.setAccessibleText("Filter rows");
        button.setOnAction(event -> openFilter());
        return button;
    }

    public TableView<L> view() {
        return view;
    }

    /** Says something else where there are no rows. */
    public void setPlaceholder(String words) {
        emptyWords = words;
        ((Label) view.getPlaceholder()).setText(words);
    }

    /** Other rows altogether: nothing is selected any more. */
    public void reset(Runnable change) {
        view.getSelectionModel().clearSelection();
        copying = null;
        change(change);
    }

    /** Does something after which lines tell something else than before, or rows have come and gone. */
    public void change(Runnable change) {
        kept.remember();
        int before = rows.size();
        change.run();
        copying = rows.size() < before ? null : copying;
        order.changed();
        bring(true);
    }

    /** Once a pulse: takes in rows that came after the last one, and goes on with what has to look at many rows. */
    public void pulse() {
        if (!order.idle()) {
            kept.remember();
            bring(false);
        }
        if (copying != null && copying.work(SLICE)) {
            Copying.put(copying.text());
            String what = copying.count() == 1 ? "1 row copied" : copying.count() + " rows copied";
            copying = null;
            note.setText(filter.isVisible() ? what : "");
        }
        boolean hidden = order.filtered() && rows.size() > 0;
        ((Label) view.getPlaceholder()).setText(hidden ? "No row contains \"" + filter.getText().strip() + "\". Esc shows all." : emptyWords);
        String progress = order.busy() ? (order.filtered() ? "filtering " : "sorting ") + order.percent() + " %"
                : copying != null ? "copying " + copying.percent() + " %" : order.filtered() ? order.size() + " of " + rows.size() : "";
        if (!progress.equals(note.getText()) && (!note.getText().endsWith("copied") || !progress.isEmpty())) {
            note.setText(progress);
        }
    }

    /** Whether further pulses go on with something: an order or a copy of many rows. */
    public boolean busy() {
        return !order.idle() || copying != null;
    }

    private void bring(boolean anew) {
        boolean moved = order.work(SLICE);
        boolean onlyGrew = moved && !anew && order.sorted() < 0 && !order.filtered() && order.size() > shown.size();
        if (moved && !onlyGrew) {
            kept.lift();
        }
        shown.bring(anew || moved && !onlyGrew);
        if (moved || anew) {
            kept.restore(moved && !onlyGrew);
        }
    }

    private boolean sortAsHeadsSay() {
        if (view.getSortOrder().isEmpty()) {
            order.sort(-1, false);
        } else {
            TableColumn<L, ?> first = view.getSortOrder().get(0);
            order.sort((Integer) first.getUserData(), first.getSortType() == TableColumn.SortType.DESCENDING);
        }
        return true;
    }

    /** The rows that are selected, in the order in which they are shown. */
    public List<Integer> selectedRows() {
        return view.getSelectionModel().getSelectedIndices().stream().filter(place -> place >= 0 && place < order.size()).map(order::row).toList();
    }

    /** The line that was selected last, or null. */
    public L selected() {
        return selectedRow() < 0 ? null : rows.get(selectedRow());
    }

    /** Its row, or −1. */
    public int selectedRow() {
        int place = view.getSelectionModel().getSelectedIndex();
        return place < 0 || place >= order.size() ? -1 : order.row(place);
    }

    /** Selects a row alone and brings it into sight; nothing if the filter hides it. */
    public void choose(int row) {
        int place = order.place(row);
        if (place >= 0) {
            view.getSelectionModel().clearAndSelect(place);
            view.getFocusModel().focus(place);
            kept.show(place);
        }
    }

    /** Whether the last row is in sight, or there is none. */
    public boolean showsEnd() {
        return kept.showsEnd();
    }

    /** Scrolls to the last row. */
    public void toEnd() {
        view.scrollTo(Math.max(0, shown.size() - 1));
    }

    private void key(KeyEvent event) {
        if (view.getEditingCell() != null) {
            return;
        }
        if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown() && selectedRow() >= 0) {
            main.accept(selectedRow());
            event.consume();
        } else if (event.getCode() == KeyCode.A && event.isShortcutDown() && order.size() > MOST_SELECTED) {
            note.setText("too many rows to select; the menu's Copy all takes them");
            event.consume();
        } else if (actions.stream().anyMatch(action -> action.act(event))) {
            event.consume();
        }
        TableKeys.act(event, this);
    }

    @Override
    public List<String> titles() {
        return columns.stream().map(Column::title).toList();
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
        if (column < 0) {
            view.getSortOrder().clear();
            return;
        }
        for (TableColumn<L, ?> head : view.getColumns()) {
            if (Integer.valueOf(column).equals(head.getUserData())) {
                head.setSortType(descending ? TableColumn.SortType.DESCENDING : TableColumn.SortType.ASCENDING);
                view.getSortOrder().setAll(List.of(head));
            }
        }
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
        return !view.getSelectionModel().isEmpty();
    }

    @Override
    public void copy(boolean selected, RowsText.Format format) {
        List<Integer> chosen = selected ? selectedRows() : List.of();
        int[] all = new int[selected ? chosen.size() : order.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = selected ? chosen.get(i) : order.row(i);
        }
        RowsText<L> text = new RowsText<>(columns, place -> rows.get(all[place]), all.length, format);
        if (text.work(SLICE)) {
            Copying.put(text.text());
        } else {
            copying = text;
        }
    }

    @Override
    public void showMenu() {
        Bounds place = kept.boundsOfSelected();
        view.getContextMenu().show(view, place.getMinX() + 40, Math.min(place.getMaxY(), view.localToScreen(view.getLayoutBounds()).getMaxY()));
    }

    private final class Row extends TableRow<L> {
        Row() {
            // Before a control in the row takes the press: the menu is about the row that it is asked on.
            addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
                if (event.getButton() == MouseButton.SECONDARY && !isEmpty() && !isSelected()) {
                    view.getSelectionModel().clearAndSelect(getIndex());
                }
            });
            addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
                boolean plain = event.getButton() == MouseButton.PRIMARY && !event.isShortcutDown() && !event.isShiftDown();
                boolean enough = event.getClickCount() == 2 || singleClick && event.getClickCount() == 1;
                if (plain && enough && !isEmpty() && getIndex() < order.size() && view.getEditingCell() == null) {
                    main.accept(order.row(getIndex()));
                }
            });
        }

        @Override
        protected void updateItem(L line, boolean empty) {
            super.updateItem(line, empty);
            look.accept(this, empty ? null : line);
        }
    }
}
