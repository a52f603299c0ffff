package dev.tickscope.samples.bench;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreWriter;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import jdk.jfr.Recording;
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
 * Nanoseconds for one row written to the store, by kind and averaged over the ten rows of a typical frame. Two yardsticks stand beside
 * them: reading the machine's clock once, and committing a Flight Recorder event with the same fields. Each call writes the rows of one
 * chunk; fresh chunks are laid ready in between, as another thread does it in a session.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class RowBenchmark {
    private static final int ROWS = 16_384;
    /** FRAME, FRAME_END, one TICK and seven PHASE rows. */
    private static final int ROWS_PER_FRAME = 10;
    private static final int FRAMES = 2_048;

    /** A Flight Recorder with one recording on, for its own yardsticks only. */
    @State(Scope.Benchmark)
    public static class FlightRecorder {
        private Recording recording;

        @Setup(Level.Trial)
        public void start() {
            recording = new Recording();
            recording.enable(FlightEvents.Phase.class).withoutStackTrace();
            recording.enable(FlightEvents.Frame.class).withoutStackTrace();
            recording.setMaxSize(64L << 20);
            recording.start();
        }

        @TearDown(Level.Trial)
        public void stop() {
            recording.close();
        }
    }

    private static final int[] BODIES = IntStream.range(0, 16).toArray();

    private final double[] poses = IntStream.range(0, 7 * BODIES.length).mapToDouble(i -> i % 7 == 2 || i % 7 == 3 || i % 7 == 4 ? 0 : i).toArray();
    private final FrameRow frame = new FrameRow();
    private final LedgerRow ledger = new LedgerRow();
    private final TickRow tick = new TickRow();
    private final PhaseRow phase = new PhaseRow();
    private final FlightEvents.Frame frameEvent = new FlightEvents.Frame();
    private final FlightEvents.Phase phaseEvent = new FlightEvents.Phase();
    private Store store;
    private StoreWriter writer;

    @Setup(Level.Iteration)
    public void newStore() {
        store = new Store(new Retention(64L << 20));
        writer = store.writer();
        // Chunks are made ahead for kinds that are in use.
        beginFrame(0);
        writePhase(0, 0);
        writeTick(0);
        writer.pose(0, 0, 0, 0, 0, 0, 0, 1);
        endFrame(0);
    }

    @Setup(Level.Invocation)
    public void layChunksReady() {
        writer.release();
        store.maintain();
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void phaseRow(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            writePhase(i % 7, i / 7);
        }
        costs.end(ROWS);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void tickRow(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            writeTick(i);
        }
        costs.end(ROWS);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void poseRow(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            writer.pose(i & 15, i, 2, 0, 0, 0, 0, 1);
        }
        costs.end(ROWS);
    }

    /** As many as a tick of sixteen bodies writes, in one call. */
    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void poseRowOfATick(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i += BODIES.length) {
            writer.poses(poses, BODIES, BODIES.length);
        }
        costs.end(ROWS);
    }

    /** The widest row. */
    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void frameRow(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            beginFrame(i);
        }
        costs.end(ROWS);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void frameEndRow(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            endFrame(i);
        }
        costs.end(ROWS);
    }

    @Benchmark
    @OperationsPerInvocation(FRAMES * ROWS_PER_FRAME)
    public void rowOfATypicalFrame(ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < FRAMES; i++) {
            beginFrame(i);
            for (int stage = 0; stage < 7; stage++) {
                writePhase(stage, i);
                if (stage == 4) {
                    writeTick(i);
                }
            }
            endFrame(i);
            writer.release();
        }
        costs.end(FRAMES * ROWS_PER_FRAME);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public long yardstickNanoTime(ThreadCosts costs) {
        long sum = 0;
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            sum += System.nanoTime();
        }
        costs.end(ROWS);
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void yardstickFlightRecorderPhase(FlightRecorder on, ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            phaseEvent.stage = (byte) (i & 7);
            phaseEvent.framePosition = i;
            phaseEvent.tickRow = i;
            phaseEvent.beginNanos = i;
            phaseEvent.lengthNanos = 5;
            phaseEvent.commit();
        }
        costs.end(ROWS);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public void yardstickFlightRecorderFrame(FlightRecorder on, ThreadCosts costs) {
        costs.begin();
        for (int i = 0; i < ROWS; i++) {
            frameEvent.fill(i);
            frameEvent.commit();
        }
        costs.end(ROWS);
    }

    /** Stages 2 to 4 are those of a tick. */
    private void writePhase(int stage, int frameNumber) {
        phase.stage = stage;
        phase.framePosition = frameNumber;
        phase.tickRow = stage >= 2 && stage <= 4 ? frameNumber : -1;
        phase.beginNanos = frameNumber;
        phase.endNanos = frameNumber + 5;
        writer.phase(phase);
    }

    private void writeTick(int i) {
        tick.tickIndex = i;
        tick.simulationTimeUnits = i * 50_000_000L;
        tick.framePosition = i;
        tick.tickInFrame = 1;
        writer.tick(tick);
    }

    private void beginFrame(int i) {
        frame.frameIndex = i;
        frame.realUnits = i * 50_000_000L;
        frame.realDeltaUnits = 50_000_000L;
        frame.deltaUnits = 50_000_000L;
        frame.frameTimeUnits = frame.realUnits;
        frame.owedTicks = 1;
        frame.plannedTicks = 1;
        frame.ticksBefore = i;
        frame.simulationTickBefore = i;
        frame.simulationTimeBeforeUnits = frame.realUnits;
        frame.beginNanos = i;
        writer.frameBegan(frame);
    }

    private void endFrame(int i) {
        frame.ticks = 1;
        frame.presented = true;
        frame.simulationTick = i;
        frame.simulationTimeUnits = i * 50_000_000L;
        frame.ticksAfter = i;
        frame.fedUnits = i * 50_000_000L;
        frame.scaledUnits = frame.fedUnits;
        frame.endNanos = i;
        writer.frameEnded(frame, ledger);
    }
}
