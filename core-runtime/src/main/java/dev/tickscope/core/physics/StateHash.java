package dev.tickscope.core.physics;

import dev.tickscope.core.time.TickPath;

/** A 64-bit hash over the exact bits of numbers, in order: equal states give equal hashes on every machine and Java version. */
@TickPath
public final class StateHash {
    private static final long SEED = 0x9E3779B97F4A7C15L;

    private long hash = SEED;

    public StateHash reset() {
        hash = SEED;
        return this;
    }

    public StateHash add(long value) {
        long mixed = (hash ^ value) * 0xBF58476D1CE4E5B9L;
        mixed ^= mixed >>> 29;
        mixed *= 0x94D049BB133111EBL;
        hash = mixed ^ mixed >>> 32;
        return this;
    }

    /** Adds the bits of a number; −0.0 and 0.0 differ. */
    public StateHash add(double value) {
        return add(Double.doubleToRawLongBits(value));
    }

    /** Adds the poses of the bodies that are in the world, and which are not. */
    public StateHash add(PoseBuffer poses, PhysicsPort world) {
        for (int body = 0; body < poses.bodies(); body++) {
            if (world.present(body)) {
                addBody(poses, body);
            } else {
                add(~(long) body);
            }
        }
        return this;
    }

    public StateHash add(PoseBuffer poses) {
        for (int body = 0; body < poses.bodies(); body++) {
            addBody(poses, body);
        }
        return this;
    }

    private void addBody(PoseBuffer poses, int body) {
        for (int part = 0; part < PoseBuffer.STRIDE; part++) {
            add(poses.get(body, part));
        }
    }

    public long value() {
        return hash;
    }
}
