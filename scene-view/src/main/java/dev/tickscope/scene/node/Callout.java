package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/**
 * The box with the lag in words. It stands where it covers little and is near the arrow, and moves only when another place is clearly better.
 */
public final class Callout extends VBox {
    private static final double MARGIN = 16;
    private static final double CLEARANCE = 6;
    /** Pixels between the arrow and a place near it. */
    private static final double NEAR = 90;
    /** A body of this part of the picture's height is background. */
    private static final double LARGE = 0.2;
    private static final int PLACES = 10;
    /** A pixel of distance counts as so many covered ones. */
    private static final double DISTANCE_COST = 4;
    /** A better place must be that much better. */
    private static final double KEEP_COST = 250;

    private final Label words = new Label("Lag of what was shown");
    private final Label numbers = new Label();
    private final double[] centre = new double[3];
    private final double topMargin;
    private int place = -1;

    /** @param topMargin pixels to keep free at the top */
    public Callout(double topMargin) {
        this.topMargin = topMargin;
        getStyleClass().add("scene-callout");
        words.getStyleClass().add("words");
        numbers.getStyleClass().add("numbers");
        getChildren().addAll(words, numbers);
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
    }

    /** Shows the numbers beside an arrow at that point, or nothing if they are empty. */
    public void show(String text, double arrowX, double arrowY, OrbitCamera camera, ScenePicture picture) {
        setVisible(!text.isEmpty());
        if (text.isEmpty()) {
            return;
        }
        numbers.setText(text);
        applyCss();
        double width = Math.ceil(prefWidth(-1));
        double height = Math.ceil(prefHeight(-1));
        int best = choose(width, height, arrowX, arrowY, camera, picture);
        place = best;
        resizeRelocate(Math.rint(x(best, width, arrowX, camera)), Math.rint(y(best, height, arrowY, camera)), width, height);
        layout();
    }

    private int choose(double width, double height, double arrowX, double arrowY, OrbitCamera camera, ScenePicture picture) {
        int best = 0;
        double least = Double.MAX_VALUE;
        double kept = Double.MAX_VALUE;
        for (int candidate = 0; candidate < PLACES; candidate++) {
            double x = x(candidate, width, arrowX, camera);
            double y = y(candidate, height, arrowY, camera);
            double cost = covered(x, y, width, height, arrowX, arrowY, camera, picture)
                    + DISTANCE_COST * Math.hypot(x + width / 2 - arrowX, y + height / 2 - arrowY);
            if (candidate == place) {
                kept = cost;
            }
            if (cost < least) {
                least = cost;
                best = candidate;
            }
        }
        return kept < least + KEEP_COST ? place : best;
    }

    /** Even places are on the left, odd ones on the right: 0 to 5 at the border, 6 to 9 near the arrow. */
    private static double x(int candidate, double width, double arrowX, OrbitCamera camera) {
        double right = Math.max(MARGIN, camera.width() - MARGIN - width);
        if (candidate < 6) {
            return (candidate & 1) == 0 ? MARGIN : right;
        }
        double beside = (candidate & 1) == 0 ? arrowX - NEAR - width : arrowX + NEAR;
        return Math.max(MARGIN, Math.min(right, beside));
    }

    /** Beside the arrow, at the top, at the bottom; then beside and above it. */
    private double y(int candidate, double height, double arrowY, OrbitCamera camera) {
        double lowest = Math.max(topMargin, camera.height() - MARGIN - height);
        double wanted = switch (candidate >> 1) {
            case 0, 3 -> arrowY - height / 2;
            case 1 -> topMargin;
            case 2 -> lowest;
            default -> arrowY - NEAR / 2 - height;
        };
        return Math.max(topMargin, Math.min(lowest, wanted));
    }

    /** Square pixels of bodies, and of the arrow, that a place covers; what fills much of the picture does not count. */
    private double covered(double x, double y, double width, double height, double arrowX, double arrowY, OrbitCamera camera,
            ScenePicture picture) {
        double sum = overlap(x, y, width, height, arrowX, arrowY, 12) * 100;
        for (int body = 0; body < picture.bodies().size(); body++) {
            BodyShape shape = picture.bodies().get(body);
            if (picture.committed().has(body) && camera.project(picture.committed().get(body, 0), picture.committed().get(body, 1),
                    picture.committed().get(body, 2), centre)) {
                double radius = Math.max(shape.halfX(), Math.max(shape.halfY(), shape.halfZ())) * 1.3 / camera.metresPerPixel(centre[2]);
                if (radius < camera.height() * LARGE) {
                    sum += overlap(x, y, width, height, centre[0], centre[1], radius + CLEARANCE);
                }
            }
        }
        return sum;
    }

    private static double overlap(double x, double y, double width, double height, double centreX, double centreY, double radius) {
        double across = Math.min(x + width, centreX + radius) - Math.max(x, centreX - radius);
        double down = Math.min(y + height, centreY + radius) - Math.max(y, centreY - radius);
        return across > 0 && down > 0 ? across * down : 0;
    }

    /** The point of the border where a line to the arrow starts. */
    public Point2D border(double arrowX, double arrowY) {
        double centreX = getLayoutX() + getWidth() / 2;
        double centreY = getLayoutY() + getHeight() / 2;
        double dx = arrowX - centreX;
        double dy = arrowY - centreY;
        double scaleX = Math.abs(dx) < 1e-9 ? 1e9 : getWidth() / 2 / Math.abs(dx);
        double scaleY = Math.abs(dy) < 1e-9 ? 1e9 : getHeight() / 2 / Math.abs(dy);
        double scale = Math.min(scaleX, scaleY);
        return new Point2D(centreX + dx * scale, centreY + dy * scale);
    }
}
