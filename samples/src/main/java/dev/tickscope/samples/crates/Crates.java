package dev.tickscope.samples.crates;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;

/**
 * A yard with two walls. Ten crates fall into it and pile up, a heavy pusher drives through them, a fast ball is thrown in, and a crane
 * picks up one crate after the other and drops it somewhere else.
 *
 * <p>It shows what belongs on the fixed clock: everything that moves bodies. The pusher is pushed in every tick, and throws and drops are
 * counted in ticks, so the same ticks give the same yard, to the last bit, on a fast and on a slow machine. Work that only serves the picture is done
 * once a frame.
 */
@TickPath
public final class Crates implements Debuggee {
    /** The ball is thrown in again after so many ticks, from the other side each time: every 4 s at 60 Hz. */
    public static final int TICKS_PER_THROW = 240;
    /** The pusher turns round after so many ticks. */
    public static final int TICKS_PER_PUSH = 420;

    /** The crane drops a crate after so many ticks. */
    public static final int TICKS_PER_DROP = 100;

    private static final int CRATES = 10;
    private static final double PUSH_NEWTONS = 1_400;
    private static final double DROP_Y = 8;
    private static final double THROW_X = 11;
    private static final double THROW_Y = 5;
    private static final double THROW_SPEED_X = 32;
    private static final double THROW_SPEED_Y = 1;

    private final Dyn4jPort world;
    private final Dyn4jBody[] crates = new Dyn4jBody[CRATES];
    private final Dyn4jBody pusher;
    private final Dyn4jBody ball;
    private final int firstCrateId;
    private final int ballId;
    /** Null while nobody watches. */
    private GameSession session;
    private long ticks;
    private double fastestOnScreen;

    /** The yard before its first tick: everything hangs in the air. */
    Crates() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
        builder.box("Ground", 26, 1).depth(6).at(0, -0.5).friction(0.6).fixed();
        builder.box("Left wall", 0.5, 9).depth(6).at(-12.75, 4.5).fixed();
        builder.box("Right wall", 0.5, 9).depth(6).at(12.75, 4.5).fixed();
        firstCrateId = describePile(builder);
        int pusherId = builder.box("Pusher", 1.4, 1.4).at(-9, 1).mass(150).friction(0.3).id();
        ballId = builder.ball("Ball", 0.35).at(-THROW_X, THROW_Y).velocity(THROW_SPEED_X, THROW_SPEED_Y).mass(30).restitution(0.4)
                .bullet().id();
        world = builder.build();
        for (int crate = 0; crate < CRATES; crate++) {
            crates[crate] = world.body(firstCrateId + crate);
        }
        pusher = world.body(pusherId);
        ball = world.body(ballId);
    }

    /**
     * Four, three, two, one: a pile that stands once it has fallen down. The crates have consecutive ids.
     *
     * @return the id of the first
     */
    private static int describePile(Dyn4jWorldBuilder builder) {
        int lastId = 0;
        int number = 1;
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4 - row; column++) {
                double x = 2.5 + 1.15 * column + 0.575 * row;
                double y = 0.8 + 1.3 * row;
                double lean = 0.05 * (number % 3 - 1);
                lastId = builder.box("Crate " + number, 1, 1).at(x, y).angle(lean).mass(20).restitution(0.1).id();
                number++;
            }
        }
        return lastId - CRATES + 1;
    }

    @Override
    public void begin(GameSession newSession) {
        session = newSession;
    }

    @Override
    public PhysicsPort physics() {
        return world;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.role() == StageRole.CONTACTS) {
            return world.contactsBegun(); // One callback for each, were there something to do.
        }
        if (stage.name().equals("fixedUpdate")) {
            fixedUpdate();
        } else if (stage.phase() == Phase.FIXED) {
            return 0; // Some engines have more than one hook in a tick; the yard needs one.
        } else {
            frameUpdate();
        }
        return 1;
    }

    /** Once a tick, before physics takes its step. */
    private void fixedUpdate() {
        boolean toTheRight = ticks / TICKS_PER_PUSH % 2 == 0;
        pusher.applyForce(toTheRight ? PUSH_NEWTONS : -PUSH_NEWTONS, 0);
        if (ticks > 0 && ticks % TICKS_PER_THROW == 0) {
            throwBall(ticks / TICKS_PER_THROW % 2 == 0 ? 1 : -1);
        }
        if (ticks > 0 && ticks % TICKS_PER_DROP == 0) {
            dropCrate(ticks / TICKS_PER_DROP);
        }
        ticks++;
    }

    /** The crates take turns, and so do five places over the yard. */
    private void dropCrate(long drop) {
        int number = (int) (drop % CRATES);
        Dyn4jBody crate = crates[number];
        crate.place(6 - 3 * (drop * 2 % 5), DROP_Y, 0.3);
        crate.setVelocity(0, 0);
        crate.setSpin(0);
        tellPlaced(firstCrateId + number);
    }

    /** A body that was put elsewhere must not be drawn on a way that it did not go. */
    private void tellPlaced(int body) {
        if (session != null) {
            session.bodyPlaced(body);
        }
    }

    private void throwBall(int direction) {
        ball.place(-direction * THROW_X, THROW_Y, 0);
        ball.setVelocity(direction * THROW_SPEED_X, THROW_SPEED_Y);
        ball.setSpin(0);
        tellPlaced(ballId);
    }

    /** Once a frame: a read-out as a game shows it. It reads the world and never moves it. */
    private void frameUpdate() {
        fastestOnScreen = Math.max(Math.abs(ball.velocityX()), Math.abs(pusher.velocityX()));
    }

    /** The read-out of the last frame: the larger sideways speed of ball and pusher, in metres a second. */
    public double fastestOnScreen() {
        return fastestOnScreen;
    }
}
