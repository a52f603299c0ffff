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
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.ZoomLevel;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What every lane decides to show at the levels where one pixel column covers many frames, and what survives all of them. */
class LevelsTest {
    private static final int FRAMES = 6_000;

    /** Frames of a tick or two, a hitch of 150 ms at 3 000, and what {@code also} does before a frame. */
    private static TimelineRun run(String contract, Consumer<TimelineRun> also) {
        return run(contract, FRAMES, also);
    }

    private static TimelineRun run(String contract, int frames, Consumer<TimelineRun> also) {
        TimelineRun run = TimelineRun.of(contract);
        for (int i = 0; i < frames; i++) {
            if (i % 1_000 == 500) {
                also.accept(run);
            }
            run.frames(i == 3_000 ? "150ms" : i % 2 == 0 ? "13ms" : "21ms");
        }
        run.store().maintain();
        return run;
    }

    private static LaneInput many(TimelineRun run) {
        LaneInput input = Lanes.of(run, Playhead.LIVE, TimelineViewModel::fitAll);
        assertEquals(ZoomLevel.MANY, input.level());
        return input;
    }

    @Test
    void columnsTellExtremesOfAllTheirFramesNeverOfSome() {
        LaneInput input = many(run("phase", run -> { }));
        PixelColumns columns = input.columns();
        long frames = 0;
        for (int i = 0; i < columns.count(); i++) {
            long least = Long.MAX_VALUE;
            long most = 0;
            for (long row = columns.firstRow(i); row < columns.firstRow(i + 1); row++) {
                FrameFacts frame = FrameFacts.of(input.view(), row);
                least = Math.min(least, frame.accumulatorUnits());
                most = Math.max(most, frame.accumulatorFullUnits());
                frames++;
            }
            if (most > 0) {
                BacklogTrack.Column shown = column(new BacklogTrack().decide(input), i);
                assertEquals(least, shown.leastUnits());
                assertEquals(most, shown.mostUnits());
                assertEquals(FrameFacts.of(input.view(), columns.firstRow(i + 1) - 1).accumulatorUnits(), shown.lastUnits());
            }
        }
        assertEquals(FRAMES, frames);
    }

    @Test
    void summariesSayWhatTheRowsSay() {
        TimelineRun run = run("phase", 20_000, made -> made.apply(new Command.Pause()).frames("70ms").apply(new Command.Resume()));
        LaneInput input = many(run);
        PixelColumns kept = input.columns();
        PixelColumns read = new PixelColumns(run.view().withoutSummaries(), input.axis());
        assertTrue(run.view().frameMips().covers(0) && !run.view().withoutSummaries().frameMips().covers(0));
        assertEquals(kept.count(), read.count());
        for (int i = 0; i < kept.count(); i++) {
            assertEquals(kept.worstDeltaUnits(i), read.worstDeltaUnits(i));
            assertEquals(kept.of(i).frames, read.of(i).frames);
            assertEquals(kept.of(i).minAccumulatorUnits, read.of(i).minAccumulatorUnits);
            assertEquals(kept.of(i).maxBacklogUnits, read.of(i).maxBacklogUnits);
            assertEquals(kept.of(i).minTicks, read.of(i).minTicks);
            assertEquals(kept.of(i).maxTicks, read.of(i).maxTicks);
            assertEquals(kept.of(i).minAlphaUnits, read.of(i).minAlphaUnits);
            assertEquals(kept.of(i).maxAlphaUnits, read.of(i).maxAlphaUnits);
            assertEquals(kept.of(i).drops, read.of(i).drops);
            assertEquals(kept.of(i).flags, read.of(i).flags);
        }
    }

    private static BacklogTrack.Column column(BacklogTrack.Picture picture, int x) {
        return picture.columns().stream().filter(column -> column.x() == x).findFirst().orElseThrow();
    }

    @Test
    void everyLaneHasItsSummaryAtTheOuterLevel() {
        TimelineRun run = run("phase", made -> made.apply(new Command.SetTimeScale(new TimeScale(1, 1))));
        LaneInput input = many(run);
        FramesTrack.Picture frames = new FramesTrack().decide(input);
        assertEquals(1, frames.drops().size());
        assertEquals(1, frames.notches().size());
        assertTrue(frames.blocks().isEmpty());
        TicksTrack.Picture ticks = new TicksTrack().decide(input);
        assertTrue(ticks.boxes().isEmpty() && ticks.connectors().isEmpty());
        assertEquals(1.0, ticks.columns().stream().mapToDouble(TicksTrack.Column::most).max().orElseThrow());
        for (PhasesTrack.Stack stack : new PhasesTrack(run.info().contract().plan()).decide(input).stacks()) {
            assertEquals(1, Arrays.stream(stack.parts()).sum(), 1e-9);
        }
        DroppedTrack.Picture dropped = new DroppedTrack(run.info()).decide(input);
        assertEquals(List.of(""), dropped.drops().stream().map(DroppedTrack.Drop::text).toList());
        assertTrue(dropped.curve().lastUnits() > 0);
        assertFalse(new StopsTrack().decide(input).groups().isEmpty());
    }

