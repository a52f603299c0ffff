package dev.tickscope.app.tabs;

import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;

/** How the tables of the tabs are made. */
final class Tables {
    private Tables() {
    }

    static <L> TableView<L> table(String id, String placeholder, String accessible) {
        TableView<L> table = new TableView<>();
        table.setId(id);
        table.getStyleClass().addAll("ts-table", "edge-to-edge");
        table.setFixedCellSize(28);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label(placeholder));
        table.setAccessibleText(accessible);
        table.setMinHeight(0);
        table.setPrefHeight(60);
        return table;
    }

    /** A column whose words may be longer than the table has room for: all of them are in a tooltip. */
    static <L> TableColumn<L, String> telling(String title, double width, Function<L, String> text) {
        TableColumn<L, String> column = column(title, width, text);
        column.setCellFactory(made -> new TableCell<>() {
            private final Tooltip whole = new Tooltip();

            @Override
            protected void updateItem(String words, boolean empty) {
                super.updateItem(words, empty);
                boolean told = !empty && words != null && !words.isEmpty();
                setText(told ? words : null);
                whole.setText(told ? words : "");
                setTooltip(told ? whole : null);
            }
        });
        return column;
    }

    static <L> TableColumn<L, String> column(String title, double width, Function<L, String> text) {
        TableColumn<L, String> column = new TableColumn<>(title);
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(text.apply(line.getValue())));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }
}
