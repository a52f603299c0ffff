package dev.tickscope.samples.twoworlds;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PhysicsPorts;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.samples.jolt.JoltBody;
import dev.tickscope.samples.jolt.JoltPort;
import dev.tickscope.samples.jolt.JoltWorldBuilder;

/**
 * In front, in the plane, a striker beats a row of pins; behind it, in space, a table carries marbles. Bodies of the two never touch. What
 * the flat world's step left behind reaches the spatial one through game code alone: when the striker hits something, the next fixed hook
 * shakes the marbles.
 */
@TickPath
public final class TwoWorlds implements Debuggee {
    /** The striker turns round after so many ticks. */
    public static final int TICKS_PER_STROKE = 150;
    /** Pins and striker are set up again after so many ticks: there and back. */
    public static final int TICKS_PER_SETUP = 2 * TICKS_PER_STROKE;

    private static final int PINS = 5;
    private static final int MARBLES = 12;
    private static final double STRIKE_NEWTONS = 180;
    private static final double STRIKER_X = -8;
    private static final double STRIKER_Y = 0.6;
    private static final double PIN_Y = 0.9;
    private static final double SHAKE_SPEED = 2;
    private static final double TABLE_Z = -6;

    private final Dyn4jPort flat;
    private final JoltPort spatial;
    private final PhysicsPorts both;
    private final Dyn4jBody striker;
    private final Dyn4jBody[] pins = new Dyn4jBody[PINS];
    private final JoltBody[] marbles = new JoltBody[MARBLES];
    private long ticks;
    private long shakes;

    TwoWorlds() {
        Dyn4jWorldBuilder plane = new Dyn4jWorldBuilder();
        plane.box("Lane", 24, 1).at(0, -0.5).friction(0.6).fixed();
        plane.box("Left stop", 0.5, 5).at(-11.75, 2.5).fixed();
        plane.box("Right stop", 0.5, 5).at(11.75, 2.5).fixed();
        int strikerId = plane.box("Striker", 1.2, 1.2).at(STRIKER_X, STRIKER_Y).mass(25).friction(0.2).id();
        for (int pin = 1; pin <= PINS; pin++) {
            plane.box("Pin " + pin, 0.5, 1.8).depth(0.5).at(pinX(pin), PIN_Y).mass(4);
        }
        flat = plane.build();
        striker = flat.body(strikerId);
        for (int pin = 1; pin <= PINS; pin++) {
            pins[pin - 1] = flat.body(strikerId + pin);
        }
        spatial = table();
        for (int marble = 0; marble < MARBLES; marble++) {
            marbles[marble] = spatial.body(spatial.bodies().size() - MARBLES + marble);
        }
        both = new PhysicsPorts(flat, spatial);
    }

    private static double pinX(int pin) {
        return -3 + 1.6 * pin;
    }

    /** A tray with low rims, two layers of marbles over it. */
    private static JoltPort table() {
        JoltWorldBuilder space = new JoltWorldBuilder();
        space.box("Table", 8, 0.4, 6).at(0, 1.8, TABLE_Z).fixed();
        space.box("Left rim", 0.3, 3, 6).at(-3.85, 3.5, TABLE_Z).fixed();
        space.box("Right rim", 0.3, 3, 6).at(3.85, 3.5, TABLE_Z).fixed();
        space.box("Back rim", 8, 3, 0.3).at(0, 3.5, TABLE_Z - 2.85).fixed();
        space.box("Front rim", 8, 1.4, 0.3).at(0, 2.7, TABLE_Z + 2.85).fixed();
        for (int marble = 0; marble < MARBLES; marble++) {
            double x = -2.4 + 1.6 * (marble % 4) + 0.1 * (marble / 4);
            space.ball("Marble " + (marble + 1), 0.4).at(x, 2.6 + marble % 3, TABLE_Z - 1.5 + 1.4 * (marble / 4)).mass(0.5).restitution(0.5);
        }
        return space.build();
    }

    @Override
    public PhysicsPort physics() {
        return both;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.role() == StageRole.CONTACTS) {
            return both.contactsBegun();
        }
        if (!stage.name().equals("fixedUpdate")) {
            return 0;
        }
        if (ticks > 0 && ticks % TICKS_PER_SETUP == 0) {
            setUp(striker, STRIKER_X, STRIKER_Y);
            for (int pin = 1; pin <= PINS; pin++) {
                setUp(pins[pin - 1], pinX(pin), PIN_Y);
            }
        }
        striker.applyForce(ticks / TICKS_PER_STROKE % 2 == 0 ? STRIKE_NEWTONS : -STRIKE_NEWTONS, 0);
        if (flat.contactsBegun() > 0) {
            shakeOne();
        }
        ticks++;
        return 1;
    }

    private static void setUp(Dyn4jBody body, double x, double y) {
        body.place(x, y, 0);
        body.setVelocity(0, 0);
        body.setSpin(0);
    }

    /** The marbles take turns. */
    private void shakeOne() {
        JoltBody marble = marbles[(int) (shakes % MARBLES)];
        marble.setVelocity(shakes % 3 - 1, SHAKE_SPEED, shakes % 2 == 0 ? 1 : -1);
        shakes++;
    }

    /** How often a marble was shaken. */
    public long shakes() {
        return shakes;
    }

    @Override
    public void addState(StateHash hash) {
        hash.add(ticks).add(shakes);
    }
}
