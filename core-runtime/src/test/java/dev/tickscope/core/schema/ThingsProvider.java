package dev.tickscope.core.schema;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import java.util.List;

/** A sample with two actions, a probe and two objects, so that scenarios of tests can name some. */
public final class ThingsProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "things";
    }

    @Override
    public String title() {
        return "Things";
    }

    @Override
    public String description() {
        return "Actions and objects that scenarios of tests can name.";
    }

    @Override
    public Debuggee create() {
        return new Things();
    }

    private static final class Things implements Debuggee {
        @Override
        public PhysicsPort physics() {
            return null;
        }

        @Override
        public int hook(Stage stage, GameClock clock) {
            return 1;
        }

        @Override
        public ActionMap actions() {
            return new ActionMap(List.of("jump", "throw"));
        }

        @Override
        public ProbePlan probes() {
            return new ProbePlan(1, 1);
        }

        @Override
        public List<String> offers(ObjectAction.Verb verb) {
            return List.of("Ball", "Box");
        }
    }
}
