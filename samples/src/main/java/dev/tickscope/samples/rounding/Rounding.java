package dev.tickscope.samples.rounding;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;

/**
 * Two hands go round a clock of one second. One computes its angle from the number of ticks, the other adds up what each tick lasts in
 * single precision, as many games do. A third body stands as far from the middle as the second hand is behind, ten thousand times
 * enlarged.
 *
 * <p>Under a contract whose {@code arithmetic} is floating, the engine sums in the same way: the rows say in which frames it runs other
 * ticks than exact arithmetic, and the ledger by how much it is off.
 */
@TickPath
public final class Rounding implements Debuggee {
    private static final double LENGTH = 3;
    private static final double ENLARGED = 10_000;

    private final Dyn4jPort world;
    private final Dyn4jBody counted;
    private final Dyn4jBody summed;
    private final Dyn4jBody behind;
    private long ticks;
    private float sum;
    private double driftSeconds;

    Rounding() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Rail", 16, 0.2).depth(2).at(0, -4.2).fixed();
        int countedId = builder.box("Counted", 2 * LENGTH, 0.2).at(-4, 0).id();
        int summedId = builder.box("Summed", 2 * LENGTH, 0.2).at(4, 0).id();
        int behindId = builder.box("Behind", 0.4, 0.8).at(0, -3.7).id();
        world = builder.build();
        counted = world.body(countedId);
        summed = world.body(summedId);
        behind = world.body(behindId);
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
        ticks++;
        sum += (float) clock.fixedDeltaTime();
        double exact = ticks * clock.fixedDeltaTime();
        driftSeconds = exact - sum;
        counted.place(-4, 0, angle(exact));
        summed.place(4, 0, angle(sum));
        behind.place(Math.max(-7.5, Math.min(7.5, driftSeconds * ENLARGED)), -3.7, 0);
        return 1;
    }

    private static double angle(double seconds) {
        return -2 * Math.PI * (seconds - Math.floor(seconds));
    }

    /** By how much the sum is behind, in seconds. */
    public double driftSeconds() {
        return driftSeconds;
    }
}
