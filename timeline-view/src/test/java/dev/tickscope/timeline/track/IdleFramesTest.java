package dev.tickscope.timeline.track;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.timeline.MomentText;
import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.timeline.axis.ZoomLevel;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames at a time scale of 0 that left the last picture as it was. */
class IdleFramesTest {
    /** A start frame, an ordinary one, three idle ones, and an ordinary one again. */
    private static TimelineRun run() {
        return TimelineRun.of("scaled").drawsOnlyChanges().frames("16ms", "17ms").apply(new Command.SetTimeScale(new TimeScale(0, 1)))
                .frames("17ms", "17ms", "17ms").apply(new Command.SetTimeScale(TimeScale.ONE)).frames("17ms", "17ms");
    }

    private static PhasesTrack.Picture phases(TimelineRun run, LaneInput input) {
        return new PhasesTrack(run.info().contract().plan()).decide(input);
    }

    @Test
    void framesSideBySideAreOneSpanOfThePhases() {
        TimelineRun run = run();
        LaneInput input = Lanes.of(run);
        List<FramesTrack.Block> blocks = new FramesTrack().decide(input).blocks();
        List<PhasesTrack.Undrawn> spans = phases(run, input).undrawn();
        assertEquals(List.of(new PhasesTrack.Undrawn(blocks.get(2).from(), blocks.get(4).to())), spans);
    }

    @Test
    void theyAreHollowAndHaveNoPresentation() {
        TimelineRun run = run();
        LaneInput input = Lanes.of(run);
        assertEquals(FramesTrack.Look.HOLLOW, new FramesTrack().decide(input).blocks().get(2).look());
        int render = run.info().contract().plan().named("render").orElseThrow().index();
        assertEquals(0, input.execution(2).stages().stream().filter(stage -> stage.stage() == render).count());
        assertEquals(1, input.execution(5).stages().stream().filter(stage -> stage.stage() == render).count());
    }

    @Test
    void whatIsDrawnInBetweenParts() {
        TimelineRun run = TimelineRun.of("scaled").drawsOnlyChanges().frames("16ms").apply(new Command.SetTimeScale(new TimeScale(0, 1)))
                .frames("17ms").apply(new Command.SetTimeScale(TimeScale.ONE)).frames("17ms")
                .apply(new Command.SetTimeScale(new TimeScale(0, 1))).frames("17ms", "17ms");
        assertEquals(2, phases(run, Lanes.of(run)).undrawn().size());
    }

    @Test
    void whereEveryFrameIsDrawnThereIsNoSpan() {
        TimelineRun run = TimelineRun.of("phase").drawsOnlyChanges().frames("17ms").apply(new Command.SetTimeScale(new TimeScale(0, 1)))
                .frames("17ms", "17ms");
        assertTrue(phases(run, Lanes.of(run)).undrawn().isEmpty());
    }

    @Test
    void underTheLensItIsToldToo() {
        TimelineRun run = TimelineRun.of("scaled").drawsOnlyChanges().frames("16ms", "17ms").apply(new Command.SetTimeScale(new TimeScale(0, 1)))
                .frames("17ms").apply(new Command.Pause());
        LaneInput input = Lanes.of(run);
        double origin = input.axis().contextWidth();
        PhasesTrack.Undrawn span = phases(run, input).undrawn().get(0);
        assertTrue(span.from() <= origin && span.to() > origin, span + " from " + origin);
    }

    @Test
    void denseFramesKeepTheSpanAndManyFramesAreOnlyColumns() {
        TimelineRun run = TimelineRun.of("scaled").drawsOnlyChanges().frames("16ms").apply(new Command.SetTimeScale(new TimeScale(0, 1)))
                .frames(Collections.nCopies(5_000, "17ms").toArray(String[]::new));
        LaneInput dense = Lanes.of(run, Playhead.LIVE, model -> model.fitLast(190));
        assertEquals(ZoomLevel.DENSE, dense.level());
        assertEquals(1, phases(run, dense).undrawn().size());
        LaneInput many = Lanes.of(run, Playhead.LIVE, model -> model.fitAll());
        assertEquals(ZoomLevel.MANY, many.level());
        assertTrue(phases(run, many).undrawn().isEmpty());
    }

    @Test
    void theDetailsOfTheFrameSayIt() {
        TimelineRun run = run();
        assertEquals("frame 3, ran 0 ticks, idle, not drawn",
                MomentText.describe(run.view(), run.info(), Moment.of(run.view(), new Playhead.AtFrame(2))));
        assertEquals("ran 0 ticks, idle, not drawn", MomentText.frame(run.view(), run.info(), 2).lines().get(1));
    }
}
