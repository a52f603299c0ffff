package dev.tickscope.core.physics;

import dev.tickscope.core.event.EventSink;
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

    /** Sets a body's pose to that of another body elsewhere. */
    public void putOne(int body, PoseBuffer other, int otherBody) {
        System.arraycopy(other.values, otherBody * STRIDE, values, body * STRIDE, STRIDE);
    }

    /** Copies all poses of a smaller buffer to the bodies from {@code firstBody} on. */
    public void putAll(PoseBuffer other, int firstBody) {
        System.arraycopy(other.values, 0, values, firstBody * STRIDE, other.values.length);
    }

    /** Sets a body's pose {@code part} of the way from one to the other: straight in position, the short way round in turn. */
    public void setBetween(PoseBuffer from, PoseBuffer to, int body, double part) {
        double dot = 0;
        for (int i = 3; i < STRIDE; i++) {
            dot += from.get(body, i) * to.get(body, i);
        }
        double angle = StrictMath.acos(Math.min(1, Math.abs(dot)));
        boolean small = angle < 1e-6;
        double toFrom = small ? 1 - part : StrictMath.sin((1 - part) * angle) / StrictMath.sin(angle);
        double toTo = (dot < 0 ? -1 : 1) * (small ? part : StrictMath.sin(part * angle) / StrictMath.sin(angle));
        int at = body * STRIDE;
        for (int i = 0; i < STRIDE; i++) {
            double a = from.values[at + i];
            double b = to.values[at + i];
            values[at + i] = i < 3 ? a + (b - a) * part : toFrom * a + toTo * b;
        }
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

    /** Writes the poses of some bodies as rows: of the first {@code count} in {@code bodies}. */
    public void write(EventSink rows, int[] bodies, int count) {
        rows.poses(values, bodies, count);
    }
}
