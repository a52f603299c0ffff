package dev.tickscope.samples.bench;

import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** 100 objects that steer by ten actions in FixedUpdate and keep a health bar in Update. Their world only adds velocities to places. */
final class FlockGame extends ObjectGame {
    static final int OBJECTS = 100;
    static final int ACTIONS = 10;

    private static final ActionMap KEYS = new ActionMap(IntStream.range(0, ACTIONS).mapToObj(i -> "action " + i).toList());

    private final Plane world;

    /** @param bodies how many of the objects have one */
    FlockGame(int bodies) {
        world = new Plane(bodies);
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
            api.spawn(i < world.bodies().size() ? bird.withBody(i).at(i, 0, 0) : bird);
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
                api.setVelocity(this, speedX, speedY);
            }
        }

        @Override
        protected void update(GameApi api) {
            shown += (health - shown) * 0.1;
        }
    }

    /** Bodies that touch nothing. */
    private static final class Plane implements MovableWorld {
        private final List<BodyShape> shapes = new ArrayList<>();
        private final double[] x;
        private final double[] y;
        private final double[] speedX;
        private final double[] speedY;
        private final boolean[] present;

        Plane(int bodies) {
            for (int i = 0; i < bodies; i++) {
                shapes.add(BodyShape.ball("Bird " + i, 0.5));
            }
            x = new double[bodies];
            y = new double[bodies];
            speedX = new double[bodies];
            speedY = new double[bodies];
            present = new boolean[bodies];
        }

        @Override
        public List<BodyShape> bodies() {
            return shapes;
        }

        @Override
        public void step(double stepSeconds) {
            for (int i = 0; i < x.length; i++) {
                x[i] += speedX[i] * stepSeconds;
                y[i] += speedY[i] * stepSeconds;
            }
        }

        @Override
        public int contactsBegun() {
            return 0;
        }

        @Override
        public void readPoses(PoseBuffer into) {
            for (int i = 0; i < x.length; i++) {
                into.set(i, x[i], y[i], 0, 0, 0, 0, 1);
            }
        }

        @Override
        public void applyForce(int body, double newtonsX, double newtonsY) {
            speedX[body] += newtonsX;
            speedY[body] += newtonsY;
        }

        @Override
        public void applyImpulse(int body, double newtonSecondsX, double newtonSecondsY) {
            speedX[body] += newtonSecondsX;
            speedY[body] += newtonSecondsY;
        }

        @Override
        public void setVelocity(int body, double metresPerSecondX, double metresPerSecondY) {
            speedX[body] = metresPerSecondX;
            speedY[body] = metresPerSecondY;
        }

        @Override
        public void setSpin(int body, double radiansPerSecond) {
            // Nothing turns here.
        }

        @Override
        public void place(int body, double newX, double newY, double angle) {
            x[body] = newX;
            y[body] = newY;
        }

        @Override
        public void setPresent(int body, boolean nowPresent) {
            present[body] = nowPresent;
        }

        @Override
        public boolean present(int body) {
            return present[body];
        }

        @Override
        public int contactCount() {
            return 0;
        }

        @Override
        public int contactKind(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int contactA(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int contactB(int index) {
            throw new IndexOutOfBoundsException(index);
        }
    }
}
