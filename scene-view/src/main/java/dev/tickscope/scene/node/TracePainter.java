package dev.tickscope.scene.node;

import dev.tickscope.scene.trace.LinkSink;
import dev.tickscope.scene.trace.PoseTrack;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;

/**
 * What trails and velocities need over the picture: the broken arrows of bodies that were put elsewhere, open arrows for velocities and
 * the selected body's speed. Without 3D it draws the trails themselves, too.
 */
final class TracePainter {
    /** Ticks that a velocity arrow looks ahead. */
    static final int AHEAD_TICKS = 12;
    private static final Font NUMBERS = Font.font("JetBrains Mono", 11);

    private final double[] from = new double[3];
    private final double[] to = new double[3];

    /** Draws the trails of all bodies that have one, as lines. */
    void drawTrails(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        g.setLineWidth(1.6);
        g.setStroke(colors.previous());
        g.beginPath();
        eachTrail(picture, (body, fromX, fromY, fromZ, toX, toY, toZ, broken) -> {
            if (!broken && project(camera, fromX, fromY, fromZ, toX, toY, toZ)) {
                g.moveTo(from[0], from[1]);
                g.lineTo(to[0], to[1]);
            }
        });
        g.stroke();
    }

    /** Draws what lies over the picture. */
    void drawOver(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        g.setLineWidth(1.3);
        g.setStroke(colors.arrow());
        g.setFill(colors.arrow());
        eachTrail(picture, (body, fromX, fromY, fromZ, toX, toY, toZ, broken) -> {
            if (broken && project(camera, fromX, fromY, fromZ, toX, toY, toZ)) {
                ArrowPainter.draw(g, from[0], from[1], to[0], to[1], true);
            }
        });
        for (int body = 0; body < picture.bodies().size(); body++) {
            if (picture.hasVelocity(body)) {
                drawVelocity(g, camera, picture, colors, body);
            }
        }
    }

    /** Tells all links of trails that are drawn. */
    static void eachTrail(ScenePicture picture, LinkSink sink) {
        for (int body = 0; body < picture.track().bodies(); body++) {
            if (picture.hasTrail(body)) {
                picture.track().links(body, sink);
            }
        }
    }

    private void drawVelocity(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors, int body) {
        PoseTrack track = picture.track();
        double x = picture.committed().get(body, 0);
        double y = picture.committed().get(body, 1);
        double z = picture.committed().get(body, 2);
        if (!project(camera, x, y, z, x + AHEAD_TICKS * track.step(body, 0), y + AHEAD_TICKS * track.step(body, 1),
                z + AHEAD_TICKS * track.step(body, 2))) {
            return;
        }
        g.setLineWidth(3.4);
        g.setStroke(colors.edge());
        ArrowPainter.drawOpen(g, from[0], from[1], to[0], to[1]);
        g.setLineWidth(1.6);
        g.setStroke(colors.update());
        ArrowPainter.drawOpen(g, from[0], from[1], to[0], to[1]);
        if (body == picture.selected()) {
            label(g, colors.panel(), colors.arrow(), picture.speedText(body), to[0] + 8, to[1] - 6);
        }
    }

    /** Words with a halo in the colour of the ground of small texts. */
    static void label(GraphicsContext g, Color halo, Color ink, String text, double x, double y) {
        g.setFont(NUMBERS);
        g.setLineWidth(4);
        g.setStroke(halo);
        g.strokeText(text, x, y);
        g.setFill(ink);
        g.fillText(text, x, y);
    }

    private boolean project(OrbitCamera camera, double fromX, double fromY, double fromZ, double toX, double toY, double toZ) {
        return camera.project(fromX, fromY, fromZ, from) && camera.project(toX, toY, toZ, to);
    }
}
