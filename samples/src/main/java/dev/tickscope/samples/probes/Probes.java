package dev.tickscope.samples.probes;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;

/**
 * Water that is simulated where a game cannot look at it directly, and a float that wants to lie on it.
 *
 * <p>Each step moves the water on. A probe then copies its surface, as a read-back from a graphics card does, and the float reads the
 * copy a fixed number of steps later. The engine holds a step back as long as its copy is missing; so the float lies where it lies in
 * that step, however late copies are.
 */
@TickPath
public final class Probes implements Debuggee {
    private static final int CELLS = 16;
    private static final int WAVE_STEPS = 90;
    private static final int FLOAT_CELL = 11;
    private static final int KEPT_COPIES = 18;
    /** So high that it never touches the water, which moves on while the float still follows the copy. */
    private static final double FLOAT_HEIGHT = 1;

    private final Dyn4jPort world;
    private final Dyn4jBody[] columns = new Dyn4jBody[CELLS];
    private final Dyn4jBody floating;
    private final double[] surface = new double[CELLS];
    private final double[] speed = new double[CELLS];
    private final double[] copies = new double[KEPT_COPIES];
    private int delay;
    private long steps;

    Probes() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        for (int cell = 0; cell < CELLS; cell++) {
            builder.box("Water " + (cell + 1), 0.9, 0.4).depth(2).at(cell - CELLS / 2.0, 0);
        }
        int floatId = builder.ball("Float", 0.35).at(FLOAT_CELL - CELLS / 2.0, FLOAT_HEIGHT).id();
        world = builder.build();
        for (int cell = 0; cell < CELLS; cell++) {
            columns[cell] = world.body(cell);
        }
        floating = world.body(floatId);
    }

    @Override
    public ProbePlan probes() {
        return new ProbePlan(1, 1);
    }

    @Override
    public void begin(GameSession session) {
        delay = Math.max(0, session.contract().hold().probeDelay());
    }

    @Override
    public PhysicsPort physics() {
        return world;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (!stage.name().equals("fixedUpdate")) {
            return 0;
        }
        steps++;
        long copied = steps - 1 - delay;
        if (copied >= 1) {
            floating.place(FLOAT_CELL - CELLS / 2.0, FLOAT_HEIGHT + copies[(int) (copied % KEPT_COPIES)], 0);
        }
        moveWater();
        copies[(int) (steps % KEPT_COPIES)] = surface[FLOAT_CELL];
        return 1;
    }

    /** A string of springs, pushed at its left end every now and then. */
    private void moveWater() {
        if (steps % WAVE_STEPS == 1) {
            speed[0] = 0.12;
        }
        for (int cell = 0; cell < CELLS; cell++) {
            double left = surface[Math.max(0, cell - 1)];
            double right = surface[Math.min(CELLS - 1, cell + 1)];
            speed[cell] = 0.985 * (speed[cell] + 0.2 * (left + right - 2 * surface[cell]) - 0.004 * surface[cell]);
        }
        for (int cell = 0; cell < CELLS; cell++) {
            surface[cell] += speed[cell];
            columns[cell].place(cell - CELLS / 2.0, surface[cell], 0);
        }
    }

    /** Steps so far. */
    public long steps() {
        return steps;
    }
}
