package dev.tickscope.app.table;

import java.util.function.BooleanSupplier;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.WindowEvent;

/**
 * Something that a table offers for its selected row: in its context menu, and by a key.
 *
 * @param title as the menu says it
 * @param keys null without a key of its own
 * @param possible asked when the menu comes up and when the key is pressed
 */
public record TableAction(String title, KeyCombination keys, BooleanSupplier possible, Runnable action) {
    /** @param keys such as "Delete" */
    public static TableAction of(String title, String keys, BooleanSupplier possible, Runnable action) {
        return new TableAction(title, keys.isEmpty() ? null : KeyCombination.valueOf(keys), possible, action);
    }

    boolean act(KeyEvent event) {
        boolean mine = keys != null && keys.match(event) && possible.getAsBoolean();
        if (mine) {
            action.run();
        }
        return mine;
    }

    MenuItem item() {
        MenuItem item = new MenuItem(keys == null ? title : title + " (" + keys.getName() + ")");
        item.setOnAction(event -> action.run());
        item.parentPopupProperty().addListener((observable, before, menu) -> {
            if (menu != null) {
                menu.addEventHandler(WindowEvent.WINDOW_SHOWING, event -> item.setDisable(!possible.getAsBoolean()));
            }
        });
        return item;
    }
}
