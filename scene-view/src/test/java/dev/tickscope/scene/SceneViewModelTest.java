package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneViewModelTest {
    private static final List<BodyShape> TWO = List.of(BodyShape.box("Floor", 10, 1, 1, true), BodyShape.box("Crate", 1, 1, 1, false));
    /** One tick at 60 Hz in units of 1/3 ns. */
    private static final long H = 50_000_000;

    /** The crate slides by 0.25 m and turns by 0.5 rad in each tick; the floor stays. */
    private static ScriptedRun run(String contract) {
        return new ScriptedRun(contract, TWO, (step, into) -> into.setPlanar(1, 0.25 * step, 0, 0.5 * step));
    }

    private static ScriptedRun still() {
        return new ScriptedRun("phase", TWO, (step, into) -> into.setPlanar(1, 3, 0, 0));
    }

    /** Frame 11 presents 0.5052 of the way from tick 9 to tick 10; frame 12 stops at the end of tick 12. */
    private static ScriptedRun stopped() {
        return run("phase").breakpoint("fixedUpdate", 12).frames(10, H).frame(25_260_000).frame(5 * H);
    }

    @Test
    void aFrameIsPresentedBetweenItsLastTwoTicksAtItsAlpha() {
        SceneViewModel model = run("phase").frame(H).frame(H).frame(H / 2).seen();

        assertEquals(1, model.committedRow());
        assertEquals("tick 2", model.title());
        assertEquals(0.5, model.committed().get(1, 0));
        assertEquals(0.25, model.previous().get(1, 0));
        assertEquals(0.375, model.presented().get(1, 0));
        assertEquals(H / 2, model.lagUnits());
        assertEquals(1, model.lagBody());
        assertEquals(0.125, model.lagMetres());
        assertEquals("8.3 ms · 0.13 m", model.lagText());
        assertEquals("Presented in frame 3, between ticks 1 and 2 at alpha 0.500. Lag is committed minus presented.", model.caption());
    }

    @Test
    void theTurnGoesTheSameWayAsThePosition() {
        SceneViewModel model = run("phase").frame(H).frame(H).frame(H / 4).seen();

        double angle = 2 * Math.atan2(model.presented().get(1, 5), model.presented().get(1, 6));
        assertEquals(0.625, angle, 1e-12);
    }

    @Test
    void atAStopInsideAFrameThePresentedPoseIsKeptFromTheLastPresentingFrame() {
        SceneViewModel model = stopped().seen();

        assertEquals("tick 12", model.title());
        assertEquals(3 * H - 25_260_000, model.lagUnits());
        assertEquals("41.6 ms · 0.62 m", model.lagText());
        assertEquals("Presented in frame 11, between ticks 9 and 10 at alpha 0.505. Lag is committed minus presented.", model.caption());
        assertEquals(2.75, model.previous().get(1, 0));
        assertEquals(3.0, model.committed().get(1, 0));
        assertEquals(2.25 + 0.25 * 0.5052, model.presented().get(1, 0), 1e-15);
    }

    @Test
    void lookingBackAtATickShowsWhatWasPresentedBeforeIt() {
        SceneViewModel model = stopped().seen(new Playhead.AtTick(10));

        assertEquals("tick 11", model.title());
        assertEquals(2 * H - 25_260_000, model.lagUnits());
        assertEquals("Presented in frame 11, between ticks 9 and 10 at alpha 0.505. Lag is committed minus presented.", model.caption());
    }

    @Test
    void lookingBackAtAFrameShowsThatFrame() {
        SceneViewModel model = run("phase").frame(H).frame(H).frame(H / 2).frame(H / 4).frame(H).seen(new Playhead.AtFrame(3));

        assertEquals("Presented in frame 4, between ticks 1 and 2 at alpha 0.750. Lag is committed minus presented.", model.caption());
        assertEquals(H / 4, model.lagUnits());
        assertEquals("4.2 ms · 0.06 m", model.lagText());
    }

    @Test
    void aSingleTickWhilePausedMovesTheCommittedPoseOnly() {
        ScriptedRun run = run("phase").frames(3, H).frame(H / 2).command(new Command.Pause());
        long before = run.seen().lagUnits();
        SceneViewModel model = run.command(new Command.StepTick()).seen();

        assertEquals(H / 2, before);
        assertEquals("tick 4", model.title());
        assertEquals(before + H, model.lagUnits());
        assertEquals("Presented in frame 4, between ticks 2 and 3 at alpha 0.500. Lag is committed minus presented.", model.caption());
    }

    @Test
    void aContractWithoutAlphaPresentsWhatIsCommitted() {
        SceneViewModel model = run("scaled").frame(H).frames(3, H).frame(H / 2).seen();

        assertEquals("tick 3", model.title());
        assertEquals("Presented is committed: no interpolation in B · scaled clock.", model.caption());
        assertEquals(0, model.lagUnits());
        assertEquals(-1, model.lagBody());
        assertEquals("", model.lagText());
        assertEquals(0, model.presented().furthest(model.committed(), 1, 10), 1e-12);
    }

    @Test
    void theFirstTickIsPresentedOnTheWayFromTheStart() {
        SceneViewModel model = run("phase").frame(H + H / 2).seen();

        assertEquals("Presented in frame 1, between the start and tick 1 at alpha 0.500. Lag is committed minus presented.", model.caption());
        assertFalse(model.previous().has(1));
        assertEquals(0.125, model.presented().get(1, 0));
        assertEquals(H / 2, model.lagUnits());
    }

    @Test
    void aWholeFrameStepPresentsTheCommittedPose() {
        SceneViewModel model = run("ordered").frames(3, H).command(new Command.Pause()).command(new Command.StepTick()).seen();

        assertEquals("tick 4", model.title());
        assertEquals("Presented in frame 4, between ticks 3 and 4 at alpha 1.000. No lag.", model.caption());
        assertEquals(1.0, model.presented().get(1, 0));
    }

    @Test
    void aPauseThatClearsTheAccumulatorResetsTheHistory() {
        SceneViewModel model = run("ordered").frames(3, H).frame(H / 2).command(new Command.Pause()).seen();

        assertEquals("Presented in frame 4 at tick 3: the interpolation history was reset. No lag.", model.caption());
        assertEquals(0, model.lagUnits());
        assertEquals(0.75, model.presented().get(1, 0));
    }

    @Test
    void aRestartedClockPresentsItsFirstTickOnTheWayFromItsStart() {
        SceneViewModel model = run("phase").frames(3, H).command(new Command.Restart()).frame(H + H / 2).seen();

        assertEquals("tick 1", model.title());
        assertFalse(model.previous().has(1));
        assertEquals("Presented in frame 4, between the start and tick 1 at alpha 0.500. Lag is committed minus presented.", model.caption());
        assertEquals(0.125, model.presented().get(1, 0));
    }

    @Test
    void aLagThatLeadsOverARestartIsBroken() {
        ScriptedRun run = run("phase").frames(20, H).frame(H / 2).command(new Command.Pause());
        assertFalse(run.seen().lagBroken());
        SceneViewModel model = run.command(new Command.Restart()).command(new Command.StepTick()).seen();

        assertEquals("tick 1", model.title());
        assertTrue(model.lagBroken());
        assertEquals("clock restarted · 4.63 m", model.lagText());
    }

    @Test
    void whereNothingMovedTheLagIsATimeWithoutAnArrow() {
        SceneViewModel model = still().frame(H).frame(H).frame(H / 2).seen();

        assertEquals(-1, model.lagBody());
        assertEquals("", model.lagText());
        assertEquals("Presented in frame 3, between ticks 1 and 2 at alpha 0.500. Lag 8.3 ms; no body moved in it.", model.caption());
    }

    @Test
    void theLagIsOfTheBodyThatIsFurthestAway() {
        List<BodyShape> three = List.of(BodyShape.ball("Slow", 1), BodyShape.ball("Fast", 1), BodyShape.ball("Middle", 1));
        ScriptedRun run = new ScriptedRun("phase", three, (step, into) -> {
            into.setPlanar(0, 0.1 * step, 0, 0);
            into.setPlanar(1, 0, 0.8 * step, 0);
            into.setPlanar(2, 0.4 * step, 0, 0);
        });
        SceneViewModel model = run.frame(H).frame(H).frame(H / 2).seen();

        assertEquals(1, model.lagBody());
        assertEquals("8.3 ms · 0.40 m", model.lagText());
    }

    @Test
    void beforeTheFirstTickItWaits() {
        SceneViewModel model = run("phase").frame(H / 2).seen();

        assertEquals(SceneViewModel.Condition.WAITING, model.condition());
        assertEquals("waiting for the first tick", model.message());
        assertEquals("", model.title());
        assertEquals("", model.caption());
    }

    @Test
    void aBareClockSaysThatItHasNoWorld() {
        SceneViewModel model = new ScriptedRun("phase", List.of(), (step, into) -> { }).frame(H).seen();

        assertEquals("This session has no bodies: the clock runs without a world.", model.message());
    }

    @Test
    void withoutASessionItSaysSo() {
        SceneViewModel model = run("phase").frame(H).seen();
        model.setSession(null);

        assertEquals(SceneViewModel.Condition.NO_SESSION, model.condition());
        assertEquals("No session is open.", model.message());
        assertEquals("", model.title());
    }

    @Test
    void anUpdateWithTheSameRowsAndMomentChangesNothing() {
        ScriptedRun run = run("phase").frame(H).frame(H);
        SceneViewModel model = run.seen();
        StoreView view = run.view();

        assertFalse(model.update(view, Moment.of(view, Playhead.LIVE)));
        assertTrue(model.update(view, Moment.of(view, new Playhead.AtTick(0))));
        run.frame(H);
        assertTrue(model.update(run.view(), run.live()));
    }

    @Test
    void followingALiveRunGivesTheSameAsLookingOnce() {
        ScriptedRun run = run("phase");
        SceneViewModel following = run.seen();
        for (int frame = 0; frame < 200; frame++) {
            run.frame(frame % 7 == 0 ? 3 * H / 2 : H / 3);
            following.update(run.view(), run.live());
            SceneViewModel once = run.seen();
            assertEquals(once.caption(), following.caption(), "frame " + frame);
            assertEquals(once.lagUnits(), following.lagUnits(), "frame " + frame);
        }
    }
}
