package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.scene.trace.PoseTrack;
import dev.tickscope.scene.trace.TimeStack;
import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;

/**
 * Draws a time stack by plain projection: the same picture with and without a graphics card. Slices, frames and the presented instant are
 * planes across the axis of time, so painting them from far to near is exact, translucent ones too.
 */
public final class StackPainter {
    private static final double[] SOLID = {};
    private static final double[] DASHES = {5, 4};
    /** The oldest slice is that strong. */
    private static final double FADED = 0.3;
    private static final double LABEL_ROOM = 26;

    private final StackSpace space;
    private final FlatPainter flat;
    private final SliceAt slice = new SliceAt();
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    /** What is to be painted: a TICK row, a frame as −2 − its number, or −1 for the presented instant. */
    private long[] items = new long[64];
    private double[] depths = new double[64];
    private int count;
    private double lastLabelX;
    private double lastLabelY;

    /** The poses of one slice. */
    private static final class SliceAt implements BodyPoses {
        private PoseTrack track = PoseTrack.NONE;
        private long row;

        @Override
        public int bodies() {
            return track.bodies();
        }

        @Override
        public boolean has(int body) {
            return track.has(row, body);
        }

        @Override
        public double get(int body, int part) {
            return track.get(row, body, part);
        }
    }

    public StackPainter(StackSpace space) {
        this.space = space;
        this.flat = new FlatPainter(space);
    }

    /** Draws over what is there. */
    public void draw(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        TimeStack stack = picture.stack();
        PoseTrack track = stack.slices();
        if (track.count() == 0 || space.isEmpty()) {
            return;
        }
        slice.track = track;
        g.setLineCap(StrokeLineCap.BUTT);
        g.setLineDashes(SOLID);
        drawGround(g, camera, stack, colors);
        collect(stack, camera);
        for (int i = 0; i < count; i++) {
            if (items[i] >= 0) {
                drawSlice(g, camera, picture, colors, items[i]);
            } else if (items[i] == -1) {
                drawPresented(g, camera, picture, colors);
            } else {
                drawFrame(g, camera, stack, colors, (int) (-2 - items[i]));
            }
        }
        g.setGlobalAlpha(1);
        drawLabels(g, camera, picture, colors);
        drawLateness(g, camera, stack, colors);
    }

    private double z(TimeStack stack, long units) {
        return space.z(stack.stepsFromNewest(units));
    }

    private void drawGround(GraphicsContext g, OrbitCamera camera, TimeStack stack, SceneColors colors) {
        PoseTrack track = stack.slices();
        g.setFill(colors.floor());
        g.setStroke(colors.floorLine());
        g.setLineWidth(1);
        for (long row = track.firstRow(); row < track.lastRow(); row++) {
            flat.ground(g, camera, z(stack, track.simulationUnits(row)), z(stack, track.simulationUnits(row + 1)));
        }
        flat.ground(g, camera, 0, space.z(1));
    }

    /** From far to near: on both sides of the eye by the distance along the axis. */
    private void collect(TimeStack stack, OrbitCamera camera) {
        PoseTrack track = stack.slices();
        count = 0;
        for (long row = track.firstRow(); row <= track.lastRow(); row++) {
            add(row, z(stack, track.simulationUnits(row)), camera);
        }
        for (int frame = stack.frames() - 1; frame >= 0; frame--) {
            add(-2 - frame, z(stack, stack.frameUnits(frame)), camera);
        }
        if (stack.presentedUnits() != TimeStack.NONE && stack.presentedUnits() >= track.simulationUnits(track.firstRow())) {
            add(-1, z(stack, stack.presentedUnits()), camera);
        }
    }

    private void add(long item, double z, OrbitCamera camera) {
        if (count == items.length) {
            items = Arrays.copyOf(items, count * 2);
            depths = Arrays.copyOf(depths, count * 2);
        }
        double depth = Math.abs(camera.eye(2) - z);
        int at = count++;
        while (at > 0 && depths[at - 1] < depth) {
            items[at] = items[at - 1];
            depths[at] = depths[at - 1];
            at--;
        }
        items[at] = item;
        depths[at] = depth;
    }

