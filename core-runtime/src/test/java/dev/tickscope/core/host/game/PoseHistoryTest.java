package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.PoseHistory;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import org.junit.jupiter.api.Test;

/** Body 0 flies at one metre a tick; body 1 is not there until it is spawned. */
class PoseHistoryTest {
    private static final long SOME_UNITS = 1_000_000;

    private final PoseHistory history = new PoseHistory(2);
    private Thing mover;

    private static MovableWorld world() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.ball("Mover", 0.25).velocity(64, 0);
        builder.ball("Late", 0.25).at(0, 99).absent();
        return builder.build();
    }

    /** At 64 ticks a second every number is exact. */
    private GameRun run(String preset) {
        return run(GameRun.contract("{\"extends\": \"" + preset + "\", \"rate\": 64}"));
    }

    private GameRun run(ClockContract contract) {
        return new GameRun(contract, PoseHistoryTest::world, (game, api) -> {
            mover = new Thing(game, "Mover");
            api.spawn(mover.withBody(0));
        });
    }

    private void frame(GameRun run, double steps) {
        run.control.frame((long) (steps * run.runner.steps().stepUnits()));
    }

    private static SessionInfo info(GameRun run) {
        return new SessionInfo("Test", "", run.contract, run.runner.timeBase(), run.runner.steps().stepUnits(), run.runner.bodies());
    }

    /** Previous, committed and presented x of a body, and {@code !} where its history is reset. */
    private String now(GameRun run, int body) {
        return at(run, body, Playhead.LIVE);
    }

    private String at(GameRun run, int body, Playhead playhead) {
        StoreView view = run.view();
        Moment moment = Moment.of(view, playhead);
        double shown = history.readPresented(view, info(run), moment).get(body, 0);
        history.read(view, moment);
        return !history.present(body) ? "absent" : history.previous().get(body, 0) + " " + history.committed().get(body, 0) + " " + shown
                + (history.reset(body) ? "!" : "");
    }

    @Test
    @Rule("A17")
    void aBodyIsPresentedBetweenItsLastTwoTicks() {
        GameRun run = run("phase");
        frame(run, 2.5);
        assertEquals("1.0 2.0 1.5", now(run, 0));
    }

    @Test
    @Rule("A17")
    void theFirstTickIsPresentedOnTheWayFromTheFirstPose() {
        GameRun run = run("phase");
        frame(run, 1.25);
        assertEquals("0.0 1.0 0.25!", now(run, 0));
        frame(run, 1);
        assertEquals("1.0 2.0 1.25", now(run, 0));
    }

    @Test
    void aBodyThatIsNotSpawnedIsAbsentAndWritesNoPoses() {
        GameRun run = run("phase");
        frame(run, 2);
        assertEquals("absent", now(run, 1));
    }

    @Test
    @Rule("C11")
    void aSpawnedBodyIsDrawnWhereItAppearedAndNotOnItsWayThere() {
        for (String preset : new String[] {"phase", "ordered"}) {
            GameRun run = run(preset);
            frame(run, 1);
            run.api().spawn(new Thing(run, "Late").withBody(1).at(40, 0, 0).moving(64, 0));
            frame(run, 1.5);
            assertEquals("40.0 41.0 40.5!", now(run, 1), preset);
            frame(run, 1);
            assertEquals("41.0 42.0 41.5", now(run, 1), preset);
        }
    }

    @Test
    @Rule({"C11", "C27"})
    void aTeleportInFixedUpdateIsNotDrawnAsAStreakAndKeepsTheVelocity() {
        for (String preset : new String[] {"phase", "ordered"}) {
            GameRun run = run(preset);
            frame(run, 2);
            mover.inFixed = api -> {
                mover.inFixed = unused -> { };
                api.teleport(mover, 30, 0, 0);
            };
            frame(run, 1.5);
            assertEquals("30.0 31.0 30.5!", now(run, 0), preset);
            frame(run, 1);
            assertEquals("31.0 32.0 31.5", now(run, 0), preset);
        }
    }

    @Test
    @Rule("C27")
    void aTeleportInUpdateIsShownInThatFrameAlready() {
        GameRun run = run("ordered");
        frame(run, 2.5);
        mover.inUpdate = api -> {
            mover.inUpdate = unused -> { };
            api.teleport(mover, 30, 0, 0);
        };
        frame(run, 0.25);
        assertEquals("30.0 30.0 30.0!", now(run, 0));
        frame(run, 0.75);
        assertEquals("30.0 31.0 30.5!", now(run, 0));
        assertEquals("1.0 2.0 1.5", at(run, 0, new Playhead.AtFrame(0)));
    }

    @Test
    @Rule("C27")
    void aMoveInFixedUpdateInterpolatesAndOneElsewhereResets() {
        GameRun run = run("ordered");
        frame(run, 2);
        mover.inFixed = api -> {
            mover.inFixed = unused -> { };
            api.moveKinematic(mover, 9, 0, 0);
        };
        frame(run, 1.5);
        assertEquals("2.0 10.0 6.0", now(run, 0));
        mover.inUpdate = api -> {
            mover.inUpdate = unused -> { };
            api.moveKinematic(mover, 20, 0, 0);
        };
        frame(run, 0.25);
        assertEquals("20.0 20.0 20.0!", now(run, 0));
    }

    /** An object whose LateUpdate has it drawn elsewhere. */
    private static final class Shown extends Thing {
        double x;

        Shown(GameRun run) {
            super(run, "Mover");
        }

        @Override
        protected void lateUpdate(GameApi api) {
            if (x != 0) {
                api.setPresentation(this, x, 0, 0);
                run.log.add("shown at " + api.presentedPose(this).x());
            }
        }
    }

    @Test
    @Rule("C27")
    void lateUpdateMayHaveABodyDrawnElsewhereInItsFrameOnly() {
        Shown[] shown = new Shown[1];
        GameRun run = new GameRun(GameRun.contract("{\"extends\": \"ordered\", \"rate\": 64}"), PoseHistoryTest::world, (game, api) -> {
            shown[0] = new Shown(game);
            api.spawn(shown[0].withBody(0));
        });
        frame(run, 2.5);
        assertEquals("1.0 2.0 1.5", now(run, 0));
        shown[0].x = 70;
        frame(run, 1);
        assertEquals("2.0 3.0 70.0", now(run, 0), "only what is drawn differs");
        assertTrue(run.seen().contains("shown at 70.0"), run.seen());
        shown[0].x = 0;
        frame(run, 1);
        assertEquals("3.0 4.0 3.5", now(run, 0), "the next presentation knows nothing of it");
        assertEquals("2.0 3.0 70.0", at(run, 0, new Playhead.AtFrame(1)));
        assertEquals("2.0 3.0 3.0", at(run, 0, new Playhead.AtTick(2)));
    }

    @Test
    @Rule("C27")
    void anywhereElseSetPresentationIsAnInvalidCommand() {
        GameRun run = run("ordered");
        frame(run, 2);
        mover.inUpdate = api -> {
            mover.inUpdate = unused -> { };
            api.setPresentation(mover, 70, 0, 0);
        };
        frame(run, 0.5);
        assertEquals("1.0 2.0 1.5", now(run, 0));
        assertEquals("setPresentation is possible in LateUpdate only", run.failures().get(0));
    }

    @Test
    @Rule("A16")
    void underPhaseATeleportInUpdateIsCarriedOutByTheNextTick() {
        GameRun run = run("phase");
        frame(run, 2.5);
        mover.inUpdate = api -> {
            mover.inUpdate = unused -> { };
            api.teleport(mover, 30, 0, 0);
        };
        frame(run, 0.25);
        assertEquals("1.0 2.0 1.75", now(run, 0));
        frame(run, 0.25);
        assertEquals("30.0 31.0 30.0!", now(run, 0));
    }

    @Test
    void whereHistoryIsKeptATeleportIsDrawnOnItsWay() {
        GameRun run = run(GameRun.contract("{\"extends\": \"phase\", \"rate\": 64, \"history\": \"keep\"}"));
        frame(run, 2);
        run.api().teleport(mover, 29, 0, 0);
        frame(run, 1.5);
        assertEquals("2.0 30.0 16.0", now(run, 0));
    }

    @Test
    @Rule({"A11", "AR8"})
    void aStopAtTheEndOfATickShowsTheCommittedPose() {
        GameRun run = run("phase");
        frame(run, 1.5);
        run.breakpointAt("fixedUpdate");
        frame(run, 2);
        assertEquals("1.0 2.0 2.0", now(run, 0));
    }

    @Test
    @Rule("A14")
    void aStopBeforeAHookStillShowsWhatTheLastFramePresented() {
        GameRun run = run("phase");
        frame(run, 1.5);
        run.breakpointAt("flowTick");
        mover.hooks |= HookSet.FLOW_TICK;
        frame(run, 1);
        StoreView view = run.view();
        Moment moment = Moment.of(view, Playhead.LIVE);
        assertEquals(Moment.Place.BEFORE_HOOK, moment.place());
        assertEquals(0.5, history.readPresented(view, info(run), moment).get(0, 0));
        history.read(view, moment);
        assertEquals(2, history.committed().get(0, 0));
    }

    @Test
    @Rule("C11")
    void aPauseOfOrderedResetsTheHistory() {
        GameRun run = run("ordered");
        frame(run, 2.5);
        assertEquals("1.0 2.0 1.5", now(run, 0));
        run.apply(new Command.Pause());
        assertEquals("2.0 2.0 2.0!", now(run, 0));
        run.control.pausedFor(SOME_UNITS);
        assertEquals("2.0 2.0 2.0!", now(run, 0));
    }

    @Test
    void aPauseOfPhaseKeepsWhatIsShown() {
        GameRun run = run("phase");
        frame(run, 2.5);
        run.apply(new Command.Pause());
        run.control.pausedFor(SOME_UNITS);
        assertEquals("1.0 2.0 1.5", now(run, 0));
    }

    @Test
    void aRemovedBodyIsAbsentFromTheTickThatTakesItOut() {
        GameRun run = run("ordered");
        frame(run, 2);
        run.api().remove(mover);
        frame(run, 0.5);
        assertEquals("1.0 2.0 1.5", now(run, 0));
        frame(run, 0.5);
        assertEquals("absent", now(run, 0));
        assertEquals("1.0 2.0 2.0", at(run, 0, new Playhead.AtTick(1)));
    }

    @Test
    @Rule("C11")
    void aNewSessionBeginsItsHistoryAtTheFirstPoses() {
        GameRun run = run("ordered");
        frame(run, 3);
        run.apply(new Command.Restart());
        frame(run, 1.5);
        assertEquals("0.0 1.0 0.5!", now(run, 0));
        assertEquals("2.0 3.0 2.0", at(run, 0, new Playhead.AtFrame(0)));
    }

    @Test
    void aBodyThatLiesStillIsFoundFarFromItsLastRow() {
        GameRun run = run("phase");
        mover.inStart = api -> api.setVelocity(mover, 0, 0);
        for (int frame = 0; frame < 200; frame++) {
            frame(run, 1);
        }
        assertEquals("0.0 0.0 0.0", now(run, 0));
        for (long tick : new long[] {63, 64, 65, 127, 128, 129}) {
            assertEquals("0.0 0.0 0.0", at(run, 0, new Playhead.AtTick(tick)), "tick row " + tick);
        }
        assertTrue(run.view().poses().rowCount() < 20);
        assertFalse(history.present(1));
    }

    @Test
    void everyTickIsFoundAcrossTheTicksThatWriteAllBodies() {
        GameRun run = run("phase");
        for (int frame = 0; frame < 200; frame++) {
            frame(run, 1);
        }
        for (int tick = 1; tick < 200; tick++) {
            assertEquals(tick + ".0 " + (tick + 1) + ".0 " + (tick + 1) + ".0", at(run, 0, new Playhead.AtTick(tick)));
        }
    }
}
