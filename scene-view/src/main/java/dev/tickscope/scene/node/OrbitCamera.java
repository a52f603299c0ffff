package dev.tickscope.scene.node;

/**
 * A camera that looks at a target from a distance and can go round it. World coordinates: metres, y up, z towards the viewer. It holds
 * numbers only; {@link #project} is the same arithmetic that a perspective camera of the toolkit uses, so what is drawn over a 3D
 * picture fits it.
 */
public final class OrbitCamera {
    /** Vertical field of view in degrees: narrow, so that the picture is nearly isometric. */
    public static final double FIELD_OF_VIEW = 22;
    private static final double HALF_TANGENT = Math.tan(Math.toRadians(FIELD_OF_VIEW / 2));
    /** What is framed is that much larger than it is. */
    private static final double AIR = 1.16;
    private static final double NEAR_PLANE = 0.05;
    private static final double MAX_PITCH = 90;
    private static final double MIN_PITCH = 0;
    private static final double NEAREST = 0.5;
    private static final double FURTHEST = 5_000;

    private double yaw = 45;
    private double pitch = 30;
    private double distance = 20;
    private double targetX;
    private double targetY;
    private double targetZ;
    private double width = 1;
    private double height = 1;
    private long changes;

    private final double[] right = new double[3];
    private final double[] up = new double[3];
    private final double[] forward = new double[3];
    private final double[] eye = new double[3];

    public OrbitCamera() {
        refresh();
    }

    /** The size of the picture in pixels. */
    public void resize(double widthPixels, double heightPixels) {
        if (widthPixels != width || heightPixels != height) {
            width = Math.max(1, widthPixels);
            height = Math.max(1, heightPixels);
            refresh();
        }
    }

    /** Degrees round the upright axis (0 looks along −z, 90 along −x) and above the ground. */
    public void turnTo(double newYaw, double newPitch) {
        yaw = newYaw % 360;
        pitch = Math.max(MIN_PITCH, Math.min(MAX_PITCH, newPitch));
        refresh();
    }

    /** Looks at a point, from the present direction and distance. */
    public void lookAt(double x, double y, double z) {
        if (x != targetX || y != targetY || z != targetZ) {
            targetX = x;
            targetY = y;
            targetZ = z;
            refresh();
        }
    }

    /** Looks at a point from a direction and a distance in metres. */
    void lookFrom(double newYaw, double newPitch, double x, double y, double z, double metres) {
        targetX = x;
        targetY = y;
        targetZ = z;
        distance = Math.max(NEAREST, Math.min(FURTHEST, metres));
        turnTo(newYaw, newPitch);
    }

    public void turnBy(double yawDegrees, double pitchDegrees) {
        turnTo(yaw + yawDegrees, pitch + pitchDegrees);
    }

    /** Moves the target so that the picture follows the pointer by that many pixels. */
    public void panBy(double pixelsX, double pixelsY) {
        double metres = metresPerPixel();
        targetX += (-right[0] * pixelsX + up[0] * pixelsY) * metres;
        targetY += (-right[1] * pixelsX + up[1] * pixelsY) * metres;
        targetZ += (-right[2] * pixelsX + up[2] * pixelsY) * metres;
        refresh();
    }

    /** A factor below 1 goes nearer. */
    public void zoomBy(double factor) {
        distance = Math.max(NEAREST, Math.min(FURTHEST, distance * factor));
        refresh();
    }

    /**
     * Looks at points, from the present direction, so that all of them are in the picture and as large as that allows.
     *
     * @param points x, y, z of each
     * @param count numbers in {@code points} that are used
     */
    public void frame(double[] points, int count) {
        targetX = 0;
        targetY = 0;
        targetZ = 0;
        double across = middle(right, points, count);
        double upright = middle(up, points, count);
        double along = middle(forward, points, count);
        targetX = right[0] * across + up[0] * upright + forward[0] * along;
        targetY = right[1] * across + up[1] * upright + forward[1] * along;
        targetZ = right[2] * across + up[2] * upright + forward[2] * along;
        double needed = NEAREST;
        for (int i = 0; i < count; i += 3) {
            double sideways = Math.abs(dot(right, points[i], points[i + 1], points[i + 2]) - across) * height / width;
            double upwards = Math.abs(dot(up, points[i], points[i + 1], points[i + 2]) - upright);
            double deep = dot(forward, points[i], points[i + 1], points[i + 2]) - along;
            needed = Math.max(needed, Math.max(sideways, upwards) * AIR / HALF_TANGENT - deep);
        }
        distance = Math.min(FURTHEST, needed);
        refresh();
    }