    private void drawSlice(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors, long row) {
        TimeStack stack = picture.stack();
        PoseTrack track = stack.slices();
        double z = z(stack, track.simulationUnits(row));
        boolean newest = row == track.lastRow();
        double strength = newest ? 1 : FADED + (1 - FADED) * (row - track.firstRow() + 1) / (track.count() + 1.0);
        slice.row = row;
        g.setGlobalAlpha(strength);
        g.setLineDashes(SOLID);
        g.setLineWidth(1);
        g.setStroke(colors.leader().deriveColor(0, 1, 1, 0.55));
        flat.plane(g, camera, z, false);
        // Worldlines towards the eye end on this slice, or begin on it: they are drawn before its bodies.
        drawWorldlines(g, camera, picture, colors, row);
        for (int body = 0; body < track.bodies(); body++) {
            if (slice.has(body)) {
                drawBody(g, camera, picture.bodies().get(body), body, z, newest, colors);
            }
        }
    }

    private void drawBody(GraphicsContext g, OrbitCamera camera, BodyShape shape, int body, double z, boolean newest, SceneColors colors) {
        g.setLineWidth(newest && !shape.fixed() ? 1.5 : 1);
        if (shape.fixed()) {
            g.setStroke(colors.leader().deriveColor(0, 1, 1, newest ? 0.9 : 0.3));
        } else {
            g.setFill(newest ? colors.moving() : colors.previous().deriveColor(0, 1, 1, 0.16));
            flat.fill(g, camera, shape, slice, body, z);
            g.setStroke(newest ? colors.edge() : colors.previous());
        }
        flat.stroke(g, camera, shape, slice, body, z);
    }

    /** The way of each body in the tick that ended with a slice: from the slice before, or broken to where it was put at that time. */
    private void drawWorldlines(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors, long row) {
        TimeStack stack = picture.stack();
        PoseTrack track = stack.slices();
        if (row == track.firstRow()) {
            return;
        }
        double fromZ = z(stack, track.simulationUnits(row - 1));
        double toZ = z(stack, track.simulationUnits(row));
        for (int body = 0; body < track.bodies(); body++) {
            boolean wanted = !picture.bodies().get(body).fixed() && (picture.selected() < 0 || picture.selected() == body);
            if (wanted && track.has(row, body)) {
                boolean placed = track.placed(row, body);
                g.setLineWidth(1.5);
                if (placed && track.broken(row, body) && project(camera, track.get(row - 1, body, 0), track.get(row - 1, body, 1), fromZ,
                        track.getPut(row, body, 0), track.getPut(row, body, 1), fromZ)) {
                    g.setStroke(colors.arrow());
                    g.setFill(colors.arrow());
                    ArrowPainter.draw(g, from[0], from[1], to[0], to[1], true);
                }
                if ((placed || track.has(row - 1, body)) && project(camera, placed ? track.getPut(row, body, 0) : track.get(row - 1, body, 0),
                        placed ? track.getPut(row, body, 1) : track.get(row - 1, body, 1), fromZ, track.get(row, body, 0), track.get(row, body, 1), toZ)) {
                    g.setStroke(colors.previous());
                    g.strokeLine(from[0], from[1], to[0], to[1]);
                }
            }
        }
    }

    private void drawFrame(GraphicsContext g, OrbitCamera camera, TimeStack stack, SceneColors colors, int frame) {
        boolean presenting = stack.frameUnits(frame) == stack.presentingUnits();
        g.setGlobalAlpha(1);
        g.setLineWidth(presenting ? 1.8 : 1);
        g.setLineDashes(DASHES);
        g.setStroke(colors.update().deriveColor(0, 1, 1, presenting ? 1 : 0.5));
        g.setFill(colors.update().deriveColor(0, 1, 1, presenting ? 0.14 : 0.035));
        flat.plane(g, camera, z(stack, stack.frameUnits(frame)), true);
        g.setLineDashes(SOLID);
    }

