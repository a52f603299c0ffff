package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.InputRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One tick of the crates, physics and all, with the store and without it. Every call runs the same first 20 seconds of a fresh yard, so
 * both do the same work to the last bit.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 10, time = 2)
@Fork(value = 3, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class CratesBenchmark {
    private static final int TICKS = 1_200;

    @Param({"no", "yes"})
    public String store;

    private FrameLoop loop;
    private long stepUnits;
    private StoreKeeper keeper;

    @Setup(Level.Invocation)
    public void freshYard() {
        ClockContract contract = ContractReader.preset("phase");
        TimeBase base = HostedSession.timeBase(contract);
        Store history = new Store(Retention.DEFAULT);
        EventSink sink = store.equals("yes") ? history.writer() : new Nowhere();
        loop = new FrameLoop(contract, base, sink, new DebuggeeRunner(new CratesProvider(), contract, base, sink), NanoSource.SYSTEM);
        stepUnits = base.step(contract.rate());
        keeper = new StoreKeeper(history);
    }

    @TearDown(Level.Invocation)
    public void stop() throws InterruptedException {
        keeper.close();
    }

    @Benchmark
    @OperationsPerInvocation(TICKS)
    public void tick() {
        for (int i = 0; i < TICKS; i++) {
            loop.advance(stepUnits);
        }
    }

    /** Takes rows and forgets them. */
    private static final class Nowhere implements EventSink {
        @Override
        public void frameBegan(FrameRow row) {
            // Forgotten.
        }

        @Override
        public void frameEnded(FrameRow row, LedgerRow ledger) {
            // Forgotten.
        }

        @Override
        public void tick(TickRow row) {
            // Forgotten.
        }

        @Override
        public void phase(PhaseRow row) {
            // Forgotten.
        }

        @Override
        public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
            // Forgotten.
        }

        @Override
        public void state(StateRow row) {
            // Forgotten.
        }

        @Override
        public void breakpoint(BreakpointRow row) {
            // Forgotten.
        }

        @Override
        public void command(CommandRow row) {
            // Forgotten.
        }

        @Override
        public void input(InputRow row) {
            // Forgotten.
        }

        @Override
        public void object(ObjectRow row) {
            // Forgotten.
        }

        @Override
        public void release() {
            // Nobody reads.
        }
    }
}