    @Test
    void alphaMarksColumnsWithPicturesThatJumpMoreThanAMillisecond() {
        TimelineRun run = run("phase", made -> { });
        LaneInput input = many(run);
        AlphaTrack track = new AlphaTrack(run.info());
        while (track.reads(run.view())) {
            // A bounded number of rows each time.
        }
        AlphaTrack.Picture picture = track.decide(input);
        assertFalse(picture.columns().isEmpty());
        // Only the dropped time moves the picture on by less than time did.
        assertEquals(1, picture.jumps().size());
        int column = picture.jumps().get(0);
        assertTrue(input.columns().firstRow(column) <= 3_000 && input.columns().firstRow(column + 1) > 3_000);
    }

    @Test
    void manyPausesAreOneMarkWithTheirNumber() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 200; i++) {
            run.frames("16ms", "17ms").apply(new Command.Pause()).frames("40ms").apply(new Command.Resume());
        }
        LaneInput input = Lanes.of(run, Playhead.LIVE, TimelineViewModel::fitAll);
        Rulers.Picture rulers = Rulers.decide(input);
        assertTrue(input.axis().gapWidth() < 16);
        assertEquals(200, rulers.gaps().stream().filter(gap -> gap.kind() == Fold.Kind.PAUSED).count());
        assertEquals(200, rulers.gapMarks().stream().mapToLong(mark -> mark.text().isEmpty() ? 1 : Long.parseLong(mark.text())).sum());
        assertTrue(rulers.gapMarks().size() < 200);
        assertTrue(Rulers.decide(Lanes.of(run)).gapMarks().isEmpty(), "wide gaps have words of their own");
    }

    @Test
    void aCountInTheStopsLaneOpensTheListOfWhatItStandsFor() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms");
        for (int i = 1; i <= 3; i++) {
            run.apply(new Command.SetTimeScale(new TimeScale(i, 1)));
        }
        LaneInput input = Lanes.of(run.frames("16ms"));
        StopsTrack.Picture picture = new StopsTrack().decide(input);
        assertNull(StopList.groupAt(picture, picture.groups().get(0).item().x() + 60));
        StopsTrack.Group group = StopList.groupAt(picture, picture.groups().get(0).item().x() + 4);
        assertNotNull(group);
        List<StopList.Entry> entries = StopList.of(input, picture, group);
        assertEquals(group.count(), entries.size());
        assertEquals(List.of("0.016 s  timeScale ×1", "0.016 s  timeScale ×2", "0.016 s  timeScale ×3"),
                entries.stream().map(StopList.Entry::words).toList());
        assertEquals(new Playhead.AtFrame(0), entries.get(0).playhead());
    }

    @Test
    void aLaneThatIsOneLevelFurtherOutShowsWhatThatLevelShows() {
        LaneInput frames = Lanes.of(TimelineRun.workedExample());
        assertEquals(ZoomLevel.FRAMES, frames.level());
        LaneInput dense = frames.coarser();
        assertEquals(ZoomLevel.DENSE, dense.level());
        assertTrue(new FramesTrack().decide(dense).blocks().stream().allMatch(block -> block.text().isEmpty()));
        LaneInput many = dense.coarser();
        assertEquals(ZoomLevel.MANY, many.level());
        assertFalse(new FramesTrack().decide(many).columns().isEmpty());
        assertFalse(new BacklogTrack().decide(many).columns().isEmpty());
        assertEquals(many, many.coarser());
    }

    @Test
    void marksOfDropsSurviveEveryLevel() {
        TimelineRun run = run("phase", made -> { });
        for (double pixels : new double[] {1, 3, 12, 60, 400}) {
            LaneInput input = Lanes.of(run, Playhead.LIVE, model -> {
                long hitch = run.view().frames().getLong(dev.tickscope.core.store.Columns.Frame.REAL, 3_000);
                model.zoom(1e-9, 0);
                model.zoom(run.info().stepUnits() / pixels / model.axis().unitsPerPixel(), 0);
                model.showFrom(hitch - (long) (200 * model.axis().unitsPerPixel()));
            });
            assertEquals(1, new FramesTrack().decide(input).drops().size(), input.level() + " at " + pixels);
            assertEquals(1, new DroppedTrack(run.info()).decide(input).drops().size(), input.level() + " at " + pixels);
        }
    }
}
