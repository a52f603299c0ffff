package dev.tickscope.scene.node;

import dev.tickscope.scene.trace.ContactMarks;
import javafx.scene.canvas.GraphicsContext;

/** Rings at the points where bodies touch, and the normals there. Over the picture: a contact lies between two bodies, which would hide it. */
final class ContactPainter {
    private static final double RADIUS = 2.8;
    private static final double NORMAL_PIXELS = 17;

    private final double[] from = new double[3];
    private final double[] to = new double[3];

    void draw(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        ContactMarks contacts = picture.contacts();
        for (int i = 0; contacts != null && i < contacts.count(); i++) {
            boolean wanted = picture.selected() < 0 || contacts.bodyA(i) == picture.selected() || contacts.bodyB(i) == picture.selected();
            if (wanted && project(camera, contacts, i)) {
                g.setStroke(colors.edge());
                g.setFill(colors.edge());
                g.setLineWidth(3);
                ring(g);
                ArrowPainter.draw(g, from[0], from[1], to[0], to[1], false);
                g.setStroke(colors.contacts());
                g.setFill(colors.contacts());
                g.setLineWidth(1.3);
                ring(g);
                ArrowPainter.draw(g, from[0], from[1], to[0], to[1], false);
            }
        }
    }

    private void ring(GraphicsContext g) {
        g.strokeOval(from[0] - RADIUS, from[1] - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /** A normal is as long on screen at any zoom. */
    private boolean project(OrbitCamera camera, ContactMarks contacts, int i) {
        double x = contacts.point(i, 0);
        double y = contacts.point(i, 1);
        double z = contacts.point(i, 2);
        if (!camera.project(x, y, z, from)) {
            return false;
        }
        double length = NORMAL_PIXELS * camera.metresPerPixel(from[2]);
        return camera.project(x + length * contacts.normal(i, 0), y + length * contacts.normal(i, 1), z + length * contacts.normal(i, 2), to);
    }
}
