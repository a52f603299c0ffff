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
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.openjdk.jmh.infra.BenchmarkParams;

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

    /** Processor time of the two yards. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Costs {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        private long withNanos;
        private long withoutNanos;
        private long ticks;
        private double reports;

        /** JMH adds up what the iterations report; this share makes the sum an average. */
        @Setup(Level.Trial)
        public void share(BenchmarkParams run) {
            reports = run.getMeasurement().getCount() * (double) Math.max(1, run.getForks());
        }

        @Setup(Level.Iteration)
        public void reset() {
            withNanos = 0;
            withoutNanos = 0;
            ticks = 0;
        }

        /** Read by JMH after each iteration. */
        public double withStore() {
            return ticks == 0 ? 0 : withNanos / reports / ticks;
        }

        /** Read by JMH after each iteration. */
        public double withoutStore() {
            return ticks == 0 ? 0 : withoutNanos / reports / ticks;
        }
    }

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
    public void tickOfBoth(Costs costs) {
        for (int turn = 0; turn < TICKS / TURN; turn++) {
            costs.withoutNanos += turn(without);
            costs.withNanos += turn(with);
        }
        costs.ticks += TICKS;
    }

    private long turn(FrameLoop loop) {
        long begin = Costs.THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < TURN; i++) {
            loop.advance(stepUnits);
        }
        return Costs.THREADS.getCurrentThreadCpuTime() - begin;
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
