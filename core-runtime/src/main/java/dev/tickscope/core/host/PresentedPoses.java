package dev.tickscope.core.host;

import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.TickPath;

/**
 * Where bodies were drawn last: between their last two committed poses where the contract interpolates, else where they are. Game code
 * reads it outside the fixed phases.
 */
@TickPath
final class PresentedPoses {
    private final PoseBuffer previous;
    private final PoseBuffer current;
    private final PoseBuffer presented;

    PresentedPoses(int bodies) {
        previous = new PoseBuffer(bodies);
        current = new PoseBuffer(bodies);
        presented = new PoseBuffer(bodies);
    }

    /** The body's history begins with this pose. */
    void placed(PoseBuffer poses, int body) {
        previous.copyFrom(poses, body);
        current.copyFrom(poses, body);
        presented.copyFrom(poses, body);
    }

    void tickCommitted(PoseBuffer poses) {
        previous.copyFrom(current);
        current.copyFrom(poses);
    }

    /** Presentation runs. @param alpha not a number where the contract does not interpolate */
    void present(PhysicsPort world, double alpha) {
        if (Double.isNaN(alpha)) {
            world.readPoses(presented);
            return;
        }
        for (int body = 0; body < presented.bodies(); body++) {
            presented.setBetween(previous, current, body, alpha);
        }
    }

    /** A number of the last committed pose, or of where the body was put since. */
    double current(int body, int part) {
        return current.get(body, part);
    }

    /** The same where interpolation starts. */
    double previous(int body, int part) {
        return previous.get(body, part);
    }

    void read(int body, PoseBuffer into) {
        into.putOne(0, presented, body);
    }
}
