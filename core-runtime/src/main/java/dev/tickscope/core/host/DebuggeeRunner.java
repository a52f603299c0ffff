package dev.tickscope.core.host;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.time.TickPath;
import java.util.List;

/**
 * Runs a debuggee's hooks and world in the loop's stages, and publishes its committed poses: of every body in each
 * {@value Columns.Pose#KEYFRAME_TICKS}th tick, else of those that moved.
 */
@TickPath
public final class DebuggeeRunner implements PhaseHandler {
    private final DebuggeeProvider provider;
    private final StateHash hash = new StateHash();
    private Debuggee debuggee;
    private PhysicsPort physics;
    private PoseBuffer poses;
    private PoseBuffer written;

    public DebuggeeRunner(DebuggeeProvider provider) {
        this.provider = provider;
        restart();
    }

    /** A fresh game in its first state. */
    public void restart() {
        debuggee = provider.create();
        physics = debuggee.physics();
        int bodies = physics == null ? 0 : physics.bodies().size();
        poses = new PoseBuffer(bodies);
        written = new PoseBuffer(bodies);
    }

    /** What there is to draw; empty without a world. */
    public List<BodyShape> bodies() {
        return physics == null ? List.of() : physics.bodies();
    }

    /** @throws GameException if game code or its world throws, so that nobody takes it for a fault of the clock */
    @Override
    public int run(Stage stage, GameClock clock) {
        try {
            return switch (stage.role()) {
                case HOOK, CONTACTS -> debuggee.hook(stage, clock);
                case PHYSICS -> step(stage, clock);
                case ENGINE, PRESENTATION -> 1;
            };
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
            throw new GameException(e);
        }
    }

    private int step(Stage stage, GameClock clock) {
        if (physics == null) {
            return 0;
        }
        double seconds = stage.phase() == Phase.FIXED ? clock.fixedDeltaTime() : clock.deltaTime();
        if (seconds > 0) {
            physics.step(seconds);
        }
        return 1;
    }

    @Override
    public void tickCommitted(TickRow row, EventSink sink) {
        if (physics == null) {
            return;
        }
        physics.readPoses(poses);
        boolean keyframe = row.row % Columns.Pose.KEYFRAME_TICKS == 0;
        for (int body = 0; body < poses.bodies(); body++) {
            if (keyframe || !poses.same(written, body)) {
                sink.pose(body, poses.get(body, 0), poses.get(body, 1), poses.get(body, 2), poses.get(body, 3), poses.get(body, 4),
                        poses.get(body, 5), poses.get(body, 6));
            }
        }
        written.copyFrom(poses);
        row.contacts = physics.contactsBegun();
        row.stateHash = hash.reset().add(poses).value();
    }
}
