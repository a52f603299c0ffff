package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** Draws the lines and faces of single bodies on a canvas, projected by the camera. */
final class OutlinePainter {
    /** In place of the even part of the light: all faces alike. */
    static final double UNSHADED = 1;
    private static final int RING_POINTS = 32;

    private final Placement placement = new Placement();
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private final double[] point = new double[3];
    private final double[] xs = new double[4];
    private final double[] ys = new double[4];

    /** Strokes the visible edges of a box, or the contour and rings of a ball, as the graphics context is set up. */
    void stroke(GraphicsContext g, OrbitCamera camera, BodyShape shape, BodyPoses poses, int body) {
        placement.set(shape, poses, body);
        if (shape.kind() == BodyShape.Kind.BALL) {
            strokeBall(g, camera);
        } else {
            strokeBox(g, camera, placement.seenBy(camera));
        }
    }

    private void strokeBox(GraphicsContext g, OrbitCamera camera, Placement box) {
        g.beginPath();
        for (int edge = 0; edge < Placement.EDGES.length; edge++) {
            if (box.edgeVisible(edge)) {
                double[] from = box.corners[Placement.EDGES[edge][0]];
                double[] to = box.corners[Placement.EDGES[edge][1]];
                if (camera.project(from[0], from[1], from[2], a) && camera.project(to[0], to[1], to[2], b)) {
                    g.moveTo(a[0], a[1]);
                    g.lineTo(b[0], b[1]);
                }
            }
        }
        g.stroke();
    }

    private void strokeBall(GraphicsContext g, OrbitCamera camera) {
        if (!camera.project(placement.centre[0], placement.centre[1], placement.centre[2], a)) {
            return;
        }
        double radius = placement.half[0] / camera.metresPerPixel(a[2]);
        g.strokeOval(a[0] - radius, a[1] - radius, 2 * radius, 2 * radius);
        for (int ring = 0; ring < 2; ring++) {
            strokeRing(g, camera, ring);
        }
    }

    /** The half of a ring that lies on the near side of the ball. */
    private void strokeRing(GraphicsContext g, OrbitCamera camera, int ring) {
        boolean drawing = false;
        g.beginPath();
        for (int i = 0; i <= RING_POINTS; i++) {
            placement.ringPoint(ring, 2 * Math.PI * i / RING_POINTS, point);
            boolean near = camera.faces(point[0], point[1], point[2], point[0] - placement.centre[0], point[1] - placement.centre[1],
                    point[2] - placement.centre[2]) && camera.project(point[0], point[1], point[2], b);
            if (near && drawing) {
                g.lineTo(b[0], b[1]);
            } else if (near) {
                g.moveTo(b[0], b[1]);
            }
            drawing = near;
        }
        g.stroke();
    }

    /** Fills the visible faces of a body, each as bright as the light on it, given the even part of the light. */
    void fill(GraphicsContext g, OrbitCamera camera, BodyShape shape, BodyPoses poses, int body, Color color, double ambient) {
        placement.set(shape, poses, body);
        if (shape.kind() == BodyShape.Kind.BALL) {
            fillBall(g, camera, shade(color, (1 + ambient) / 2));
            return;
        }
        placement.seenBy(camera);
        for (int face = 0; face < Placement.FACES; face++) {
            if (placement.visible[face] && corners(camera, face)) {
                double light = SceneLight.on(camera, ambient, placement.normal(face, 0), placement.normal(face, 1), placement.normal(face, 2));
                g.setFill(shade(color, light));
                g.fillPolygon(xs, ys, 4);
            }
        }
    }

    private void fillBall(GraphicsContext g, OrbitCamera camera, Color color) {
        if (camera.project(placement.centre[0], placement.centre[1], placement.centre[2], a)) {
            double radius = placement.half[0] / camera.metresPerPixel(a[2]);
            g.setFill(color);
            g.fillOval(a[0] - radius, a[1] - radius, 2 * radius, 2 * radius);
        }
    }

    private boolean corners(OrbitCamera camera, int face) {
        for (int i = 0; i < 4; i++) {
            double[] corner = placement.corners[Placement.FACE_CORNERS[face][i]];
            if (!camera.project(corner[0], corner[1], corner[2], a)) {
                return false;
            }
            xs[i] = a[0];
            ys[i] = a[1];
        }
        return true;
    }

    private static Color shade(Color color, double light) {
        return Color.color(color.getRed() * light, color.getGreen() * light, color.getBlue() * light, color.getOpacity());
    }
}
