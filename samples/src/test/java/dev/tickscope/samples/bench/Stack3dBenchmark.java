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
import dev.tickscope.samples.stack3d.Stack3dProvider;
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
 * One tick of stacked boxes in space, simulated by Jolt, with the store and without it, as in {@link CratesBenchmark}. The first
 * {@value #TICKS} ticks: pyramids settle, the ball goes through them, boxes fall, and what lies still goes to rest. The index thread's work
 * is done between two turns.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 10, time = 2)
@Fork(value = 3, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class Stack3dBenchmark {
    private static final int TICKS = 600;
    private static final int TURN = 60;

    @Param("500")
    public int boxes;

    private FrameLoop with;
    private FrameLoop without;
    private Store store;
    private long stepUnits;

    @Setup(Level.Invocation)
    public void freshYards() {
        store = new Store(Retention.DEFAULT);
        with = loop(store.writer());
        without = loop(new Nowhere());
        if (store.view().poses().rowCount() < boxes) {
            throw new IllegalStateException("not every box has a pose");
        }
    }

    private FrameLoop loop(EventSink sink) {
        ClockContract contract = ContractReader.preset("ordered");
        TimeBase base = HostedSession.timeBase(contract);
        DebuggeeRunner runner = new DebuggeeRunner(new Stack3dProvider(boxes), contract, base, sink);
        FrameLoop loop = new FrameLoop(contract, base, sink, runner, NanoSource.SYSTEM);
        stepUnits = base.step(contract.rate());
        loop.advance(stepUnits);
        return loop;
    }

    @Benchmark
    @OperationsPerInvocation(TICKS)
    public void tickOfBoth(TurnCosts costs) {
        for (int turn = 0; turn < TICKS / TURN; turn++) {
            // The index thread's work, not measured: ticks without a pause outrun it, at 60 ticks a second they never do.
            store.maintain();
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
