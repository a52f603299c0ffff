package dev.tickscope.core.host;

import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.time.TickPath;

/** The hashes by which runs are compared. */
@TickPath
final class StateHashes {
    private final StateHash hash = new StateHash();

    /** Of the poses that a tick committed. */
    long ofTick(PhysicsPort physics, PoseBuffer committed) {
        return hash.reset().add(committed, physics).value();
    }

    /** Of everything that decides how the game goes on. @param poses is overwritten */
    long ofPhase(Debuggee debuggee, PhysicsPort physics, PoseBuffer poses) {
        hash.reset();
        if (physics != null) {
            physics.readPoses(poses);
            hash.add(poses, physics);
            physics.addMotion(hash);
        }
        debuggee.addState(hash);
        return hash.value();
    }
}
