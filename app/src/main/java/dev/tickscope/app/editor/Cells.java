package dev.tickscope.app.editor;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

/** Choices of the editor: what the button shows, and what the list says about each. */
final class Cells {
    private Cells() {
    }

    /** @param shown on the button @param listed in the list */
    static <T> ComboBox<T> choice(String id, String name, List<T> values, Function<T, String> shown, Function<T, String> listed) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(name);
        box.getItems().setAll(values);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setCellFactory(view -> new Cell<>(listed));
        box.setButtonCell(new Cell<>(shown));
        return box;
    }

    private static final class Cell<T> extends ListCell<T> {
        private final Function<T, String> text;

        Cell(Function<T, String> text) {
            this.text = text;
        }

        @Override
        protected void updateItem(T value, boolean empty) {
            super.updateItem(value, empty);
            setText(empty || value == null ? null : text.apply(value));
        }
    }
}
