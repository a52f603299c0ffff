package dev.tickscope.timeline.table;

import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A small field for the words that the shown rows of a table contain. Esc clears it and goes back to the table; so does Enter, which keeps it. */
public final class FilterField extends TextField {
    /** @param back gives the focus to the table */
    public FilterField(String id, Consumer<String> filter, Runnable back) {
        setId(id);
        getStyleClass().add("table-filter");
        setPromptText("rows that contain");
        setAccessibleText("Filter: only rows one of whose cells contains this; Esc clears");
        textProperty().addListener((observable, before, now) -> filter.accept(now));
        visibleProperty().set(false);
        focusedProperty().addListener((observable, before, now) -> setVisible(now || !getText().isEmpty()));
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean clears = event.getCode() == KeyCode.ESCAPE;
            if (clears) {
                clear();
            }
            if (clears || event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.DOWN) {
                back.run();
                setVisible(!getText().isEmpty());
                event.consume();
            }
        });
    }

    /** Shows it and lets the user type. */
    public void open() {
        setVisible(true);
        requestFocus();
        selectAll();
    }

    /** Takes the words away. @return whether there were any */
    public boolean take() {
        boolean any = !getText().isEmpty();
        clear();
        setVisible(isFocused());
        return any;
    }
}
