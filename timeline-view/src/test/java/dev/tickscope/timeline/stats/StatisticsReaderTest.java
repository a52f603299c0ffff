package dev.tickscope.timeline.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.core.time.TimeText;
import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.timeline.stats.RangeStatistics.Count;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class StatisticsReaderTest {
    private static RangeStatistics all(TimelineRun run) {
        return StatisticsReader.read(run.view(), run.info(), FrameRange.whole(run.view()), () -> false);
    }

    private static RangeStatistics rows(TimelineRun run, long first, long end) {
        return StatisticsReader.read(run.view(), run.info(), new FrameRange(first, end), () -> false);
    }

    private static Map<String, String> exact(TimelineRun run, RangeStatistics statistics) {
        return StatTable.of(run.info(), statistics, Budget.TICK).stream()
                .collect(Collectors.toMap(StatLine::id, line -> line.exact().isEmpty() ? line.value() : line.exact() + " " + line.unit()));
    }

    private static Map<String, String> shown(TimelineRun run, RangeStatistics statistics) {
        return StatTable.of(run.info(), statistics, Budget.TICK).stream().collect(Collectors.toMap(StatLine::id, StatLine::value));
    }

    /** Steps of 1/60 s: 10 ms run 0 ticks, 20 run 1, 30 run 2, 40 run 3, and 100 owe 6 of which the cap allows 4. */
    private static TimelineRun five() {
        return TimelineRun.withoutCosts("phase").frames("10ms", "20ms", "30ms", "40ms", "100ms");
    }

    @Test
    void fiveFramesByHand() {
        TimelineRun run = five();
        Map<String, String> exact = exact(run, all(run));
        assertEquals("5 frames", exact.get("frames"));
        assertEquals("200000000 ns", exact.get("total"));
        assertEquals("10000000 ns", exact.get("min"));
        assertEquals("40000000 ns", exact.get("mean"));
        assertEquals("30000000 ns", exact.get("p50"));
        assertEquals("100000000 ns", exact.get("p90"));
        assertEquals("100000000 ns", exact.get("p99"));
        assertEquals("100000000 ns", exact.get("max"));
        assertEquals("4 frames", exact.get("overBudget"));
        assertEquals("25 fps", exact.get("fps"));
        // 100 + 50 + 33.333333333333 + 25 + 10, by 5.
        assertEquals("218333333333333/5000000000000 fps", exact.get("meanOfRates"));
        assertEquals("10 fps", exact.get("low1average"));
        assertEquals("10 fps", exact.get("low1percentile"));
        assertEquals("10 ticks", exact.get("ticks"));
        assertEquals("1 frame", exact.get("withoutTick"));
        assertEquals("3 frames", exact.get("severalTicks"));
        assertEquals("1/30 s", exact.get("dropped"));
        assertEquals("0 ns", exact.get("left"));
        assertEquals("100000000 ns", exact.get("maxBacklog"));
        assertEquals("1/30 s", exact.get("animationErrorWorst"));
        assertEquals("1/30 s", exact.get("animationErrorP99"));
        assertEquals("1 picture", exact.get("alphaJumps"));
        assertEquals("none", exact.get("held"));
        assertEquals(4, all(run).errors().count(), "the first picture follows none");
        assertEquals(4, all(run).mostTicks());
    }

    @Test
    void shownNumbersAreRoundedOnlyForReading() {
        Map<String, String> shown = shown(five(), all(five()));
        assertEquals("33.333 ms", shown.get("dropped"));
        assertEquals("43.67 fps", shown.get("meanOfRates"));
        assertEquals("25.00 fps", shown.get("fps"));
    }

    @Test
    void aPartOfTheRunCountsOnlyItselfAndComparesItsFirstPictureWithTheOneBefore() {
        TimelineRun run = five();
        RangeStatistics last = rows(run, 4, 5);
        assertEquals(1, last.count(Count.FRAMES));
        assertEquals(4, last.ticks());
        assertEquals(Rational.of(100_000_000), last.droppedUnits());
        assertEquals(1, last.errors().count());
        assertEquals(100_000_000, last.errors().max());
        RangeStatistics middle = rows(run, 1, 4);
        assertEquals(6, middle.ticks());
        assertEquals(Rational.ZERO, middle.droppedUnits());
        assertEquals(0, middle.errors().max());
        assertEquals(0, middle.count(Count.JUMPS));
    }

    @Test
    void withoutAlphaThePictureIsTheLastTickAndThereAreNoJumps() {
        TimelineRun run = TimelineRun.withoutCosts("{\"extends\":\"phase\",\"alpha\":\"none\"}").frames("10ms", "10ms", "10ms");
        Map<String, String> exact = exact(run, all(run));
        assertEquals("none", exact.get("alphaJumps"));
        // Ticks after 20 ms: pictures at 0, 16.667 and 16.667 ms, errors +6.667 and −10.
        assertEquals("10000000 ns", exact.get("animationErrorWorst"));
        assertEquals(2, all(run).errors().count());
    }

    @Test
    void pausedTimeIsInNoFrameTimeAndInNoAnimationError() {
        TimelineRun run = TimelineRun.withoutCosts("phase").frames("20ms").apply(new Command.Pause()).frames("400ms").apply(new Command.Resume()).frames("20ms");
        RangeStatistics statistics = all(run);
        assertEquals(2, statistics.count(Count.FRAMES));
        assertEquals(1, statistics.count(Count.PAUSES));
        assertEquals(run.units("400ms"), statistics.pausedUnits().numerator().longValueExact());
        assertEquals(run.units("20ms"), statistics.frameTimes().max());
        assertEquals(0, statistics.errors().max());
        assertEquals("frames 1 to 2 · 0.040 s · paused 0.400 s left out", StatTable.caption(run.info(), statistics));
    }

    @Test
    void waitingTimeThatAPauseClearsIsAJump() {
        TimelineRun run = TimelineRun.withoutCosts("ordered").frames("1", "26ms").apply(new Command.Pause()).frames("400ms").apply(new Command.Resume())
                .frames("26ms");
        RangeStatistics statistics = all(run);
        assertTrue(statistics.clearedUnits().signum() > 0);
        assertEquals(statistics.clearedUnits().numerator().longValueExact(), statistics.errors().max());
        assertEquals(1, statistics.count(Count.JUMPS));
    }

    @Test
    void refusedDeltasAndStepsAreNoFrameTimes() {
        TimelineRun run = TimelineRun.withoutCosts("phase").frames("20ms", "-5ms").apply(new Command.Pause()).apply(new Command.StepFrame(), "90ms")
                .apply(new Command.StepTick(), "70ms").apply(new Command.Resume()).frames("20ms");
        RangeStatistics statistics = all(run);
        assertEquals(2, statistics.frameTimes().count());
        assertEquals(run.units("20ms"), statistics.frameTimes().max());
        assertEquals(2, statistics.count(Count.STEPS));
        assertEquals(1, statistics.count(Count.REFUSED));
        assertEquals(0, statistics.count(Count.JUMPS), "what a step moves is no error of the animation");
    }

    @Test
    void clampedTimeIsToldAndIsAnErrorOfTheAnimation() {
        TimelineRun run = TimelineRun.withoutCosts("{\"extends\":\"phase\",\"maxDelta\":\"20ms\"}").frames("20ms", "50ms");
        RangeStatistics statistics = all(run);
        assertEquals(Rational.of(run.units("30ms")), statistics.clampedUnits());
        assertEquals(1, statistics.count(Count.CLAMPED));
        assertEquals(run.units("50ms"), statistics.frameTimes().max(), "a frame is as long as it was");
        assertEquals(run.units("30ms"), statistics.errors().max());
    }

    @Test
    void slowMotionIsNoErrorOfTheAnimation() {
        TimelineRun run = TimelineRun.withoutCosts("phase").apply(new Command.SetTimeScale(TimeScale.of(TimeText.ratio("1/2")))).frames("20ms", "20ms", "30ms");
        assertEquals(0, all(run).errors().max());
        assertEquals(run.units("30ms"), all(run).frameTimes().max());
    }

    @Test
    void idleFramesAreFramesWithoutAPicture() {
        TimelineRun run = TimelineRun.withoutCosts("scaled").drawsOnlyChanges().frames("1", "20ms", "20ms")
                .apply(new Command.SetTimeScale(TimeScale.of(Rational.ZERO))).frames("20ms", "20ms");
        RangeStatistics statistics = all(run);
        assertEquals(5, statistics.count(Count.FRAMES));
        assertEquals(rowsWith(run.view(), FrameRow.IDLE), statistics.count(Count.IDLE));
        assertTrue(statistics.count(Count.IDLE) > 0);
    }

    private static long rowsWith(StoreView view, int flag) {
        long count = 0;
        for (long row = 0; row < view.frameEnds().rowCount(); row++) {
            count += (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, row) & flag) != 0 ? 1 : 0;
        }
        return count;
    }

    @Test
    void aRangeWithoutFramesSaysSo() {
        TimelineRun run = TimelineRun.withoutCosts("phase");
        assertEquals("no frame has ended in this range", StatTable.caption(run.info(), all(run)));
        run.apply(new Command.Pause()).frames("400ms");
        assertEquals("frames 0 to 0 · no frame ran by itself · paused 0.400 s left out", StatTable.caption(run.info(), all(run)));
        assertEquals("none", exact(run, all(run)).get("fps"));
        assertEquals("0 frames", exact(run, all(run)).get("frames"));
    }

    @Test
    void theWorkedExampleHasItsNumbers() {
        TimelineRun run = TimelineRun.workedExampleRunning(Integer.MAX_VALUE);
        // Row 61 is the paused span, so frame 500 is row 500 and frame 512 is row 512.
        RangeStatistics statistics = rows(run, 512, 513);
        assertEquals(4, statistics.ticks());
        assertEquals("1/30 s", exact(run, statistics).get("dropped"));
        assertEquals("108.420 ms", shown(run, statistics).get("maxBacklog"));
        assertEquals("8.420 ms", shown(run, statistics).get("left"));
        assertEquals("33.333 ms", shown(run, statistics).get("animationErrorWorst"));
        assertEquals(512, statistics.firstFrame());
        assertEquals("100.000 ms", shown(run, statistics).get("max"));
        RangeStatistics whole = all(run);
        assertEquals("1850000000 ns", exact(run, whole).get("paused"));
        assertEquals("12400000 ns", exact(run, whole).get("clamped"));
        assertEquals("1/6 s", exact(run, whole).get("dropped"));
    }

    @Test
    void lostRowsAreLeftOutAndTold() {
        TimelineRun run = TimelineRun.withBudget("phase", Retention.MIN_BYTES);
        for (int i = 0; i < 160_000; i++) {
            run.units(50_000_000);
        }
        run.store().maintain();
        RangeStatistics statistics = StatisticsReader.read(run.view(), run.info(), new FrameRange(0, 160_000), () -> false);
        assertTrue(run.view().frames().firstRow() > 0);
        assertEquals(statistics.range().firstRow(), statistics.lostRows());
        assertEquals(160_000 - statistics.lostRows(), statistics.count(Count.FRAMES));
        assertEquals(statistics.count(Count.FRAMES), statistics.ticks());
        assertTrue(StatTable.caption(run.info(), statistics).endsWith(statistics.lostRows() + " rows lost"));
    }

    @Test
    void cancelledWorkEnds() {
        TimelineRun run = five();
        assertThrows(CancellationException.class, () -> StatisticsReader.read(run.view(), run.info(), FrameRange.whole(run.view()), () -> true));
    }

    @Test
    void copiesHoldExactValues() {
        TimelineRun run = five();
        List<StatLine> lines = StatTable.of(run.info(), all(run), Budget.TICK);
        String csv = StatTable.csv(lines);
        assertTrue(csv.startsWith("measure,value,unit,formula\nframes,5,frames,\"n, frames that ran by themselves\"\ntotal,200000000,ns,"), csv);
        assertTrue(csv.contains("\ndropped,1/30,s,\"waiting time discarded for good, in 1 frame\"\n"), csv);
        String text = StatTable.text("here", lines);
        assertTrue(text.startsWith("here\n\nFrame times\nFrames\t5 frames\t"), text);
        assertTrue(text.contains("\nDropped\t1/30 s\t"), text);
    }

    @Test
    void rangesTakeFramesByWhereTheyBegin() {
        TimelineRun run = five();
        assertEquals(new FrameRange(1, 3), FrameRange.between(run.view(), run.units("30ms"), run.units("100ms")));
        assertEquals(new FrameRange(1, 4), FrameRange.between(run.view(), run.units("29ms"), run.units("101ms")));
        assertTrue(FrameRange.between(run.view(), run.units("31ms"), run.units("59ms")).isEmpty());
    }

    @Test
    void theLastSecondsEndWithTheFrameThatIsShown() {
        TimelineRun run = TimelineRun.withoutCosts("phase");
        for (int i = 0; i < 30; i++) {
            run.frames("500ms");
        }
        run.apply(new Command.Pause()).frames("60");
        assertEquals(new FrameRange(10, 30), FrameRange.last(run.view(), run.info().timeBase(), 29, 10));
        assertEquals(new FrameRange(10, 30), FrameRange.last(run.view(), run.info().timeBase(), 30, 10), "standing time is not what is meant");
        assertEquals(new FrameRange(0, 5), FrameRange.last(run.view(), run.info().timeBase(), 4, 10));
    }

    // Against a reference that knows no shortcuts.

    @Provide
    Arbitrary<String> contracts() {
        return Arbitraries.of("phase", "scaled", "ordered", "{\"extends\":\"phase\",\"maxDelta\":\"40ms\"}");
    }

    @Property(tries = 120, seed = "8103")
    void anyRunHasTheNumbersOfANaiveCount(@ForAll("contracts") String contract, @ForAll long seed) {
        Random random = new Random(seed);
        TimelineRun run = TimelineRun.withoutCosts(contract);
        for (int i = 0; i < 80; i++) {
            long nanos = random.nextInt(10) == 0 ? 90_000_000 + random.nextInt(100_000_000) : 4_000_000 + random.nextInt(30_000_000);
            switch (random.nextInt(20)) {
                case 0 -> run.apply(new Command.Pause()).units(nanos * 3).apply(new Command.Resume());
                case 1 -> run.units(-nanos);
                default -> run.units(nanos * 3);
            }
        }
        long first = random.nextInt(40);
        long end = first + random.nextInt(40);
        check(run, first, end);
    }

    private static void check(TimelineRun run, long first, long end) {
        StoreView view = run.view();
        RangeStatistics statistics = rows(run, first, end);
        List<Long> times = new ArrayList<>();
        List<Rational> errors = new ArrayList<>();
        Rational dropped = Rational.ZERO;
        long ticks = 0;
        Rational lastShown = null;
        Rational active = Rational.ZERO;
        for (long row = 0; row < end; row++) {
            boolean runs = (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, row) & (FrameRow.PAUSED | FrameRow.REFUSED)) == 0;
            Rational real = Rational.of(view.frames().getLong(Columns.Frame.REAL_DELTA, row));
            active = runs ? active.plus(real) : active;
            if (row >= first) {
                ticks += view.frameEnds().getInt(Columns.FrameEnd.TICKS, row);
                dropped = dropped.plus(Rational.of(view.frameEnds().getLong(Columns.FrameEnd.DROPPED, row)));
            }
            if (runs && row >= first) {
                times.add(real.numerator().longValueExact());
            }
            boolean interpolates = run.info().contract().hasAlpha();
            if (runs && (!interpolates || view.frameEnds().getInt(Columns.FrameEnd.PRESENTED, row) != 0)) {
                Rational shown = Rational.of(view.frameEnds().getLong(Columns.FrameEnd.SIMULATION_TIME, row));
                if (interpolates) {
                    Rational alpha = Rational.of(view.frameEnds().getLong(Columns.FrameEnd.ALPHA, row), run.info().stepUnits());
                    shown = shown.plus(alpha.minus(Rational.ONE).times(Rational.of(run.info().stepUnits())));
                }
                if (lastShown != null && row >= first) {
                    errors.add(shown.minus(lastShown).minus(active));
                }
                lastShown = shown;
                active = Rational.ZERO;
            }
        }
        Collections.sort(times);
        assertEquals(times.size(), statistics.count(Count.FRAMES));
        assertEquals(ticks, statistics.ticks());
        assertEquals(dropped, statistics.droppedUnits());
        for (int i = 0; i < times.size(); i++) {
            assertEquals(times.get(i), statistics.frameTimes().atRank(i + 1));
        }
        List<BigInteger> sizes = errors.stream().map(e -> e.numerator().abs()).sorted().toList();
        assertEquals(sizes.size(), statistics.errors().count());
        for (int i = 0; i < sizes.size(); i++) {
            assertEquals(sizes.get(i).longValueExact(), statistics.errors().atRank(i + 1));
        }
        assertEquals(sizes.stream().filter(e -> e.compareTo(BigInteger.valueOf(3_000_000)) > 0).count(), statistics.count(Count.JUMPS));
    }
}
