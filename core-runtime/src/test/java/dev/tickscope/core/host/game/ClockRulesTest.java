package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the clock means to objects: which poses they read, what the time scale reaches, what is drawn. At 64 Hz every number is exact. */
class ClockRulesTest {
    /** In metres a second. A world does not move a body by more than two metres in one step. */
    private double speed = 64;
    private Thing mover;

    /** Body 0 flies at one metre a tick. */
    private MovableWorld world() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.ball("Mover", 0.25).velocity(speed, 0);
        return builder.build();
    }

    private GameRun run(String preset, String more) {
        ClockContract contract = GameRun.contract("{\"extends\": \"" + preset + "\", \"rate\": 64" + more + "}");
        return new GameRun(contract, this::world, (game, api) -> {
            mover = new Thing(game, "Mover") {
                @Override
                protected void simulate(GameApi simulating) {
                    game.log.add("simulate " + simulating.clock().fixedDeltaTime() * 64);
                }
            };
            api.spawn(mover.withBody(0));
        });
    }

    private static GameRun frame(GameRun run, double steps) {
        run.log.clear();
        run.control.frame((long) (steps * run.runner.steps().stepUnits()));
        return run;
    }

    private static void scale(GameRun run, long numerator, long denominator) {
        run.control.apply(new Command.SetTimeScale(new TimeScale(numerator, denominator)), 0);
    }

    private static void notes(GameRun run, String where, GameApi api, GameObject object) {
        run.log.add(where + " " + api.presentedPose(object).x() + "/" + api.physicsSimulationPose(object).x());
    }

    @Test
    @Rule({"A32", "A17", "A31"})
    void readsOfThePresentedPoseKeepTheirMeaningOutsideTheTicks() {
        GameRun run = run("phase", "");
        mover.inUpdate = api -> notes(run, "update", api, mover);
        mover.inFixed = api -> notes(run, "fixed", api, mover);
        frame(run, 1.5);
        assertEquals("Mover.start Mover.update update 0.0/0.0 Mover.fixed1 fixed 0.0/0.0", run.seen());
        frame(run, 2);
        assertEquals("Mover.update update 0.5/1.0 Mover.fixed2 fixed 1.0/1.0 Mover.fixed3 fixed 2.0/2.0", run.seen(),
                "Update reads what was drawn, FixedUpdate what was committed");
        frame(run, 0.25);
        assertEquals("Mover.update update 2.5/3.0", run.seen());
    }

    @Test
    @Rule("C6")
    void lateUpdateReadsWhatThisFramePresents() {
        GameRun run = run("ordered", "");
        List<Double> late = new ArrayList<>();
        Thing watcher = new Thing(run, "Watcher") {
            @Override
            protected void lateUpdate(GameApi api) {
                late.add(api.presentedPose(mover).x());
            }
        };
        run.api().spawn(watcher);
        List<Double> updates = new ArrayList<>();
        mover.inUpdate = api -> updates.add(api.presentedPose(mover).x());
        frame(run, 1.5);
        frame(run, 1.25);
        assertEquals(List.of(0.0, 0.5), updates, "Update comes before presentation");
        assertEquals(List.of(0.5, 1.75), late);
    }

    @Test
    @Rule({"B3", "B9"})
    void simulationsAreAlwaysOnTheFixedClockAndPhysicsOnlyWhenSwitched() {
        speed = 8;
        for (boolean switched : new boolean[] {false, true}) {
            GameRun run = run("scaled", ", \"physics\": \"" + (switched ? "perTick" : "perFrame") + "\"");
            frame(run, 0);
            for (double steps : new double[] {0.5, 0.5, 3, 0.25, 7, 0}) {
                double before = run.api().physicsSimulationPose(mover).x() * 8;
                frame(run, steps);
                long ticks = run.log.stream().filter(line -> line.startsWith("Mover.fixed")).count();
                assertEquals(ticks, run.log.stream().filter("simulate 1.0"::equals).count(), "a step each, never the frame's length");
                assertEquals(before + (switched ? ticks : steps), run.api().physicsSimulationPose(mover).x() * 8, 1e-9);
            }
        }
    }

    @Test
    @Rule("B12")
    void theTimeScaleReachesStepsSimulationsUpdatesTimersAndPhysics() {
        speed = 8;
        GameRun run = run("scaled", "");
        frame(run, 0);
        mover.inUpdate = api -> run.log.add("dt " + api.clock().deltaTime() * 64 + " time " + api.time() * 64);
        run.api().every(mover, 1.0 / 64, () -> run.log.add("timer"));
        scale(run, 3, 1);
        frame(run, 1);
        assertEquals(3, run.log.stream().filter(line -> line.startsWith("Mover.fixed")).count());
        assertEquals(3, run.log.stream().filter("simulate 1.0"::equals).count());
        assertEquals(3, run.log.stream().filter("timer"::equals).count());
        assertTrue(run.log.contains("dt 3.0 time 3.0"), run.seen());
        assertEquals(3, run.api().physicsSimulationPose(mover).x() * 8, 1e-9);
        scale(run, 1, 4);
        frame(run, 1);
        assertTrue(run.log.contains("dt 0.25 time 3.25"), run.seen());
        assertEquals(3.25, run.api().physicsSimulationPose(mover).x() * 8, 1e-9);
        scale(run, 0, 1);
        frame(run, 100);
        assertEquals("Mover.update dt 0.0 time 3.25", run.seen());
        assertEquals(3.25, run.api().physicsSimulationPose(mover).x() * 8, 1e-9);
    }

    @Test
    @Rule("C29")
    void substepsDivideAStepAndAreNoTicks() {
        GameRun run = run("ordered", ", \"substeps\": 4");
        frame(run, 2.5);
        assertEquals("Mover.fixed0 Mover.fixed1 Mover.update", run.seen().replace("Mover.start ", ""));
        assertEquals(2.0, run.api().physicsSimulationPose(mover).x());
        assertEquals(2, run.view().ticks().rowCount());
        GameRun whole = run("ordered", "");
        frame(whole, 2.5);
        assertEquals(2, whole.view().ticks().rowCount());
        assertEquals(whole.view().frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, 0), run.view().frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, 0));
    }

    @Test
    @Rule("B12")
    void inputAndTheInterfaceIgnoreTheTimeScale() {
        GameRun run = run("scaled", "");
        frame(run, 0);
        for (int[] scale : new int[][] {{0, 1}, {1, 64}, {100, 1}}) {
            scale(run, scale[0], scale[1]);
            mover.inUpdate = api -> run.log.add("update " + api.input().pressed() + "/" + api.input().held() + "/" + api.input().released());
            run.control.apply(new Command.InputEdge(0, true), 0);
            frame(run, 1);
            assertTrue(run.log.contains("update 1/1/0"), run.seen() + " at " + scale[0] + "/" + scale[1]);
            frame(run, 1);
            assertTrue(run.log.contains("update 0/1/0"), run.seen() + " at " + scale[0] + "/" + scale[1]);
            run.control.apply(new Command.InputEdge(0, false), 0);
            frame(run, 1);
            assertTrue(run.log.contains("update 0/0/1"), run.seen() + " at " + scale[0] + "/" + scale[1]);
        }
    }

    private static boolean drawn(GameRun run) {
        StoreView view = run.view();
        long last = view.frameEnds().rowCount() - 1;
        boolean idle = (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, last) & FrameRow.IDLE) != 0;
        int render = run.contract.plan().named("render").orElseThrow().index();
        boolean rendered = view.phases().getInt(Columns.Phase.STAGE, view.phases().rowCount() - 1) == render;
        assertEquals(!idle, rendered, "the row says so, and no Render ran");
        return rendered;
    }

    @Test
    @Rule("B13")
    void atScaleZeroAFrameIsDrawnOnlyIfSomethingChanges() {
        GameRun run = run("scaled", "");
        assertTrue(drawn(frame(run, 1)));
        assertTrue(drawn(frame(run, 0)), "a frame without time is an ordinary one");
        scale(run, 0, 1);
        assertFalse(drawn(frame(run, 1)), "the last picture is still right");
        assertTrue(run.log.contains("Mover.update"), "scripts are called");
        run.api().setEnabled(mover, false);
        assertTrue(drawn(frame(run, 1)));
        assertFalse(drawn(frame(run, 1)));
        run.perform(ObjectAction.Verb.ENABLE, "Mover");
        assertTrue(drawn(frame(run, 1)));
        run.control.apply(new Command.InputEdge(0, true), 0);
        assertTrue(drawn(frame(run, 1)), "input ignores the time scale");
        assertFalse(drawn(frame(run, 1)));
        run.apply(new Command.LoadScene());
        assertTrue(drawn(frame(run, 1)));
        assertFalse(drawn(frame(run, 1)), "the scale lasts over the scene load");
        scale(run, 1, 2);
        assertTrue(drawn(frame(run, 1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    @Rule("B13")
    void enginesThatSayNothingAboutItDrawEveryFrame(String preset) {
        GameRun run = run(preset, "");
        scale(run, 0, 1);
        frame(run, 1);
        frame(run, 1);
        StoreView view = run.view();
        assertEquals(0, view.frameEnds().getInt(Columns.FrameEnd.FLAGS, 1) & FrameRow.IDLE);
        int last = view.phases().getInt(Columns.Phase.STAGE, view.phases().rowCount() - 1);
        assertEquals(run.contract.plan().stages().size() - 1, last);
    }

    @Test
    @Rule("C12")
    void aVelocityIsPerSecondAndADisplacementIsSpeedTimesTheCallbacksSeconds() {
        GameRun run = run("ordered", "");
        double[] byHand = {0, 0};
        mover.inFixed = api -> {
            api.setVelocity(mover, 16, 0);
            byHand[0] += 16 * api.clock().fixedDeltaTime();
        };
        mover.inUpdate = api -> byHand[1] += 16 * api.clock().deltaTime();
        double seconds = 0;
        for (double steps : new double[] {0.5, 1, 3, 0.25, 2, 4, 0.25}) {
            frame(run, steps);
            seconds += steps / 64;
            double simulated = run.loop.tickIndex() / 64.0;
            assertEquals(16 * simulated, run.api().physicsSimulationPose(mover).x(), 1e-12, "however long the frames are");
            assertEquals(16 * simulated, byHand[0], 1e-12);
            assertEquals(16 * seconds, byHand[1], 1e-12);
        }
        assertEquals(11, run.loop.tickIndex());
    }

    @Test
    @Rule({"C22", "C9"})
    void aPausedFrameRunsNothingAndPausingForgetsTimeInputAndHistory() {
        GameRun run = run("ordered", "");
        frame(run, 1.75);
        assertEquals(0.75, run.api().presentedPose(mover).x());
        run.apply(new Command.Pause());
        assertEquals(1, run.api().presentedPose(mover).x(), "presented, previous and current are one");
        run.control.pausedFor(run.runner.steps().stepUnits() * 100);
        assertEquals("", run.seen(), "no tick, no Update, no LateUpdate");
        StoreView view = run.view();
        assertEquals(0, view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, 1));
        assertEquals(0, view.frameEnds().getInt(Columns.FrameEnd.TICKS, 1));
        assertEquals(0, view.frameEnds().getLong(Columns.FrameEnd.ALPHA, 1));
        run.apply(new Command.StepTick());
        long stepped = run.view().frameEnds().rowCount() - 1;
        run.control.pausedFor(5);
        assertEquals(run.runner.steps().stepUnits(), run.view().frameEnds().getLong(Columns.FrameEnd.ALPHA, stepped));
        assertEquals(run.runner.steps().stepUnits(), run.view().frameEnds().getLong(Columns.FrameEnd.ALPHA, stepped + 1), "the last alpha stays");
        run.apply(new Command.Resume());
        frame(run, 0);
        assertEquals("Mover.update", run.seen(), "nothing is owed");
        assertEquals(2, run.api().presentedPose(mover).x());
    }
}
