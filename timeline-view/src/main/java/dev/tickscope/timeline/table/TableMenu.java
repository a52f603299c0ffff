package dev.tickscope.timeline.table;

import dev.tickscope.timeline.table.RowsText.Format;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The context menu of a table: first what the table itself offers, then copies, filter and order. */
public final class TableMenu extends ContextMenu {
    private final TableTarget table;
    private final MenuItem copy = item("Copy rows", () -> copy(true, Format.TABS));
    private final MenuItem copyCsv = item("Copy rows as CSV (Ctrl+Shift+C)", () -> copy(true, Format.CSV));
    private final Menu sort = new Menu("Sort by (Ctrl+Shift+arrows)");

    /** @param own what this table offers beside; may be empty */
    public TableMenu(TableTarget table, List<MenuItem> own) {
        this.table = table;
        if (!table.copyKeys().isEmpty()) {
            copy.setText(copy.getText() + " (" + table.copyKeys() + ")");
        }
        getItems().addAll(own);
        if (!own.isEmpty()) {
            getItems().add(new SeparatorMenuItem());
        }
        getItems().addAll(copy, copyCsv, item("Copy all", () -> copy(false, Format.TABS)), item("Copy all as CSV", () -> copy(false, Format.CSV)),
                new SeparatorMenuItem(), item("Filter… (Ctrl+F)", table::openFilter), sort);
        setOnShowing(event -> fill());
    }

    private static MenuItem item(String title, Runnable action) {
        MenuItem item = new MenuItem(title);
        item.setOnAction(event -> action.run());
        return item;
    }

    private void copy(boolean selected, Format format) {
        table.copy(selected, format);
    }

    private void fill() {
        copy.setDisable(!table.hasSelection());
        copyCsv.setDisable(!table.hasSelection());
        sort.getItems().clear();
        add("Own order", -1, false);
        for (int column = 0; column < table.titles().size(); column++) {
            add(table.titles().get(column) + ", ascending", column, false);
            add(table.titles().get(column) + ", descending", column, true);
        }
    }

    private void add(String title, int column, boolean descending) {
        RadioMenuItem item = new RadioMenuItem(title);
        item.setSelected(table.sorted() == column && (column < 0 || table.descending() == descending));
        item.setOnAction(event -> table.sort(column, descending));
        sort.getItems().add(item);
    }
}