    private static double middle(double[] axis, double[] points, int count) {
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (int i = 0; i < count; i += 3) {
            double at = dot(axis, points[i], points[i + 1], points[i + 2]);
            least = Math.min(least, at);
            most = Math.max(most, at);
        }
        return count == 0 ? 0 : (least + most) / 2;
    }

    private void refresh() {
        double y = Math.toRadians(yaw);
        double p = Math.toRadians(pitch);
        set(right, Math.cos(y), 0, -Math.sin(y));
        set(forward, -Math.cos(p) * Math.sin(y), -Math.sin(p), -Math.cos(p) * Math.cos(y));
        set(up, -Math.sin(p) * Math.sin(y), Math.cos(p), -Math.sin(p) * Math.cos(y));
        set(eye, targetX - forward[0] * distance, targetY - forward[1] * distance, targetZ - forward[2] * distance);
        changes++;
    }

    private static void set(double[] vector, double x, double y, double z) {
        vector[0] = x;
        vector[1] = y;
        vector[2] = z;
    }

    private static double dot(double[] a, double x, double y, double z) {
        return a[0] * x + a[1] * y + a[2] * z;
    }

    /**
     * Where a point of the world is in the picture.
     *
     * @param out gets x and y in pixels from the top left, and the depth in metres along the line of sight
     * @return false if the point is not in front of the camera; then {@code out} is not set
     */
    public boolean project(double x, double y, double z, double[] out) {
        double dx = x - eye[0];
        double dy = y - eye[1];
        double dz = z - eye[2];
        double depth = dot(forward, dx, dy, dz);
        if (depth < NEAR_PLANE) {
            return false;
        }
        double scale = height / 2 / HALF_TANGENT / depth;
        out[0] = width / 2 + dot(right, dx, dy, dz) * scale;
        out[1] = height / 2 - dot(up, dx, dy, dz) * scale;
        out[2] = depth;
        return true;
    }

    /** The unit vector from the eye through a pixel: what lies along it is projected there. */
    void sight(double pixelX, double pixelY, double[] out) {
        double perPixel = 2 * HALF_TANGENT / height;
        double across = (pixelX - width / 2) * perPixel;
        double upwards = (height / 2 - pixelY) * perPixel;
        double length = Math.sqrt(1 + across * across + upwards * upwards);
        for (int i = 0; i < 3; i++) {
            out[i] = (forward[i] + across * right[i] + upwards * up[i]) / length;
        }
    }

    /**
     * Cuts off what of a line is not in front of the camera.
     *
     * @param from x, y, z of one end; moved if it must be
     * @return false if nothing is left
     */
    boolean clip(double[] from, double[] to) {
        double fromDepth = depth(from);
        double toDepth = depth(to);
        double least = 2 * NEAR_PLANE;
        if (fromDepth < least && toDepth < least) {
            return false;
        }
        if (fromDepth < least) {
            cut(from, to, (least - fromDepth) / (toDepth - fromDepth));
        } else if (toDepth < least) {
            cut(to, from, (least - toDepth) / (fromDepth - toDepth));
        }
        return true;
    }

    private double depth(double[] point) {
        return dot(forward, point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]);
    }

    private static void cut(double[] moved, double[] other, double part) {
        for (int i = 0; i < 3; i++) {
            moved[i] += (other[i] - moved[i]) * part;
        }
    }

    /** Whether a face with this outward normal through this point shows its outer side. */
    public boolean faces(double x, double y, double z, double normalX, double normalY, double normalZ) {
        return (eye[0] - x) * normalX + (eye[1] - y) * normalY + (eye[2] - z) * normalZ > 0;
    }

    /** Metres of the world in one pixel at the target's depth. */
    public double metresPerPixel() {
        return 2 * HALF_TANGENT * distance / height;
    }

    /** Metres in one pixel at a depth. */
    public double metresPerPixel(double depth) {
        return 2 * HALF_TANGENT * depth / height;
    }

    public double yaw() {
        return yaw;
    }

    public double pitch() {
        return pitch;
    }

    public double distance() {
        return distance;
    }

    public double targetX() {
        return targetX;
    }

    public double targetY() {
        return targetY;
    }

    public double targetZ() {
        return targetZ;
    }

    public double eye(int axis) {
        return eye[axis];
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /** Grows with every change. */
    public long changes() {
        return changes;
    }
}
