package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;

/**
 * What lies over the picture, the same over 3D and 2D: presented poses, translucent with a solid outline, dashed outlines of previous
 * ones, the lag arrow and the line to its callout. Drawn over all bodies, so that a pose inside another can be seen.
 */
public final class OverlayPainter {
    private static final double[] DASHES = {4, 3};
    private static final double[] FINE_DASHES = {2.5, 2};
    /** Half the size of a body below which lines are finer. */
    private static final double SMALL_PIXELS = 15;
    /** Below this distance two poses are the same on screen. */
    private static final double APART_PIXELS = 2;
    private static final double[] DOTS = {1.5, 2.5};
    private static final double[] SOLID = {};
    private static final double DISC = 3;

    private final OutlinePainter outlines = new OutlinePainter();
    private final TracePainter traces = new TracePainter();
    private final ContactPainter contacts = new ContactPainter();
    private final SelectionPainter selection = new SelectionPainter(outlines);
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private boolean arrowDrawn;

    /** Draws over what is there. */
    public void draw(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        List<BodyShape> bodies = picture.bodies();
        g.setLineCap(StrokeLineCap.BUTT);
        g.setLineDashes(SOLID);
        g.setStroke(colors.presented());
        for (int body = 0; body < bodies.size(); body++) {
            if (picture.showsPresented() && isApart(camera, picture, picture.presented(), body)) {
                g.setLineWidth(isSmall(camera, bodies.get(body), picture.presented(), body) ? 1 : 1.3);
                outlines.fill(g, camera, bodies.get(body), picture.presented(), body, colors.presentedFill(), OutlinePainter.UNSHADED);
                outlines.stroke(g, camera, bodies.get(body), picture.presented(), body);
            }
        }
        drawPrevious(g, camera, picture, colors);
        traces.drawOver(g, camera, picture, colors);
        contacts.draw(g, camera, picture, colors);
        selection.draw(g, camera, picture, colors);
        arrowDrawn = picture.drawsLag() && place(camera, picture);
        if (arrowDrawn) {
            drawArrow(g, colors, picture.lagBroken());
        }
    }

    /** A line in the colour of edges under the dashes keeps them readable on a face of their own colour. Small bodies get fine dashes. */
    private void drawPrevious(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        for (int body = 0; body < picture.bodies().size(); body++) {
            if (picture.showsPrevious() && isApart(camera, picture, picture.previous(), body)) {
                BodyShape shape = picture.bodies().get(body);
                boolean small = isSmall(camera, shape, picture.previous(), body);
                g.setLineDashes(SOLID);
                g.setLineWidth(small ? 1 : 1.4);
                g.setStroke(colors.edge().deriveColor(0, 1, 1, small ? 0.4 : 0.75));
                outlines.stroke(g, camera, shape, picture.previous(), body);
                g.setLineDashes(small ? FINE_DASHES : DASHES);
                g.setStroke(colors.previous());
                outlines.stroke(g, camera, shape, picture.previous(), body);
            }
        }
        g.setLineDashes(SOLID);
    }

    /** A pose that lies on the committed one, as far as pixels can tell, is left out: it would only smudge it. */
    private boolean isApart(OrbitCamera camera, ScenePicture picture, BodyPoses poses, int body) {
        if (!poses.has(body) || !camera.project(poses.get(body, 0), poses.get(body, 1), poses.get(body, 2), from)) {
            return false;
        }
        BodyShape shape = picture.bodies().get(body);
        double radius = Math.max(shape.halfX(), Math.max(shape.halfY(), shape.halfZ()));
        return !picture.drawsCommitted(body)
                || poses.furthest(picture.committed(), body, radius) > APART_PIXELS * camera.metresPerPixel(from[2]);
    }

    private boolean isSmall(OrbitCamera camera, BodyShape shape, BodyPoses poses, int body) {
        return camera.project(poses.get(body, 0), poses.get(body, 1), poses.get(body, 2), from)
                && Math.max(shape.halfX(), shape.halfY()) / camera.metresPerPixel(from[2]) < SMALL_PIXELS;
    }

    private boolean place(OrbitCamera camera, ScenePicture picture) {
        int body = picture.lagBody();
        BodyPoses presented = picture.presented();
        BodyPoses committed = picture.committed();
        return camera.project(presented.get(body, 0), presented.get(body, 1), presented.get(body, 2), from)
                && camera.project(committed.get(body, 0), committed.get(body, 1), committed.get(body, 2), to);
    }

    private void drawArrow(GraphicsContext g, SceneColors colors, boolean broken) {
        g.setFill(colors.arrow());
        g.setStroke(colors.arrow());
        g.setLineWidth(1.6);
        g.fillOval(from[0] - DISC, from[1] - DISC, 2 * DISC, 2 * DISC);
        ArrowPainter.draw(g, from[0], from[1], to[0], to[1], broken);
    }

    /** Whether the last {@link #draw} drew the lag arrow. */
    public boolean arrowDrawn() {
        return arrowDrawn;
    }

    /** The middle of the lag arrow in pixels. */
    public double arrowX() {
        return (from[0] + to[0]) / 2;
    }

    public double arrowY() {
        return (from[1] + to[1]) / 2;
    }

    /** A dotted line from a point on the callout's border to the arrow, stopping just short of it. */
    public void drawLeader(GraphicsContext g, SceneColors colors, double x, double y) {
        double dx = arrowX() - x;
        double dy = arrowY() - y;
        double length = Math.hypot(dx, dy);
        double gap = 6;
        if (length <= gap) {
            return;
        }
        g.setStroke(colors.leader());
        g.setLineWidth(1);
        g.setLineDashes(DOTS);
        g.strokeLine(x, y, arrowX() - dx / length * gap, arrowY() - dy / length * gap);
        g.setLineDashes(SOLID);
    }
}
