package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import org.junit.jupiter.api.Test;

/** How objects live under the contract {@code scaled}. */
class ScaledObjectsTest {
    private Thing a;

    private GameRun one() {
        return new GameRun("scaled", (run, api) -> {
            a = new Thing(run, "A");
            api.spawn(a);
        });
    }

    @Test
    @Rule({"B6", "B7"})
    void scriptsAreCreatedByTheStartFramesUpdateAndStepFromTheNextFrameOn() {
        GameRun run = one();
        assertEquals("", run.seen());
        assertEquals("A.start A.update", run.frameSeen(3));
        assertEquals("A.fixed A.fixed A.update", run.frameSeen(2));
    }

    @Test
    @Rule("B7")
    void aStartThatIsNotCompleteGatesBothHooks() {
        GameRun run = one();
        a.ready = false;
        assertEquals("A.start", run.frameSeen(1));
        assertEquals("", run.frameSeen(2));
        a.ready = true;
        assertEquals("A.update", run.frameSeen(1));
        assertEquals("A.fixed A.update", run.frameSeen(1));
    }

    @Test
    @Rule({"BR20", "X37"})
    void aScriptSpawnedInAStepIsCreatedByThatFramesUpdate() {
        GameRun run = one();
        run.frame(1);
        a.inFixed = api -> {
            a.inFixed = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        assertEquals("A.fixed A.fixed A.fixed New.start A.update New.update", run.frameSeen(3));
        assertEquals("A.update New.update", run.frameSeen(0.5));
        assertEquals("A.fixed New.fixed A.update New.update", run.frameSeen(0.5));
    }

    @Test
    @Rule("BR20")
    void aScriptSpawnedInUpdateIsCreatedByThatUpdate() {
        GameRun run = one();
        run.frame(1);
        a.inUpdate = api -> {
            a.inUpdate = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        assertEquals("A.fixed A.update New.start", run.frameSeen(1));
        assertEquals("A.fixed New.fixed A.update New.update", run.frameSeen(1));
        assertEquals("CREATED A@start/0, CREATED New@update/1", run.rows(Change.CREATED));
    }

    @Test
    @Rule("BR20")
    void theTicksOfTheFrameThatCreatesAScriptAreNotItsOwnWhateverTheOrder() {
        ClockContract contract = GameRun.contract("""
                {"extends": "scaled", "updateOrder": "before", "startFrame": "ordinary"}""");
        GameRun run = new GameRun(contract, () -> null, (game, api) -> {
            a = new Thing(game, "A");
            api.spawn(a);
        });
        run.frame(1);
        a.inUpdate = api -> {
            a.inUpdate = unused -> { };
            api.spawn(new Thing(run, "New"));
        };
        assertEquals("A.update New.start A.fixed", run.frameSeen(1));
    }

    @Test
    @Rule("BR9")
    void simulationsRunAfterTheFixedUpdatesOfAllScripts() {
        GameRun run = new GameRun("scaled", (game, api) -> {
            for (String name : new String[] {"A", "B"}) {
                api.spawn(new Thing(game, name) {
                    @Override
                    protected void simulate(GameApi unused) {
                        game.log.add(name() + ".simulate");
                    }
                });
            }
        });
        run.frame(1);
        assertEquals("A.fixed B.fixed A.simulate B.simulate A.fixed B.fixed A.simulate B.simulate A.update B.update", run.frameSeen(2));
    }

    private double[] xAfterFramesOf(double steps, boolean physicsOnFixed) {
        GameRun run = new GameRun(physicsOnFixed ? ContractReader.presetWithPhysicsOnTicks("scaled") : ContractReader.preset("scaled"), () -> {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
            builder.ball("Ball", 0.5).velocity(60, 0);
            return builder.build();
        }, (game, api) -> {
            a = new Thing(game, "Ball");
            api.spawn(a.withBody(0));
        });
        run.frame(1);
        double start = run.api().physicsSimulationPose(a).x();
        run.frame(steps);
        double first = run.api().physicsSimulationPose(a).x() - start;
        run.frame(steps);
        return new double[] {first, run.api().physicsSimulationPose(a).x() - start};
    }

    @Test
    @Rule("B9")
    void physicsStepsOnceAFrameByTheFramesTimeUnlessItIsSwitchedToTheTicks() {
        assertArrayEquals(new double[] {0.5, 1}, xAfterFramesOf(0.5, false), 1e-12);
        assertArrayEquals(new double[] {0, 1}, xAfterFramesOf(0.5, true), 1e-12);
        assertArrayEquals(new double[] {3, 6}, xAfterFramesOf(3, true), 1e-12);
    }

    @Test
    @Rule("B14")
    void aRepeatingTimerIsCalledForEveryIntervalThatAFrameCovers() {
        GameRun run = one();
        a.inStart = api -> api.every(1.0 / 60, () -> run.log.add("timer"));
        run.frame(1);
        assertEquals("A.fixed A.fixed A.fixed timer timer timer A.update", run.frameSeen(3.01));
    }

    @Test
    @Rule({"BR6", "B14"})
    void aNewSceneMakesFreshScriptsAndKeepsTheGamesTime() {
        GameRun run = one();
        run.frame(1);
        run.frame(2.5);
        GameObject old = a;
        run.apply(new Command.LoadScene());
        assertEquals("A.destroy", run.seen());
        assertFalse(old.alive());
        a.inStart = api -> run.log.add(String.valueOf(Math.round(api.clock().frameTime() * 120)));
        assertEquals("A.start 10 A.update", run.frameSeen(1.5));
        assertEquals("A.fixed A.update", run.frameSeen(1));
    }

    @Test
    @Rule("BR7")
    void aNewPlayStartsTheGamesTimeAnew() {
        GameRun run = one();
        run.frame(1);
        run.frame(3);
        run.apply(new Command.Restart());
        a.inStart = api -> run.log.add(String.valueOf(Math.round(api.clock().frameTime() * 60)));
        assertEquals("A.start 1 A.update", run.frameSeen(1));
    }
}
