package dev.tickscope.timeline.draw;

import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/**
 * A canvas that stays sharp where a window draws its content larger or smaller. A plain canvas would be magnified as a picture; this one
 * has as many pixels as are shown, and is drawn on in the units of its parent all the same.
 */
public final class SharpCanvas extends Region {
    /** In each direction, whatever the window's size: beyond the texture limit a canvas stops painting. */
    private static final double MOST = 4_096;

    private final Canvas canvas = new Canvas();
    private final Scale shrink = new Scale(1, 1);
    private double scale = 1;

    public SharpCanvas() {
        canvas.getTransforms().add(shrink);
        canvas.setManaged(false);
        getChildren().add(canvas);
        setManaged(false);
    }

    /** To draw on, in the units of the parent. */
    public GraphicsContext getGraphicsContext2D() {
        return canvas.getGraphicsContext2D();
    }

    /** Takes away what was drawn. */
    public void clear() {
        canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
    }

    /** How much larger than designed it is shown, without the screen's own scale. */
    public double scale() {
        return scale;
    }

    /** Pixels of the picture lie on pixels of the window, or every one would be mixed with its neighbours. */
    private void align(double shown) {
        Point2D corner = localToScene(0, 0);
        canvas.setTranslateX(shown > 0 ? (Math.rint(corner.getX()) - corner.getX()) / shown : 0);
        canvas.setTranslateY(shown > 0 ? (Math.rint(corner.getY()) - corner.getY()) / shown : 0);
    }

    /**
     * Takes a size, in units of the parent, and as many pixels as that is at the scale at which its parents show it; at most
     * {@value #MOST} of both.
     *
     * @return whether it lost what was drawn on it
     */
    public boolean fit(double wantedWidth, double wantedHeight) {
        double width = Math.min(MOST, wantedWidth);
        double height = Math.min(MOST, wantedHeight);
        double shown = Math.abs(getLocalToSceneTransform().getMxx());
        align(shown);
        double sharp = shown > 0 && Double.isFinite(shown) ? Math.min(shown, MOST / Math.max(1, Math.max(width, height))) : 1;
        if (width == getWidth() && height == getHeight() && sharp == scale) {
            return false;
        }
        scale = sharp;
        resize(width, height);
        shrink.setX(1 / sharp);
        shrink.setY(1 / sharp);
        canvas.setWidth(Math.ceil(width * sharp));
        canvas.setHeight(Math.ceil(height * sharp));
        canvas.getGraphicsContext2D().setTransform(sharp, 0, 0, sharp, 0, 0);
        return true;
    }
}
