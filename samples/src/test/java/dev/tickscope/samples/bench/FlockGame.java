package dev.tickscope.samples.bench;

import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.host.game.SimulationPose;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.util.List;
import java.util.stream.IntStream;

/**
 * 100 objects that steer by ten actions in FixedUpdate and keep a health bar in Update. Those with a body push it about on a flat table
 * with a rim, in the physics engine of the samples: toward their own place, and as the keys say, so that all of them move in every tick
 * and some touch. Those without only do sums.
 */
final class FlockGame extends ObjectGame {
    static final int OBJECTS = 100;
    static final int ACTIONS = 10;

    private static final ActionMap KEYS = new ActionMap(IntStream.range(0, ACTIONS).mapToObj(i -> "action " + i).toList());

    private static final double APART = 1.5;
    private static final int PER_ROW = 10;

    private final int bodies;
    private final Dyn4jPort world;

    /** @param bodies how many of the objects have one */
    FlockGame(int bodies) {
        this.bodies = bodies;
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        for (int i = 0; i < bodies; i++) {
            builder.ball("Bird " + i, 0.5).at(homeX(i), homeY(i)).restitution(0.5);
        }
        double far = PER_ROW * APART;
        builder.box("West", 1, 2 * far).at(-2, far / 2).fixed();
        builder.box("East", 1, 2 * far).at(far + 1, far / 2).fixed();
        builder.box("South", 2 * far, 1).at(far / 2, -2).fixed();
        builder.box("North", 2 * far, 1).at(far / 2, far + 1).fixed();
        world = bodies == 0 ? null : builder.build();
    }

    private static double homeX(int bird) {
        return bird % PER_ROW * APART;
    }

    private static double homeY(int bird) {
        return bird / PER_ROW * APART;
    }

    @Override
    public ActionMap actions() {
        return KEYS;
    }

    @Override
    public MovableWorld physics() {
        return world;
    }

    @Override
    protected void populate(GameApi api) {
        for (int i = 0; i < OBJECTS; i++) {
            GameObject bird = new Bird("Bird " + i, i);
            api.spawn(i < bodies ? bird.withBody(i).at(homeX(i), homeY(i), 0) : bird);
        }
    }

    private static final class Bird extends GameObject {
        private final int number;
        private double speedX;
        private double speedY = 1;
        private double health = 100;
        private double shown;

        Bird(String name, int number) {
            super(name);
            this.number = number;
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            InputSnapshot keys = api.input();
            for (int action = 0; action < ACTIONS; action++) {
                double turn = (keys.isHeld(action) ? 0.01 : 0) + (keys.isPressed(action) ? 0.02 : 0) - (keys.isReleased(action) ? 0.015 : 0);
                speedX += turn * (action - 4.5);
            }
            speedX *= 0.99;
            speedY = Math.max(-5, speedY - 0.001 * number);
            health -= Math.abs(speedX) * 0.001;
            if (body() >= 0) {
                SimulationPose at = api.physicsSimulationPose(this);
                api.applyForce(this, homeX(number) - at.x() + 0.1 * speedX, homeY(number) - at.y() + 0.1 * speedY);
            }
        }

        @Override
        protected void update(GameApi api) {
            shown += (health - shown) * 0.1;
        }
    }
}
