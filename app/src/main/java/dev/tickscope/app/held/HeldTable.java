package dev.tickscope.app.held;

import dev.tickscope.core.store.StoreView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The list of hits: a column for each quantity that the condition names. A click, or Enter, leads to a hit. */
final class HeldTable extends TableView<HeldLine> {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("hot");

    private final IntConsumer jump;
    private int here = -1;

    HeldTable(IntConsumer jump) {
        this.jump = jump;
        setId("heldTable");
        getStyleClass().addAll("ts-table", "edge-to-edge");
        setFixedCellSize(24);
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setPlaceholder(new Label("No hits."));
        setAccessibleText("Where the condition held");
        setMinHeight(0);
        setPrefHeight(60);
        setRowFactory(view -> new Row());
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && getSelectionModel().getSelectedIndex() >= 0) {
                jump.accept(getSelectionModel().getSelectedIndex());
                event.consume();
            }
        });
    }

    /** Shows other hits, or none. */
    void show(HeldHits hits, HeldValues values, Supplier<StoreView> view) {
        here = -1;
        getSelectionModel().clearSelection();
        setItems(FXCollections.observableArrayList());
        getColumns().setAll(columns(values));
        if (hits != null && hits.count() > 0) {
            setItems(new HeldRows(hits, values, view));
        }
        ((Label) getPlaceholder()).setText(hits == null ? "" : hits.looked() == 0 ? "Nothing is recorded yet."
                : "It held nowhere. A missing value, such as input at a frame without ticks, never holds.");
    }

    private static List<TableColumn<HeldLine, String>> columns(HeldValues values) {
        List<TableColumn<HeldLine, String>> columns = new ArrayList<>();
        columns.add(column("Frame", 64, HeldLine::frame));
        columns.add(column("Tick", 64, HeldLine::tick));
        columns.add(column("Real time", 108, HeldLine::real));
        columns.add(column("Simulation", 108, HeldLine::simulation));
        for (int i = 0; values != null && i < values.quantities().size(); i++) {
            int at = i;
            columns.add(column(values.quantities().get(i), 104, line -> line.values().get(at), line -> line.exact().get(at)));
        }
        if (values != null && values.hasMessage()) {
            columns.add(column("Message", 200, HeldLine::message));
        }
        return columns;
    }

    private static TableColumn<HeldLine, String> column(String title, double width, Function<HeldLine, String> text) {
        return column(title, width, text, text);
    }

    /** @param whole what a tooltip says */
    private static TableColumn<HeldLine, String> column(String title, double width, Function<HeldLine, String> text,
            Function<HeldLine, String> whole) {
        TableColumn<HeldLine, String> column = new TableColumn<>(title);
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(text.apply(line.getValue())));
        column.setPrefWidth(width);
        column.setMinWidth(Math.min(width, 112));
        column.setSortable(false);
        column.setReorderable(false);
        column.getStyleClass().add("mono-cell");
        column.setCellFactory(made -> new TellingCell(whole));
        return column;
    }

    /** The hit at the instant that is shown stands out. @param index −1 for none */
    void here(int index) {
        if (index != here) {
            here = index;
            refresh();
        }
    }

    /** Selects a hit and brings it into sight. */
    void choose(int index) {
        getSelectionModel().clearAndSelect(index);
        scrollTo(Math.max(0, index - 1));
    }

    private final class Row extends TableRow<HeldLine> {
        Row() {
            setOnMouseClicked(event -> {
                if (!isEmpty()) {
                    jump.accept(getIndex());
                }
            });
        }

        @Override
        protected void updateItem(HeldLine line, boolean empty) {
            super.updateItem(line, empty);
            pseudoClassStateChanged(HERE, !empty && line != null && line.index() == here);
        }
    }

    /** The words may be longer than there is room for: all of them are in a tooltip. */
    private static final class TellingCell extends TableCell<HeldLine, String> {
        private final Tooltip whole = new Tooltip();
        private final Function<HeldLine, String> wholeText;

        TellingCell(Function<HeldLine, String> wholeText) {
            this.wholeText = wholeText;
        }

        @Override
        protected void updateItem(String words, boolean empty) {
            super.updateItem(words, empty);
            boolean told = !empty && words != null && !words.isEmpty();
            setText(told ? words : null);
            HeldLine line = told && getTableRow() != null ? getTableRow().getItem() : null;
            whole.setText(line == null ? words : wholeText.apply(line));
            setTooltip(told ? whole : null);
        }
    }
}
