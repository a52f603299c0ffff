package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.track.AlphaTrack;
import dev.tickscope.timeline.track.BacklogTrack;
import dev.tickscope.timeline.track.DroppedTrack;
import dev.tickscope.timeline.track.FramesTrack;
import dev.tickscope.timeline.track.InputTrack;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.PhaseShares;
import dev.tickscope.timeline.track.PhasesTrack;
import dev.tickscope.timeline.track.Rulers;
import dev.tickscope.timeline.track.StopsTrack;
import dev.tickscope.timeline.track.TicksTrack;
import dev.tickscope.timeline.track.Track;
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
    /** 1600 × 600 without the lane heads; the height changes nothing that is decided. */
    private static final double PLOT_WIDTH = 1_600 - 136;
    private static final long FEWEST_FRAMES = 4;

    private final SplittableRandom random = new SplittableRandom(1);
    private final TimelineViewModel model = new TimelineViewModel();
    private final PhaseShares shares = new PhaseShares();
    private SessionInfo info;
    private StoreView view;
    private StoreView bare;
    private List<Track<?>> tracks;

    @Setup(Level.Trial)
    public void session() {
        FlockSession session = FlockSession.of(ROWS, random);
        ClockContract contract = session.info().contract();
        info = session.info();
        view = session.view();
        bare = view.withoutSummaries();
        tracks = List.of(new FramesTrack(), new TicksTrack(), new PhasesTrack(contract.plan()), new BacklogTrack(), new AlphaTrack(info),
                new DroppedTrack(info), new InputTrack(info), new StopsTrack());
        shares.reset(contract.plan());
        shares.advance(view, Long.MAX_VALUE);
        model.setSession(info);
        model.setPlotWidth(PLOT_WIDTH);
        model.update(view, Playhead.LIVE);
        model.setFollow(false);
        // As while a session runs: most of the time there is no lens.
        model.setLensOn(false);
        for (Track<?> track : tracks) {
            while (track.reads(view)) {
                // The indexes that lanes keep, as pulses would build them.
            }
        }
    }

    /** What the window decides at most once a pulse. */
    @Benchmark
    public void withIndex(Blackhole sink) {
        go();
        decide(LaneInput.of(view, info, model.axis(), model.lens(), model.moment(), shares), sink);
    }

    /** The same, every frame and every stage in sight read one by one. */
    @Benchmark
    public void withoutIndex(Blackhole sink) {
        go();
        LaneInput input = LaneInput.of(bare, info, model.axis(), model.lens(), model.moment(), shares);
        if (input.level() == ZoomLevel.MANY) {
            sink.consume(stages(input));
        }
        decide(input, sink);
    }

    private void decide(LaneInput input, Blackhole sink) {
        sink.consume(Rulers.decide(input));
        for (Track<?> track : tracks) {
            sink.consume(track.decide(input));
        }
    }

    /** Somewhere else, at another zoom. */
    private void go() {
        long frames = view.frames().rowCount();
        double most = Math.log(frames / (double) FEWEST_FRAMES);
        long shown = (long) (FEWEST_FRAMES * Math.exp(random.nextDouble() * most));
        long first = random.nextLong(Math.max(1, frames - shown));
        long from = view.frames().getLong(Columns.Frame.REAL, first);
        long to = view.frames().getLong(Columns.Frame.REAL, Math.min(frames - 1, first + shown));
        model.selection().select(from, Math.max(from + 1, to));
        model.fitSelection();
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
