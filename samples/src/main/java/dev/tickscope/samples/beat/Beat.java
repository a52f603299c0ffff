package dev.tickscope.samples.beat;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jBody;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.TickPath;

/**
 * A bar that moves the same way in every tick, on a screen that is as fast as the clock, nearly.
 *
 * <p>60 ticks a second on 60 frames a second is the worst case for a clock: a frame that is a hair too short has no tick, and the next
 * one has two. The bar stands, then jumps, though both rates are right. Interpolation hides it; the timeline shows it.
 */
@TickPath
public final class Beat implements Debuggee {
    private static final int TRIP_TICKS = 180;

    private final Dyn4jPort world;
    private final Dyn4jBody bar;
    private long ticks;
    private long ticksAtLastFrame;
    private long emptyFrames;
    private long doubleFrames;

    Beat() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Rail", 16, 0.2).depth(2).at(0, -1.2).fixed();
        int barId = builder.box("Bar", 0.4, 2).at(-7, 0).id();
        world = builder.build();
        bar = world.body(barId);
    }

    @Override
    public PhysicsPort physics() {
        return world;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.name().equals("fixedUpdate")) {
            ticks++;
            long there = ticks % (2L * TRIP_TICKS);
            bar.place(-7 + 14.0 * Math.min(there, 2L * TRIP_TICKS - there) / TRIP_TICKS, 0, 0);
            return 1;
        }
        if (stage.name().equals("update")) {
            long since = ticks - ticksAtLastFrame;
            emptyFrames += since == 0 ? 1 : 0;
            doubleFrames += since == 2 ? 1 : 0;
            ticksAtLastFrame = ticks;
            return 1;
        }
        return 0;
    }

    /** Frames between whose updates no tick ran. */
    public long emptyFrames() {
        return emptyFrames;
    }

    /** Frames between whose updates two ticks ran. */
    public long doubleFrames() {
        return doubleFrames;
    }
}
