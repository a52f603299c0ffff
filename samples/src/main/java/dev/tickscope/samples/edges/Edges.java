package dev.tickscope.samples.edges;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.input.TickInteraction;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;
import java.util.List;

/**
 * A jumper and a thrower that read their keys in the fixed hook.
 *
 * <p>A press of {@code jump} is remembered for {@value #BUFFER_MILLISECONDS} ms, so one that comes just before the landing still counts.
 * {@code throw} charges while it is held and lets the ball go when it is released, or by itself after {@value #CHARGE_MILLISECONDS} ms.
 * Both are counted in ticks. What a contract does with edges shows at once: with a latch every press jumps once; without one a press in
 * a frame without ticks is lost.
 */
@TickPath
public final class Edges implements Debuggee {
    /** A press of jump is good for so long. */
    public static final int BUFFER_MILLISECONDS = 100;
    /** A throw is at full strength after so long. */
    public static final int CHARGE_MILLISECONDS = 500;

    private static final ActionMap ACTIONS = new ActionMap(List.of("jump", "throw"));
    private static final int JUMP = 0;
    private static final int THROW = 1;
    private static final double JUMP_SPEED = 4;
    private static final double THROW_SPEED = 12;
    private static final double STANDING_Y = 0.5;

    private final Dyn4jPort world;
    private final Dyn4jBody jumper;
    private final Dyn4jBody ball;
    private GameSession session;
    private TickInteraction buffer;
    private TickInteraction charge;
    private long ticks;
    private long jumps;
    private long throwsDone;

    Edges() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
        builder.box("Ground", 30, 1).depth(4).at(0, -0.5).fixed();
        builder.box("Wall", 0.5, 6).depth(4).at(14, 3).fixed();
        int jumperId = builder.box("Jumper", 1, 1).at(-6, STANDING_Y).mass(40).id();
        int ballId = builder.ball("Ball", 0.3).at(-3, 0.3).mass(2).restitution(0.5).id();
        world = builder.build();
        jumper = world.body(jumperId);
        ball = world.body(ballId);
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
        buffer = interaction(BUFFER_MILLISECONDS);
        charge = interaction(CHARGE_MILLISECONDS);
    }

    private TickInteraction interaction(long milliseconds) {
        return new TickInteraction(session.timeBase().unitsFromNanos(milliseconds * 1_000_000), session.steps());
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.role() == StageRole.CONTACTS) {
            return world.contactsBegun();
        }
        if (!stage.name().equals("fixedUpdate")) {
            return 0;
        }
        ticks++;
        InputSnapshot keys = session.input();
        jump(keys);
        throwBall(keys);
        return 1;
    }

    private void jump(InputSnapshot keys) {
        if (keys.isPressed(JUMP)) {
            buffer.begin(ticks);
        }
        boolean stands = jumper.y() < STANDING_Y + 0.02 && Math.abs(jumper.velocityY()) < 0.2;
        if (stands && buffer.buffered(ticks)) {
            jumper.setVelocity(0, JUMP_SPEED);
            buffer.cancel();
            jumps++;
        }
    }

    /** Asks for what is down, not for a release edge: not every engine has one. */
    private void throwBall(InputSnapshot keys) {
        if (keys.isPressed(THROW)) {
            charge.begin(ticks);
            ball.place(-3, 0.3, 0);
            ball.setVelocity(0, 0);
            ball.setSpin(0);
        }
        if (charge.begun() && (!keys.isHeld(THROW) || charge.held(ticks))) {
            double strength = charge.charge(ticks);
            ball.setVelocity(THROW_SPEED * strength, THROW_SPEED * strength / 2);
            charge.cancel();
            throwsDone++;
        }
    }

    /** How often the jumper left the ground. */
    public long jumps() {
        return jumps;
    }

    /** How often the ball was thrown. */
    public long throwsDone() {
        return throwsDone;
    }
}
