package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.host.game.GameRun.Touching;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How objects live under the contract {@code ordered}. The clock in its fixed hooks counts completed ticks: tick k shows k − 1. */
class OrderedObjectsTest {
    private Thing a;
    private Thing b;

    private GameRun two() {
        return new GameRun("ordered", (run, api) -> {
            a = new Thing(run, "A");
            b = new Thing(run, "B");
            api.spawn(a);
            api.spawn(b);
        });
    }

    private static Dyn4jPort touching() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Left", 1, 1).at(-0.49, 0);
        builder.box("Right", 1, 1).at(0.49, 0);
        return builder.build();
    }

    @Test
    @Rule({"C1", "C25"})
    void aSceneStartsOnceAllOfItExists() {
        boolean[] bExists = new boolean[1];
        GameRun run = new GameRun("ordered", (game, api) -> {
            a = new Thing(game, "A");
            b = new Thing(game, "B");
            a.inStart = unused -> bExists[0] = b.alive();
            api.spawn(a);
            api.spawn(b);
        });
        assertEquals("A.start B.start", run.seen());
        assertTrue(bExists[0]);
        assertEquals("CREATED A@-/0, CREATED B@-/0, STARTED A@-/0, STARTED B@-/0", run.rows(Change.CREATED, Change.STARTED));
    }

    @Test
    @Rule({"C4", "C5", "C19", "C20", "X37"})
    void anObjectSpawnedInTickOneStartsAndIsCalledInTickTwo() {
        GameRun run = two();
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        assertEquals("A.fixed0 B.fixed0 New.start A.fixed1 B.fixed1 New.fixed1 A.fixed2 B.fixed2 New.fixed2 A.update B.update New.update",
                run.frameSeen(3));
    }

    @Test
    @Rule({"C1", "C5"})
    void objectsThatComeTogetherExistBeforeTheFirstOfThemStarts() {
        GameRun run = two();
        boolean[] secondExists = new boolean[1];
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            Thing first = new Thing(run, "First");
            Thing second = new Thing(run, "Second");
            first.inStart = unused -> secondExists[0] = second.alive();
            api.spawn(first);
            api.spawn(second);
        };
        run.frame(2);
        assertTrue(secondExists[0]);
    }

    @Test
    @Rule({"C4", "C20", "X37"})
    void whatIsRemovedInUpdateLivesOnThroughAFrameWithoutTicks() {
        GameRun run = two();
        run.frame(1);
        a.inUpdate = api -> {
            a.inUpdate = unused -> { };
            api.remove(b);
        };
        assertEquals("A.update B.update", run.frameSeen(0.25));
        assertEquals("A.update B.update", run.frameSeen(0.25));
        assertTrue(b.alive());
        assertEquals("B.destroy A.fixed1 A.update", run.frameSeen(0.5));
        assertFalse(b.alive());
    }

    @Test
    @Rule({"C4", "C19"})
    void whatIsRemovedInATickIsCalledToTheEndOfIt() {
        GameRun run = two();
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.remove(b);
        };
        assertEquals("A.fixed0 B.fixed0 B.destroy A.fixed1 A.update", run.frameSeen(2));
    }

    @Test
    @Rule("C18")
    void commandsQueuedWhileTheQueueIsAppliedWaitForTheNextTick() {
        GameRun run = two();
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            Thing first = new Thing(run, "First");
            first.inStart = inner -> inner.spawn(new Thing(run, "Second"));
            api.spawn(first);
        };
        assertEquals("A.fixed0 B.fixed0 First.start A.fixed1 B.fixed1 First.fixed1 Second.start A.fixed2 B.fixed2 First.fixed2 Second.fixed2"
                + " A.update B.update First.update Second.update", run.frameSeen(3));
    }

    @Test
    @Rule("C18")
    void theQueueIsCarriedOutFirstInFirstOut() {
        GameRun run = two();
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            Thing brief = new Thing(run, "Brief");
            api.spawn(brief);
            api.remove(brief);
            api.remove(b);
            api.spawn(new Thing(run, "New"));
        };
        run.frame(2);
        assertEquals("CREATED Brief@structural/2, DESTROYED Brief@structural/2, DESTROYED B@structural/2, CREATED New@structural/2",
                lastOf(run.rows(Change.CREATED, Change.DESTROYED), 4));
        assertEquals("A.fixed0 B.fixed0 B.destroy New.start A.fixed1 New.fixed1 A.update New.update", run.seen());
    }

    private static String lastOf(String rows, int count) {
        List<String> all = List.of(rows.split(", "));
        return String.join(", ", all.subList(all.size() - count, all.size()));
    }

    @Test
    @Rule("C19")
    void childrenGoBeforeTheirParent() {
        GameRun run = new GameRun("ordered", (game, api) -> {
            a = new Thing(game, "Parent");
            api.spawn(a);
            Thing child = new Thing(game, "Child");
            api.spawn(child.childOf(a));
            api.spawn(new Thing(game, "Grandchild").childOf(child));
        });
        run.api().remove(a);
        assertEquals("Grandchild.destroy Child.destroy Parent.destroy", run.frameSeen(1));
    }

    @Test
    @Rule("C21")
    void destroyingTwiceIsSafeAndTold() {
        GameRun run = two();
        run.api().remove(b);
        run.api().remove(b);
        assertEquals("B.destroy A.fixed0 A.update", run.frameSeen(1));
        run.api().remove(b);
        assertEquals("DESTROYED B@structural/1, STALE_HANDLE B@structural/1, STALE_HANDLE B@-/1", run.rows(Change.DESTROYED, Change.STALE_HANDLE));
    }

    @Test
    @Rule("C21")
    void commandsToAnObjectThatIsGoneAreIgnoredAndTold() {
        GameRun run = two();
        run.api().remove(b);
        run.frame(1);
        run.api().setEnabled(b, false);
        run.api().setVelocity(b, 1, 1);
        assertTrue(b.enabled());
        assertEquals("STALE_HANDLE B@-/1, STALE_HANDLE B@-/1", run.rows(Change.STALE_HANDLE));
        assertEquals(List.of("B is gone", "B is gone"), run.failures());
    }

    @Test
    @Rule("C21")
    void aCommandThatMakesNoSenseLeavesTheObjectUnchangedAndIsTold() {
        GameRun run = new GameRun("ordered", OrderedObjectsTest::touching, (game, api) -> {
            a = new Thing(game, "A");
            b = new Thing(game, "Bodyless");
            api.spawn(a.withBody(0).at(3, 30, 0));
            api.spawn(b);
        });
        run.api().setVelocity(a, Double.NaN, 0);
        run.api().teleport(b, 1, 2, 0);
        run.api().remove(new Thing(run, "Stranger"));
        run.api().spawn(a);
        run.api().spawn(new Thing(run, "Twin").withBody(0));
        Thing waiting = new Thing(run, "Waiting");
        run.api().spawn(waiting);
        run.api().setVelocity(waiting, 1, 0);
        run.frame(1);
        assertEquals(List.of("A: a command's numbers are finite, not NaN, 0.0, 0.0", "Bodyless has no body",
                "Stranger cannot be removed: it was never spawned", "A was spawned before; an object lives once",
                "Waiting does not exist yet", "Twin cannot be spawned: its body belongs to A"), run.failures());
        assertEquals(3, run.api().physicsSimulationPose(a).x());
    }

    @Test
    @Rule("C1")
    void aPartOfAnObjectThatIsGoneIsNotSpawned() {
        GameRun run = two();
        run.api().remove(b);
        run.api().spawn(new Thing(run, "Part").childOf(b));
        run.frame(1);
        assertEquals(List.of("Part cannot be spawned: B, which it is a part of, does not exist"), run.failures());
    }

    @Test
    @Rule("C1")
    void aStartThatIsNotCompleteGatesEveryHook() {
        GameRun run = new GameRun("ordered", (game, api) -> {
            a = new Thing(game, "A");
            a.ready = false;
            api.spawn(a);
        });
        assertEquals("A.start", run.seen());
        assertEquals("", run.frameSeen(1));
        a.ready = true;
        assertEquals("", run.frameSeen(0.5));
        assertEquals("A.fixed1 A.update", run.frameSeen(0.5));
    }

    @Test
    @Rule({"CR6", "X29"})
    void reactionsRunInsideTheTickAndWhatTheyAskForWaitsForTheNext() {
        GameRun run = new GameRun("ordered", OrderedObjectsTest::touching, (game, api) -> {
            a = new Touching(game, "Left");
            b = new Touching(game, "Right");
            api.spawn(a.withBody(0));
            api.spawn(b.withBody(1));
        });
        a.inContact = api -> api.remove(b);
        assertEquals("Left.fixed0 Right.fixed0 Left.began(Right)0 Right.began(Left)0 Right.destroy Left.fixed1 Left.update",
                run.frameSeen(2));
    }

    @Test
    @Rule("C25")
    void aLoadedSceneEndsTheOldOneAndStartsWholeAtTickZero() {
        GameRun run = two();
        run.frame(3);
        run.api().spawn(new Thing(run, "Never"));
        GameObject old = a;
        run.apply(new Command.LoadScene());
        assertEquals("B.destroy A.destroy A.start B.start", run.seen());
        assertFalse(old.alive());
        assertEquals("A.fixed0 B.fixed0 A.update B.update", run.frameSeen(1));
        assertEquals(1, run.loop.tickIndex());
    }

    @Test
    @Rule("C25")
    void aSceneThatCannotBeBuiltLeavesTheOldOneInPlace() {
        boolean[] broken = new boolean[1];
        GameRun run = new GameRun("ordered", () -> {
            if (broken[0]) {
                throw new IllegalStateException("no such level");
            }
            return null;
        }, (game, api) -> api.spawn(new Thing(game, "A")));
        run.frame(1);
        broken[0] = true;
        run.apply(new Command.LoadScene());
        assertEquals("", run.seen());
        assertEquals(List.of("the scene cannot be built, the old one stays: IllegalStateException: no such level"), run.failures());
        assertEquals("A.fixed1 A.update", run.frameSeen(1));
    }

    @Test
    @Rule({"A14", "C3"})
    void aStructuralStageThatMayStopDoesSoOnlyWhenCommandsWait() throws Exception {
        String json = new String(ContractReader.class.getResourceAsStream("ordered.json").readAllBytes(), StandardCharsets.UTF_8);
        String stopping = json.replace("\"role\": \"engine\", \"suspend\": \"none\"", "\"role\": \"engine\", \"suspend\": \"beforeHook\"");
        GameRun run = new GameRun(GameRun.contract(stopping), () -> null, (game, api) -> {
            a = new Thing(game, "A");
            api.spawn(a);
        });
        run.breakpointAt("structural");
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        assertEquals("A.fixed0", run.frameSeen(3));
        assertFalse(run.control.running());
        run.apply(new Command.Resume());
        assertEquals("New.start A.fixed1 New.fixed1 A.fixed2 New.fixed2 A.update New.update", run.seen());
        assertTrue(run.control.running());
    }

    @Test
    @Rule("C3")
    void aTickRunsCommandsThenFixedUpdateThenPhysicsThenReactions() {
        double[] poses = new double[2];
        GameRun run = new GameRun("ordered", OrderedObjectsTest::touching, (game, api) -> {
            a = new Touching(game, "Left");
            b = new Touching(game, "Right");
            api.spawn(a.withBody(0).at(0, 0, 0));
            api.spawn(b.withBody(1).at(9, 0, 0));
        });
        run.frame(1);
        a.inFixed = api -> {
            api.moveKinematic(b, 0.98, 0, 0);
            poses[0] = api.physicsSimulationPose(b).x();
        };
        a.inContact = api -> poses[1] = api.physicsSimulationPose(b).x();
        assertEquals("Left.fixed1 Right.fixed1 Left.began(Right)1 Right.began(Left)1 Left.update Right.update", run.frameSeen(1));
        assertEquals(9, poses[0]);
        assertTrue(poses[1] >= 0.98 && poses[1] < 1.1, "the reaction sees the pose after the step: " + poses[1]);
    }

    @Test
    @Rule("C23")
    void aSingleStepIsOneTickOfObjectsWithTheirUpdate() {
        GameRun run = two();
        run.apply(new Command.Pause());
        run.api().spawn(new Thing(run, "New"));
        run.log.clear();
        run.control.apply(new Command.StepTick(), 0);
        assertEquals("New.start A.fixed0 B.fixed0 New.fixed0 A.update B.update New.update", run.seen());
    }

    @Test
    void timersComeRightBeforeUpdateWhereTheContractHasNoStageForThem() {
        GameRun run = two();
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.after(1.0 / 60, () -> run.log.add("timer"));
        };
        assertEquals("A.fixed0 B.fixed0 A.update B.update", run.frameSeen(1));
        assertEquals("A.fixed1 B.fixed1 timer A.update B.update", run.frameSeen(1.01));
    }
}
