package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.PoseHistory;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.session.ReadoutMeter;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.Blackhole;

/**
 * From a playhead on any tick of a session of ten million rows to the values that the window shows there, without drawing: clock fields,
 * ledger, poses, the readout of the second before. The counters tell the memory of a row, counted and not estimated.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = {"-Xmx2g", "-Xms2g"})
public class LookBackBenchmark {
    private static final long ROWS = 10_000_000;
    private static final int FRAMES_OF_A_SECOND = 60;

    /** How many of the 100 objects have a body that moves in every tick. */
    @Param({"0", "100"})
    public int bodies;

    private final SplittableRandom random = new SplittableRandom(1);
    private final FrameRow frame = new FrameRow();
    private TimeBase base;
    private long stepUnits;
    private Store store;
    private PoseLookup lookup;
    private PoseHistory history;
    private PoseBuffer poses;

    /** Bytes a row, full chunks and open ones. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Memory {
        private StoreView view;
        private double reports;

        @Setup(Level.Trial)
        public void share(BenchmarkParams run) {
            reports = run.getMeasurement().getCount() * (double) Math.max(1, run.getForks());
        }

        /** Of all rows but poses. Read by JMH after each iteration. */
        public double bytesPerRow() {
            return (view.heldBytes() - view.poses().heldBytes()) / (double) (view.totalRows() - view.poses().rowCount()) / reports;
        }

        /** Read by JMH after each iteration. */
        public double bytesPerPose() {
            return view.poses().rowCount() == 0 ? 0 : view.poses().heldBytes() / (double) view.poses().rowCount() / reports;
        }
    }

    /** At about 60 frames a second with a delta that wavers, so that numbers are as uneven as in a game that is played. */
    @Setup(Level.Trial)
    public void session() {
        ClockContract contract = ContractReader.preset("phase");
        base = HostedSession.timeBase(contract);
        stepUnits = base.step(contract.rate());
        store = new Store(new Retention(512L << 20, 512L << 20));
        DebuggeeRunner runner = new DebuggeeRunner(new FlockProvider(bodies), contract, base, store.writer());
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), runner, NanoSource.SYSTEM);
        while (store.view().totalRows() < ROWS) {
            for (int i = 0; i < 1_000; i++) {
                runner.deliver(i % FlockGame.ACTIONS, i % 3 == 0, loop.position(), loop.realUnits(), 0);
                loop.advance(stepUnits - stepUnits / 16 + random.nextLong(stepUnits / 8));
            }
            store.maintain();
        }
        while (store.maintain()) {
            // Until all full chunks are packed.
        }
        if (store.view().lostRows() > 0) {
            throw new IllegalStateException("rows were lost");
        }
        int count = runner.bodies().size();
        lookup = new PoseLookup(count);
        history = new PoseHistory(count);
        poses = new PoseBuffer(count);
    }

    @Benchmark
    public void anyTick(Memory memory, Blackhole sink) {
        StoreView view = store.view();
        memory.view = view;
        Moment moment = Moment.of(view, new Playhead.AtTick(random.nextLong(view.ticks().rowCount())));
        fields(view, moment, sink);
        sink.consume(TimeLedger.at(view, moment.framePosition(), stepUnits));
        sink.consume(lookup.read(view, moment.tickRow(), poses));
        history.read(view, moment);
        sink.consume(history.present(0.5));
        readout(view, moment.framePosition(), sink);
    }

    private static void fields(StoreView view, Moment moment, Blackhole sink) {
        long position = moment.framePosition();
        sink.consume(view.frames().getLong(Columns.Frame.FRAME_INDEX, position));
        sink.consume(view.frames().getLong(Columns.Frame.REAL, position));
        sink.consume(view.frames().getLong(Columns.Frame.DELTA, position));
        sink.consume(view.frames().getLong(Columns.Frame.FRAME_TIME, position));
        sink.consume(view.frames().getLong(Columns.Frame.ALPHA_BEFORE, position));
        sink.consume(view.frames().getLong(Columns.Frame.DROPPED_TOTAL_BEFORE, position));
        sink.consume(view.frameEnds().getLong(Columns.FrameEnd.ALPHA, position));
        sink.consume(view.ticks().getLong(Columns.Tick.TICK_INDEX, moment.tickRow()));
        sink.consume(view.ticks().getLong(Columns.Tick.SIMULATION_TIME, moment.tickRow()));
        sink.consume(view.ticks().getLong(Columns.Tick.ACCUMULATOR, moment.tickRow()));
        sink.consume(view.ticks().getLong(Columns.Tick.INPUT_HELD, moment.tickRow()));
    }

    private void readout(StoreView view, long position, Blackhole sink) {
        ReadoutMeter meter = new ReadoutMeter(base);
        for (long row = Math.max(0, position - FRAMES_OF_A_SECOND); row < position; row++) {
            frame.flags = view.frameEnds().getInt(Columns.FrameEnd.FLAGS, row);
            frame.realDeltaUnits = view.frames().getLong(Columns.Frame.REAL_DELTA, row);
            frame.droppedUnits = view.frameEnds().getLong(Columns.FrameEnd.DROPPED, row);
            frame.heldTicks = view.frameEnds().getLong(Columns.FrameEnd.HELD, row);
            frame.scaleNumerator = view.frames().getLong(Columns.Frame.SCALE_NUMERATOR, row);
            frame.scaleDenominator = view.frames().getLong(Columns.Frame.SCALE_DENOMINATOR, row);
            sink.consume(meter.add(frame));
        }
    }
}
