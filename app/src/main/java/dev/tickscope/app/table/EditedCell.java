package dev.tickscope.app.table;

import javafx.scene.control.TableCell;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * A cell whose words can be edited: Enter takes them, Esc leaves them as they were. There is a field only while it is edited; JavaFX's own cell keeps one
 * for good, with all its keys and a menu, and there is a cell for every row that a table ever showed at once.
 *
 * @param <S> a row
 */
public final class EditedCell<S> extends TableCell<S, String> {
    @Override
    public void startEdit() {
        super.startEdit();
        if (!isEditing()) {
            return;
        }
        TextField field = new TextField(getItem());
        field.setOnAction(event -> {
            commitEdit(field.getText());
            event.consume();
        });
        field.addEventHandler(KeyEvent.KEY_RELEASED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                cancelEdit();
                event.consume();
            }
        });
        setText(null);
        setGraphic(field);
        field.selectAll();
        field.requestFocus();
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        words();
    }

    @Override
    protected void updateItem(String item, boolean empty) {
        super.updateItem(item, empty);
        if (!isEditing()) {
            words();
        }
    }

    private void words() {
        setGraphic(null);
        setText(isEmpty() ? null : getItem());
    }
}
