package dev.tickscope.scene;

import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.node.BodyPoses;
import java.util.Arrays;

/** The poses of all bodies at one instant, and which of them are known. Reused. */
public final class Poses implements BodyPoses {
    private final PoseBuffer buffer;
    private final boolean[] known;
    private int knownCount;

    Poses(int bodies) {
        buffer = new PoseBuffer(bodies);
        known = new boolean[bodies];
    }

    @Override
    public int bodies() {
        return known.length;
    }

    @Override
    public boolean has(int body) {
        return known[body];
    }

    @Override
    public double get(int body, int part) {
        return buffer.get(body, part);
    }

    /** How many bodies have a pose. */
    public int knownCount() {
        return knownCount;
    }

    void clear() {
        Arrays.fill(known, false);
        knownCount = 0;
    }

    void read(PoseLookup lookup, StoreView view, long tickRow) {
        knownCount = lookup.read(view, tickRow, buffer);
        for (int body = 0; body < known.length; body++) {
            known[body] = lookup.found(body);
        }
    }

    /** The body is not there. */
    void remove(int body) {
        if (known[body]) {
            known[body] = false;
            knownCount--;
        }
    }

    /** The body is where another buffer has it. */
    void put(int body, PoseBuffer poses) {
        buffer.copyFrom(poses, body);
        if (!known[body]) {
            known[body] = true;
            knownCount++;
        }
    }

    /** Every body that both know, {@code part} of the way from one to the other: straight in position, the short way round in turn. */
    void between(Poses from, Poses to, double part) {
        knownCount = 0;
        for (int body = 0; body < known.length; body++) {
            known[body] = from.known[body] && to.known[body];
            if (known[body]) {
                knownCount++;
                blend(from, to, body, part);
            }
        }
    }

    private void blend(Poses a, Poses b, int body, double part) {
        double dot = a.get(body, 3) * b.get(body, 3) + a.get(body, 4) * b.get(body, 4) + a.get(body, 5) * b.get(body, 5)
                + a.get(body, 6) * b.get(body, 6);
        double sign = dot < 0 ? -1 : 1;
        double angle = Math.acos(Math.min(1, Math.abs(dot)));
        boolean small = angle < 1e-6;
        double wa = small ? 1 - part : Math.sin((1 - part) * angle) / Math.sin(angle);
        double wb = sign * (small ? part : Math.sin(part * angle) / Math.sin(angle));
        buffer.set(body, line(a, b, body, 0, part), line(a, b, body, 1, part), line(a, b, body, 2, part),
                wa * a.get(body, 3) + wb * b.get(body, 3), wa * a.get(body, 4) + wb * b.get(body, 4),
                wa * a.get(body, 5) + wb * b.get(body, 5), wa * a.get(body, 6) + wb * b.get(body, 6));
    }

    private static double line(Poses a, Poses b, int body, int axis, double part) {
        return a.get(body, axis) + (b.get(body, axis) - a.get(body, axis)) * part;
    }
}
