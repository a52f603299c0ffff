package dev.tickscope.core.recording;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** A row of balls that are pushed in every tick, by something that is part of the run or by something that is not. */
final class Balls implements Debuggee {
    static final int COUNT = 16;
    /** From this tick on it looks at what it must not look at. */
    static final int FIRST_DRIFT = 5;
    private static final ActionMap ACTIONS = new ActionMap(List.of("kick", "stop"));

    /** What the balls are pushed by. */
    enum Source {
        /** Only the tick's own number and input: a game that repeats. */
        CLEAN,
        WALL_CLOCK,
        UNSEEDED_RANDOM,
        /** The order of objects in a collection sorted by identity hash. */
        IDENTITY_HASH,
        /** The wall clock, but in the hook of the frame. */
        WALL_CLOCK_IN_UPDATE
    }

    private final Source source;
    private final Dyn4jPort world;
    private final Random random = new Random();
    private final List<Object> order = new ArrayList<>();
    private final List<Object> things = new ArrayList<>();
    private GameSession session;
    private int ticks;
    private int frames;

    private Balls(Source source) {
        this.source = source;
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
        builder.box("Ground", 60, 1).at(0, -0.5).fixed();
        for (int i = 0; i < COUNT; i++) {
            builder.ball("Ball " + i, 0.3).at(2.0 * i - COUNT, 2).mass(1);
            things.add(new Object());
        }
        world = builder.build();
        order.addAll(things);
        order.sort(Comparator.comparingInt(System::identityHashCode));
    }

    static DebuggeeProvider provider(Source source) {
        return new DebuggeeProvider() {
            @Override
            public String id() {
                return "balls";
            }

            @Override
            public String title() {
                return "Balls";
            }

            @Override
            public String description() {
                return "Only for tests.";
            }

            @Override
            public Debuggee create() {
                return new Balls(source);
            }
        };
    }

    @Override
    public ActionMap actions() {
        return ACTIONS;
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
        if (stage.role() == StageRole.HOOK && stage.name().equals("fixedUpdate")) {
            push(++ticks);
        } else if (stage.phase() == Phase.UPDATE && stage.name().equals("update") && ++frames == FIRST_DRIFT && source == Source.WALL_CLOCK_IN_UPDATE) {
            world.body(1).setVelocity(System.nanoTime() * 1e-12, 0);
        }
        return 1;
    }

    private void push(int tick) {
        boolean drifts = tick >= FIRST_DRIFT;
        for (int i = 1; i <= COUNT; i++) {
            double newtons = tick % 7 - 3 + i * 0.01;
            if (drifts && source == Source.WALL_CLOCK) {
                newtons += System.nanoTime() * 1e-12;
            } else if (drifts && source == Source.UNSEEDED_RANDOM) {
                newtons += random.nextDouble();
            } else if (drifts && source == Source.IDENTITY_HASH) {
                newtons += order.indexOf(things.get(i - 1));
            }
            world.body(i).applyForce(newtons, (session.input().pressed() & 1) != 0 ? 400 : 0);
        }
    }
}
