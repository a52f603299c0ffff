package dev.tickscope.app.shell;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * The place of a panel: an empty card until {@link #fill}. The window shows its cards in the first frame and fills them in the next, so
 * that something is on the screen early.
 */
public final class Slot extends StackPane {
    private final String emptyStyle;

    /** @param emptyStyle the style class of the empty place */
    public Slot(String emptyStyle) {
        this.emptyStyle = emptyStyle;
        getStyleClass().add(emptyStyle);
    }

    public void fill(Region content) {
        getStyleClass().remove(emptyStyle);
        getChildren().setAll(content);
    }
}
