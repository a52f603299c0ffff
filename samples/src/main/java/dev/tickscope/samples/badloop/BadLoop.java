package dev.tickscope.samples.badloop;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;
import java.util.List;

/**
 * How not to do it: a hopper that moves in Update, by the length of the frame.
 *
 * <p>Its hops are as high as the frame rate lets them be, and the same keys lead to another place on another machine. The mend is one
 * line long: move in FixedUpdate, by the fixed interval.
 */
@TickPath
public final class BadLoop implements Debuggee {
    private static final ActionMap ACTIONS = new ActionMap(List.of("hop"));
    private static final int HOP = 0;
    private static final double HOP_SPEED = 5;
    private static final double GRAVITY = 9.81;
    private static final double RUN_SPEED = 1.5;
    private static final double TRACK = 6;

    private final Dyn4jPort world;
    private final Dyn4jBody hopper;
    private GameSession session;
    private double x = -TRACK;
    private double y = 0.5;
    private double speedX = RUN_SPEED;
    private double speedY;

    BadLoop() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Ground", 14, 1).depth(3).at(0, -0.55).fixed();
        int hopperId = builder.box("Hopper", 0.9, 0.9).at(x, y).id();
        world = builder.build();
        hopper = world.body(hopperId);
    }

    @Override
    public ActionMap actions() {
        return ACTIONS;
    }

    @Override
    public PhysicsPort physics() {
        return world;
    }

    @Override
    public void begin(GameSession newSession) {
        session = newSession;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (!stage.name().equals("update")) {
            return 0;
        }
        move(clock.deltaTime());
        return 1;
    }

    /** The fault: seconds of a frame, where it should be the seconds of a tick. */
    private void move(double frameSeconds) {
        if (session.input().isPressed(HOP) && y <= 0.5) {
            speedY = HOP_SPEED;
        }
        speedY -= GRAVITY * frameSeconds;
        y += speedY * frameSeconds;
        if (y < 0.5) {
            y = 0.5;
            speedY = 0;
        }
        x += speedX * frameSeconds;
        if (Math.abs(x) > TRACK) {
            x = Math.copySign(TRACK, x);
            speedX = -speedX;
        }
        hopper.place(x, y, 0);
    }

    /** How high it is above the ground, in metres. */
    public double height() {
        return y - 0.5;
    }
}
