package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;

/**
 * Where the ground lies and how large the world is: the lowest body stands on the ground, its grid has cells of a round number of metres,
 * and the first look takes in all bodies.
 */
public final class Ground implements Subject {
    private static final int HALF_CELLS = 12;
    /** What lies further from the moving bodies than this many times their extent is cut off the first look. */
    private static final double MARGIN = 1.5;
    /** By this part of its extent the reach grows at once, so that it does not move with every step of a body that leaves it. */
    private static final double LEAP = 0.25;
    /** A body further away than this many times the extent at first is lost, and the picture lets it go. */
    private static final double FURTHEST = 8;

    private final double[] min = new double[3];
    private final double[] max = new double[3];
    /** How far moving bodies have got, and how far they may. */
    private final double[] reachMin = new double[3];
    private final double[] reachMax = new double[3];
    private final double[] endMin = new double[3];
    private final double[] endMax = new double[3];
    private final double[] leap = new double[3];
    private final double[] corner = new double[3];
    private final double[] bodyMin = new double[3];
    private final double[] bodyMax = new double[3];
    private final Placement placement = new Placement();
    /** Corners of all bodies, as far as they count. */
    private double[] points = new double[0];
    private int pointNumbers;
    private double y;
    private double spacing = 1;
    private boolean planar;

    /**
     * Measures a world at one instant; bodies without a pose do not count.
     *
     * @param poses where bodies are
     * @param alsoAt where moving bodies are shown, too
     */
    public void measure(List<BodyShape> bodies, BodyPoses poses, BodyPoses alsoAt) {
        planar = true;
        y = Double.MAX_VALUE;
        boolean anyMoving = false;
        reset();
        points = new double[(bodies.size() * 2 + 1) * 24];
        pointNumbers = 0;
        for (int body = 0; body < bodies.size(); body++) {
            if (poses.has(body)) {
                bounds(bodies.get(body), poses, body);
                y = Math.min(y, bodyMin[1]);
                planar &= Math.abs(poses.get(body, 2)) < 1e-9;
                if (!bodies.get(body).fixed()) {
                    anyMoving = true;
                    include();
                    if (alsoAt.has(body)) {
                        bounds(bodies.get(body), alsoAt, body);
                        include();
                    }
                }
            }
        }
        System.arraycopy(min, 0, reachMin, 0, 3);
        System.arraycopy(max, 0, reachMax, 0, 3);
        addFixed(bodies, poses, anyMoving);
        space();
        double largest = Math.max(max[0] - min[0], Math.max(max[1] - min[1], max[2] - min[2]));
        for (int i = 0; i < 3; i++) {
            endMin[i] = min[i] - FURTHEST * largest;
            endMax[i] = max[i] + FURTHEST * largest;
        }
    }

    private void space() {
        for (int i = 0; i < 3; i++) {
            leap[i] = LEAP * (max[i] - min[i]);
        }
        double extent = Math.max(max[0] - min[0], max[2] - min[2]);
        spacing = roundUp(Math.max(extent, (max[1] - min[1]) / 2) / 10);
    }

    /**
     * Takes in moving bodies that are out of the picture, wholly or in part.
     *
     * @return whether the picture has to be larger for that
     */
    public boolean widen(List<BodyShape> bodies, BodyPoses poses, BodyPoses alsoAt, OrbitCamera camera) {
        boolean wider = false;
        for (int body = 0; body < bodies.size(); body++) {
            if (!bodies.get(body).fixed()) {
                wider |= poses.has(body) && reach(bodies.get(body), poses, body, camera);
                wider |= alsoAt.has(body) && reach(bodies.get(body), alsoAt, body, camera);
            }
        }
        if (wider) {
            pointNumbers = 0;
            reset();
            System.arraycopy(reachMin, 0, bodyMin, 0, 3);
            System.arraycopy(reachMax, 0, bodyMax, 0, 3);
            include();
            y = Math.min(y, reachMin[1]);
            addFixed(bodies, poses, true);
            space();
        }
        return wider;
    }

    private boolean reach(BodyShape shape, BodyPoses poses, int body, OrbitCamera camera) {
        bounds(shape, poses, body);
        if (inPicture(camera)) {
            return false;
        }
        boolean further = false;
        for (int i = 0; i < 3; i++) {
            boolean first = reachMin[i] > reachMax[i];
            double least = first ? bodyMin[i] : Math.max(endMin[i], bodyMin[i] - leap[i]);
            double most = first ? bodyMax[i] : Math.min(endMax[i], bodyMax[i] + leap[i]);
            if (bodyMin[i] < reachMin[i] && least < reachMin[i]) {
                reachMin[i] = least;
                further = true;
            }
            if (bodyMax[i] > reachMax[i] && most > reachMax[i]) {
                reachMax[i] = most;
                further = true;
            }
        }
        return further;
    }

