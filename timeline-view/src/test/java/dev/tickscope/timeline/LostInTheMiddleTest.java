package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.FoldMap;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.edge.EdgeIndex;
import dev.tickscope.timeline.field.FieldRow;
import dev.tickscope.timeline.field.FieldTableViewModel;
import dev.tickscope.timeline.ledger.LedgerViewModel;
import dev.tickscope.timeline.stats.AlphaJumps;
import dev.tickscope.timeline.stats.FrameRange;
import dev.tickscope.timeline.stats.RangeStatistics;
import dev.tickscope.timeline.stats.StatisticsReader;
import dev.tickscope.timeline.track.FramesTrack;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.Lanes;
import dev.tickscope.timeline.track.LostSpan;
import dev.tickscope.timeline.track.PhasesTrack;
import dev.tickscope.timeline.track.Rulers;
import dev.tickscope.timeline.track.TicksTrack;
import dev.tickscope.timeline.track.TracksOf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows that are lost in the middle of a session: nothing is drawn, compared or added up across them, and everybody says so. */
class LostInTheMiddleTest {
    /** Frames 100 to 199 and all that belongs to them. */
    private static TimelineRun hole(String preset) {
        TimelineRun run = TimelineRun.withActions(preset, "jump");
        for (int i = 0; i < 300; i++) {
            run.frames(i % 10 == 3 ? "60ms" : i % 3 == 0 ? "12ms" : "17ms");
        }
        return loseAll(run, 100, 200);
    }

    private static TimelineRun loseAll(TimelineRun run, long from, long to) {
        StoreView view = run.view();
        TableView frames = view.frames();
        long phases = frames.getLong(Columns.Frame.PHASES_BEFORE, from);
        long phasesEnd = frames.getLong(Columns.Frame.PHASES_BEFORE, to);
        long ticks = frames.getLong(Columns.Frame.TICKS_BEFORE, from);
        long ticksEnd = frames.getLong(Columns.Frame.TICKS_BEFORE, to);
        return run.lose(EventKind.PHASE, phases, phasesEnd).lose(EventKind.TICK, ticks, ticksEnd).loseFrames(from, to);
    }

    private static TimelineViewModel model(TimelineRun run, Playhead playhead) {
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        model.update(run.view(), playhead);
        return model;
    }

    @Test
    void theAxisFoldsThemWithTheirNumberOfFrames() {
        TimelineRun run = hole("phase");
        StoreView view = run.view();
        FoldMap folds = model(run, Playhead.LIVE).axis().folds();
        assertEquals(1, folds.count());
        Fold fold = folds.get(0);
        long before = view.frames().getLong(Columns.Frame.REAL, 99);
        long end = view.frames().getLong(Columns.Frame.REAL, 200) - view.frames().getLong(Columns.Frame.REAL_DELTA, 200);
        long begin = before + view.frames().getLong(Columns.Frame.REAL_DELTA, 99);
        assertEquals(new Fold(Fold.Kind.LOST, begin, end, end - begin, 100, 100), fold);
        assertEquals(fold, folds.lostAt(150));
        assertNull(folds.lostAt(200));
        assertEquals(-1, folds.ofRow(150));
        assertEquals(100 + 3, folds.noFrames(97, 200) + 3);
    }

