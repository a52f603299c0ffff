package dev.tickscope.samples.bench;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.track.LaneInput;
import java.util.List;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * From a place and a zoom chosen at random in a session of ten million rows to what every lane and both rulers show, without drawing. The
 * zoom is as likely to be between 10 and 20 frames as between 100,000 and 200,000.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = {"-Xmx2g", "-Xms2g"})
public class TimelineBenchmark {
    private static final long ROWS = 10_000_000;
    private static final long FEWEST_FRAMES = 4;

    private final SplittableRandom random = new SplittableRandom(1);
    private LaneDecisions decisions;
    private StoreView view;
    private StoreView bare;

    @Setup(Level.Trial)
    public void session() {
        FlockSession session = FlockSession.of(ROWS, random);
        view = session.view();
        bare = view.withoutSummaries();
        decisions = new LaneDecisions(session);
    }

    /** What the window decides at most once a pulse. */
    @Benchmark
    public List<Object> withIndex() {
        go();
        return decisions.decide(decisions.input(view));
    }

    /** The same, every frame and every stage in sight read one by one. */
    @Benchmark
    public List<Object> withoutIndex(Blackhole sink) {
        go();
        LaneInput input = decisions.input(bare);
        if (input.level() == ZoomLevel.MANY) {
            sink.consume(stages(input));
        }
        return decisions.decide(input);
    }

    /** Somewhere else, at another zoom. */
    private void go() {
        long frames = view.frames().rowCount();
        double most = Math.log(frames / (double) FEWEST_FRAMES);
        long shown = (long) (FEWEST_FRAMES * Math.exp(random.nextDouble() * most));
        long first = random.nextLong(Math.max(1, frames - shown));
        decisions.show(first, first + shown);
    }

    /** What execution times cost without sums of them: each stage's, by column. */
    private long[] stages(LaneInput input) {
        long[] sums = new long[input.columns().count() * 64];
        for (int i = 0; i < input.columns().count(); i++) {
            long from = phasesBefore(input.columns().firstRow(i));
            long to = phasesBefore(input.columns().firstRow(i + 1));
            for (long row = from; row < to; row++) {
                sums[i * 64 + view.phases().getInt(Columns.Phase.STAGE, row)] += view.phases().getInt(Columns.Phase.LENGTH_NANOS, row);
            }
        }
        return sums;
    }

    private long phasesBefore(long frame) {
        return view.frames().has(frame) ? view.frames().getLong(Columns.Frame.PHASES_BEFORE, frame) : view.phases().rowCount();
    }
}
