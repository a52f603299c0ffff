package dev.tickscope.scene;

import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;

/** The poses of all bodies at one instant, and which of them are known. Reused. */
public final class Poses {
    /** Below this distance (metres) and turn two poses count as the same place on screen. */
    private static final double SAME_METRES = 5e-4;
    private static final double SAME_TURN = 1 - 1e-6;

    private final PoseBuffer buffer;
    private final boolean[] known;
    private int knownCount;

    Poses(int bodies) {
        buffer = new PoseBuffer(bodies);
        known = new boolean[bodies];
    }

    public int bodies() {
        return known.length;
    }

    /** Whether the body has a pose at this instant. */
    public boolean has(int body) {
        return known[body];
    }

    /** Position in metres: part 0 to 2; unit quaternion x, y, z, w: part 3 to 6. */
    public double get(int body, int part) {
        return buffer.get(body, part);
    }

    /** How many bodies have a pose. */
    public int knownCount() {
        return knownCount;
    }

    /** Distance in metres between a body's positions here and there. */
    public double distance(Poses other, int body) {
        double dx = get(body, 0) - other.get(body, 0);
        double dy = get(body, 1) - other.get(body, 1);
        double dz = get(body, 2) - other.get(body, 2);
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /** Whether a body stands here where it stands there, as far as an eye can tell. */
    public boolean samePlace(Poses other, int body) {
        double dot = 0;
        for (int part = 3; part < PoseBuffer.STRIDE; part++) {
            dot += get(body, part) * other.get(body, part);
        }
        return distance(other, body) < SAME_METRES && Math.abs(dot) > SAME_TURN;
    }

    void clear() {
        java.util.Arrays.fill(known, false);
        knownCount = 0;
    }

    void read(PoseLookup lookup, StoreView view, long tickRow) {
        knownCount = lookup.read(view, tickRow, buffer);
        for (int body = 0; body < known.length; body++) {
            known[body] = lookup.found(body);
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
