package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.timeline.Cursors.Name;
import dev.tickscope.timeline.axis.SimAxis;
import dev.tickscope.timeline.axis.TimeAxis;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A, B and ranges: what they measure, what attracts them, where their flags are. */
class CursorsTest {
    private static TimelineViewModel model(TimelineRun run) {
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        model.update(run.view(), Playhead.LIVE);
        return model;
    }

    private static long start(TimelineRun run, long row) {
        return run.view().frames().getLong(Columns.Frame.REAL, row);
    }

    @Test
    void theWorkedExampleIsMeasuredExactly() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = model(run);
        assertEquals("", Measure.words(model));
        // Frames 511 and 512; the pause is row 60.
        model.cursors().set(Name.A, start(run, 511));
        assertEquals("A 9.154154 s · Alt+B sets the other", Measure.words(model));
        assertEquals("", Measure.exact(model));
        model.cursors().set(Name.B, start(run, 512));
        assertEquals("A → B real 100.0 ms · simulation 33.3 ms so far · 1 frame · 2 ticks", Measure.words(model));
        RangeBounds range = RangeBounds.chosen(model);
        assertEquals(run.units("100ms"), range.realUnits());
        assertEquals(2 * run.info().stepUnits(), range.simulationUnits());
        assertEquals(List.of(511L, 512L, 1L, 429L, 431L),
                List.of(range.firstFrame(), range.endFrame(), range.frames(), range.firstTick(), range.endTick()));
        assertTrue(Measure.exact(model).contains("real Δ 100000000 ns\nsimulation Δ 1/30 s = 2 ticks × 1/60 s\n1 frame"), Measure.exact(model));
    }

    @Test
    void theEarlierCursorComesFirst() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "17ms", "17ms", "17ms");
        TimelineViewModel model = model(run);
        model.cursors().set(Name.A, start(run, 3));
        model.cursors().set(Name.B, start(run, 1));
        assertEquals("B → A real 34.0 ms · simulation 50.0 ms · 2 frames · 3 ticks", Measure.words(model));
        model.cursors().clear();
        assertFalse(model.cursors().any());
        assertNull(RangeBounds.chosen(model));
    }

    @Test
    void standingTimeIsNoFrame() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "17ms").apply(new Command.Pause()).frames("500ms", "400ms")
                .apply(new Command.Resume()).frames("17ms", "16ms");
        TimelineViewModel model = model(run);
        RangeBounds all = RangeBounds.between(model, 0, model.endUnits() + 1);
        assertEquals(4, all.frames());
        assertEquals(6, all.endFrame() - all.firstFrame());
        assertEquals(run.view().ticks().rowCount(), all.ticks());
        model.selection().select(start(run, 1), start(run, 4));
        RangeBounds chosen = RangeBounds.chosen(model);
        assertEquals(1, chosen.frames());
        assertEquals("1 frame · 2 ticks · 917.0 ms", chosen.words(run.info()));
    }

    @Test
    void everyTickIsInExactlyOneOfTwoRangesThatTouch() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "17ms", "150ms", "16ms", "33ms", "5ms", "5ms", "17ms", "80ms", "17ms");
        TimelineViewModel model = model(run);
        SimAxis sim = new SimAxis(run.view(), run.info().stepUnits());
        for (long tick = 0; tick < run.view().ticks().rowCount(); tick++) {
            assertEquals(tick + 1, sim.firstTickAfter(sim.tickEnd(tick)), "ticks end one after the other");
        }
        long end = model.endUnits() + 1;
        for (long at = 0; at < end; at += end / 97) {
            RangeBounds before = RangeBounds.between(model, 0, at);
            RangeBounds after = RangeBounds.between(model, at, end);
            assertEquals(run.view().ticks().rowCount(), before.ticks() + after.ticks() + firstTicks(sim));
            assertEquals(10, before.frames() + after.frames());
        }
    }

    /** Ticks that end at time 0 are in no range. */
    private static long firstTicks(SimAxis sim) {
        return sim.firstTickAfter(0);
    }

    @Test
    void bordersOfFramesTicksAndStagesAttractWithinSixPixels() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = model(run);
        TimeAxis axis = model.axis();
        Borders borders = model.borders();
        double frame = axis.x(start(run, 511));
        assertEquals(start(run, 511), borders.units(frame + 0.5));
        assertEquals(start(run, 511), borders.units(frame - 5.5));
        SimAxis sim = new SimAxis(run.view(), run.info().stepUnits());
        long tickEnd = sim.tickEnd(430);
        assertEquals(tickEnd, borders.units(axis.x(tickEnd) + 4));
        long stage = model.lens().execution().stages().get(2).endUnits();
        assertEquals(stage, borders.units(axis.x(stage) + 1));
        // Nothing is near: the dropped steps lie there.
        double bare = axis.x(tickEnd) + 60;
        assertEquals(axis.real(bare), borders.units(bare));
        assertEquals(bare, borders.x(bare));
    }

    @Test
    void altTurnsSnappingOff() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = model(run);
        double x = model.axis().x(start(run, 511)) - 3;
        model.pointer().at(x, true);
        assertEquals(start(run, 511), model.pointer().units());
        assertEquals(x + 3, model.pointer().x(), 1e-9);
        model.pointer().at(x, false);
        assertEquals(model.axis().real(x), model.pointer().units());
        assertEquals(x, model.pointer().x());
    }

    @Test
    void flagsStayInSightAndApart() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = model(run);
        model.cursors().set(Name.A, 0);
        model.cursors().set(Name.B, 1);
        List<CursorFlags.Flag> flags = CursorFlags.decide(model.cursors(), model.axis());
        assertEquals(List.of("◂A", "◂B"), flags.stream().map(CursorFlags.Flag::text).toList());
        assertEquals(0, flags.get(0).from());
        assertTrue(flags.get(1).from() >= flags.get(0).from() + flags.get(0).width());
        assertEquals(Name.A, CursorFlags.at(flags, 2, 4));
        assertEquals(Name.B, CursorFlags.at(flags, flags.get(1).from() + 10, 4));
        assertNull(CursorFlags.at(flags, 300, 4));
        model.cursors().set(Name.B, start(run, 512));
        CursorFlags.Flag shown = CursorFlags.decide(model.cursors(), model.axis()).get(1);
        assertEquals(0, shown.away());
        assertEquals(model.axis().contextWidth(), shown.x(), 1e-9);
    }

    @Test
    void relatedEventsLeadFromEdgesOverTicksToTheFrameAndBack() {
        TimelineRun run = TimelineRun.withActions("phase", "Jump").frames("16ms").edge(0, true).frames("17ms", "17ms", "34ms");
        TimelineViewModel model = model(run);
        RelatedEvents related = new RelatedEvents(model);
        // Frame 2 is the first whose ticks can see the edge.
        long frame = run.view().ticks().getLong(Columns.Tick.FRAME_POSITION, 0);
        model.update(run.view(), new Playhead.AtFrame(frame));
        RelatedEvents.Event tick = related.go(-1);
        assertEquals("tick 1", tick.words());
        model.update(run.view(), tick.playhead());
        RelatedEvents.Event edge = related.go(-1);
        assertNotNull(edge);
        assertTrue(edge.edge() && edge.words().startsWith("Jump pressed, seen by T1 after "), edge.words());
        model.update(run.view(), edge.playhead());
        assertNull(related.go(-1));
        assertEquals(edge, related.current());
        assertEquals("tick 1", related.go(1).words());
        model.update(run.view(), new Playhead.AtTick(0));
        assertEquals(new Playhead.AtFrame(frame), related.go(1).playhead());
    }
}
