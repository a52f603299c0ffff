package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayCheckTest {
    private static final String INPUT = "[{'tick': 3, 'do': 'press', 'action': 'go'}, {'tick': 9, 'do': 'release', 'action': 'go'}, "
            + "{'simTime': '0.5s', 'do': 'press', 'action': 'go'}]";

    /** Two bodies; the second one runs while the action is held, in the hook that a test names. */
    private static final class Runner implements Debuggee, PhysicsPort {
        private final ActionMap actions;
        private final String mover;
        private GameSession session;
        private double x;

        Runner(ActionMap actions, String mover) {
            this.actions = actions;
            this.mover = mover;
        }

        @Override
        public ActionMap actions() {
            return actions;
        }

        @Override
        public void begin(GameSession newSession) {
            session = newSession;
        }

        @Override
        public PhysicsPort physics() {
            return this;
        }

        @Override
        public int hook(Stage stage, GameClock clock) {
            if (stage.name().equals(mover) && session.input().isHeld(0)) {
                x += mover.equals("fixedUpdate") ? clock.fixedDeltaTime() : clock.deltaTime();
            }
            return 1;
        }

        @Override
        public List<BodyShape> bodies() {
            return List.of(BodyShape.ball("Still", 1), BodyShape.ball("Runner", 1));
        }

        @Override
        public void step(double stepSeconds) {
            // It moves by hand.
        }

        @Override
        public int contactsBegun() {
            return 0;
        }

        @Override
        public void readPoses(PoseBuffer into) {
            into.set(0, 0, 0, 0, 0, 0, 0, 1);
            into.set(1, x, 0, 0, 0, 0, 0, 1);
        }
    }

    private static Scenario scenario(String contract, String pacing, String mover) {
        return GameRun.scenario("{'contract': " + contract + ", 'pacing': " + pacing + ", 'timeline': " + INPUT + "}",
                actions -> new Runner(actions, mover));
    }

    private static ReplayReport check(Scenario scenario) throws InputException {
        return ReplayCheck.run(scenario, 0, 1, null);
    }

    @Rule("A33")
    @ParameterizedTest
    @ValueSource(strings = {"'phase'", "'scaled'", "'ordered'", "{'extends': 'phase', 'cap': null}", "{'extends': 'scaled', 'cap': 1}",
        "{'extends': 'ordered', 'rate': '2997/50'}", "{'extends': 'phase', 'maxDelta': '10ms'}"})
    void aGameThatMovesInItsTicksIsTheSameAtEveryFrameRate(String contract) throws Exception {
        ReplayReport report = check(scenario(contract, "{'hz': 75, 'frames': 80}", "fixedUpdate"));
        assertTrue(report.identical(), report.toString());
        assertEquals(4, report.outcomes().size());
    }

    @Rule("A33")
    @Test
    void allTicksAreComparedAtEachRate() throws Exception {
        ReplayReport report = check(scenario("'phase'", "{'hz': 60, 'frames': 100}", "fixedUpdate"));
        assertEquals(100, report.ticks());
        assertEquals(List.of(100L, 100L, 100L, 100L), report.outcomes().stream().map(ReplayReport.Outcome::comparedTicks).toList());
        assertEquals(List.of("30 Hz", "144 Hz", "irregular, seed 1", "as written"),
                report.outcomes().stream().map(ReplayReport.Outcome::pacing).toList());
    }

    @Rule("A33")
    @ParameterizedTest
    @CsvSource({"'phase', update", "'ordered', update", "'ordered', lateUpdate"})
    void aGameThatMovesByFramesIsCaughtWithTickAndObject(String contract, String mover) throws Exception {
        ReplayReport report = check(scenario("'" + contract + "'", "{'hz': 60, 'frames': 60}", mover));
        ReplayReport.Difference difference = report.outcomes().get(1).difference();
        assertNotNull(difference, "144 Hz");
        assertEquals("pose of Runner, x", difference.what());
        assertEquals("Physics", difference.stage());
        assertTrue(difference.tick() >= 3 && difference.tick() <= 10, difference.words());
        assertNull(report.outcomes().get(3).difference(), "as written is 60 Hz itself");
    }

    @Test
    void theWordsOfADifferenceTellTickStageObjectAndBothValues() throws Exception {
        ReplayReport report = check(scenario("'ordered'", "{'hz': 60, 'frames': 60}", "update"));
        assertEquals("differs from 60 Hz in tick 5, Physics: pose of Runner, x is 0.03333333333333333 instead of 0.03333333333333333",
                report.outcomes().get(0).words("60 Hz").replaceAll("(is|instead of) [0-9.]+", "$1 0.03333333333333333").replaceAll(" \\(frame.*", ""));
    }

    @Test
    void moreTicksThanItsOwnFramesRunCanBeAskedFor() throws Exception {
        ReplayReport report = ReplayCheck.run(scenario("'phase'", "{'hz': 60, 'frames': 5}", "fixedUpdate"), 300, 1, null);
        assertEquals(300, report.ticks());
        assertTrue(report.identical());
        assertTrue(report.outcomes().stream().allMatch(o -> o.comparedTicks() == 300), report.toString());
    }

    @Test
    void slowMotionGetsEnoughFrames() throws Exception {
        Scenario scenario = GameRun.scenario("{'contract': 'scaled', 'pacing': {'hz': 60, 'frames': 60}, 'timeline': "
                + "[{'tick': 5, 'do': 'timeScale', 'value': '1/10'}]}");
        ReplayReport report = ReplayCheck.run(scenario, 40, 1, null);
        assertTrue(report.outcomes().stream().allMatch(o -> o.comparedTicks() == 40 && o.difference() == null), report.toString());
        assertEquals(List.of("there is no world, so only what ticks see of the input was compared"), report.notes());
    }

    @Test
    void longFramesAreCutUpSoThatNothingIsDropped() throws Exception {
        ReplayReport report = check(scenario("'phase'", "{'deltas': ['1/60', '1s', '1/60']}", "fixedUpdate"));
        assertEquals("1 frame was cut up, so that nothing is dropped", report.outcomes().get(3).note());
        assertTrue(report.identical());
    }

    @Test
    void probesThatComeLateDropTimeAndTheComparisonEndsThere() throws Exception {
        Scenario scenario = GameRun.scenario("{'contract': 'scaled', 'probes': {}, 'pacing': {'hz': 60, 'frames': 61}, 'timeline': "
                + "[{'tick': 20, 'do': 'probeLate', 'frames': 20}]}");
        ReplayReport report = check(scenario);
        assertTrue(report.outcomes().stream().allMatch(o -> o.note().contains("drops time after tick 22")), report.toString());
    }

    @Test
    void aCaptureIsOneMorePacing(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("frames.csv"), "Application,ProcessID,MsBetweenPresents,TimeInSeconds\n"
                + "game.exe,1,16.7,1.0\ngame.exe,1,16.7,1.0167\ngame.exe,1,200,1.2167\ngame.exe,1,8.3,1.225\n");
        ReplayReport report = ReplayCheck.run(scenario("'phase'", "{'hz': 60, 'frames': 60}", "fixedUpdate"), 0, 1, file);
        assertEquals("frames.csv", report.outcomes().get(3).pacing());
        assertTrue(report.identical(), report.toString());
    }

    @Test
    void whatBelongsToFramesIsRefused() {
        for (String entry : List.of("{'frame': 2, 'do': 'press', 'action': 'go'}", "{'realTime': '1s', 'do': 'scene'}")) {
            Scenario scenario = GameRun.scenario("{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 5}, 'timeline': [" + entry + "]}");
            assertEquals("test: timeline[0]: a check runs other frames than the scenario: give everything a \"tick\" or \"simTime\"",
                    assertThrows(InputException.class, () -> check(scenario)).getMessage());
        }
        Scenario paused = GameRun.scenario("{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 5}, 'timeline': [{'tick': 2, 'do': 'pause'}]}");
        assertThrows(InputException.class, () -> check(paused));
        Scenario empty = GameRun.scenario("{'contract': 'phase', 'pacing': {'deltas': []}}");
        assertThrows(InputException.class, () -> check(empty));
    }
}
