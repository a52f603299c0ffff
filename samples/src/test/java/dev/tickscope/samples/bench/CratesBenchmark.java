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
import dev.tickscope.samples.crates.CratesProvider;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One tick of the crates, physics and all, with the store and without it. Two yards take turns, 60 ticks each, through the same 20
 * seconds: both do the same work to the last bit, and what else the machine does strikes both alike. The score is one tick of both
 * together; the counters are nanoseconds of processor time for one tick.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 10, time = 2)
@Fork(value = 3, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class CratesBenchmark {
    private static final int TICKS = 1_200;
    private static final int TURN = 60;

    private FrameLoop with;
    private FrameLoop without;
    private long stepUnits;
    private StoreKeeper keeper;

    @Setup(Level.Invocation)
    public void freshYards() {
        Store store = new Store(Retention.DEFAULT);
        with = loop(store.writer());
        without = loop(new Nowhere());
        store.maintain(); // Chunks are made ahead for kinds that are in use.
        keeper = new StoreKeeper(store);
    }

    private FrameLoop loop(EventSink sink) {
        ClockContract contract = ContractReader.preset("phase");
        TimeBase base = HostedSession.timeBase(contract);
        FrameLoop loop = new FrameLoop(contract, base, sink, new DebuggeeRunner(new CratesProvider(), contract, base, sink), NanoSource.SYSTEM);
        stepUnits = base.step(contract.rate());
        loop.advance(stepUnits);
        return loop;
    }

    @TearDown(Level.Invocation)
    public void stop() throws InterruptedException {
        keeper.close();
    }

    @Benchmark
    @OperationsPerInvocation(TICKS)
    public void tickOfBoth(TurnCosts costs) {
        for (int turn = 0; turn < TICKS / TURN; turn++) {
            costs.without(() -> turn(without));
            costs.with(() -> turn(with));
        }
        costs.done(TICKS);
    }

    private void turn(FrameLoop loop) {
        for (int i = 0; i < TURN; i++) {
            loop.advance(stepUnits);
        }
    }
}