    private void drawPresented(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        double z = z(picture.stack(), picture.stack().presentedUnits());
        g.setGlobalAlpha(1);
        g.setLineDashes(SOLID);
        g.setLineWidth(1.8);
        g.setStroke(colors.presented());
        g.setFill(colors.presented().deriveColor(0, 1, 1, 0.08));
        flat.plane(g, camera, z, true);
        for (int body = 0; body < picture.bodies().size(); body++) {
            BodyShape shape = picture.bodies().get(body);
            if (!shape.fixed() && picture.presented().has(body)) {
                g.setFill(colors.presented().deriveColor(0, 1, 1, 0.45));
                flat.fill(g, camera, shape, picture.presented(), body, z);
                flat.stroke(g, camera, shape, picture.presented(), body, z);
            }
        }
    }

    /** The numbers of ticks along the ground's edge, newest first, as far as they have room; the frame and what it shows at the top. */
    private void drawLabels(GraphicsContext g, OrbitCamera camera, ScenePicture picture, SceneColors colors) {
        TimeStack stack = picture.stack();
        PoseTrack track = stack.slices();
        lastLabelX = Double.MAX_VALUE;
        for (long row = track.lastRow(); row >= track.firstRow(); row--) {
            label(g, camera, space.right(), space.bottom(), z(stack, track.simulationUnits(row)), "T" + track.tickIndex(row), 6, 14, colors.arrow(),
                    colors);
        }
        lastLabelX = Double.MAX_VALUE;
        for (int frame = 0; frame < stack.frames(); frame++) {
            if (stack.frameUnits(frame) == stack.presentingUnits() || frame == 0) {
                boolean over = stack.frameEnded(frame);
                String words = "frame " + stack.frameIndex(frame) + (over ? "" : ", stopped");
                label(g, camera, over ? space.right() : space.left(), space.top(), z(stack, stack.frameUnits(frame)), words, over ? 4 : -40, -5,
                        colors.update(), colors);
            }
        }
        if (stack.presentedUnits() != TimeStack.NONE) {
            lastLabelX = Double.MAX_VALUE;
            String late = picture.lateText();
            label(g, camera, space.left(), space.top(), z(stack, stack.presentedUnits()), late.isEmpty() ? "shown" : "shown " + late, -38, -18,
                    colors.presented(), colors);
        }
    }

    private void label(GraphicsContext g, OrbitCamera camera, double x, double y, double z, String words, double right, double down, Color ink,
            SceneColors colors) {
        if (camera.project(x, y, z, from) && Math.hypot(from[0] - lastLabelX, from[1] - lastLabelY) >= LABEL_ROOM) {
            lastLabelX = from[0];
            lastLabelY = from[1];
            TracePainter.label(g, colors.panel(), ink, words, from[0] + right, from[1] + down);
        }
    }

    /** The arrow from the frame that presented back to the instant that it showed. */
    private void drawLateness(GraphicsContext g, OrbitCamera camera, TimeStack stack, SceneColors colors) {
        if (stack.lateUnits() == TimeStack.NONE || stack.lateUnits() == 0) {
            return;
        }
        double x = (space.left() + space.right()) / 2;
        double y = space.top();
        if (project(camera, x, y, z(stack, stack.presentingUnits()), x, y, z(stack, stack.presentedUnits()))) {
            g.setLineWidth(2);
            g.setStroke(colors.presented());
            g.setFill(colors.presented());
            ArrowPainter.draw(g, from[0], from[1], to[0], to[1], false);
        }
    }

    private boolean project(OrbitCamera camera, double fromX, double fromY, double fromZ, double toX, double toY, double toZ) {
        return camera.project(fromX, fromY, fromZ, from) && camera.project(toX, toY, toZ, to);
    }

    /** The moving body of the newest slice that is nearest to a pixel and reaches it, or −1. */
    public int bodyAt(double pixelX, double pixelY, OrbitCamera camera, ScenePicture picture) {
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int body = 0; body < picture.bodies().size(); body++) {
            BodyShape shape = picture.bodies().get(body);
            if (!shape.fixed() && picture.committed().has(body)
                    && camera.project(picture.committed().get(body, 0), picture.committed().get(body, 1), 0, from)) {
                double distance = Math.hypot(from[0] - pixelX, from[1] - pixelY);
                double reach = Math.max(shape.halfX(), shape.halfY()) / camera.metresPerPixel(from[2]) + 2;
                if (distance <= reach && distance < least) {
                    least = distance;
                    best = body;
                }
            }
        }
        return best;
    }
}
