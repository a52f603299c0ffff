package dev.tickscope.samples.soft;

import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.DerivedBodies;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;

/**
 * A jelly that jumps, and a cart that drives back and forth and bumps into it. The jelly is a soft body: sixteen particles that springs
 * hold together, and an origin at its foot, which is drawn as a small ball. An eye is a part of the jelly and a lamp one of the cart; they
 * have no bodies of their own.
 *
 * <p>It shows what the pose of each is: the jelly's comes from the centroid of its particles, a part's is its parent's.
 */
public final class SoftYard extends ObjectGame {
    /** The jelly jumps after so many ticks. */
    public static final int TICKS_PER_JUMP = 150;
    /** The cart turns round after so many ticks. */
    public static final int TICKS_PER_DRIVE = 240;

    private static final int SIDE = 4;
    private static final double SPACING = 0.7;
    private static final double RADIUS = 0.3;
    private static final double JELLY_X = 3;
    private static final double FLOOR_Y = 0.35;
    private static final double SPRING_HERTZ = 7;
    private static final double DAMPING = 0.25;
    private static final double JUMP_NEWTON_SECONDS = 60;
    private static final double DRIVE_NEWTONS = 110;

    private final DerivedBodies world;
    private final int cartBody;
    private final int jellyBody;
    private final int eyeBody;
    private final int lampBody;

    SoftYard() {
        Dyn4jWorldBuilder engine = new Dyn4jWorldBuilder();
        engine.box("Ground", 22, 1).depth(6).at(0, -0.5).friction(0.5).fixed();
        engine.box("Left wall", 0.5, 6).depth(6).at(-10.75, 3).fixed();
        engine.box("Right wall", 0.5, 6).depth(6).at(10.75, 3).fixed();
        cartBody = engine.box("Cart", 1.6, 1).at(-6, 0.5).mass(30).friction(0.1).id();
        int[] particles = describeJelly(engine);
        DerivedBodies.Builder all = new DerivedBodies.Builder(engine.build());
        jellyBody = all.soft(BodyShape.ball("Jelly", 0.15), JELLY_X, 0, particles);
        eyeBody = all.part(BodyShape.box("Eye", 0.5, 0.1, 0.5, false), jellyBody, true);
        lampBody = all.part(BodyShape.ball("Lamp", 0.62), cartBody, true);
        world = all.build();
    }

    /** Four rows of four, joined along rows, columns and diagonals. */
    private static int[] describeJelly(Dyn4jWorldBuilder engine) {
        int[] particles = new int[SIDE * SIDE];
        for (int i = 0; i < particles.length; i++) {
            particles[i] = engine.ball("Particle " + (i + 1), RADIUS).at(JELLY_X + (i % SIDE - 1.5) * SPACING, FLOOR_Y + i / SIDE * SPACING)
                    .mass(1).friction(0.6).id();
        }
        for (int i = 0; i < particles.length; i++) {
            boolean right = i % SIDE < SIDE - 1;
            boolean up = i / SIDE < SIDE - 1;
            spring(engine, particles, right, i, i + 1);
            spring(engine, particles, up, i, i + SIDE);
            spring(engine, particles, right && up, i, i + SIDE + 1);
            spring(engine, particles, right && up, i + 1, i + SIDE);
        }
        return particles;
    }

    private static void spring(Dyn4jWorldBuilder engine, int[] particles, boolean wanted, int a, int b) {
        if (wanted) {
            engine.spring(particles[a], particles[b], SPRING_HERTZ, DAMPING);
        }
    }

    @Override
    public MovableWorld physics() {
        return world;
    }

    @Override
    protected void populate(GameApi api) {
        GameObject cart = new Cart().withBody(cartBody);
        GameObject jelly = new Jelly().withBody(jellyBody);
        api.spawn(cart);
        api.spawn(jelly);
        api.spawn(new Part("Lamp").withBody(lampBody).childOf(cart));
        api.spawn(new Part("Eye").withBody(eyeBody).childOf(jelly));
    }

    /** Moved by what it is a part of, and by nothing else. */
    private static final class Part extends GameObject {
        Part(String name) {
            super(name);
        }
    }

    /** Drives back and forth. */
    private static final class Cart extends GameObject {
        private long ticks;

        Cart() {
            super("Cart");
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            api.applyForce(this, ticks / TICKS_PER_DRIVE % 2 == 0 ? DRIVE_NEWTONS : -DRIVE_NEWTONS, 0);
            ticks++;
        }

        @Override
        protected void addState(StateHash hash) {
            hash.add(ticks);
        }
    }

    /** Jumps away from the nearer wall; where it is it knows from its pose, the way game code asks for any. */
    private static final class Jelly extends GameObject {
        private long ticks;

        Jelly() {
            super("Jelly");
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            ticks++;
            if (ticks % TICKS_PER_JUMP == 0) {
                double away = api.physicsSimulationPose(this).x() > 0 ? -1 : 1;
                api.applyImpulse(this, away * JUMP_NEWTON_SECONDS / 3, JUMP_NEWTON_SECONDS);
            }
        }

        @Override
        protected void addState(StateHash hash) {
            hash.add(ticks);
        }
    }
}
