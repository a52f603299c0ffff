package dev.tickscope.app.shell;

import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;

/**
 * Draws its content larger or smaller and gives it the room that remains. Where that is less than the content needs, it scrolls, and
 * follows the focus. What lies over the content always has exactly the room that is there.
 */
public final class Scaler extends Pane {
    /** What the content gets at least: the smallest window at 100 %, without its frame. */
    public static final double LEAST_WIDTH = 1120;
    public static final double LEAST_HEIGHT = 720;
    private static final double BAR = 12;

    private final Region content;
    private final Region over;
    private final Scale scale = new Scale(1, 1);
    private final ScrollBar across = bar("scrollAcross", Orientation.HORIZONTAL);
    private final ScrollBar down = bar("scrollDown", Orientation.VERTICAL);
    private final Rectangle clip = new Rectangle();
    private final Pane plane = new Plane();

    /** @param over what lies over the content; where nothing is drawn the mouse reaches the content */
    public Scaler(Region content, Region over) {
        this.content = content;
        this.over = over;
        over.setPickOnBounds(false);
        getStyleClass().add("scaler");
        Pane view = new Pane(content) {
            @Override
            protected void layoutChildren() {
                // The plane gives the content its size and place.
            }
        };
        view.setClip(clip);
        plane.getTransforms().add(scale);
        plane.getChildren().addAll(view, across, down, over);
        getChildren().add(plane);
        plane.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        sceneProperty().addListener((observable, old, scene) -> {
            if (scene != null) {
                scene.focusOwnerProperty().addListener((focus, before, now) -> Platform.runLater(() -> reveal(scene.getFocusOwner())));
            }
        });
    }

    private ScrollBar bar(String id, Orientation orientation) {
        ScrollBar bar = new ScrollBar();
        bar.setId(id);
        bar.setOrientation(orientation);
        bar.setAccessibleText(orientation == Orientation.VERTICAL ? "Scroll the window down" : "Scroll the window across");
        bar.setVisible(false);
        bar.valueProperty().addListener((observable, before, now) -> plane.requestLayout());
        return bar;
    }

    /** @param percent 100 is as designed */
    public void setPercent(int percent) {
        scale.setX(percent / 100.0);
        scale.setY(percent / 100.0);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        plane.resizeRelocate(0, 0, getWidth() / scale.getX(), getHeight() / scale.getY());
        plane.requestLayout();
    }

    private void scrolled(ScrollEvent event) {
        ScrollBar bar = event.isShiftDown() || !down.isVisible() ? across : down;
        if (bar.isVisible()) {
            double amount = event.getDeltaY() != 0 ? event.getDeltaY() : event.getDeltaX();
            bar.setValue(Math.max(0, Math.min(bar.getMax(), bar.getValue() - amount)));
            event.consume();
        }
    }

    /** Scrolls so that what got the focus by a key can be seen, or as much of it as fits. */
    private void reveal(Node node) {
        if (node == null || !node.isFocusVisible() || !across.isVisible() && !down.isVisible() || !inContent(node)) {
            return;
        }
        Bounds at = content.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        reveal(across, at.getMinX(), at.getMaxX());
        reveal(down, at.getMinY(), at.getMaxY());
    }

    private boolean inContent(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == content) {
                return true;
            }
        }
        return false;
    }

    private static void reveal(ScrollBar bar, double from, double to) {
        if (bar.isVisible()) {
            double least = Math.min(from, to - bar.getVisibleAmount());
            double most = Math.max(from, to - bar.getVisibleAmount());
            double value = from < bar.getValue() || to > bar.getValue() + bar.getVisibleAmount()
                    ? to - from > bar.getVisibleAmount() ? from : Math.max(least, Math.min(most, bar.getValue())) : bar.getValue();
            bar.setValue(Math.max(0, Math.min(bar.getMax(), value)));
        }
    }

    /** All in the units of the content. */
    private final class Plane extends Pane {
        @Override
        protected void layoutChildren() {
            double width = getWidth();
            double height = getHeight();
            boolean scrollsDown = height < LEAST_HEIGHT;
            boolean scrollsAcross = width - (scrollsDown ? BAR : 0) < LEAST_WIDTH;
            scrollsDown |= scrollsAcross && height - BAR < LEAST_HEIGHT;
            double seenWidth = width - (scrollsDown ? BAR : 0);
            double seenHeight = height - (scrollsAcross ? BAR : 0);
            double wholeWidth = Math.max(seenWidth, LEAST_WIDTH);
            double wholeHeight = Math.max(seenHeight, LEAST_HEIGHT);
            range(across, scrollsAcross, wholeWidth - seenWidth, seenWidth);
            range(down, scrollsDown, wholeHeight - seenHeight, seenHeight);
            clip.setWidth(seenWidth);
            clip.setHeight(seenHeight);
            content.resizeRelocate(-Math.round(across.getValue()), -Math.round(down.getValue()), wholeWidth, wholeHeight);
            across.resizeRelocate(0, seenHeight, seenWidth, BAR);
            down.resizeRelocate(seenWidth, 0, BAR, seenHeight);
            over.resizeRelocate(0, 0, seenWidth, seenHeight);
        }

        private static void range(ScrollBar bar, boolean shown, double most, double seen) {
            bar.setVisible(shown);
            bar.setMax(Math.max(0, most));
            bar.setVisibleAmount(Math.max(1, Math.min(seen, most)));
            bar.setUnitIncrement(40);
            bar.setBlockIncrement(seen * 0.8);
            bar.setValue(shown ? Math.min(bar.getValue(), bar.getMax()) : 0);
        }
    }
}