    @Test
    void theGapAndItsNumberSurviveEveryZoom() {
        TimelineRun run = hole("phase");
        Set<ZoomLevel> levels = new HashSet<>();
        for (int halvings = -2; halvings < 16; halvings++) {
            double factor = Math.pow(2, -halvings);
            LaneInput input = Lanes.of(run, Playhead.LIVE, model -> {
                model.fitAll();
                model.zoom(factor, 0);
                model.showFrom(model.axis().folds().get(0).beginUnits() - (long) (100 * model.axis().unitsPerPixel()));
            });
            levels.add(input.level());
            List<Rulers.Gap> gaps = Rulers.decide(input).gaps();
            assertEquals(1, gaps.size(), input.level().name());
            Rulers.Gap gap = gaps.get(0);
            assertEquals(Fold.Kind.LOST, gap.kind());
            assertEquals("100 rows lost", gap.text());
            assertEquals(26, gap.to() - gap.from(), 1e-9);
            for (FramesTrack.Block block : new FramesTrack().decide(input).blocks()) {
                assertTrue(block.to() <= gap.from() + 1e-6 || block.from() >= gap.to() - 1e-6, block + " over the gap at " + gap);
            }
        }
        TimelineRun longer = TimelineRun.of("phase");
        for (int i = 0; i < 3_000; i++) {
            longer.frames("17ms");
        }
        LaneInput input = Lanes.of(longer.loseFrames(1_000, 1_213), Playhead.LIVE, TimelineViewModel::fitAll);
        levels.add(input.level());
        assertEquals(List.of("213 rows lost"), Rulers.decide(input).gaps().stream().map(Rulers.Gap::text).toList());
        Rulers.Gap gap = Rulers.decide(input).gaps().get(0);
        assertTrue(new FramesTrack().decide(input).columns().stream().noneMatch(column -> column.x() >= gap.from() + 1 && column.x() + 1 <= gap.to() - 1));
        assertEquals(Set.of(ZoomLevel.values()), levels);
    }

