package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.pacing.Copying;
import dev.tickscope.timeline.table.Column;
import dev.tickscope.timeline.table.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * The clock-field table: one row a field with its exact value, its change since the row and the frame before, and what it means right
 * now. Call {@link #update} once a pulse; it works only when something changed. A changed value flashes while the session runs, never
 * while it stands. Arrow keys select a row, Ctrl+C copies its exact value. Titles sort; the menu copies, filters and sorts as in other tables.
 */
public final class FieldTableView extends Region {
    private static final ClockField[] FIELDS = ClockField.values();
    private static final List<String> TITLES = FieldOrder.COLUMNS.stream().map(Column::title).toList();
    private static final double HEADER = 32;
    private static final double COLUMN_TITLES = 24;
    private static final double LEAST_ROW = 20;
    private static final double MOST_ROW = 28;

    private final Label title = label("panel-title", "Clock fields");
    private final Label instant = label("panel-note", "");
    private final Label comparedWith = label("panel-note", "");
    private final Region rule = new Region();
    private final List<Label> columnTitles = new ArrayList<>();
    private final List<FieldRowNode> rows = new ArrayList<>();
    private final MenuItem watch = new MenuItem("Watch (Enter)");
    private final MenuItem copyValue = new MenuItem("Copy value (Ctrl+C)");
    private final FieldOrder order = new FieldOrder(this, List.of(watch, copyValue));
    private Consumer<String> watcher = field -> { };
    private FieldTableViewModel model;
    /** Of the view that is shown; the view itself would keep its rows alive while the table is hidden. */
    private long shownReleases = -1;
    private Moment shownMoment;
    private boolean flashes = true;
    private int selected = -1;
    private int columnCharacters;

    public FieldTableView() {
        getStyleClass().add("field-table");
        getStylesheets().add(Objects.requireNonNull(FieldTableView.class.getResource("field-table.css")).toExternalForm());
        rule.getStyleClass().add("panel-rule");
        comparedWith.setAlignment(Pos.CENTER_RIGHT);
        // New words in the header lay out the header, not the window.
        instant.setManaged(false);
        comparedWith.setManaged(false);
        getChildren().addAll(rule, title, instant, comparedWith);
        for (String text : TITLES) {
            Label columnTitle = label("column-title", text);
            columnTitle.setAlignment(columnTitles.isEmpty() || columnTitles.size() == TITLES.size() - 1 ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
            int column = columnTitles.size();
            columnTitle.setOnMouseClicked(event -> order.cycle(column));
            columnTitles.add(columnTitle);
        }
        getChildren().addAll(columnTitles);
        for (ClockField field : FIELDS) {
            FieldRowNode row = new FieldRowNode(rows.size(), field);
            int index = rows.size();
            row.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> {
                requestFocus();
                select(index);
            });
            row.addEventHandler(MouseEvent.MOUSE_CLICKED, e -> {
                if (e.getClickCount() == 2 && e.getButton() == MouseButton.PRIMARY) {
                    watchSelected();
                }
            });
            row.setVisible(false);
            rows.add(row);
        }
        getChildren().addAll(rows);
        getChildren().add(order.filter());
        watch.setOnAction(event -> watchSelected());
        copyValue.setOnAction(event -> copy());
        setOnContextMenuRequested(event -> {
            watch.setDisable(!order.hasSelection());
            copyValue.setDisable(!order.hasSelection());
            order.showMenu(event.getScreenX(), event.getScreenY());
            event.consume();
        });
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TABLE_VIEW);
        setAccessibleText("Clock fields");
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    private static Label label(String styleClass, String text) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    /** The session whose fields are shown; null for none. */
    public void setSession(SessionInfo info) {
        model = info == null ? null : new FieldTableViewModel(info);
        shownReleases = -1;
        shownMoment = null;
        for (FieldRowNode row : rows) {
            row.clear();
            row.setVisible(false);
        }
        write(instant, info == null ? "" : FieldTableViewModel.WAITING);
        write(comparedWith, "");
        layoutHeader(getWidth());
    }

    /** Who watches a field that is double-clicked, or chosen with Enter, by its name. */
    public void onWatch(Consumer<String> newWatcher) {
        watcher = newWatcher;
    }

    private void watchSelected() {
        if (order.hasSelection()) {
            watcher.accept(shownRows().get(selected).field().fieldName());
        }
    }

    /** Switches the flashing of changed values, for people who ask for reduced motion; on at first. */
    public void setFlashes(boolean on) {
        flashes = on;
    }

    /** Shows {@code moment}; does nothing if that is what is shown already, or while hidden. */
    public void update(StoreView view, Moment moment) {
        boolean shown = shownReleases == view.releases() && moment.equals(shownMoment);
        if (model == null || shown || !isVisible() || getScene() == null) {
            return;
        }
        model.update(view, moment);
        boolean follows = shownMoment != null;
        shownReleases = view.releases();
        shownMoment = moment;
        if (write(instant, model.instant()) | write(comparedWith, model.comparedWith())) {
            layoutHeader(getWidth());
        }
        boolean flash = flashes && follows && RunStatus.of(view).running();
        List<FieldRow> values = model.rows();
        for (int i = 0; i < rows.size(); i++) {
            boolean there = i < values.size();
            if (there) {
                rows.get(i).show(values.get(i), flash);
            }
        }
        if (order.changed()) {
            requestLayout();
        } else {
            showRows(order.places());
        }
        widenIfNeeded(values);
    }

    private void showRows(List<Integer> places) {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).setVisible(places.contains(i));
        }
    }

    /** Columns move only when a number got longer or shorter, not when it changed. */
    private void widenIfNeeded(List<FieldRow> values) {
        int value = 0;
        int row = 0;
        int frame = 0;
        for (FieldRow shown : values) {
            value = Math.max(value, shown.value().length());
            row = Math.max(row, shown.rowChange().length());
            frame = Math.max(frame, shown.frameChange().length());
        }
        int characters = (value * 100 + row) * 100 + frame;
        if (characters != columnCharacters) {
            columnCharacters = characters;
            requestLayout();
        }
    }

    private static boolean write(Label label, String text) {
        boolean changed = !text.equals(label.getText());
        if (changed) {
            label.setText(text);
        }
        return changed;
    }

    /** The rows as they are shown; empty before the first frame. */
    public List<FieldRow> shownRows() {
        return model == null ? List.of() : model.rows();
    }

    /** Index of the selected row, or −1. */
    public int selectedRow() {
        return selected;
    }

    /** Selects a row. */
    public void select(int row) {
        int clamped = Math.max(0, Math.min(row, rows.size() - 1));
        if (clamped == selected) {
            return;
        }
        if (selected >= 0) {
            rows.get(selected).select(false);
        }
        selected = clamped;
        rows.get(selected).select(true);
        notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED_ITEMS);
    }

    FieldRowNode rowNode(int index) {
        return rows.get(index);
    }

    private void keyPressed(KeyEvent event) {
        if (Copying.KEYS.match(event)) {
            copy();
            event.consume();
            return;
        }
        TableKeys.act(event, order);
        if (event.isConsumed() || event.isControlDown() || event.isAltDown() || event.isMetaDown() || event.isShiftDown()) {
            return;
        }
        KeyCode code = event.getCode();
        if (code == KeyCode.DOWN) {
            selectPlace(place() + 1);
        } else if (code == KeyCode.UP) {
            selectPlace(Math.max(0, place() - 1));
        } else if (code == KeyCode.HOME) {
            selectPlace(0);
        } else if (code == KeyCode.END) {
            selectPlace(rows.size() - 1);
        } else if (code == KeyCode.ENTER) {
            watchSelected();
        } else {
            return;
        }
        event.consume();
    }

    private int place() {
        return order.places().indexOf(selected);
    }

    private void selectPlace(int place) {
        List<Integer> places = order.places();
        if (!places.isEmpty()) {
            select(places.get(Math.min(place, places.size() - 1)));
        } else if (shownRows().isEmpty()) {
            select(place);
        }
    }

    private void copy() {
        if (order.hasSelection()) {
            Copying.put(shownRows().get(selected).exact());
        }
    }

    @Override
    protected double computeMinWidth(double height) {
        return 320;
    }

    @Override
    protected double computeMinHeight(double width) {
        return HEADER + COLUMN_TITLES + FIELDS.length * LEAST_ROW;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 584;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 280;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        layoutHeader(width);
        double value = 0;
        double row = columnTitles.get(2).prefWidth(-1);
        double frame = columnTitles.get(3).prefWidth(-1);
        for (FieldRowNode node : rows) {
            value = Math.max(value, node.valueWidth());
            row = Math.max(row, node.rowChangeWidth());
            frame = Math.max(frame, node.frameChangeWidth());
        }
        FieldColumns columns = FieldColumns.of(width, value, row, frame);
        layoutColumnTitles(columns);
        double rowHeight = Math.floor((getHeight() - HEADER - COLUMN_TITLES - 1) / rows.size());
        rowHeight = Math.max(LEAST_ROW, Math.min(MOST_ROW, rowHeight));
        List<Integer> places = order.places();
        showRows(places);
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).arrange(columns);
            int place = places.isEmpty() ? i : places.indexOf(i);
            rows.get(i).resizeRelocate(1, HEADER + COLUMN_TITLES + place * rowHeight, width - 2, rowHeight);
        }
    }

    private void layoutHeader(double width) {
        double left = FieldColumns.PADDING;
        double titleWidth = Math.ceil(title.prefWidth(-1));
        double compared = Math.ceil(comparedWith.prefWidth(-1));
        title.resizeRelocate(left, 0, titleWidth, HEADER);
        double noteLeft = left + titleWidth + 8;
        double room = width - FieldColumns.PADDING - noteLeft;
        double noteWidth = Math.min(Math.ceil(instant.prefWidth(-1)), room);
        instant.resizeRelocate(noteLeft, 0, noteWidth, HEADER);
        boolean fits = compared > 0 && room - noteWidth - 12 >= compared;
        boolean filters = order.filter().isVisible();
        double filterWidth = Math.min(150, Math.max(80, width - titleWidth - 60));
        order.filter().resizeRelocate(width - FieldColumns.PADDING - filterWidth, 4, filterWidth, HEADER - 8);
        comparedWith.setVisible(fits && !filters);
        comparedWith.resizeRelocate(width - FieldColumns.PADDING - compared, 0, compared, HEADER);
        rule.resizeRelocate(0, HEADER - 1, width, 1);
    }

    private void layoutColumnTitles(FieldColumns columns) {
        double unitRight = columns.valueRight() + FieldColumns.UNIT_GAP + FieldColumns.UNIT_WIDTH;
        double valueLeft = FieldColumns.PADDING + FieldColumns.FIELD_WIDTH;
        // Rows stand one pixel in from the border.
        titleAt(0, 1 + FieldColumns.PADDING, 1 + valueLeft);
        titleAt(1, 1 + valueLeft, 1 + columns.valueRight());
        titleAt(2, 1 + unitRight, columns.rowRight() == 0 ? 0 : 1 + columns.rowRight());
        titleAt(3, 1 + Math.max(unitRight, columns.rowRight()), columns.frameRight() == 0 ? 0 : 1 + columns.frameRight());
        titleAt(4, 1 + columns.wordsLeft(), columns.wordsWidth() == 0 ? 0 : 1 + columns.wordsLeft() + columns.wordsWidth());
    }

    private void titleAt(int column, double left, double right) {
        Label columnTitle = columnTitles.get(column);
        columnTitle.setVisible(right > left);
        write(columnTitle, TITLES.get(column) + order.sign(column));
        if (right > left) {
            columnTitle.resizeRelocate(left, HEADER, right - left, COLUMN_TITLES);
        }
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case ROW_COUNT -> shownRows().size();
            case COLUMN_COUNT -> TITLES.size();
            case ROW_AT_INDEX -> rowOrNull((Integer) parameters[0]);
            case COLUMN_AT_INDEX -> columnTitles.get((Integer) parameters[0]);
            case CELL_AT_ROW_COLUMN -> {
                FieldRowNode row = rowOrNull((Integer) parameters[0]);
                yield row == null ? null : row.cell((Integer) parameters[1]);
            }
            case FOCUS_ITEM -> rowOrNull(selected);
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    private FieldRowNode rowOrNull(int index) {
        return index >= 0 && index < shownRows().size() ? rows.get(index) : null;
    }
}
