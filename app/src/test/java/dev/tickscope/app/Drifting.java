package dev.tickscope.app;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A ball that is pushed in every tick; from the fifth on by something that no recording has. */
final class Drifting implements Debuggee {
    static final int FIRST_DRIFT = 5;

    private final Dyn4jPort world;
    private final DoubleSupplier newtons;
    private int ticks;

    private Drifting(DoubleSupplier newtons) {
        this.newtons = newtons;
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
        builder.box("Ground", 60, 1).at(0, -0.5).fixed();
        builder.ball("Ball", 0.3).at(0, 2).mass(1);
        world = builder.build();
    }

    static DebuggeeProvider wallClock() {
        return provider("Wall clock", () -> () -> System.nanoTime() * 1e-12);
    }

    static DebuggeeProvider unseededRandom() {
        return provider("Unseeded random", () -> new Random()::nextDouble);
    }

    static DebuggeeProvider identityHash() {
        return provider("Identity hash", () -> {
            List<Object> things = Stream.generate(Object::new).limit(64).toList();
            Object least = things.stream().min(Comparator.comparingInt(System::identityHashCode)).orElseThrow();
            return () -> things.indexOf(least) + System.identityHashCode(least) * 1e-9;
        });
    }

    /** One that repeats, and waits at the gate before a tick in every game but the first. */
    static DebuggeeProvider gated(int tick, CountDownLatch gate) {
        AtomicInteger games = new AtomicInteger();
        return provider("Gated", () -> {
            boolean waits = games.getAndIncrement() > 0;
            AtomicInteger pushes = new AtomicInteger(FIRST_DRIFT - 1);
            return () -> {
                if (waits && pushes.incrementAndGet() == tick) {
                    await(gate);
                }
                return 1;
            };
        });
    }

    private static void await(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static DebuggeeProvider provider(String title, Supplier<DoubleSupplier> source) {
        return new DebuggeeProvider() {
            @Override
            public String id() {
                return "drifting";
            }

            @Override
            public String title() {
                return title;
            }

            @Override
            public String description() {
                return "Only for tests.";
            }

            @Override
            public Debuggee create() {
                return new Drifting(source.get());
            }
        };
    }

    @Override
    public PhysicsPort physics() {
        return world;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.name().equals("fixedUpdate")) {
            world.body(1).applyForce(++ticks < FIRST_DRIFT ? 1 : newtons.getAsDouble(), 0);
        }
        return 1;
    }
}