    /** Frames are there, ticks or stages of some of them are not. */
    private static TimelineRun holeIn(EventKind kind, int from, int to) {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 60; i++) {
            run.frames(i % 10 == 3 ? "60ms" : "17ms");
        }
        TableView frames = run.view().frames();
        Column before = kind == EventKind.TICK ? Columns.Frame.TICKS_BEFORE : Columns.Frame.PHASES_BEFORE;
        return run.lose(kind, frames.getLong(before, from), frames.getLong(before, to));
    }

    private static LaneInput newest(TimelineRun run) {
        return Lanes.of(run, Playhead.LIVE, LostInTheMiddleTest::showNewest);
    }

    private static void showNewest(TimelineViewModel model) {
        model.setLensOn(false);
        model.fitLast(40);
    }

    @Test
    void lostTicksLeaveATornPlaceInTheirLane() {
        TimelineRun whole = holeIn(EventKind.TICK, 0, 0);
        TimelineRun run = holeIn(EventKind.TICK, 30, 36);
        long lost = run.view().ticks().lostIn(0, run.view().ticks().rowCount());
        assertTrue(lost > 6, "a long frame is among them");
        TicksTrack.Picture picture = new TicksTrack().decide(newest(run));
        assertEquals(List.of(), new TicksTrack().decide(newest(whole)).lost());
        assertEquals(1, picture.lost().size());
        LostSpan span = picture.lost().get(0);
        assertEquals(lost, span.rows());
        List<TicksTrack.Box> missing = new ArrayList<>(new TicksTrack().decide(newest(whole)).boxes());
        assertTrue(missing.removeAll(picture.boxes()), "the others are where they were");
        assertEquals(lost, missing.size());
        assertEquals(missing.get(0).from(), span.from(), 1e-6);
        assertEquals(missing.get(missing.size() - 1).to(), span.to(), 1e-6);
        TimelineLookTest.draw(run, "lost-ticks", LostInTheMiddleTest::showNewest);
    }

    @Test
    void lostStagesLeaveATornPlaceInTheirLane() {
        TimelineRun run = holeIn(EventKind.PHASE, 30, 36);
        PhasesTrack.Picture picture = new PhasesTrack(run.info().contract().plan()).decide(newest(run));
        assertEquals(1, picture.lost().size());
        assertEquals(run.view().phases().lostIn(0, run.view().phases().rowCount()), picture.lost().get(0).rows());
        LaneInput input = newest(run);
        assertEquals(input.axis().x(run.view().frames().getLong(Columns.Frame.REAL, 30)), picture.lost().get(0).from(), 1e-6);
        assertEquals(input.axis().x(run.view().frames().getLong(Columns.Frame.REAL, 36)), picture.lost().get(0).to(), 1e-6);
        TimelineLookTest.draw(run, "lost-stages", LostInTheMiddleTest::showNewest);
    }

    @Test
    void manyLossesShareWordsWithTheirSum() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 900; i++) {
            run.frames("17ms");
        }
        for (int i = 5; i < 890; i += 10) {
            run.loseFrames(i, i + 3);
        }
        LaneInput input = Lanes.of(run, Playhead.LIVE, TimelineViewModel::fitAll);
        Rulers.Picture picture = Rulers.decide(input);
        assertEquals(89, picture.gaps().size());
        assertTrue(picture.gapMarks().size() > 1 && picture.gapMarks().size() < 8, picture.gapMarks().toString());
        assertTrue(picture.gapMarks().get(0).text().matches("\\d+ rows lost in \\d+ places"), picture.gapMarks().toString());
        assertEquals(89 * 3, picture.gapMarks().stream().mapToInt(mark -> Integer.parseInt(mark.text().split(" ")[0])).sum());
        OverviewModel.Picture overview = OverviewModel.decide(run.view(), model(run, Playhead.LIVE), 300);
        assertEquals(89 * 3, overview.lost().stream().mapToLong(OverviewModel.Lost::rows).sum());
        assertEquals(89, overview.lost().stream().mapToInt(OverviewModel.Lost::places).sum());
    }

    @Test
    void theOverviewTearsWhereTheyAre() {
        TimelineRun run = hole("phase");
        OverviewModel.Picture picture = OverviewModel.decide(run.view(), model(run, Playhead.LIVE), 600);
        assertEquals(List.of(new OverviewModel.Lost(200, 400, 100, 1)), picture.lost());
        assertEquals("100 rows lost", picture.lost().get(0).text());
        assertTrue(picture.bars().stream().noneMatch(bar -> bar.from() >= 200 && bar.to() <= 400));
    }

    @Test
    void onePressGoesAcross() {
        TimelineRun run = hole("phase");
        StoreView view = run.view();
        assertEquals(new Playhead.AtFrame(200), model(run, new Playhead.AtFrame(99)).moves().frame(1));
        assertEquals(new Playhead.AtFrame(99), model(run, new Playhead.AtFrame(200)).moves().frame(-1));
        long after = view.frames().getLong(Columns.Frame.TICKS_BEFORE, 200);
        long before = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, 99) - 1;
        assertEquals(new Playhead.AtTick(after), model(run, new Playhead.AtTick(before)).moves().tick(1));
        assertEquals(new Playhead.AtTick(before), model(run, new Playhead.AtTick(after)).moves().tick(-1));
        Playhead stage = model(run, new Playhead.AtFrame(99)).moves().stage(1);
        assertEquals(200, Moment.of(view, stage).framePosition());
        assertEquals(99, Moment.of(view, model(run, stage).moves().stage(-1)).framePosition());
    }

    @Test
    void theSearchSaysThatTheyAreLost() {
        TimelineRun run = hole("phase");
        TimelineSearch search = new TimelineSearch(model(run, Playhead.LIVE), List::of);
        assertEquals("frame 150 is lost: 100 rows between the frames 100 and 201 are missing", search.find("frame 150", 0).words());
        assertTrue(search.find("tick 150", 0).words().startsWith("tick 150 is lost: "), search.find("tick 150", 0).words());
        assertTrue(search.find("3 s", 0).words().startsWith("the rows at 3 s are lost, from "), search.find("3 s", 0).words());
        assertTrue(search.find("sim 2.5 s", 0).words().startsWith("the tick at sim 2.5 s is lost: "), search.find("sim 2.5 s", 0).words());
        assertTrue(search.find("frame 100", 0).found() && search.find("frame 201", 0).found());
    }

    @Test
    void theTextTwinSpeaksThem() {
        TimelineRun run = hole("phase");
        StoreView view = run.view();
        assertTrue(MomentText.describe(view, run.info(), Moment.of(view, new Playhead.AtFrame(99))).endsWith(", 100 rows lost after it"));
        assertTrue(MomentText.describe(view, run.info(), Moment.of(view, new Playhead.AtFrame(200))).endsWith(", 100 rows lost before it"));
        assertFalse(MomentText.describe(view, run.info(), Moment.of(view, new Playhead.AtFrame(98))).contains("lost"));
    }

    @Test
    void fieldsAreNotComparedAcrossThem() {
        TimelineRun run = hole("phase");
        FieldTableViewModel fields = new FieldTableViewModel(run.info());
        fields.update(run.view(), Moment.of(run.view(), new Playhead.AtFrame(200)));
        assertTrue(fields.rows().stream().allMatch(row -> row.frameChange().equals(FieldRow.NOTHING_BEFORE)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void statisticsLeaveThemOutOpenly(String preset) {
        TimelineRun whole = TimelineRun.of(preset);
        for (int i = 0; i < 300; i++) {
            whole.frames(i % 10 == 3 ? "60ms" : i % 3 == 0 ? "12ms" : "17ms");
        }
        StoreView all = whole.view();
        RangeStatistics before = read(whole, all, 0, 100);
        RangeStatistics after = read(whole, all, 201, 300);
        TimelineRun run = loseAll(whole, 100, 200);
        RangeStatistics with = read(run, run.view(), 0, 300);
        assertEquals(101, with.lostRows(), "the first row after them has no row before it");
        for (RangeStatistics.Count count : RangeStatistics.Count.values()) {
            if (count != RangeStatistics.Count.JUMPS) {
                assertEquals(before.count(count) + after.count(count), with.count(count), count.name());
            }
        }
        assertEquals(before.ticks() + after.ticks(), with.ticks());
        assertEquals(before.realUnits().plus(after.realUnits()), with.realUnits());
        assertEquals(before.droppedUnits().plus(after.droppedUnits()), with.droppedUnits());
        assertEquals(Rational.ZERO, with.pausedUnits());
        // The first picture after the loss follows none.
        assertEquals(before.errors().count() + after.errors().count() - 1, with.errors().count(), 1);
    }

    private static RangeStatistics read(TimelineRun run, StoreView view, long from, long to) {
        return StatisticsReader.read(view, run.info(), new FrameRange(from, to), () -> false);
    }

    /** A restless run with random losses: every view takes every instant, and what they say of rows that are there is what they said before. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 154})
    void everyViewTakesAnyLoss(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TimelineRun run = restless(random, List.of("phase", "scaled", "ordered").get(seed % 3));
        StoreView whole = run.view();
        for (EventKind kind : EventKind.values()) {
            long rows = whole.table(kind).rowCount();
            for (int i = random.nextInt(3); i > 0 && rows > 2 && kind != EventKind.LEDGER && kind != EventKind.FRAME_END; i--) {
                long from = random.nextLong(rows - 1);
                long to = Math.min(rows - 1, from + 1 + random.nextLong(Math.max(1, rows / 6)));
                run = kind == EventKind.FRAME ? run.loseFrames(from, to) : run.lose(kind, from, to);
            }
        }
        StoreView left = run.view();
        List<Playhead> instants = new ArrayList<>();
        for (long row = 0; row < whole.frames().rowCount(); row++) {
            instants.add(new Playhead.AtFrame(row));
        }
        for (long row = 0; row < whole.ticks().rowCount(); row++) {
            instants.add(new Playhead.AtTick(row));
        }
        for (long row = 0; row < whole.phases().rowCount(); row += 3) {
            instants.add(new Playhead.AtPhase(row));
        }
        for (long row = 0; row < whole.states().rowCount(); row++) {
            instants.add(new Playhead.AtStop(row));
        }
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        FieldTableViewModel before = new FieldTableViewModel(run.info());
        FieldTableViewModel fields = new FieldTableViewModel(run.info());
        LedgerViewModel ledger = new LedgerViewModel(run.info());
        Set<ZoomLevel> levels = new HashSet<>();
        for (Playhead instant : instants) {
            Moment moment = Moment.of(left, instant);
            fields.update(left, moment);
            ledger.update(left, moment);
            assertFalse(ledger.sentence().contains("residue"), ledger.sentence());
            MomentText.describe(left, run.info(), moment);
            MomentText.frame(left, run.info(), moment.framePosition());
            model.update(left, instant);
            for (int step = -1; step <= 1; step += 2) {
                model.moves().frame(step);
                model.moves().tick(step);
                model.moves().stage(step);
                model.moves().arrow(step);
            }
            if (instant instanceof Playhead.AtFrame frame && left.frames().has(frame.position())) {
                before.update(whole, Moment.of(whole, instant));
                for (int i = 0; i < fields.rows().size(); i++) {
                    assertEquals(before.rows().get(i).exact(), fields.rows().get(i).exact(), instant + " " + fields.rows().get(i).field());
                }
            }
            if (random.nextInt(12) == 0) {
                lanes(run, instant, random, levels);
            }
        }
        assertTrue(levels.size() >= 3, levels.toString());
        wholeSession(run, model);
    }

    private static void lanes(TimelineRun run, Playhead instant, SplittableRandom random, Set<ZoomLevel> levels) {
        LaneInput input = Lanes.of(run, instant, model -> {
            model.fitAll();
            model.zoom(Math.pow(2, random.nextInt(-9, 5)), random.nextDouble(800));
        });
        levels.add(input.level());
        Rulers.decide(input);
        TracksOf.decideAll(run.info(), input);
    }

    private static void wholeSession(TimelineRun run, TimelineViewModel model) {
        StoreView left = run.view();
        OverviewModel.decide(left, model, 500);
        WorstFrame.of(left);
        EdgeIndex edges = new EdgeIndex(run.info());
        edges.update(left);
        AlphaJumps jumps = new AlphaJumps(run.info());
        while (jumps.advance(left, 50)) {
            // The next slice.
        }
        long rows = left.frames().rowCount();
        for (long from = 0; from < rows; from += 7) {
            RangeStatistics statistics = read(run, left, from, rows);
            assertTrue(statistics.lostRows() >= 0 && statistics.lostRows() <= rows - from, statistics.lostRows() + " of " + (rows - from));
            RangeBounds bounds = RangeBounds.between(model, left.frames().getLong(Columns.Frame.REAL, left.frames().atOrAfter(from)),
                    model.endUnits());
            assertTrue(bounds.frames() >= 0 && bounds.ticks() >= 0, bounds.toString());
        }
        TimelineSearch search = new TimelineSearch(model, List::of);
        for (int number = 1; number < rows; number++) {
            search.find("frame " + number, 1);
            search.find("tick " + number, -1);
            search.find(number * 20 + " ms", 0);
            search.find("sim " + number * 20 + " ms", 0);
        }
        for (double x = 0; x < 800; x += 5) {
            model.moves().at(x);
            new Borders(model).units(x);
            model.frameRowAt(x);
        }
    }

    private static TimelineRun restless(SplittableRandom random, String preset) {
        TimelineRun run = TimelineRun.withActions(preset, "jump", "duck");
        run.breakpoint(1, "fixedUpdate", 0);
        for (int i = 0; i < 160; i++) {
            Command command = switch (random.nextInt(14)) {
                case 0 -> new Command.Pause();
                case 1 -> new Command.StepTick();
                case 2 -> new Command.StepFrame();
                case 3 -> new Command.EnableBreakpoint(1, random.nextInt(4) == 0);
                case 4 -> new Command.InputEdge(random.nextInt(2), random.nextBoolean());
                case 5 -> new Command.SetCap(random.nextInt(1, 6));
                case 6, 7, 8 -> new Command.Resume();
                default -> null;
            };
            if (command != null) {
                run.apply(command);
            }
            run.frames(random.nextInt(20) == 0 ? "-3ms" : random.nextInt(1, random.nextInt(8) == 0 ? 160 : 30) + "ms");
        }
        return run;
    }
}