    /** Whether all of the body that was bounded last is. */
    private boolean inPicture(OrbitCamera camera) {
        for (int i = 0; i < 8; i++) {
            boolean before = camera.project((i & 1) == 0 ? bodyMin[0] : bodyMax[0], (i & 2) == 0 ? bodyMin[1] : bodyMax[1],
                    (i & 4) == 0 ? bodyMin[2] : bodyMax[2], corner);
            if (!before || corner[0] < 0 || corner[0] > camera.width() || corner[1] < 0 || corner[1] > camera.height()) {
                return false;
            }
        }
        return true;
    }

    private void reset() {
        for (int i = 0; i < 3; i++) {
            min[i] = Double.MAX_VALUE;
            max[i] = -Double.MAX_VALUE;
        }
    }

    /** Fixed bodies count too, but no further than a few times the extent of what moves: a floor may be endless. */
    private void addFixed(List<BodyShape> bodies, BodyPoses poses, boolean anyMoving) {
        double[] nearMin = min.clone();
        double[] nearMax = max.clone();
        double margin = 0;
        for (int i = 0; anyMoving && i < 3; i++) {
            margin = Math.max(margin, MARGIN * (max[i] - min[i]));
        }
        for (int body = 0; body < bodies.size(); body++) {
            if (poses.has(body) && bodies.get(body).fixed()) {
                bounds(bodies.get(body), poses, body);
                boolean near = true;
                for (int i = 0; anyMoving && i < 3; i++) {
                    bodyMin[i] = Math.max(bodyMin[i], nearMin[i] - margin);
                    bodyMax[i] = Math.min(bodyMax[i], nearMax[i] + margin);
                    near &= bodyMin[i] <= bodyMax[i];
                }
                if (near) {
                    include();
                }
            }
        }
    }

    private void bounds(BodyShape shape, BodyPoses poses, int body) {
        placement.set(shape, poses, body);
        for (int i = 0; i < 3; i++) {
            bodyMin[i] = Double.MAX_VALUE;
            bodyMax[i] = -Double.MAX_VALUE;
            for (double[] corner : placement.corners) {
                bodyMin[i] = Math.min(bodyMin[i], corner[i]);
                bodyMax[i] = Math.max(bodyMax[i], corner[i]);
            }
        }
    }

    private void include() {
        for (int i = 0; i < 3; i++) {
            min[i] = Math.min(min[i], bodyMin[i]);
            max[i] = Math.max(max[i], bodyMax[i]);
        }
        for (int corner = 0; corner < 8; corner++) {
            for (int i = 0; i < 3; i++) {
                points[pointNumbers++] = (corner >> i & 1) == 0 ? bodyMin[i] : bodyMax[i];
            }
        }
    }

    /** The next of 1, 2, 5, 10 … and their tenths. */
    private static double roundUp(double metres) {
        double power = Math.pow(10, Math.floor(Math.log10(Math.max(metres, 1e-3))));
        for (double step : new double[] {1, 2, 5}) {
            if (metres <= step * power * 1.000001) {
                return step * power;
            }
        }
        return 10 * power;
    }

    /** Turns the camera to the first look and takes in all bodies. A flat world is seen from the front, a little from the side. */
    @Override
    public void look(OrbitCamera camera) {
        camera.turnTo(planar ? 24 : 45, planar ? 16 : 30);
        frame(camera);
    }

    /** Takes in all bodies from the direction in which the camera looks. */
    @Override
    public void frame(OrbitCamera camera) {
        camera.frame(points, pointNumbers);
    }

    /** Height of the ground in metres. */
    public double y() {
        return y;
    }

    /** Side of a cell of the grid in metres. */
    public double spacing() {
        return spacing;
    }

    /** Cells from the middle of the grid to its edge. */
    public int halfCells() {
        return HALF_CELLS;
    }

    /** The middle of the grid: on a grid line near the middle of the bodies. */
    public double centreX() {
        return Math.rint((min[0] + max[0]) / 2 / spacing) * spacing;
    }

    public double centreZ() {
        return Math.rint((min[2] + max[2]) / 2 / spacing) * spacing;
    }
}
