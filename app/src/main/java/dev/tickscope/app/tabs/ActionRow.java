package dev.tickscope.app.tabs;

import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** An action's row, which stays while what it tells changes: a button in it that is down is not taken away from under the mouse. */
public final class ActionRow {
    private final ReadOnlyObjectWrapper<InputLine> line;

    ActionRow(InputLine first) {
        line = new ReadOnlyObjectWrapper<>(first);
    }

    /** What the row tells now. */
    public InputLine line() {
        return line.get();
    }

    ReadOnlyObjectProperty<InputLine> lineProperty() {
        return line.getReadOnlyProperty();
    }

    ObservableValue<String> text(Function<InputLine, String> words) {
        return line.map(words);
    }

    void tell(InputLine now) {
        line.set(now);
    }
}
