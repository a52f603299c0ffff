package dev.tickscope.app;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.List;
import java.util.stream.IntStream;

/** Many balls that never rest, each on a circle of its own: a game that fills a budget for poses. */
final class Swarm implements Debuggee, PhysicsPort {
    static final int BALLS = 100;

    private int steps;

    static final class Provider implements DebuggeeProvider {
        @Override
        public String id() {
            return "swarm";
        }

        @Override
        public String title() {
            return "Swarm";
        }

        @Override
        public String description() {
            return "A game of a test.";
        }

        @Override
        public Debuggee create() {
            return new Swarm();
        }
    }

    /** Where a ball is after so many steps. */
    static double x(int ball, int steps) {
        return (ball % 10 - 4.5) * 2 + StrictMath.cos(steps * 0.05 + ball);
    }

    @Override
    public PhysicsPort physics() {
        return this;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        return 1;
    }

    @Override
    public List<BodyShape> bodies() {
        return IntStream.range(0, BALLS).mapToObj(ball -> BodyShape.ball("Ball " + ball, 0.3)).toList();
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
        for (int ball = 0; ball < BALLS; ball++) {
            into.setPlanar(ball, x(ball, steps), (ball / 10) * 2 + 1 + StrictMath.sin(steps * 0.05 + ball), 0);
        }
    }
}
