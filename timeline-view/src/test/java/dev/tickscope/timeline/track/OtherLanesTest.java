package dev.tickscope.timeline.track;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.ZoomLevel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Other contracts, other stops, other zooms. */
class OtherLanesTest {
    @Test
    void aContractWithoutAlphaSaysSo() {
        TimelineRun run = TimelineRun.of("scaled").frames("16ms", "17ms");
        AlphaTrack.Picture picture = new AlphaTrack(run.info()).decide(Lanes.of(run));
        assertTrue(picture.absent());
        assertEquals("no alpha in B · scaled clock", picture.text());
        assertTrue(new AlphaTrack(run.info()).captions().isEmpty());
    }

    @Test
    void aRunThatNeverStoppedSaysSoInTheStopsLane() {
        assertEquals("no stop so far", new StopsTrack().decide(Lanes.of(TimelineRun.of("phase").frames("16ms"))).nothing());
        assertEquals("", new StopsTrack().decide(Lanes.of(TimelineRun.of("phase").frames("16ms").apply(new Command.Pause()))).nothing());
    }

    @Test
    void aNameOfAPhaseThatDoesNotFitIsCutVisibly() {
        TimelineRun run = TimelineRun.of("phase").frames("33ms", "34ms");
        LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.zoom(0.01, 600));
        List<String> names = run.info().contract().plan().stages().stream().map(stage -> stage.title()).toList();
        for (PhasesTrack.Bar bar : new PhasesTrack(run.info().contract().plan()).decide(input).bars()) {
            boolean whole = bar.row() != 2 || names.contains(bar.text()) || bar.text().isEmpty();
            assertTrue(whole || bar.text().endsWith("…") && names.stream().anyMatch(
                    name -> name.startsWith(bar.text().substring(0, bar.text().length() - 1))), bar.text());
        }
    }

    @Test
    void aDropOfAPartOfAStepIsNamedInMilliseconds() {
        TimelineRun run = TimelineRun.of("scaled").frames("1ms", "110ms", "16ms");
        LaneInput input = Lanes.of(run);
        // 110 ms against a cap of 83.3 ms.
        assertEquals("26.7 ms dropped", new TicksTrack().decide(Lanes.of(run, Playhead.LIVE, model -> model.zoom(0.2, 250))).dropped().get(0).text());
        assertEquals(List.of("+26.7 ms"), new DroppedTrack(input.info()).decide(input).drops().stream().map(DroppedTrack.Drop::text).toList());
        assertTrue(new FramesTrack().decide(input).blocks().get(1).notch());
    }

    @Test
    void heldTicksKeepTheirPlaceBeforeWhatTheirFrameDropped() {
        for (int most : new int[] {0, 3}) {
            TimelineRun run = TimelineRun.of("scaled").frames("1ms").holdBeyond(most).frames("110ms").hold(false).frames("16ms", "16ms");
            LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.fitAll());
            TicksTrack.Picture picture = new TicksTrack().decide(input);
            TicksTrack.Dropped drop = picture.dropped().get(0);
            assertEquals(input.axis().x(input.sim().real(input.sim().plannedBegin(1, 5))), drop.from(), 1e-9, most + " ran");
            assertTrue(picture.boxes().size() >= 5, most + " ran: " + picture.boxes());
            for (TicksTrack.Box box : picture.boxes().subList(0, 5)) {
                assertTrue(box.to() <= drop.from() + 1e-9, most + " ran: " + box + " lies in " + drop);
            }
        }
    }

    @Test
    void aSuspendedFrameHasNoEndRowAndGoesOnWithItsRest() {
        TimelineRun run = TimelineRun.of("ordered").breakpoint(3, "fixedUpdate", 2).frames("16ms", "54ms");
        assertEquals(1, run.view().frameEnds().rowCount());
        LaneInput input = Lanes.of(run);
        FramesTrack.LensBlock lens = new FramesTrack().decide(input).lens();
        assertEquals("2 · 2 of 4", lens.text());
        assertEquals(List.of("rest on Resume"), lens.pieces().stream().map(LensFrame.Piece::text).toList());
        assertEquals("2 owed →", input.lens().owedText());
        assertEquals("end of tick 2", PlayheadMark.of(input, Playhead.LIVE).flag());
        assertEquals("36.7 ms carried", new BacklogTrack().decide(input).carried().text());
        assertEquals("3.3 ms", new BacklogTrack().decide(input).rest().text());
    }

    @Test
    void aStopBeforeAHookNamesTheHook() {
        TimelineRun run = TimelineRun.of("phase").breakpoint(1, "update", 0).frames("36ms");
        LaneInput input = Lanes.of(run);
        assertEquals("before Update, frame 1", PlayheadMark.of(input, Playhead.LIVE).flag());
        assertEquals("breakpoint 1 stops here", new StopsTrack().decide(input).stop().stopWords());
        assertEquals("1 · 0 of 2", new FramesTrack().decide(input).lens().text());
        assertEquals(List.of("1", "2"), new TicksTrack().decide(input).lensBoxes().stream().map(TicksTrack.Box::text).toList());
    }

    @Test
    void withoutExecutionTimesTheLensShowsTheOrderOnly() {
        TimelineRun run = TimelineRun.withoutCosts("phase").breakpoint(1, "fixedUpdate", 1).frames("36ms");
        LaneInput input = Lanes.of(run);
        assertTrue(input.lens().execution().orderOnly());
        assertEquals("Lens, order only", Rulers.decide(input).lensText());
        List<PhasesTrack.Bar> bars = new PhasesTrack(run.info().contract().plan()).decide(input).bars();
        assertEquals(3, bars.stream().filter(bar -> bar.row() == 2).count());
    }

    @Test
    void aPausedSpanIsAGapWithItsLength() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "17ms").apply(new Command.Pause()).frames("1850ms").apply(new Command.Resume())
                .frames("17ms", "16ms");
        LaneInput input = Lanes.of(run);
        List<Rulers.Gap> gaps = Rulers.decide(input).gaps();
        assertEquals(1, gaps.size());
        assertEquals("paused 1.850 s", gaps.get(0).text());
        assertEquals(26, gaps.get(0).to() - gaps.get(0).from(), 1e-6);
        assertEquals(List.of(0L, 1L, 3L, 4L), new FramesTrack().decide(input).blocks().stream().map(FramesTrack.Block::row).toList());
        assertTrue(new StopsTrack().decide(input).groups().isEmpty(), "the gap says that it was paused");
    }

    @Test
    void aSteppedTickLiesInAGapOfItsOwn() {
        TimelineRun run = TimelineRun.of("phase").frames("17ms").apply(new Command.Pause()).apply(new Command.StepTick(), "300ms");
        LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.setLensOn(false));
        Rulers.Gap gap = Rulers.decide(input).gaps().stream().filter(found -> found.kind() == Fold.Kind.STEP).findFirst().orElseThrow();
        assertEquals("step added", gap.text());
        TicksTrack.Box box = new TicksTrack().decide(input).boxes().get(1);
        assertEquals("2", box.text());
        assertEquals(gap.from(), box.from());
        assertEquals(gap.to(), box.to());
        assertEquals("+1", new FramesTrack().decide(Lanes.of(run.apply(new Command.StepTick(), "90ms"), Playhead.LIVE,
                model -> model.setLensOn(false))).blocks().get(1).text());
    }

    @Test
    void commandsAreDiamondsWithWords() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms").apply(new Command.SetTimeScale(new TimeScale(1, 2))).frames("17ms", "17ms");
        List<StopsTrack.Group> groups = new StopsTrack().decide(Lanes.of(run)).groups();
        assertEquals(1, groups.size());
        assertEquals(StopsTrack.Kind.COMMAND, groups.get(0).item().kind());
        assertEquals("timeScale ×0.5", groups.get(0).item().words());
    }

    @Test
    void glyphsThatWouldTouchAreCounted() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms");
        for (int i = 1; i <= 5; i++) {
            run.apply(new Command.SetTimeScale(new TimeScale(i, 1)));
        }
        List<StopsTrack.Group> groups = new StopsTrack().decide(Lanes.of(run.frames("16ms"))).groups();
        assertEquals(1, groups.size());
        assertEquals(5, groups.get(0).count());
    }

    @Test
    void marksCloserThanEightPixelsMerge() {
        Mark.Row row = new Mark.Row();
        row.add(10, 1);
        row.add(18, 1);
        row.add(25, 2);
        row.add(40, 0);
        row.add(60, 1);
        assertEquals(List.of(new Mark(10, 1), new Mark(18, 3), new Mark(60, 1)), row.marks());
        assertEquals(List.of("", "3", ""), row.marks().stream().map(Mark::text).toList());
    }

    @Test
    void denseFramesHaveNoTextAndKeepEveryTenthNumber() {
        LaneInput input = Lanes.of(TimelineRun.workedExample(), Playhead.LIVE, model -> model.fitLast(100));
        assertEquals(ZoomLevel.DENSE, input.level());
        assertTrue(new FramesTrack().decide(input).blocks().stream().allMatch(block -> block.text().isEmpty()));
        TicksTrack.Picture ticks = new TicksTrack().decide(input);
        assertTrue(ticks.boxes().stream().map(TicksTrack.Box::text).filter(text -> !text.isEmpty()).allMatch(text -> text.endsWith("0")));
        assertTrue(ticks.connectors().isEmpty());
        assertFalse(new PhasesTrack(input.info().contract().plan()).decide(input).stacks().isEmpty());
    }

    @Test
    void manyFramesAreSummarisedWithTheirWorst() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 5_000; i++) {
            run.frames(i == 2_500 ? "150ms" : "17ms");
        }
        LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.fitAll());
        assertEquals(ZoomLevel.MANY, input.level());
        assertNotNull(input.columns());
        FramesTrack.Picture frames = new FramesTrack().decide(input);
        assertEquals(1, frames.drops().size());
        assertEquals(1.0, frames.columns().stream().mapToDouble(FramesTrack.Column::share).max().orElseThrow(), "150 ms is above the scale");
        assertEquals(1, frames.columns().stream().filter(FramesTrack.Column::notch).count());
        TicksTrack.Picture ticks = new TicksTrack().decide(input);
        assertEquals("up to 4 ticks a frame", ticks.mostText());
        long most = new BacklogTrack().decide(input).columns().stream().mapToLong(BacklogTrack.Column::mostUnits).max().orElseThrow();
        assertTrue(most >= run.units("150ms"));
        assertEquals(1, new DroppedTrack(input.info()).decide(input).drops().size());
        assertFalse(new AlphaTrack(run.info()).decide(input).columns().isEmpty());
        List<PhasesTrack.Stack> stacks = new PhasesTrack(run.info().contract().plan()).decide(input).stacks();
        assertTrue(stacks.stream().allMatch(stack -> Math.abs(java.util.Arrays.stream(stack.parts()).sum() - 1) < 1e-9));
    }

    @Test
    void everyColumnCountsEveryFrameOnce() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 40_000; i++) {
            run.units(50_000_000 + i % 7);
        }
        run.store().maintain();
        LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.fitAll());
        long sum = 0;
        for (int i = 0; i < input.columns().count(); i++) {
            sum += input.columns().of(i).frames;
        }
        assertEquals(40_000, sum);
    }

    @Test
    void aPausedSessionPutsTheLensOnItsLastFrame() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "17ms").apply(new Command.Pause()).frames("100ms", "100ms");
        LaneInput input = Lanes.of(run);
        assertEquals(1, input.lens().frame().row());
        assertFalse(input.lens().stands());
        assertEquals("", input.lens().owedText());
        assertNull(input.lens().piece(LensFrame.Kind.NEXT_FRAME));
        PlayheadMark mark = PlayheadMark.of(input, Playhead.LIVE);
        assertEquals("paused after frame 2", mark.flag());
        assertEquals(input.lens().execution().endUnits(), mark.realUnits());
    }
}
