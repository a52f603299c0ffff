package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One tick of 100 objects that steer by ten actions, with the store and without it, as in {@link CratesBenchmark}: objects without bodies,
 * and objects whose bodies the physics engine of the samples moves in every tick. The index thread's work is done between two turns.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 10, time = 2)
@Fork(value = 3, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class ObjectsBenchmark {
    private static final int TICKS = 1_200;
    private static final int TURN = 60;

    /** How many of the objects have a body that moves in every tick. */
    @Param({"0", "100"})
    public int bodies;

    private Flock with;
    private Flock without;
    private Store store;

    /** A loop, what runs in it, and its keyboard. */
    private static final class Flock {
        private final FrameLoop loop;
        private final DebuggeeRunner runner;
        private final long stepUnits;
        private int tick;

        Flock(int bodies, EventSink sink) {
            ClockContract contract = ContractReader.preset("phase");
            TimeBase base = HostedSession.timeBase(contract);
            runner = new DebuggeeRunner(new FlockProvider(bodies), contract, base, sink);
            loop = new FrameLoop(contract, base, sink, runner, NanoSource.SYSTEM);
            stepUnits = base.step(contract.rate());
        }

        /** In each tick one action goes down and another one up. */
        void turn() {
            for (int i = 0; i < TURN; i++) {
                runner.deliver(tick % FlockGame.ACTIONS, true, loop.position(), loop.realUnits(), 0);
                runner.deliver((tick + 5) % FlockGame.ACTIONS, false, loop.position(), loop.realUnits(), 0);
                tick++;
                loop.advance(stepUnits);
            }
        }
    }

    @Setup(Level.Invocation)
    public void freshFlocks() {
        store = new Store(Retention.DEFAULT);
        with = new Flock(bodies, store.writer());
        without = new Flock(bodies, new Nowhere());
        with.turn();
        without.turn();
        if (store.view().poses().rowCount() < (long) TURN * bodies) {
            throw new IllegalStateException("not all bodies move in every tick");
        }
    }

    @Benchmark
    @OperationsPerInvocation(TICKS)
    public void tickOfBoth(TurnCosts costs) {
        for (int turn = 0; turn < TICKS / TURN; turn++) {
            // The index thread's work, not measured: ticks without a pause outrun it, at 60 ticks a second they never do.
            store.maintain();
            costs.without(without::turn);
            costs.with(with::turn);
        }
        costs.done(TICKS);
    }
}
