package dev.tickscope.app.table;

import java.util.function.Function;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

/** A cell whose words may be longer than there is room for, or rounded: all of it is in a tooltip. */
final class TellingCell<L> extends TableCell<L, String> {
    private final Tooltip whole = new Tooltip();
    private final Function<L, String> exact;

    TellingCell(Function<L, String> exact) {
        this.exact = exact;
    }

    @Override
    protected void updateItem(String words, boolean empty) {
        super.updateItem(words, empty);
        boolean told = !empty && words != null && !words.isEmpty();
        setText(told ? words : null);
        L line = told && getTableRow() != null ? getTableRow().getItem() : null;
        whole.setText(line == null ? words : exact.apply(line));
        setTooltip(told ? whole : null);
    }
}
