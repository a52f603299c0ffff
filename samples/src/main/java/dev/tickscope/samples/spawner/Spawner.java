package dev.tickscope.samples.spawner;

import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * A spout drops a ball every {@value #TICKS_PER_BALL} ticks. Each ball pushes itself to the right in its own FixedUpdate, and goes after
 * {@value #PUSHES} pushes.
 *
 * <p>It shows what "spawn" means. Gravity takes a ball from the tick in which its body joins the world, but its push begins with its first
 * FixedUpdate, and between the two lies what the contract says: nothing under {@code ordered}, the rest of the frame under {@code phase}.
 * So under {@code phase} a ball that is dropped in the first of three ticks of a frame flies shorter than one that is dropped in the last.
 */
public final class Spawner extends ObjectGame {
    /** The first ball is dropped in the spout's second tick. */
    public static final int TICKS_PER_BALL = 24;
    /** How often a ball pushes itself before it goes. */
    public static final int PUSHES = 120;
    /** There are as many bodies; a ball gets the body of its number. */
    public static final int BALLS = 8;

    private static final double SPOUT_X = -6;
    private static final double SPOUT_Y = 5;
    private static final double PUSH_NEWTONS = 4;

    private final Dyn4jPort world;
    private final int firstBall;

    Spawner() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
        builder.box("Ground", 22, 1).depth(6).at(0, -0.5).friction(0.2).fixed();
        builder.box("Spout", 1, 0.4).at(SPOUT_X, SPOUT_Y + 0.8).fixed();
        int lastId = 0;
        for (int ball = 1; ball <= BALLS; ball++) {
            lastId = builder.ball(nameOf(ball), 0.3).at(SPOUT_X, SPOUT_Y).restitution(0.6).friction(0.2).absent().id();
        }
        firstBall = lastId - BALLS + 1;
        world = builder.build();
    }

    private static String nameOf(int ball) {
        return "Ball " + ball;
    }

    @Override
    public MovableWorld physics() {
        return world;
    }

    @Override
    protected void populate(GameApi api) {
        api.spawn(new Spout().withBody(firstBall - 1));
    }

    @Override
    public List<String> offers(ObjectAction.Verb verb) {
        List<String> names = new ArrayList<>();
        for (int ball = 1; ball <= BALLS; ball++) {
            names.add(nameOf(ball));
        }
        if (verb != ObjectAction.Verb.SPAWN) {
            names.add("Spout");
        }
        return names;
    }

    @Override
    protected GameObject make(String name) {
        return ball(Integer.parseInt(name.substring(name.indexOf(' ') + 1)));
    }

    private GameObject ball(int number) {
        return new Ball(nameOf(number)).withBody(firstBall + number - 1).at(SPOUT_X, SPOUT_Y, 0);
    }

    /** Drops one ball after the other. */
    private final class Spout extends GameObject {
        private long ticks;

        Spout() {
            super("Spout");
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            if (ticks % TICKS_PER_BALL == 1) {
                api.spawn(ball((int) (ticks / TICKS_PER_BALL % BALLS) + 1));
            }
            ticks++;
        }
    }

    /** Falls by itself, and is pushed by its own hook. */
    private static final class Ball extends GameObject {
        private int pushes;

        Ball(String name) {
            super(name);
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            api.applyForce(this, PUSH_NEWTONS, 0);
            if (++pushes == PUSHES) {
                api.remove(this);
            }
        }
    }
}
