package dev.tickscope.core.physics;

import dev.tickscope.core.time.TickPath;

/** Committed poses of all bodies in one flat array: {@value #STRIDE} numbers a body, position in metres and unit quaternion. */
@TickPath
public final class PoseBuffer {
    /** x, y, z, qx, qy, qz, qw. */
    public static final int STRIDE = 7;

    private final double[] values;

    public PoseBuffer(int bodies) {
        values = new double[bodies * STRIDE];
        for (int body = 0; body < bodies; body++) {
            values[body * STRIDE + 6] = 1;
        }
    }

    public int bodies() {
        return values.length / STRIDE;
    }

    /** The {@code part}-th number of a body's pose, 0 to 6. */
    public double get(int body, int part) {
        return values[body * STRIDE + part];
    }

    public void set(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        int at = body * STRIDE;
        values[at] = x;
        values[at + 1] = y;
        values[at + 2] = z;
        values[at + 3] = qx;
        values[at + 4] = qy;
        values[at + 5] = qz;
        values[at + 6] = qw;
    }

    /** A pose in the plane z = 0, turned by {@code angle} radians about z. */
    public void setPlanar(int body, double x, double y, double angle) {
        set(body, x, y, 0, 0, 0, StrictMath.sin(angle / 2), StrictMath.cos(angle / 2));
    }

    /** Copies the pose of one body. */
    public void copyFrom(PoseBuffer other, int body) {
        System.arraycopy(other.values, body * STRIDE, values, body * STRIDE, STRIDE);
    }

    public void copyFrom(PoseBuffer other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }

    /** Whether a body's pose has the same bits in both. */
    public boolean same(PoseBuffer other, int body) {
        for (int at = body * STRIDE; at < (body + 1) * STRIDE; at++) {
            if (Double.doubleToRawLongBits(values[at]) != Double.doubleToRawLongBits(other.values[at])) {
                return false;
            }
        }
        return true;
    }
}
