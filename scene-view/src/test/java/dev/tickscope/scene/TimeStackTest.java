package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.trace.TimeStack;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Slices, planes and the presented instant at exact times: units of 1/3 ns, in which a tick at 60 Hz is 50 000 000. */
class TimeStackTest {
    private static final long H = 50_000_000;
    private static final List<BodyShape> TWO = List.of(BodyShape.box("Floor", 10, 1, 1, true), BodyShape.box("Crate", 1, 1, 1, false));

    private final SceneTraces traces = new SceneTraces();
    private final SceneViewModel model = new SceneViewModel();

    private static ScriptedRun run(String contract) {
        return new ScriptedRun(contract, TWO, (step, into) -> into.setPlanar(1, 0.25 * step, 0, 0));
    }

    /** Frame 11 presents 0.5052 of the way from tick 9 to tick 10; frame 12 stops at the end of tick 12, with two dropped of five due. */
    private static ScriptedRun stopped() {
        return run("phase").breakpoint("fixedUpdate", 12).frames(10, H).frame(25_260_000).frame(5 * H);
    }

    private TimeStack stack(ScriptedRun run, int ticks, Playhead playhead) {
        traces.setSession(run.info);
        model.setSession(run.info);
        traces.setStackTicks(ticks);
        traces.setStackOn(true);
        update(run.view(), playhead);
        return traces.stack();
    }

    private boolean update(StoreView view, Playhead playhead) {
        Moment moment = Moment.of(view, playhead);
        model.update(view, moment);
        return traces.updateStack(view, moment, model);
    }

    private static String slices(TimeStack stack) {
        StringBuilder text = new StringBuilder();
        for (long row = stack.slices().firstRow(); row <= stack.slices().lastRow(); row++) {
            text.append(text.isEmpty() ? "" : " ").append(stack.slices().tickIndex(row)).append('@').append(stack.slices().simulationUnits(row));
        }
        return text.toString();
    }

    private static String frames(TimeStack stack) {
        StringBuilder text = new StringBuilder();
        for (int frame = 0; frame < stack.frames(); frame++) {
            text.append(text.isEmpty() ? "" : " ").append(stack.frameIndex(frame)).append('@').append(stack.frameUnits(frame))
                    .append(stack.frameEnded(frame) ? "" : "…");
        }
        return text.toString();
    }

    @Test
    void slicesLieAtTheEndOfTheirTicksAndFramesAtTheTimeTheyHadTakenIn() {
        TimeStack stack = stack(run("phase").frame(H).frame(H).frame(H / 2), 3, Playhead.LIVE);

        assertEquals("1@50000000 2@100000000", slices(stack));
        assertEquals("3@125000000 2@100000000 1@50000000", frames(stack));
        assertEquals(100_000_000, stack.newestUnits());
        assertEquals(0.5, stack.stepsFromNewest(stack.frameUnits(0)));
    }

    @Test
    void whatIsShownLiesOneStepBeforeItsFrameBetweenTwoSlices() {
        TimeStack stack = stack(run("phase").frame(H).frame(H).frame(H / 2), 8, Playhead.LIVE);

        assertEquals(75_000_000, stack.presentedUnits());
        assertEquals(125_000_000, stack.presentingUnits());
        assertEquals(H, stack.lateUnits());
        assertEquals("1 tick late · 16.7 ms", StackText.late(model.session(), stack));
        assertEquals("Slices are ticks 1 to 2. The frame (dashed) stood 0.500 tick past 2, where no slice was yet, so it showed the instant 1 tick "
                + "earlier: alpha 0.500 from 1 to 2.", StackText.caption(model, stack));
    }

    @Test
    void atAStopInsideAFrameThatFrameStandsWhereItWouldGo() {
        TimeStack stack = stack(stopped(), 4, Playhead.LIVE);

        assertEquals("9@450000000 10@500000000 11@550000000 12@600000000", slices(stack));
        assertFalse(stack.frameEnded(0));
        assertEquals(12, stack.frameIndex(0));
        assertEquals(500_000_000 + 25_260_000 - H, stack.presentedUnits());
        assertEquals(525_260_000, stack.presentingUnits());
        assertEquals(H, stack.lateUnits());
    }

    @Test
    void lookingBackGivesTheStackOfThen() {
        ScriptedRun run = stopped();
        TimeStack stack = stack(run, 3, new Playhead.AtTick(4));

        assertEquals("3@150000000 4@200000000 5@250000000", slices(stack));
        assertTrue(update(run.view(), Playhead.LIVE));
        assertEquals("10@500000000 11@550000000 12@600000000", slices(stack));
        assertFalse(update(run.view(), Playhead.LIVE));
    }

    @Test
    void worldlinesGoThroughThePosesOfTheSlices() {
        TimeStack stack = stack(run("phase").frames(5, H), 3, Playhead.LIVE);

        StringBuilder text = new StringBuilder();
        stack.slices().links(1, (body, fromX, fromY, fromZ, toX, toY, toZ, broken) -> text.append(fromX).append('>').append(toX).append(' '));
        assertEquals("0.75>1.0 1.0>1.25 ", text.toString());
    }

    @Test
    void aContractWithoutInterpolationShowsTheNewestSlice() {
        TimeStack stack = stack(run("scaled").frame(H).frame(H), 3, Playhead.LIVE);

        assertEquals(stack.newestUnits(), stack.presentedUnits());
        assertTrue(StackText.caption(model, stack).endsWith(" does not interpolate: frames (dashed) show the newest slice."));
    }

    @Test
    void beforeTheFirstTickThereIsNoSlice() {
        TimeStack stack = stack(run("phase"), 3, Playhead.LIVE);

        assertEquals(0, stack.slices().count());
        assertEquals(0, stack.frames());
        assertEquals("", StackText.caption(model, stack));
        assertEquals(TimeStack.NONE, stack.lateUnits());
    }

    @Test
    void aRestartBeginsANewStack() {
        TimeStack stack = stack(run("phase").frames(5, H).command(new Command.Pause()).command(new Command.Restart())
                .command(new Command.StepTick()), 4, Playhead.LIVE);

        assertEquals("1@50000000", slices(stack));
    }

    @Test
    void manyFramesOfAFastDisplayAreCutToTheNewest() {
        TimeStack stack = stack(run("phase").frames(300, H / 10), 30, Playhead.LIVE);

        assertEquals(TimeStack.MOST_FRAMES, stack.frames());
        assertEquals(300, stack.frameIndex(0));
        assertEquals(237, stack.frameIndex(63));
    }
}
