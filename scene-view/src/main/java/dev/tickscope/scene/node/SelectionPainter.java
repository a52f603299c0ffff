package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import javafx.scene.canvas.GraphicsContext;

/** Marks the selected body: four corner brackets round it, a line round its shape and its name. The brackets say it without colour. */
final class SelectionPainter {
    private static final double AIR = 5;
    private static final double ARM = 9;
    private static final double LEAST = 18;

    private final OutlinePainter outlines;
    private final Placement placement = new Placement();
    private final double[] at = new double[3];
    private double left;
    private double top;
    private double right;
    private double bottom;

    SelectionPainter(OutlinePainter outlines) {
        this.outlines = outlines;
    }

    void draw(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        int body = picture.selected();
        if (body < 0 || body >= picture.bodies().size()) {
            return;
        }
        BodyPoses poses = picture.committed().has(body) ? picture.committed() : picture.presented();
        BodyShape shape = picture.bodies().get(body);
        if (!poses.has(body) || !bounds(camera, shape, poses, body)) {
            return;
        }
        g.setLineWidth(2);
        g.setStroke(colors.accent());
        outlines.stroke(g, camera, shape, poses, body);
        for (int pass = 0; pass < 2; pass++) {
            g.setLineWidth(pass == 0 ? 5 : 2.4);
            g.setStroke(pass == 0 ? colors.panel() : colors.accent());
            bracket(g, left, top, 1, 1);
            bracket(g, right, top, -1, 1);
            bracket(g, left, bottom, 1, -1);
            bracket(g, right, bottom, -1, -1);
        }
        TracePainter.label(g, colors.panel(), colors.arrow(), shape.name(), Math.max(4, left), top < 18 ? bottom + 14 : top - 6);
    }

    private static void bracket(GraphicsContext g, double x, double y, int across, int down) {
        g.strokeLine(x, y, x + across * ARM, y);
        g.strokeLine(x, y, x, y + down * ARM);
    }

    private boolean bounds(OrbitCamera camera, BodyShape shape, BodyPoses poses, int body) {
        placement.set(shape, poses, body);
        left = Double.MAX_VALUE;
        top = Double.MAX_VALUE;
        right = -Double.MAX_VALUE;
        bottom = -Double.MAX_VALUE;
        if (shape.kind() == BodyShape.Kind.BALL) {
            if (!camera.project(placement.centre[0], placement.centre[1], placement.centre[2], at)) {
                return false;
            }
            double radius = shape.halfX() / camera.metresPerPixel(at[2]);
            grow(at[0] - radius, at[1] - radius);
            grow(at[0] + radius, at[1] + radius);
        } else {
            for (double[] corner : placement.corners) {
                if (!camera.project(corner[0], corner[1], corner[2], at)) {
                    return false;
                }
                grow(at[0], at[1]);
            }
        }
        air(camera);
        return true;
    }

    private void grow(double x, double y) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
    }

    /** A little room, at least as large as brackets need, and inside the picture where the body is larger than that. */
    private void air(OrbitCamera camera) {
        double wide = Math.max(AIR, (LEAST - (right - left)) / 2);
        double high = Math.max(AIR, (LEAST - (bottom - top)) / 2);
        left = Math.max(3, left - wide);
        right = Math.min(camera.width() - 3, right + wide);
        top = Math.max(3, top - high);
        bottom = Math.min(camera.height() - 3, bottom + high);
    }
}
