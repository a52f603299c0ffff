package dev.tickscope.timeline.ledger;

import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;

/** One part of a bar: the piece in the bar, and below it swatch, name, amount and note. */
final class PartNode {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final double SWATCH = 10;
    private static final double GAP = 6;

    final Region piece = new Region();
    final Region swatch = new Region();
    final Label name = label("part-name");
    final Label amount = label("part-amount");
    final Label note = label("part-note");
    private LedgerPart shown;

    /** @param picked does something with the part that is clicked */
    PartNode(Consumer<LedgerPart> picked) {
        for (Node node : List.of(piece, swatch, name, amount, note)) {
            node.setCursor(Cursor.HAND);
            node.setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                    picked.accept(shown);
                }
            });
        }
    }

    LedgerPart part() {
        return shown;
    }

    /** Whether the keyboard is at it. */
    void choose(boolean on) {
        piece.pseudoClassStateChanged(CHOSEN, on);
        swatch.pseudoClassStateChanged(CHOSEN, on);
        name.pseudoClassStateChanged(CHOSEN, on);
    }

    private static Label label(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        label.setAccessibleRole(AccessibleRole.TABLE_CELL);
        return label;
    }

    void show(LedgerPart part) {
        if (shown == null || shown.kind() != part.kind()) {
            piece.getStyleClass().setAll("part", part.kind().styleClass());
            swatch.getStyleClass().setAll("part", "swatch", part.kind().styleClass());
            name.setText(part.kind().label());
        }
        if (shown == null || !shown.amount().equals(part.amount())) {
            amount.setText(part.amount());
        }
        if (shown == null || !shown.note().equals(part.note())) {
            note.setText(part.note());
        }
        shown = part;
    }

    /** How wide the words are when they stand below each other, or name and amount beside each other. */
    double width(boolean beside) {
        double top = SWATCH + GAP + Math.ceil(name.prefWidth(-1));
        double number = Math.ceil(amount.prefWidth(-1));
        return Math.max(beside ? top + GAP + number : Math.max(top, number), Math.ceil(note.prefWidth(-1)));
    }

    /** How wide name and amount are beside each other, whatever the note. */
    double lineWidth() {
        return SWATCH + GAP + Math.ceil(name.prefWidth(-1)) + GAP + Math.ceil(amount.prefWidth(-1));
    }

    /** Below each other: name, amount, note. */
    void placeBelow(double x, double y, double width, double line) {
        swatch.resizeRelocate(x, y + Math.round((line - SWATCH) / 2), SWATCH, SWATCH);
        name.resizeRelocate(x + SWATCH + GAP, y, Math.max(0, width - SWATCH - GAP), line);
        amount.resizeRelocate(x, y + line, width, line + 2);
        note.setVisible(true);
        note.resizeRelocate(x, y + 2 * line + 2, width, line);
    }

    /** Name and amount beside each other; the note below, if there is room for it. */
    void placeBeside(double x, double y, double width, double line, boolean withNote) {
        swatch.resizeRelocate(x, y + Math.round((line - SWATCH) / 2), SWATCH, SWATCH);
        double nameLeft = x + SWATCH + GAP;
        double nameWidth = Math.min(Math.ceil(name.prefWidth(-1)), Math.max(0, width - SWATCH - GAP));
        name.resizeRelocate(nameLeft, y, nameWidth, line);
        double amountLeft = nameLeft + nameWidth + GAP;
        // One pixel up: the number font sits lower in its line.
        amount.resizeRelocate(amountLeft, y - 1, Math.max(0, x + width - amountLeft), line);
        note.setVisible(withNote);
        note.resizeRelocate(x, y + line, width, line);
    }
}
