package dev.tickscope.core.physics;

import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/**
 * Points at which bodies touch at the end of a step: {@value #STRIDE} numbers a point, position in metres and unit normal from the body with the
 * lower id to the other. Grows once, then allocates nothing.
 */
@TickPath
public final class ContactBuffer {
    /** x, y, z, nx, ny, nz. */
    public static final int STRIDE = 6;

    private int count;
    private int[] bodies = new int[32];
    private double[] values = new double[16 * STRIDE];

    public void clear() {
        count = 0;
    }

    /** Adds a point, with the normal that leads from {@code bodyA} to {@code bodyB}. */
    public void add(int bodyA, int bodyB, double x, double y, double z, double nx, double ny, double nz) {
        if (2 * count == bodies.length) {
            bodies = Arrays.copyOf(bodies, 4 * count);
            values = Arrays.copyOf(values, 2 * count * STRIDE);
        }
        int sign = bodyA < bodyB ? 1 : -1;
        bodies[2 * count] = Math.min(bodyA, bodyB);
        bodies[2 * count + 1] = Math.max(bodyA, bodyB);
        int at = count++ * STRIDE;
        values[at] = x;
        values[at + 1] = y;
        values[at + 2] = z;
        // No negative zeros: which way round a library sees two bodies would show in the rows.
        values[at + 3] = sign * nx + 0.0;
        values[at + 4] = sign * ny + 0.0;
        values[at + 5] = sign * nz + 0.0;
    }

    /** Adds all points of a part of the world whose bodies have ids from {@code firstBody} on in the whole. */
    public void addAll(ContactBuffer part, int firstBody) {
        for (int i = 0; i < part.count; i++) {
            int at = i * STRIDE;
            add(part.bodyA(i) + firstBody, part.bodyB(i) + firstBody, part.values[at], part.values[at + 1], part.values[at + 2], part.values[at + 3],
                    part.values[at + 4], part.values[at + 5]);
        }
    }

    public int count() {
        return count;
    }

    /** The body with the lower id. */
    public int bodyA(int index) {
        return bodies[2 * index];
    }

    public int bodyB(int index) {
        return bodies[2 * index + 1];
    }

    /** Part 0 to 5 of a point. */
    public double get(int index, int part) {
        return values[index * STRIDE + part];
    }

    /** Writes the points as rows of a tick, in their order. */
    public void write(EventSink rows, long tickRow) {
        for (int i = 0; i < count; i++) {
            int at = i * STRIDE;
            rows.contact(tickRow, bodies[2 * i], bodies[2 * i + 1], values[at], values[at + 1], values[at + 2], values[at + 3], values[at + 4],
                    values[at + 5]);
        }
    }
}
