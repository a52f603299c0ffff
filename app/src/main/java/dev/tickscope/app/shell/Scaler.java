package dev.tickscope.app.shell;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;

/** Draws its content larger or smaller and gives it the room that remains. */
public final class Scaler extends Pane {
    private final Node content;
    private final Scale scale = new Scale(1, 1);

    public Scaler(Node content) {
        this.content = content;
        content.getTransforms().add(scale);
        getChildren().add(content);
    }

    /** @param percent 100 is as designed */
    public void setPercent(int percent) {
        scale.setX(percent / 100.0);
        scale.setY(percent / 100.0);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, getWidth() / scale.getX(), getHeight() / scale.getY());
    }
}
