package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment.Place;
import dev.tickscope.core.session.Playhead.AtFrame;
import dev.tickscope.core.session.Playhead.AtPhase;
import dev.tickscope.core.session.Playhead.AtStop;
import dev.tickscope.core.session.Playhead.AtTick;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.Retention;
import org.junit.jupiter.api.Test;

/** In {@code phase} a frame has stages 0 and 1 before its ticks, 3 in each tick, and 3 after them. */
class MomentTest {
    private static final String STEP = "1/60";

    @Test
    void nothingIsShownBeforeTheFirstFrame() {
        Recorded run = Recorded.of("phase");
        Moment moment = run.at(new AtPhase(3));
        assertEquals(new Moment(-1, -1, Place.NOTHING_YET, -1), moment);
        assertEquals(Playhead.LIVE, moment.playhead(run.view()));
    }

    @Test
    void theEndOfAFrameHasItsTicksCompleted() {
        Recorded run = Recorded.of("phase").frames(STEP, "1/30", "1ms");
        assertEquals(new Moment(1, 2, Place.FRAME_END, -1), run.at(new AtFrame(1)));
        assertEquals(new Moment(2, 2, Place.FRAME_END, -1), run.at(new AtFrame(2)));
        assertEquals(new Moment(2, 2, Place.FRAME_END, -1), run.at(Playhead.LIVE));
    }

    @Test
    void theEndOfATickLiesInItsFrame() {
        Recorded run = Recorded.of("phase").frames(STEP, "1/30");
        Moment moment = run.at(new AtTick(1));
        assertEquals(new Moment(1, 1, Place.TICK_END, -1), moment);
        assertEquals(new AtTick(1), moment.playhead(run.view()));
    }

    @Test
    void aStageBeforeTheTicksHasTheTicksOfEarlierFramesCompleted() {
        Recorded run = Recorded.of("phase").frames(STEP, "1/30");
        Moment moment = run.at(new AtPhase(8 + 1));
        assertEquals(new Moment(1, 0, Place.AFTER_PHASE, -1, 9), moment);
        assertEquals("Update", run.stage(moment));
        assertEquals(-1, moment.pendingTick(run.view(), run.contract().plan()));
        assertFalse(moment.afterTicks(run.view(), run.contract().plan()));
    }

    @Test
    void aStageInsideATickHasThatTickPending() {
        Recorded run = Recorded.of("phase").frames(STEP, "1/30");
        // Frame 2: Start 8, Update 9, tick 2 in 10 to 12, tick 3 in 13 to 15.
        Moment moment = run.at(new AtPhase(14));
        assertEquals(new Moment(1, 1, Place.AFTER_PHASE, -1, 14), moment);
        assertEquals("Physics", run.stage(moment));
        assertEquals(2, moment.pendingTick(run.view(), run.contract().plan()));
        assertEquals(new AtPhase(14), moment.playhead(run.view()));
    }

    @Test
    void theLastStageOfATickIsTheEndOfThatTick() {
        Recorded run = Recorded.of("phase").frames(STEP, "1/30");
        assertEquals(run.at(new AtTick(1)), run.at(new AtPhase(12)));
        assertEquals(run.at(new AtTick(2)), run.at(new AtPhase(15)));
    }

    @Test
    void aStageAfterTheTicksHasThemCompletedAndTheLastIsTheEndOfTheFrame() {
        Recorded run = Recorded.of("phase").frames(STEP, "1/30");
        Moment moment = run.at(new AtPhase(17));
        assertEquals(new Moment(1, 2, Place.AFTER_PHASE, -1, 17), moment);
        assertEquals("Flow Tick", run.stage(moment));
        assertTrue(moment.afterTicks(run.view(), run.contract().plan()));
        assertEquals(run.at(new AtFrame(1)), run.at(new AtPhase(18)));
    }

    @Test
    void inAFrameWithoutTicksAStageLeavesTheTicksAsTheyWere() {
        Recorded run = Recorded.of("phase").frames(STEP, "1ms", STEP);
        assertEquals(new Moment(1, 0, Place.AFTER_PHASE, -1, 9), run.at(new AtPhase(9)));
        assertEquals(new Moment(1, 0, Place.AFTER_PHASE, -1, 10), run.at(new AtPhase(10)));
        assertEquals(run.at(new AtFrame(1)), run.at(new AtPhase(12)));
    }

