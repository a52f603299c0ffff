package dev.tickscope.app.shell;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

/** Choices among a few values: what the button shows, and what the list says about each. */
public final class Choices {
    private Choices() {
    }

    /** The same words on the button and in the list. */
    public static <T> ComboBox<T> of(String id, String name, List<T> values, Function<T, String> words) {
        return of(id, name, values, words, words);
    }

    /**
     * Choices with words of their own in the list.
     *
     * @param name for those who cannot see it
     * @param shown on the button
     * @param listed in the list
     */
    public static <T> ComboBox<T> of(String id, String name, List<T> values, Function<T, String> shown, Function<T, String> listed) {
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
