package dev.tickscope.scene;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.List;
import java.util.function.Supplier;

/** A world whose poses follow from the number of steps alone. */
final class ScriptedWorld implements PhysicsPort, Debuggee {
    /** Says where every body is after a number of steps. */
    interface Motion {
        void poses(long step, PoseBuffer into);
    }

    private final List<BodyShape> bodies;
    private final Motion motion;
    private long steps;

    private ScriptedWorld(List<BodyShape> bodies, Motion motion) {
        this.bodies = bodies;
        this.motion = motion;
    }

    static DebuggeeProvider provider(List<BodyShape> bodies, Motion motion) {
        return provider(() -> new ScriptedWorld(bodies, motion));
    }

    /** A game that is made like this. */
    static DebuggeeProvider provider(Supplier<Debuggee> made) {
        return new DebuggeeProvider() {
            @Override
            public String id() {
                return "scripted";
            }

            @Override
            public String title() {
                return "Scripted";
            }

            @Override
            public String description() {
                return "Poses follow from the tick alone.";
            }

            @Override
            public Debuggee create() {
                return made.get();
            }
        };
    }

    @Override
    public List<BodyShape> bodies() {
        return bodies;
    }

    @Override
    public void step(double stepSeconds) {
        steps++;
    }

    @Override
    public int contactsBegun() {
        return 0;
    }

    @Override
    public void readPoses(PoseBuffer into) {
        motion.poses(steps, into);
    }

    @Override
    public PhysicsPort physics() {
        return this;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        return 1;
    }
}
