package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.host.game.GameRun.Touching;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import org.junit.jupiter.api.Test;

/** How objects live under the contract {@code phase}. */
class PhaseObjectsTest {
    private Thing a;
    private Thing b;

    private GameRun two() {
        return new GameRun("phase", (run, api) -> {
            a = new Thing(run, "A");
            b = new Thing(run, "B");
            api.spawn(a);
            api.spawn(b);
        });
    }

    /** Two boxes that touch from the first tick on, without gravity; body 2 is not there at first. */
    private static Dyn4jPort touching() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Left", 1, 1).at(-0.49, 0);
        builder.box("Right", 1, 1).at(0.49, 0);
        builder.box("Third", 1, 1).at(0, 50).absent();
        return builder.build();
    }

    @Test
    @Rule({"A14", "AR1"})
    void anObjectStartsBeforeItsFirstUpdateAndItsFirstTick() {
        assertEquals("A.start B.start A.update B.update A.fixed1 B.fixed1", two().frameSeen(1));
    }

    @Test
    @Rule({"A22", "A23", "X37"})
    void anObjectSpawnedInTickOneOfThreeIsCalledFromTheNextOuterFrameOn() {
        GameRun run = two();
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        assertEquals("A.start B.start A.update B.update A.fixed1 B.fixed1 A.fixed2 B.fixed2 A.fixed3 B.fixed3", run.frameSeen(3));
        assertEquals("New.start A.update B.update New.update A.fixed4 B.fixed4 New.fixed4", run.frameSeen(1));
        assertEquals("CREATED A@-/0, CREATED B@-/0, CREATED New@fixedUpdate/1", run.rows(Change.CREATED));
    }

    @Test
    @Rule({"A16", "A23", "X37"})
    void theBodyOfANewObjectTakesPartInTheSameTickAndObeysCommandsInIt() {
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            a = new Thing(game, "A");
            api.spawn(a);
        });
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            GameObject third = new Thing(run, "Third").withBody(2).at(5, 50, 0);
            api.spawn(third);
            api.setVelocity(third, 60, 0);
        };
        run.frame(1);
        assertEquals(6, x(run, 2));
        assertEquals("A.start A.update A.fixed1", run.seen());
    }

    private static double x(GameRun run, int body) {
        SimulationPose pose = run.api().physicsSimulationPose(new Thing(run, "Probe").withBody(body));
        return pose.x();
    }

    @Test
    @Rule("A24")
    void aRemovedObjectIsNotCalledAgainNotEvenInTheSameStage() {
        GameRun run = two();
        run.frame(1);
        a.inFixed = api -> api.remove(b);
        assertEquals("A.update B.update A.fixed2 B.destroy A.fixed3", run.frame(2).seen());
        assertFalse(b.alive());
    }

    @Test
    @Rule("A24")
    void aRemovedObjectHearsOfNoContactMoreAndNobodyHearsOfIt() {
        Thing[] right = new Thing[1];
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            a = new Touching(game, "Left");
            right[0] = new Touching(game, "Right");
            api.spawn(a.withBody(0));
            api.spawn(right[0].withBody(1));
        });
        a.inContact = api -> api.remove(right[0]);
        assertEquals("Left.start Right.start Left.update Right.update Left.fixed1 Right.fixed1 Left.began(Right)1 Right.destroy",
                run.frameSeen(1));
        assertEquals("Left.update Left.fixed2", run.frameSeen(1));
    }

    @Test
    @Rule("A24")
    void removingAnObjectSilencesAStartThatIsStillOnItsWay() {
        GameRun run = two();
        b.ready = false;
        run.frame(1);
        run.api().remove(b);
        b.ready = true;
        assertEquals("A.update A.fixed2", run.frameSeen(1));
        assertEquals("STARTED A@start/0", run.rows(Change.STARTED));
    }

    @Test
    @Rule("A24")
    void theTimersOfARemovedObjectAreSilent() {
        GameRun run = two();
        b.inStart = api -> api.every(1.0 / 60, () -> run.log.add("timer"));
        assertEquals("A.start B.start A.update B.update A.fixed1 B.fixed1", run.frameSeen(1));
        assertEquals("A.update B.update A.fixed2 B.fixed2 timer", run.frameSeen(1.01));
        run.api().remove(b);
        assertEquals("A.update A.fixed3", run.frameSeen(1));
    }

    @Test
    @Rule("A14")
    void aStartThatIsNotCompleteGatesUpdateAndFixedUpdate() {
        GameRun run = two();
        b.ready = false;
        assertEquals("A.start B.start A.update A.fixed1", run.frameSeen(1));
        assertEquals("A.update A.fixed2", run.frameSeen(1));
        b.ready = true;
        assertEquals("A.update B.update A.fixed3 B.fixed3", run.frameSeen(1));
    }

    @Test
    @Rule("A25")
    void aDisabledObjectIsNotCalledAndNotStarted() {
        GameRun run = two();
        run.api().setEnabled(b, false);
        assertEquals("A.start A.update A.fixed1", run.frameSeen(1));
        run.api().setEnabled(b, true);
        assertEquals("B.start A.update B.update A.fixed2 B.fixed2", run.frameSeen(1));
        a.inFixed = api -> api.setEnabled(b, false);
        assertEquals("A.update B.update A.fixed3 A.fixed4", run.frame(2).seen());
        assertEquals("DISABLED B@-/0, ENABLED B@-/1, DISABLED B@fixedUpdate/3", run.rows(Change.ENABLED, Change.DISABLED));
    }

    @Test
    @Rule("A35")
    void aReplacementRetiresTheOldObjectAtOnceAndJoinsLikeASpawn() {
        GameRun run = two();
        run.frame(1);
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.replace(b, new Thing(run, "B2"));
        };
        assertEquals("A.update B.update A.fixed2 B.destroy A.fixed3", run.frame(2).seen());
        assertEquals("B2.start A.update B2.update A.fixed4 B2.fixed4", run.frameSeen(1));
    }

    @Test
    @Rule({"A16", "A35"})
    void aReplacementTakesOverTheBodyInTheSameTick() {
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            a = new Thing(game, "A");
            b = new Thing(game, "B");
            api.spawn(a);
            api.spawn(b.withBody(1).at(7, 0, 0));
        });
        run.frame(1);
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.replace(b, new Thing(run, "B2").withBody(1).at(9, 0, 0).moving(60, 0));
        };
        run.frame(1);
        assertEquals(10, x(run, 1));
    }

    @Test
    @Rule("A16")
    void whatIsAskedInUpdateActsOnTheNextIntegrationAndFixedUpdateSeesTheCommittedPose() {
        double[] seen = new double[1];
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            a = new Thing(game, "A");
            api.spawn(a.withBody(0).at(0, 20, 0));
        });
        run.frame(1);
        a.inUpdate = api -> api.moveKinematic(a, 3, 20, 0);
        a.inFixed = api -> seen[0] = api.physicsSimulationPose(a).x();
        run.frame(0.5);
        assertEquals(0, x(run, 0));
        run.frame(0.5);
        assertEquals(0, seen[0]);
        assertEquals(3, x(run, 0));
    }

    @Test
    @Rule("A16")
    void aRemovedBodyIsOutOfTheWorldInTheSameTick() {
        Dyn4jPort world = touching();
        GameRun run = new GameRun("phase", () -> world, (game, api) -> {
            a = new Thing(game, "A");
            b = new Thing(game, "B");
            api.spawn(a);
            api.spawn(b.withBody(1));
        });
        a.inFixed = api -> api.remove(b);
        assertTrue(world.present(1));
        run.frame(1);
        assertFalse(world.present(1));
        assertEquals(0, world.contactsBegun());
    }

    @Test
    @Rule("A31")
    void aSimulationPoseIsACopyAndAPartWithoutABodyReadsItsParent() {
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            a = new Thing(game, "A");
            b = new Thing(game, "Part");
            api.spawn(a.withBody(0).at(2, 3, 0));
            api.spawn(b.childOf(a));
        });
        run.frame(1);
        SimulationPose before = run.api().physicsSimulationPose(b);
        assertEquals(new SimulationPose(2, 3, 0, 0, 0, 0, 1), before);
        run.api().moveKinematic(a, 8, 3, 0);
        run.frame(1);
        assertEquals(new SimulationPose(2, 3, 0, 0, 0, 0, 1), before);
        assertEquals(8, run.api().physicsSimulationPose(b).x());
    }

    @Test
    @Rule({"AR11", "X29"})
    void aContactHookSeesTheTickThatIsJustComplete() {
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            api.spawn(new Touching(game, "Left").withBody(0));
            api.spawn(new Touching(game, "Right").withBody(1).at(40, 0, 0));
        });
        for (int i = 0; i < 7; i++) {
            run.frame(1);
        }
        run.api().moveKinematic(run.named("Right"), 0.49, 0, 0);
        assertEquals("Left.update Right.update Left.fixed8 Right.fixed8 Left.began(Right)8 Right.began(Left)8 Left.fixed9 Right.fixed9",
                run.frame(2).seen());
    }

    @Test
    @Rule("AR21")
    void theFrameThatResumesABreakpointChoosesItsCohortAnew() {
        GameRun run = two();
        run.frame(1);
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        run.breakpointAt("fixedUpdate");
        assertEquals("A.update B.update A.fixed2 B.fixed2", run.frame(3).seen());
        run.apply(new Command.Resume());
        assertEquals("New.start A.update B.update New.update A.fixed3 B.fixed3 New.fixed3", run.frameSeen(0));
    }

    @Test
    @Rule("A14")
    void aBreakpointOnStartStopsBeforeTheHookAndOnlyWhenThereIsOne() {
        GameRun run = two();
        run.breakpointAt("start");
        assertEquals("", run.frameSeen(1));
        run.apply(new Command.Resume());
        assertEquals("A.start B.start A.update B.update A.fixed1 B.fixed1", run.seen());
        assertEquals("A.update B.update A.fixed2 B.fixed2", run.frameSeen(1));
        assertTrue(run.control.running());
    }

    @Test
    @Rule("A10")
    void aContactBreakpointStopsOnlyInTicksInWhichAContactHookWasCalled() {
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            api.spawn(new Thing(game, "Deaf").withBody(0));
            api.spawn(new Touching(game, "Right").withBody(1).at(40, 0, 0));
        });
        run.breakpointAt("contacts");
        run.frame(1);
        assertTrue(run.control.running());
        run.api().moveKinematic(run.named("Right"), 0.49, 0, 0);
        assertEquals("Deaf.update Right.update Deaf.fixed2 Right.fixed2 Right.began(Deaf)2", run.frame(3).seen());
        assertFalse(run.control.running());
        assertEquals(2, run.loop.tickIndex());
    }

    @Test
    @Rule("A10")
    void aFixedBreakpointIsNotHitWhereNoObjectHasThatHook() {
        GameRun run = new GameRun("phase", (game, api) -> api.spawn(new GameObject("Still") {
        }));
        run.breakpointAt("fixedUpdate");
        run.frame(2);
        assertTrue(run.control.running());
        assertEquals(2, run.loop.tickIndex());
    }

    @Test
    @Rule("D3")
    void aSingleTickCallsThoseThatTheLastOuterFrameChoseAndNoOuterHook() {
        GameRun run = two();
        run.frame(1);
        run.apply(new Command.Pause());
        run.api().spawn(new Thing(run, "New"));
        run.apply(new Command.StepTick());
        assertEquals("A.fixed2 B.fixed2", run.seen());
        run.apply(new Command.Resume());
        assertEquals("New.start A.update B.update New.update A.fixed3 B.fixed3 New.fixed3", run.frameSeen(1));
    }

    @Test
    @Rule("A34")
    void theFixedHookIsAddedAndNothingOfTheOuterFrameIsConverted() {
        GameRun run = new GameRun("phase", (game, api) -> api.spawn(new Thing(game, "A") {
            @Override
            protected void flowTick(GameApi unused) {
                game.log.add("A.flow");
            }
        }));
        assertEquals("A.start A.update A.flow", run.frameSeen(0.5));
        assertEquals("A.update A.fixed1 A.fixed2 A.fixed3 A.flow", run.frameSeen(2.5));
    }

    @Test
    @Rule("A4")
    void fixedUpdateIsCalledRightBeforeEachStepOfPhysics() {
        StringBuilder seen = new StringBuilder();
        GameRun run = new GameRun("phase", PhaseObjectsTest::touching, (game, api) -> {
            a = new Thing(game, "A");
            api.spawn(a.withBody(0).at(0, 20, 0).moving(60, 0));
        });
        a.inFixed = api -> seen.append(Math.round(api.physicsSimulationPose(a).x())).append(' ');
        run.frame(3);
        assertEquals("0 1 2 ", seen.toString());
        assertEquals(3, x(run, 0), 1e-9);
    }

    @Test
    @Rule("A3")
    void aTimerStartedInFixedUpdateWaitsOnTheFrameClock() {
        GameRun run = two();
        run.frame(1);
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.after(2.0 / 60, () -> run.log.add("timer"));
        };
        assertEquals("A.update B.update A.fixed2 B.fixed2 A.fixed3 B.fixed3", run.frame(2).seen());
        assertEquals("A.update B.update A.fixed4 B.fixed4", run.frameSeen(1));
        assertEquals("A.update B.update A.fixed5 B.fixed5 timer", run.frameSeen(1.01));
    }

    @Test
    @Rule({"A20", "AR26"})
    void aRestartIsAFreshGameWhoseObjectsGetNewNumbers() {
        GameRun run = two();
        run.frame(3);
        GameObject old = a;
        run.apply(new Command.Restart());
        assertEquals("B.destroy A.destroy", run.seen());
        assertFalse(old.alive());
        assertEquals(2, a.number());
        assertEquals("A.start B.start A.update B.update A.fixed1 B.fixed1", run.frameSeen(1));
    }

    @Test
    @Rule("AR27")
    void aSceneThatKeepsThePhysicsWorldReplacesTheObjectsAndLeavesTheClock() {
        GameRun run = two();
        run.frame(3);
        run.apply(new Command.LoadScene());
        assertEquals("B.destroy A.destroy", run.seen());
        assertEquals("A.start B.start A.update B.update A.fixed4 B.fixed4", run.frameSeen(1));
        assertEquals(2, run.scenes());
    }
}
