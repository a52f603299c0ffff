package dev.tickscope.samples.spiral;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickPath;

/**
 * A tick that costs more than it simulates: {@value #BUSY_MILLISECONDS} ms of work for a sixtieth of a second.
 *
 * <p>Each frame takes longer than the one before, so it owes more ticks, which take longer still. Only the cap ends that: the game then
 * runs slow, says how much it dropped, and stays alive. Without a cap it would spiral to a standstill.
 */
@TickPath
public final class Spiral implements Debuggee {
    /** What one tick costs; less only if the machine is so fast that the work is done before. */
    public static final int BUSY_MILLISECONDS = 20;

    private static final long MOST_ROUNDS = 50_000_000;
    private static final int TRIP_TICKS = 120;

    private final Dyn4jPort world;
    private final Dyn4jBody runner;
    private long ticks;
    private long work = 1;

    Spiral() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Track", 14, 0.2).depth(2).at(0, -0.6).fixed();
        int runnerId = builder.box("Runner", 1, 1).at(-6, 0).id();
        world = builder.build();
        runner = world.body(runnerId);
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
        long there = ticks % (2L * TRIP_TICKS);
        runner.place(-6 + 12.0 * Math.min(there, 2L * TRIP_TICKS - there) / TRIP_TICKS, 0, 0);
        beBusy(NanoSource.SYSTEM.nanos() + BUSY_MILLISECONDS * 1_000_000L);
        return 1;
    }

    /** Work that nobody needs. It never gets longer than its number of rounds, whatever the clock says. */
    private void beBusy(long untilNanos) {
        for (long round = 0; round < MOST_ROUNDS && NanoSource.SYSTEM.nanos() - untilNanos < 0; round++) {
            work = work * 6364136223846793005L + 1442695040888963407L;
        }
    }

    /** Ticks so far. */
    public long ticks() {
        return ticks;
    }

    /** The result of the useless work. */
    public long work() {
        return work;
    }
}
