package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import javafx.scene.canvas.GraphicsContext;

/** Draws bodies pressed flat into an upright plane across the z axis, and lines in such planes, on a canvas. */
final class FlatPainter {
    private static final int ROUND = 28;

    private final StackSpace space;
    private final Placement placement = new Placement();
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    /** For each side of the rectangle: how far a line goes towards it, and how far it may. */
    private final double[] ways = new double[4];
    private final double[] room = new double[4];
    private final double[] xs = new double[ROUND];
    private final double[] ys = new double[ROUND];

    FlatPainter(StackSpace space) {
        this.space = space;
    }

    /** The outline of the plane at z, filled first if that is wanted; as the context is set up. */
    void plane(GraphicsContext g, OrbitCamera camera, double z, boolean fill) {
        if (corner(camera, 0, space.left(), space.bottom(), z) && corner(camera, 1, space.right(), space.bottom(), z)
                && corner(camera, 2, space.right(), space.top(), z) && corner(camera, 3, space.left(), space.top(), z)) {
            if (fill) {
                g.fillPolygon(xs, ys, 4);
            }
            g.strokePolygon(xs, ys, 4);
        }
    }

    /** A stretch of the ground between two instants. */
    void ground(GraphicsContext g, OrbitCamera camera, double fromZ, double toZ) {
        if (corner(camera, 0, space.left(), space.bottom(), fromZ) && corner(camera, 1, space.right(), space.bottom(), fromZ)
                && corner(camera, 2, space.right(), space.bottom(), toZ) && corner(camera, 3, space.left(), space.bottom(), toZ)) {
            g.fillPolygon(xs, ys, 4);
            g.strokePolygon(xs, ys, 4);
        }
    }

    private boolean corner(OrbitCamera camera, int index, double x, double y, double z) {
        if (!camera.project(x, y, z, a)) {
            return false;
        }
        xs[index] = a[0];
        ys[index] = a[1];
        return true;
    }

    /** Fills what is seen of a body straight from the front. */
    void fill(GraphicsContext g, OrbitCamera camera, BodyShape shape, BodyPoses poses, int body, double z) {
        placement.set(shape, poses, body);
        if (shape.kind() == BodyShape.Kind.BALL) {
            if (round(camera, shape.halfX(), z)) {
                g.fillPolygon(xs, ys, ROUND);
            }
            return;
        }
        for (int face = 0; face < Placement.FACES; face++) {
            if (placement.normal(face, 2) > 1e-9 && face(camera, face, z)) {
                g.fillPolygon(xs, ys, 4);
            }
        }
    }

    private boolean face(OrbitCamera camera, int face, double z) {
        boolean before = true;
        for (int i = 0; i < 4; i++) {
            double[] corner = placement.corners[Placement.FACE_CORNERS[face][i]];
            before &= corner(camera, i, corner[0], corner[1], z);
        }
        return before;
    }

    private boolean round(OrbitCamera camera, double radius, double z) {
        boolean before = true;
        for (int i = 0; i < ROUND; i++) {
            double turn = 2 * Math.PI * i / ROUND;
            before &= corner(camera, i, placement.centre[0] + radius * Math.cos(turn), placement.centre[1] + radius * Math.sin(turn), z);
        }
        return before;
    }

    /** Strokes a body's edges, or a ball's contour, where they lie in the stack's rectangle. */
    void stroke(GraphicsContext g, OrbitCamera camera, BodyShape shape, BodyPoses poses, int body, double z) {
        placement.set(shape, poses, body);
        if (shape.kind() == BodyShape.Kind.BALL) {
            if (round(camera, shape.halfX(), z)) {
                g.strokePolygon(xs, ys, ROUND);
            }
            return;
        }
        g.beginPath();
        for (int[] edge : Placement.EDGES) {
            strokeInside(g, camera, placement.corners[edge[0]], placement.corners[edge[1]], z);
        }
        g.stroke();
    }

    private void setSide(int side, double way, double left) {
        ways[side] = way;
        room[side] = left;
    }

    /** The part of a line that lies in the rectangle: cut by one side after the other. */
    private void strokeInside(GraphicsContext g, OrbitCamera camera, double[] from, double[] to, double z) {
        double dx = to[0] - from[0];
        double dy = to[1] - from[1];
        setSide(0, -dx, from[0] - space.left());
        setSide(1, dx, space.right() - from[0]);
        setSide(2, -dy, from[1] - space.bottom());
        setSide(3, dy, space.top() - from[1]);
        double enter = 0;
        double leave = 1;
        for (int side = 0; side < 4; side++) {
            if (ways[side] == 0 && room[side] < 0) {
                return;
            }
            if (ways[side] < 0) {
                enter = Math.max(enter, room[side] / ways[side]);
            } else if (ways[side] > 0) {
                leave = Math.min(leave, room[side] / ways[side]);
            }
        }
        if (enter < leave && camera.project(from[0] + dx * enter, from[1] + dy * enter, z, a)
                && camera.project(from[0] + dx * leave, from[1] + dy * leave, z, b)) {
            g.moveTo(a[0], a[1]);
            g.lineTo(b[0], b[1]);
        }
    }
}
