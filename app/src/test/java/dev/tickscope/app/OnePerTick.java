package dev.tickscope.app;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;

/** A ball that flies one metre a tick, at 60 ticks a second. */
final class OnePerTick implements DebuggeeProvider {
    @Override
    public String id() {
        return "onePerTick";
    }

    @Override
    public String title() {
        return "One a tick";
    }

    @Override
    public String description() {
        return "A ball that flies one metre a tick.";
    }

    @Override
    public Debuggee create() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.ball("Ball", 0.25).velocity(60, 0);
        PhysicsPort world = builder.build();
        return new Debuggee() {
            @Override
            public PhysicsPort physics() {
                return world;
            }

            @Override
            public int hook(Stage stage, GameClock clock) {
                return 1;
            }
        };
    }
}
