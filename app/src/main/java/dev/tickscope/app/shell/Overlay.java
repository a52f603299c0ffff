package dev.tickscope.app.shell;

import javafx.geometry.Pos;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * Lies over the window with one card at a time, which has mouse, keys and focus to itself. Esc, or a click beside the card, takes it away
 * and gives the focus back.
 */
public final class Overlay extends StackPane {
    private Node before;
    private Runnable closed = () -> { };
    private BooleanSupplier mayLeave = () -> true;

    public Overlay() {
        getStyleClass().add("scrim");
        setId("overlay");
        setVisible(false);
        addEventHandler(KeyEvent.ANY, this::key);
        setOnMousePressed(event -> {
            if (event.getTarget() == this) {
                leave();
            }
        });
        sceneProperty().addListener((observable, old, scene) -> {
            if (scene != null) {
                scene.focusOwnerProperty().addListener((focus, last, now) -> keepFocus(now));
            }
        });
    }

    /**
     * Shows a card in place of the one that is there.
     *
     * @param first what has the focus at first
     * @param onClosed told when it goes
     */
    public void show(Region card, Node first, Runnable onClosed) {
        show(card, first, onClosed, () -> true);
    }

    /**
     * The same for a card that may hold something unsaved.
     *
     * @param leaving asked before Esc or a click beside the card takes it away; it stays unless the answer is yes
     */
    public void show(Region card, Node first, Runnable onClosed, BooleanSupplier leaving) {
        if (isVisible()) {
            closed.run();
        } else {
            before = getScene().getFocusOwner();
        }
        closed = onClosed;
        mayLeave = leaving;
        StackPane.setAlignment(card, Pos.TOP_CENTER);
        getChildren().setAll(card);
        setVisible(true);
        applyCss();
        layout();
        first.requestFocus();
    }

    private void leave() {
        if (mayLeave.getAsBoolean()) {
            hide();
        }
    }

    public void hide() {
        if (isVisible()) {
            setVisible(false);
            getChildren().clear();
            if (before != null && before.getScene() == getScene()) {
                before.requestFocus();
            }
            before = null;
            closed.run();
        }
    }

    /** Keys that the card does not use itself go nowhere, but Tab still moves the focus. */
    private void key(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_PRESSED && event.getCode() == KeyCode.ESCAPE) {
            leave();
            event.consume();
        } else if (event.getCode() != KeyCode.TAB) {
            event.consume();
        }
    }

    /** Tab goes round in the card. */
    private void keepFocus(Node now) {
        if (isVisible() && now != null && !inside(now)) {
            Node first = firstFocusable(this);
            if (first != null) {
                first.requestFocus();
            }
        }
    }

    private boolean inside(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == this) {
                return true;
            }
        }
        return false;
    }

    private static Node firstFocusable(Parent parent) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child.isVisible() && !child.isDisabled()) {
                if (child.isFocusTraversable()) {
                    return child;
                }
                Node below = child instanceof Parent inner ? firstFocusable(inner) : null;
                if (below != null) {
                    return below;
                }
            }
        }
        return null;
    }
}