    @Test
    void anInterruptedFrameEndsWithTheTickThatWasHit() {
        Recorded run = Recorded.of("phase").breakpoint(1, "fixedUpdate", 2, 1).frames(STEP, "1/20", STEP);
        Moment stop = run.at(new AtStop(1));
        assertEquals(new Moment(1, 1, Place.TICK_END, 1), stop);
        assertEquals(stop, run.at(new AtTick(1)));
        assertEquals(stop, run.at(new AtPhase(12)));
        assertEquals(new AtStop(1), stop.playhead(run.view()));
        assertEquals(new Moment(1, 1, Place.FRAME_END, -1), run.at(new AtFrame(1)));
    }

    @Test
    void aSuspendedFrameIsShownAtItsNewestTickAndAtItsStages() {
        Recorded run = Recorded.of("ordered").breakpoint(1, "fixedUpdate", 2, 1).frames("1/50", "3/50");
        StoreView view = run.view();
        assertEquals(1, view.frameEnds().rowCount());
        assertEquals(new Moment(1, 1, Place.TICK_END, 1), run.at(Playhead.LIVE));
        assertEquals(new Moment(1, 1, Place.TICK_END, -1), run.at(new AtFrame(1)));
        long newest = view.phases().rowCount() - 1;
        assertEquals(run.at(new AtTick(1)), run.at(new AtPhase(newest)));
        assertEquals(new Moment(1, 0, Place.AFTER_PHASE, -1, newest - 1), run.at(new AtPhase(newest - 1)));
    }

    @Test
    void aStopBeforeAHookIsFoundAgainAfterTheRunWentOn() {
        Recorded run = Recorded.of("phase").breakpoint(1, "flowTick", 0, 1).frames(STEP).apply(new Command.RemoveBreakpoint(1))
                .apply(new Command.Resume()).frames(STEP);
        Moment stop = run.at(new AtStop(1));
        assertEquals(new Moment(0, 0, Place.BEFORE_HOOK, 1), stop);
        assertEquals("Flow Tick", run.stage(stop));
        assertEquals(new AtStop(1), stop.playhead(run.view()));
        assertTrue(stop.afterTicks(run.view(), run.contract().plan()));
    }

    @Test
    void aChangeOfStateBetweenFramesIsTheEndOfTheFrameBefore() {
        Recorded run = Recorded.of("phase").frames(STEP, STEP).apply(new Command.Pause());
        assertEquals(run.at(new AtFrame(1)), run.at(new AtStop(1)));
        assertEquals(new Moment(1, 1, Place.FRAME_END, 1), run.at(Playhead.LIVE));
    }

    @Test
    void rowsThatWereNeverWrittenResolveToTheNewest() {
        Recorded run = Recorded.of("phase").frames(STEP, STEP);
        assertEquals(run.at(new AtFrame(1)), run.at(new AtFrame(99)));
        assertEquals(run.at(new AtTick(1)), run.at(new AtTick(99)));
        assertEquals(run.at(new AtFrame(1)), run.at(new AtPhase(99)));
        assertEquals(run.at(Playhead.LIVE), run.at(new AtStop(99)));
        assertFalse(Moment.kept(run.view(), new AtPhase(99)));
    }

    @Test
    void lostRowsResolveToTheOldestThatHasItsFrame() {
        Recorded run = Recorded.withBudget("phase", Retention.MIN_ROW_BYTES);
        for (int i = 0; i < 120_000; i++) {
            run.frames(STEP);
        }
        StoreView view = run.view();
        long oldest = view.frames().firstRow();
        assertTrue(oldest > 0);
        for (Playhead lost : new Playhead[] {new AtFrame(0), new AtTick(0), new AtPhase(0)}) {
            Moment moment = run.at(lost);
            assertFalse(Moment.kept(view, lost));
            assertTrue(view.frames().has(moment.framePosition()), moment.toString());
            assertEquals(moment, run.at(moment.playhead(view)));
        }
        assertEquals(oldest, run.at(new AtFrame(0)).framePosition());
        long tick = Math.max(view.ticks().firstRow(), oldest);
        assertEquals(new Moment(tick, tick, Place.TICK_END, -1), run.at(new AtTick(0)));
        // Eight stages a frame: the first of a frame whose row is there.
        long first = Math.max(view.phases().firstRow(), oldest * 8);
        assertEquals(run.at(new AtPhase(first)), run.at(new AtPhase(0)));
        assertTrue(LookBack.isOldest(view, run.at(LookBack.oldest(view))));
    }

    @Test
    void stopsAreFoundAmongManyWithoutWalking() {
        Recorded run = Recorded.of("phase");
        run.apply(new Command.Pause());
        for (int i = 0; i < 3_000; i++) {
            run.apply(new Command.StepTick());
        }
        // STATE rows: started, paused, then one a step.
        assertEquals(new Moment(1_500, 1_500, Place.TICK_END, 1_502), run.at(new AtTick(1_500)));
    }
}
