package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.scene.trace.PoseTrack;
import dev.tickscope.scene.trace.TimeStack;

/**
 * How a time stack lies in space: x and y are those of the world, and time takes the place of z, the newest slice at 0 and older ones
 * behind it. Its rectangle takes in what moves in all slices and what of fixed bodies is near; it grows in leaps and never shrinks, so
 * that it does not move with every tick. Knows no toolkit.
 */
public final class StackSpace implements Subject {
    private static final double YAW = 52;
    private static final double PITCH = 17;
    /** The stack is that many times as deep as it is wide or high. */
    private static final double DEPTH = 1.3;
    /** Fixed bodies count up to this part of the moving bodies' extent beside them. */
    private static final double MARGIN = 0.4;
    private static final double LEAP = 0.2;
    /** Room for the newest frame's plane, in steps past the newest slice. */
    private static final double AHEAD = 1.2;

    /** Pixels for the words around it. */
    private static final double SIDE_ROOM = 44;
    private static final double END_ROOM = 22;

    private final Placement placement = new Placement();
    private final double[] points = new double[24];
    private final double[] seen = new double[3];
    private double left = Double.MAX_VALUE;
    private double right = -Double.MAX_VALUE;
    private double bottom = Double.MAX_VALUE;
    private double top = -Double.MAX_VALUE;
    private double spacing = 1;
    private int slices;

    /** Forgets how large it was. */
    public void reset() {
        left = Double.MAX_VALUE;
        right = -Double.MAX_VALUE;
        bottom = Double.MAX_VALUE;
        top = -Double.MAX_VALUE;
        slices = 0;
    }

    /**
     * Takes in what a stack shows.
     *
     * @param wanted how many slices it will have
     * @return whether it has another size now
     */
    public boolean measure(ScenePicture picture, TimeStack stack, int wanted) {
        PoseTrack track = stack.slices();
        boolean first = left > right;
        boolean grown = false;
        for (int body = 0; body < track.bodies(); body++) {
            BodyShape shape = picture.bodies().get(body);
            double radius = shape.kind() == BodyShape.Kind.BALL ? shape.halfX() : Math.hypot(shape.halfX(), shape.halfY());
            for (long row = track.firstRow(); !shape.fixed() && row <= track.lastRow(); row++) {
                if (track.has(row, body)) {
                    grown |= include(track.get(row, body, 0), track.get(row, body, 1), radius, first);
                }
            }
        }
        if (first && left <= right) {
            includeFixed(picture, track);
        }
        boolean changed = grown || slices != wanted;
        slices = wanted;
        spacing = Math.max(right - left, top - bottom) * DEPTH / Math.max(1, wanted - 1);
        return changed && left <= right;
    }

    private boolean include(double x, double y, double radius, boolean first) {
        boolean out = x - radius < left || x + radius > right || y - radius < bottom || y + radius > top;
        if (out) {
            double leap = first ? 0 : LEAP * Math.max(right - left, top - bottom);
            left = x - radius < left ? x - radius - leap : left;
            right = x + radius > right ? x + radius + leap : right;
            bottom = y - radius < bottom ? y - radius - leap : bottom;
            top = y + radius > top ? y + radius + leap : top;
        }
        return out;
    }

    private void includeFixed(ScenePicture picture, PoseTrack track) {
        double margin = MARGIN * Math.max(right - left, top - bottom);
        double nearLeft = left - margin;
        double nearRight = right + margin;
        double nearBottom = bottom - margin;
        double nearTop = top + margin;
        for (int body = 0; body < track.bodies(); body++) {
            if (picture.bodies().get(body).fixed() && picture.committed().has(body)) {
                placement.set(picture.bodies().get(body), picture.committed(), body);
                for (double[] corner : placement.corners) {
                    left = Math.min(left, Math.max(nearLeft, corner[0]));
                    right = Math.max(right, Math.min(nearRight, corner[0]));
                    bottom = Math.min(bottom, Math.max(nearBottom, corner[1]));
                    top = Math.max(top, Math.min(nearTop, corner[1]));
                }
            }
        }
    }

    @Override
    public void look(OrbitCamera camera) {
        camera.turnTo(YAW, PITCH);
        frame(camera);
    }

    @Override
    public void frame(OrbitCamera camera) {
        int at = 0;
        for (int corner = 0; corner < 8; corner++) {
            points[at++] = (corner & 1) == 0 ? left : right;
            points[at++] = (corner & 2) == 0 ? bottom : top;
            points[at++] = (corner & 4) == 0 ? -(slices - 1) * spacing : AHEAD * spacing;
        }
        camera.frame(points, at);
        fit(camera);
    }

    /** Near corners are seen larger than far ones: what is seen is moved to the middle and brought nearer until it fills the picture. */
    private void fit(OrbitCamera camera) {
        for (int pass = 0; pass < 3; pass++) {
            double minX = Double.MAX_VALUE;
            double maxX = -Double.MAX_VALUE;
            double minY = Double.MAX_VALUE;
            double maxY = -Double.MAX_VALUE;
            for (int i = 0; i < points.length; i += 3) {
                if (!camera.project(points[i], points[i + 1], points[i + 2], seen)) {
                    return;
                }
                minX = Math.min(minX, seen[0]);
                maxX = Math.max(maxX, seen[0]);
                minY = Math.min(minY, seen[1]);
                maxY = Math.max(maxY, seen[1]);
            }
            camera.panBy((camera.width() - minX - maxX) / 2, (camera.height() - minY - maxY) / 2);
            camera.zoomBy(Math.max((maxX - minX) / (camera.width() - 2 * SIDE_ROOM), (maxY - minY) / (camera.height() - 2 * END_ROOM)));
        }
    }

    double left() {
        return left;
    }

    double right() {
        return right;
    }

    double bottom() {
        return bottom;
    }

    double top() {
        return top;
    }

    /** Whether there is anything to look at. */
    public boolean isEmpty() {
        return left > right;
    }

    /** The z of an instant that lies so many steps after the newest slice. */
    double z(double steps) {
        return steps * spacing;
    }
}
