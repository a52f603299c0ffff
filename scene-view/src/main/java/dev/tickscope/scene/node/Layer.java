package dev.tickscope.scene.node;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.transform.Scale;

/** A drawing as large as the scene, with a pixel for each one on screen however large the window shows its content. */
public final class Layer {
    /** Larger textures are not to be had everywhere. */
    private static final double MOST_PIXELS = 4096;

    private final Canvas canvas = new Canvas();
    private final Scale shrink = new Scale(1, 1);
    private double width;
    private double height;
    private double shown = 1;

    public Layer() {
        canvas.setManaged(false);
        canvas.setMouseTransparent(true);
        canvas.getTransforms().add(shrink);
    }

    public Node node() {
        return canvas;
    }

    /** Width in units of the parent. */
    public double width() {
        return width;
    }

    /** Height in units of the parent. */
    public double height() {
        return height;
    }

    /** Takes a size, in units of the parent. */
    public void fit(double newWidth, double newHeight) {
        width = newWidth;
        height = newHeight;
        shown = magnified();
        shrink.setX(1 / shown);
        shrink.setY(1 / shown);
        canvas.setWidth(Math.ceil(width * shown));
        canvas.setHeight(Math.ceil(height * shown));
        align();
    }

    /** Follows the size and place at which the window shows it. @return whether it has to be drawn anew */
    public boolean rescale() {
        align();
        boolean changed = magnified() != shown;
        if (changed) {
            fit(width, height);
        }
        return changed;
    }

    private double magnified() {
        double magnified = canvas.getParent() == null ? 1 : Math.abs(canvas.getParent().getLocalToSceneTransform().getMxx());
        return Math.min(magnified > 0 ? magnified : 1, MOST_PIXELS / Math.max(1, Math.max(width, height)));
    }

    /** Its pixels lie on those of the window, or each would be mixed with its neighbours. */
    private void align() {
        Point2D corner = canvas.getParent() == null ? Point2D.ZERO : canvas.getParent().localToScene(0, 0);
        canvas.setTranslateX((Math.rint(corner.getX()) - corner.getX()) / shown);
        canvas.setTranslateY((Math.rint(corner.getY()) - corner.getY()) / shown);
    }

    /** An empty drawing, in units of the parent. */
    public GraphicsContext cleared() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setTransform(shown, 0, 0, shown, 0, 0);
        g.clearRect(0, 0, width + 1, height + 1);
        return g;
    }
}
