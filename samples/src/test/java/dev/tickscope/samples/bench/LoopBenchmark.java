package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.samples.metronome.MetronomeProvider;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Frames a second of the whole loop with the metronome: contract {@code phase} at 60 Hz, one tick a frame, every row written, the index
 * thread at work beside it. As fast as the machine can, which no session with a screen ever is.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class LoopBenchmark {
    private static final int FRAMES = 1_000;

    /** Whether execution times are read from the machine's clock or stand still, as in a scripted run. */
    @Param({"STILL", "SYSTEM"})
    public String nanos;

    private FrameLoop loop;
    private long stepUnits;
    private StoreKeeper keeper;

    @Setup(Level.Iteration)
    public void start() {
        ClockContract contract = ContractReader.preset("phase");
        TimeBase base = HostedSession.timeBase(contract);
        Store store = new Store(new Retention(64L << 20));
        NanoSource source = nanos.equals("STILL") ? NanoSource.STILL : NanoSource.SYSTEM;
        loop = new FrameLoop(contract, base, store.writer(), new DebuggeeRunner(new MetronomeProvider(), contract, base, store.writer()), source);
        stepUnits = base.step(contract.rate());
        keeper = new StoreKeeper(store);
    }

    @TearDown(Level.Iteration)
    public void stop() throws InterruptedException {
        keeper.close();
    }

    @Benchmark
    @OperationsPerInvocation(FRAMES)
    public void frames(AllocatedBytes allocated) {
        allocated.begin();
        for (int i = 0; i < FRAMES; i++) {
            loop.advance(stepUnits);
        }
        allocated.end(FRAMES);
    }
}
