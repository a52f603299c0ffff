package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.recording.ParkedRuns;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Ten minutes of the crates at 60 Hz: how long it takes to reach any tick of them with runs parked on the way, and how fast the whole is
 * simulated again beside a plain run. All of them write the same rows.
 */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class ReplayBenchmark {
    private static final int TICKS = 36_000;
    private static final int PARKED = 16;
    private static final long STEP = 50_000_000;

    private static HostedSession crates(boolean hashes) {
        long[] frames = new long[TICKS];
        Arrays.fill(frames, STEP);
        return new HostedSession.Builder(ContractReader.preset("phase"), Debuggees.named("crates").orElseThrow()).hashes(hashes)
                .nanos(NanoSource.STILL).retention(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES))
                .pacing("60 Hz", base -> new ListPacer(frames, false, false, base, NanoSource.STILL)).build();
    }

    private static HostedSession played(boolean hashes) {
        HostedSession session = crates(hashes);
        while (session.work()) {
            // To its end.
        }
        return session;
    }

    /** Seeks; the runs that were taken are put back in between, as the background does. */
    @State(Scope.Thread)
    public static class Seeks {
        private final SplittableRandom random = new SplittableRandom(1);
        private ParkedRuns parked;

        @Setup(Level.Trial)
        public void record() {
            parked = new ParkedRuns(played(false).record(), ParkedRuns.spacing(TICKS, PARKED), PARKED);
        }

        @Setup(Level.Invocation)
        public void refill() {
            while (parked.advance(TICKS)) {
                // Until every run stands at its place.
            }
        }
    }

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @Warmup(iterations = 1, time = 10)
    @Measurement(iterations = 3, time = 20)
    public long seek(Seeks seeks) {
        return seeks.parked.seek(seeks.random.nextLong(1, TICKS + 1)).ticks();
    }

    /** A recorded run, with and without hashes. */
    @State(Scope.Thread)
    public static class Recorded {
        private RunRecord record;
        private RunRecord withoutHashes;

        @Setup(Level.Trial)
        public void play() {
            record = played(true).record();
            withoutHashes = new RunRecord(record.setup(), record.journal(), null);
        }
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 2, time = 5)
    @Measurement(iterations = 5, time = 5)
    public HostedSession plainRun() {
        return played(false);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 2, time = 5)
    @Measurement(iterations = 5, time = 5)
    public HostedSession runWithHashes() {
        return played(true);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 2, time = 5)
    @Measurement(iterations = 5, time = 5)
    public ReplayRun replay(Recorded recorded) {
        return new ReplayRun(recorded.withoutHashes, null, store().writer()).runAll();
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 2, time = 5)
    @Measurement(iterations = 5, time = 5)
    public ReplayRun replayAndCompare(Recorded recorded) {
        return new ReplayRun(recorded.record, null, store().writer()).runAll();
    }

    private static Store store() {
        return new Store(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES));
    }
}
