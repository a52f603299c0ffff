package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;

/**
 * The same picture without a graphics card: projected by the same camera and painted from far to near on the drawing over it. Sky and ground, which
 * take longest, have a canvas of their own and are painted when the camera moves.
 */
public final class Scene2D implements SceneCanvas {
    private final Layer floor = new Layer();
    private final Group layers = new Group(floor.node());
    private final OutlinePainter outlines = new OutlinePainter();
    private final TracePainter traces = new TracePainter();
    private final PainterOrder order = new PainterOrder();
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private final double[] xs = new double[8];
    private final double[] ys = new double[8];
    private int corners;
    private SceneColors colors;
    private Ground ground;
    /** The camera's changes at which the ground was painted; −1 if it is not as it should be. */
    private long floorCamera = -1;

    @Override
    public Node node() {
        return layers;
    }

    @Override
    public void resize(double width, double height) {
        floor.fit(width, height);
        floorCamera = -1;
    }

    @Override
    public void setBodies(List<BodyShape> bodies) {
        setGround(null, null);
    }

    @Override
    public void setColors(SceneColors newColors) {
        colors = newColors;
        floorCamera = -1;
    }

    @Override
    public void setGround(Ground measured, OrbitCamera camera) {
        ground = measured;
        floorCamera = -1;
    }

    @Override
    public void draw(ScenePicture picture, OrbitCamera camera, GraphicsContext g) {
        if (floor.rescale() || floorCamera != camera.changes()) {
            floorCamera = camera.changes();
            GraphicsContext below = floor.cleared();
            below.setFill(colors.sky());
            below.fillRect(0, 0, floor.width(), floor.height());
            if (ground != null) {
                drawGround(below, camera);
            }
        }
        order.sort(picture, camera);
        g.setLineWidth(1);
        g.setStroke(colors.edge());
        for (int place = 0; place < order.count(); place++) {
            int body = order.body(place);
            BodyShape shape = picture.bodies().get(body);
            outlines.fill(g, camera, shape, picture.committed(), body, colors.body(shape.fixed()), colors.ambient());
            outlines.stroke(g, camera, shape, picture.committed(), body);
        }
        traces.drawTrails(g, camera, picture, colors);
    }

    private void drawGround(GraphicsContext g, OrbitCamera camera) {
        double edge = ground.halfCells() * ground.spacing();
        double left = ground.centreX() - edge;
        double right = ground.centreX() + edge;
        double far = ground.centreZ() - edge;
        double near = ground.centreZ() + edge;
        corners = 0;
        side(camera, left, far, right, far);
        side(camera, right, far, right, near);
        side(camera, right, near, left, near);
        side(camera, left, near, left, far);
        g.setFill(colors.floor());
        g.fillPolygon(xs, ys, corners);
        g.setStroke(colors.floorLine());
        g.setLineWidth(1);
        // One path: the software pipeline takes about as long for it as for a few lines of their own.
        g.beginPath();
        for (int line = -ground.halfCells(); line <= ground.halfCells(); line++) {
            double offset = line * ground.spacing();
            line(g, camera, left, ground.centreZ() + offset, right, ground.centreZ() + offset);
            line(g, camera, ground.centreX() + offset, far, ground.centreX() + offset, near);
        }
        g.stroke();
    }

    /** Adds the part of a side of the floor that is in front of the camera; what is cut off between two sides is closed by a line. */
    private void side(OrbitCamera camera, double fromX, double fromZ, double toX, double toZ) {
        if (place(camera, fromX, fromZ, toX, toZ)) {
            add(a);
            add(b);
        }
    }

    private void add(double[] corner) {
        xs[corners] = corner[0];
        ys[corners] = corner[1];
        corners++;
    }

    private void line(GraphicsContext g, OrbitCamera camera, double fromX, double fromZ, double toX, double toZ) {
        if (place(camera, fromX, fromZ, toX, toZ)) {
            g.moveTo(a[0], a[1]);
            g.lineTo(b[0], b[1]);
        }
    }

    /** Projects a line on the ground to {@code a} and {@code b}. */
    private boolean place(OrbitCamera camera, double fromX, double fromZ, double toX, double toZ) {
        set(from, fromX, fromZ);
        set(to, toX, toZ);
        return camera.clip(from, to) && camera.project(from[0], from[1], from[2], a) && camera.project(to[0], to[1], to[2], b);
    }

    private void set(double[] point, double x, double z) {
        point[0] = x;
        point[1] = ground.y();
        point[2] = z;
    }
}
