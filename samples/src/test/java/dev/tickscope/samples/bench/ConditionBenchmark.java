package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.expression.Condition;
import dev.tickscope.core.expression.ConditionScan;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.expression.Quantity;
import dev.tickscope.core.expression.Sample;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.StoreWriter;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
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
 * What conditions cost: nanoseconds for one stored row that a search looks at, one hit in 64 rows; and nanoseconds in which 100 armed
 * conditions of ten kinds are evaluated at the end of a tick.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = {"-Xmx1g", "-Xms1g"})
public class ConditionBenchmark {
    private static final int ROWS = 262_144;
    private static final int ARMED = 100;
    private static final long STEP = 50_000_000;
    private static final List<String> KINDS = List.of("frame.dropped > %d ms", "accumulator > %d ms", "deltaTime > %d ms and not frame.paused",
            "interpolationAlpha > 1/%d and frame.ticks > 1", "changed(timeScale) or frameIndex %% %d = 0", "jump.pressed and simulationTick > %d",
            "ball.y < %d and ball.vy < 0", "frame.owed > %d and frame.capped", "session.dropped / session.real > 1/%d",
            "previous(accumulator) < accumulator - %d us");

    /** A store with one tick a frame, which drops something now and then. */
    @State(Scope.Benchmark)
    public static class History {
        private final Names names = names();
        private StoreView view;

        @Setup
        public void fill() {
            Store store = new Store(new Retention(512L << 20));
            StoreWriter writer = store.writer();
            FrameRow frame = new FrameRow();
            TickRow tick = new TickRow();
            LedgerRow ledger = new LedgerRow();
            for (int i = 0; i < ROWS; i++) {
                frame.position = i;
                frame.deltaUnits = STEP;
                frame.droppedAtStartUnits = i % 64 == 0 ? STEP : 0;
                writer.frameBegan(frame);
                tick.framePosition = i;
                tick.tickIndex = i + 1;
                tick.accumulatorUnits = i % 64 == 0 ? STEP - 1 : i % 1_000;
                writer.tick(tick);
                frame.ticks = 1;
                frame.ticksAfter = i + 1;
                frame.droppedUnits = frame.droppedAtStartUnits;
                frame.accumulatorUnits = tick.accumulatorUnits;
                writer.frameEnded(frame, ledger);
            }
            writer.release();
            view = store.view();
        }
    }

    /** What is searched for. */
    @State(Scope.Thread)
    public static class Wanted {
        @Param({"frame.dropped > 0", "accumulator > 10 ms", "frame.dropped > 0 and accumulator > 10 ms or frame.paused", "changed(accumulator)",
                "accumulator / deltaTime > 1/2"})
        private String text;
        private Condition condition;

        @Setup
        public void compile(History history) {
            condition = Expressions.condition(text, history.names).orThrow();
        }
    }

    /** Conditions at breakpoints, and a moment that none of them stops at. */
    @State(Scope.Thread)
    public static class Armed implements Sample {
        private final Condition[] conditions = new Condition[ARMED];
        private final long[] values = new long[Quantity.values().length];

        @Setup
        public void arm() {
            Names names = names();
            for (int i = 0; i < ARMED; i++) {
                conditions[i] = Expressions.condition(KINDS.get(i % KINDS.size()).formatted(3 + i), names).orThrow();
            }
            values[Quantity.DELTA_TIME.ordinal()] = STEP;
            values[Quantity.TIME_SCALE.ordinal()] = 1;
            values[Quantity.TIME_SCALE_DENOMINATOR.ordinal()] = 1;
            values[Quantity.FRAME_TICKS.ordinal()] = 1;
        }

        @Override
        public long whole(Quantity quantity) {
            return values[quantity.ordinal()];
        }

        @Override
        public long present(int object) {
            return 1;
        }

        @Override
        public double pose(int object, int part) {
            return part + 500;
        }

        @Override
        public double previousPose(int object, int part) {
            return part;
        }
    }

    private static Names names() {
        TimeBase base = TimeBase.of(ContractReader.preset("phase").rate());
        return new Names(ContractReader.preset("phase"), base, STEP, List.of("ball"), new ActionMap(List.of("jump")));
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public int tickRow(History history, Wanted wanted, ThreadCosts costs) {
        return scan(history, wanted, costs, ConditionScan.Rows.TICKS, true);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public int frameRow(History history, Wanted wanted, ThreadCosts costs) {
        return scan(history, wanted, costs, ConditionScan.Rows.FRAMES, true);
    }

    @Benchmark
    @OperationsPerInvocation(ROWS)
    public int tickRowBackwards(History history, Wanted wanted, ThreadCosts costs) {
        return scan(history, wanted, costs, ConditionScan.Rows.TICKS, false);
    }

    private static int scan(History history, Wanted wanted, ThreadCosts costs, ConditionScan.Rows rows, boolean forwards) {
        costs.begin();
        int found = new ConditionScan(wanted.condition, history.view, history.names, rows, 0, ROWS, forwards, ROWS).finish().count();
        costs.end(ROWS);
        return found;
    }

    @Benchmark
    public int hundredArmedConditions(Armed armed, ThreadCosts costs) {
        costs.begin();
        int held = 0;
        armed.values[Quantity.FRAME_INDEX.ordinal()]++;
        for (Condition condition : armed.conditions) {
            held += condition.evaluate(armed) == Condition.HOLDS ? 1 : 0;
        }
        costs.end(1);
        return held;
    }
}
