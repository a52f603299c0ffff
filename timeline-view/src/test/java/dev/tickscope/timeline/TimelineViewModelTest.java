package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import org.junit.jupiter.api.Test;

class TimelineViewModelTest {
    private static TimelineViewModel showing(TimelineRun run) {
        return showing(run, Playhead.LIVE);
    }

    private static TimelineViewModel showing(TimelineRun run, Playhead playhead) {
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        model.update(run.view(), playhead);
        return model;
    }

    private static TimelineRun steady(int frames) {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < frames; i++) {
            run.units(run.info().stepUnits());
        }
        return run;
    }

    @Test
    void twoHundredWheelClicksNeverTurnTheWindowRound() {
        TimelineRun run = steady(100);
        TimelineViewModel model = showing(run);
        for (int i = 0; i < 200; i++) {
            model.zoom(0.5, 400);
            assertTrue(model.axis().leftUnits() < model.axis().contextRightUnits(), "at click " + i);
        }
        long span = model.axis().contextRightUnits() - model.axis().leftUnits();
        assertTrue(span >= run.info().timeBase().unitsPerNano(), "at least a nanosecond, not " + span);
        for (int i = 0; i < 200; i++) {
            model.zoom(2, 400);
            assertTrue(model.axis().leftUnits() < model.axis().contextRightUnits(), "at click " + i);
        }
        assertTrue(model.axis().x(model.endUnits()) > 300, "zooming out stops when the session is half of the width");
    }

    @Test
    void theTimeUnderThePointerStaysThereWhenZooming() {
        TimelineViewModel model = showing(steady(600));
        model.pan(-2_000);
        long under = model.axis().real(300);
        model.zoom(0.5, 300);
        assertEquals(300, model.axis().x(under), 1e-3);
        model.zoom(3, 300);
        assertEquals(300, model.axis().x(under), 1e-3);
    }

    @Test
    void followingKeepsTheZoom() {
        TimelineRun run = steady(600);
        TimelineViewModel model = showing(run);
        model.pan(-1_000);
        model.zoom(1.7, 100);
        double zoom = model.axis().unitsPerPixel();
        assertFalse(model.follow());
        model.followLive();
        assertTrue(model.follow());
        assertEquals(zoom, model.axis().unitsPerPixel());
        assertEquals(854 - 24, model.axis().x(model.endUnits()), 0.1);
        run.units(run.info().stepUnits());
        model.update(run.view(), Playhead.LIVE);
        assertEquals(zoom, model.axis().unitsPerPixel());
        assertEquals(854 - 24, model.axis().x(model.endUnits()), 0.1, "the newest row stays in sight");
    }

    @Test
    void panningEndsFollowingAndStaysInsideTheSession() {
        TimelineViewModel model = showing(steady(600));
        model.pan(-100);
        assertFalse(model.follow());
        long left = model.axis().leftUnits();
        model.pan(10);
        assertEquals(left + Math.round(10 * model.axis().unitsPerPixel()), model.axis().leftUnits());
        model.pan(-1e9);
        assertEquals(0, model.axis().leftUnits());
        model.pan(1e9);
        assertEquals(854 - 24, model.axis().x(model.endUnits()), 0.1);
    }

    @Test
    void aShortSessionBeginsAtTheLeftBorder() {
        assertEquals(0, showing(steady(3)).axis().leftUnits());
    }

    @Test
    void fitAllShowsTheWholeSession() {
        TimelineViewModel model = showing(steady(600));
        model.fitAll();
        assertEquals(0, model.axis().x(0), 0.1);
        assertTrue(model.axis().x(model.endUnits()) > 800 && model.axis().x(model.endUnits()) <= 854);
    }

    @Test
    void fitLastShowsSoManyFrames() {
        TimelineRun run = steady(600);
        TimelineViewModel model = showing(run);
        model.fitLast(50);
        assertEquals(0, model.axis().x(run.view().frames().getLong(Columns.Frame.REAL, 549)), 1);
    }

    @Test
    void fitShowsTheSelectionAndThenEverything() {
        TimelineRun run = steady(600);
        TimelineViewModel model = showing(run);
        model.selection().select(run.units("3s"), run.units("2s"));
        model.fitSelection();
        assertEquals(0, model.axis().x(run.units("2s")), 1e-3);
        assertEquals(854, model.axis().x(run.units("3s")), 1e-3);
        model.fitSelection();
        assertEquals(0, model.axis().x(0), 0.1);
        model.selection().clear();
        assertFalse(model.selection().present());
    }

    @Test
    void theLensStandsWhereTheRunStopped() {
        TimelineViewModel model = showing(TimelineRun.workedExample());
        assertEquals(512, model.lens().frame().frameIndex());
        model.setLensOn(false);
        assertNull(model.lens());
        model.setLensOn(true);
        assertEquals(512, model.lens().frame().frameIndex());
    }

    @Test
    void theLensFollowsThePlayheadToThePast() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = showing(run, new Playhead.AtTick(424));
        assertEquals(508, model.lens().frame().frameIndex(), "tick 425 ran in the stutter");
        model.update(run.view(), new Playhead.AtFrame(300));
        assertEquals(300, model.lens().frame().row());
        assertEquals(model.lens().frame().startUnits(), model.axis().contextRightUnits());
    }

    @Test
    void aHeldKeyPutsTheLensUnderThePointerForAsLongAsItIsHeld() {
        TimelineViewModel model = showing(steady(600));
        assertNull(model.lens());
        long row = model.frameRowAt(400);
        model.holdLens(row);
        assertEquals(row, model.lens().frame().row());
        assertTrue(model.lensHeld());
        model.releaseLens();
        assertNull(model.lens());
        model.pinLens(row);
        assertEquals(row, model.lens().frame().row());
    }

    @Test
    void aFrameIsFoundUnderThePointer() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = showing(run);
        assertEquals(512, model.frameRowAt(600), "the lens is frame 512, row 512, since row 60 is a pause");
        assertEquals(511, model.frameRowAt(520));
        assertEquals(-1, model.frameRowAt(-5));
        model.showFrom(run.units("1100ms"));
        int fold = 0;
        double gap = model.axis().foldX(fold);
        assertEquals(59, model.frameRowAt(gap + 10), "standing time counts to the frame before it");
    }

    @Test
    void thePlayheadStepsOverPauses() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = showing(run, new Playhead.AtFrame(59));
        assertEquals(new Playhead.AtFrame(61), model.moves().frame(1));
        model.update(run.view(), new Playhead.AtFrame(61));
        assertEquals(new Playhead.AtFrame(59), model.moves().frame(-1));
        model.update(run.view(), new Playhead.AtTick(100));
        assertEquals(new Playhead.AtTick(99), model.moves().tick(-1));
        model.update(run.view(), new Playhead.AtFrame(0));
        assertEquals(new Playhead.AtFrame(0), model.moves().frame(-1));
    }

    @Test
    void nothingChangesWithoutNewRows() {
        TimelineRun run = steady(10);
        TimelineViewModel model = showing(run);
        long revision = model.revision();
        model.update(run.view(), Playhead.LIVE);
        assertEquals(revision, model.revision());
        run.units(run.info().stepUnits());
        model.update(run.view(), Playhead.LIVE);
        assertTrue(model.revision() > revision);
    }

    @Test
    void anotherSessionStartsOver() {
        TimelineViewModel model = showing(TimelineRun.workedExample());
        model.pan(-50);
        TimelineRun other = TimelineRun.of("ordered");
        model.setSession(other.info());
        model.update(other.view(), Playhead.LIVE);
        assertNull(model.lens());
        assertTrue(model.follow());
        assertEquals(-1, model.frameRowAt(100));
        assertNotNull(model.moment());
    }

    @Test
    void standingAfterAResumeLeavesTheLensBehind() {
        TimelineRun run = TimelineRun.workedExample();
        TimelineViewModel model = showing(run);
        run.apply(new Command.Resume()).frames("17.1ms");
        model.update(run.view(), Playhead.LIVE);
        assertNull(model.lens());
        assertEquals(854 - 24, model.axis().x(model.endUnits()), 0.1);
    }

    @Test
    void lanesShareTheHeight() {
        double[] wanted = {56, 64, 104};
        org.junit.jupiter.api.Assertions.assertArrayEquals(new double[] {56, 64, 204}, LaneHeights.distribute(wanted, new int[3], 2, 324));
        org.junit.jupiter.api.Assertions.assertArrayEquals(new double[] {24, 24, 24}, LaneHeights.distribute(wanted, new int[3], 2, 10));
        double[] tight = LaneHeights.distribute(wanted, new int[3], 2, 150);
        assertTrue(tight[0] + tight[1] + tight[2] <= 150 && tight[0] >= 24);
    }
}
