package dev.tickscope.core.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tool itself does where a contract is silent: stops, pauses, single steps and refused deltas. */
class ToolRulesTest {
    private static final String DELTAS = "0 7ms 25ms 16ms 33ms 5ms 50ms 90ms 12ms 1 1/60 1/30";

    @Rule("D1")
    @ParameterizedTest
    @CsvSource({
        "scaled, fixedUpdate", "scaled, update",
        "ordered, fixedUpdate", "ordered, reactions", "ordered, update", "ordered, lateUpdate",
        "phase, update", "phase, timedRoutines", "phase, flowTick", "phase, presentation"})
    void aStopThatSuspendsItsFrameChangesNoFrameRow(String contract, String where) {
        Sim plain = Sim.of(contract).list(DELTAS).run();
        Sim stopped = Sim.of(contract).list(DELTAS).at(1, "breakpoint", "\"where\": \"" + where + "\"", "\"stays\": true").run();
        assertEquals(plain.frameRows(), stopped.frameRows());
        assertEquals(plain.rows("tick"), stopped.rows("tick"));
        assertEquals(plain.rows("phase"), stopped.rows("phase"));
        assertEquals(plain.rows("ledger"), stopped.rows("ledger"));
        long expected = plain.rows("phase").stream().filter(r -> Sim.text(r, "name").equals(where)).count();
        assertTrue(expected > 5);
        assertEquals(expected, stopped.rows("stop").size(), "one stop for each call of the hook");
        assertTrue(stopped.balanced());
    }

    @Rule("D1")
    @ParameterizedTest
    @ValueSource(strings = {"scaled", "ordered", "phase"})
    void stopsBeforeEveryHookAtOnceChangeNoFrameRow(String contract) {
        Sim plain = Sim.of(contract).list(DELTAS).run();
        Sim.Plan plan = Sim.of(contract).list(DELTAS);
        List<String> hooks = switch (contract) {
            case "scaled" -> List.of("fixedUpdate", "update");
            case "ordered" -> List.of("fixedUpdate", "reactions", "update", "lateUpdate");
            default -> List.of("update", "timedRoutines", "flowTick", "presentation");
        };
        hooks.forEach(hook -> plan.at(1, "breakpoint", "\"where\": \"" + hook + "\"", "\"stays\": true"));
        assertEquals(plain.frameRows(), plan.run().frameRows());
    }

    @Rule({"D1", "A12", "A13", "AR5"})
    @Test
    void aTickEndStopOfThePhaseContractWithAResumeOfZeroTimeEndsInTheSameState() {
        for (int tick = 1; tick <= 4; tick++) {
            Sim stopped = Sim.of("phase").deltas("1/120", "0.3", "0", "1/60").atTick(tick, "breakpoint").run();
            Sim plain = Sim.of("phase").deltas("1/120", "0.3", "0", "1/60").run();
            for (String field : List.of("accumulator", "droppedTime", "simulationTick", "simulationTime", "interpolationAlpha", "frameTime")) {
                assertEquals(plain.framesFrom(3, field), stopped.framesFrom(3, field), "tick " + tick + ": " + field);
            }
            assertEquals(plain.column("tick", "simulationTime"), stopped.column("tick", "simulationTime"));
            assertTrue(stopped.balanced());
        }
    }

    @Rule({"D2", "BR21"})
    @Test
    void aPauseOfTheScaledClockClearsNothingAndLeavesTheTimeScaleAlone() {
        Sim run = Sim.of("scaled").deltas("0", "1/120", "5", "7", "1/120").scale(2, "2/3").at(3, "pause").at(5, "resume").run();
        assertEquals("0 1/180 1/180 1/180 1/90", run.frames("accumulator"));
        assertEquals("1 2/3 2/3 2/3 2/3", run.frames("timeScale"));
        assertEquals("false false true true false", run.frames("paused"));
        assertEquals("12", run.ledger("paused"));
        assertEquals("1 2 2 2 3", run.frames("frameIndex"));
        assertTrue(run.balanced());
    }

    @Rule({"D3", "AR20"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled"})
    void aStepOfATickRunsNoOuterPhaseAndAddsOneStepWhenNoneIsOwed(String contract) {
        Sim run = Sim.of(contract).deltas("0", "1/40", "9", "8", "1/120").at(3, "pause").at(3, "stepTick").at(4, "stepTick").at(5, "resume").run();
        assertEquals("0 1 1 1 1", run.frames("ticks"));
        assertEquals("0 1/120 1/120 1/120 0", run.frames("accumulator"));
        assertEquals("1 2 2 2 3", run.frames("frameIndex"));
        assertEquals("0 1/40 1/40 1/40 1/30", run.frames("frameTime"));
        assertEquals("false false true true false", run.frames("stepped"));
        assertEquals("0 1/40 9 8 1/120", run.frames("realDelta"));
        assertEquals("1/30", run.ledger("stepped"));
        assertEquals("17", run.ledger("paused"));
        assertEquals(0, run.rows("phase").stream().filter(r -> List.of("3", "4").contains(Sim.text(r, "frame")))
                .filter(r -> !List.of("fixedUpdate", "physics", "contacts", "simulations", "probeCopies").contains(Sim.text(r, "name"))).count());
        if (contract.equals("phase")) {
            assertEquals("1/2", run.frame(3, "interpolationAlpha"), "kept from the last presented frame");
        }
        assertTrue(run.balanced());
    }

    @Rule({"D3", "AR20"})
    @Test
    void aStepIsPaidFromTheAccumulatorWhileThatHoldsAWholeTick() {
        Sim run = Sim.of("phase").deltas("3/40", "1", "1", "1", "0").atTick(2, "breakpoint").at(2, "stepTick").at(3, "stepTick")
                .at(4, "stepTick").at(5, "resume").run();
        assertEquals("2 1 1 1 0", run.frames("ticks"));
        assertEquals("1/24 1/40 1/120 1/120 1/120", run.frames("accumulator"));
        assertEquals("1 1 1 1 2", run.frames("frameIndex"));
        assertEquals("1/60", run.ledger("stepped"), "only the third one is added");
        assertEquals("3", run.ledger("paused"));
        assertTrue(run.balanced());
    }

    @Rule("D3")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled"})
    void aStepOfATickIsRefusedWhileRunning(String contract) {
        Sim run = Sim.of(contract).deltas("0", "1/60", "1/60").at(3, "stepTick").run();
        assertEquals("0 1 1", run.frames("ticks"));
        assertEquals("false false false", run.frames("stepped"));
        assertTrue(run.diagnostics().contains("refused step tick: possible only while paused"), run.diagnostics().toString());
        assertEquals("0", run.ledger("stepped"));
        assertTrue(run.balanced());
    }

    @Rule({"D3", "B6"})
    @Test
    void theScaledClockTakesNoStepBeforeItsStartFrame() {
        Sim run = Sim.of("scaled").deltas("1", "1/60").at(1, "pause").at(1, "stepTick").at(2, "resume").run();
        assertEquals("true false", run.frames("paused"));
        assertEquals("0 0", run.frames("ticks"));
        assertEquals("1/60", run.ledger("startDiscarded"));
        assertEquals("1", run.ledger("paused"));
        assertTrue(String.join("", run.diagnostics()).contains("no frame has run yet"), run.diagnostics().toString());
    }

    @Rule({"D3", "C23"})
    @ParameterizedTest
    @CsvSource({"phase", "scaled"})
    void aStepOfAFrameRunsOneFrameOfOneStep(String contract) {
        Sim run = Sim.of(contract).deltas("0", "1/40", "9", "1/120").at(3, "pause").at(3, "stepFrame").at(4, "resume").run();
        assertEquals("0 1 1 1", run.frames("ticks"));
        assertEquals("0 1/120 1/120 0", run.frames("accumulator"));
        assertEquals("1 2 3 4", run.frames("frameIndex"));
        assertEquals("1/60", run.frame(3, "deltaTime"));
        assertEquals("true", run.frame(3, "stepped"));
        assertEquals("1/60", run.ledger("stepped"));
        assertEquals("9", run.ledger("paused"));
        assertTrue(run.column("phase", "name").contains("update"));
        assertTrue(run.balanced());
    }

    @Test
    void aStepOfAFrameWhileRunningReplacesTheListedDelta() {
        Sim run = Sim.of("phase").deltas("1/40", "9", "1/120").at(2, "stepFrame").run();
        assertEquals("1 1 1", run.frames("ticks"));
        assertEquals("9", run.ledger("replaced"));
        assertEquals("1/30", run.ledger("fed"));
        assertTrue(run.balanced());
    }

    @Rule("D3")
    @Test
    void aStepOfAFrameIsPaidWithTheWholeTicksThatWait() {
        Sim run = Sim.of("phase").deltas("3/40", "5", "0").atTick(1, "breakpoint").at(2, "stepFrame").at(3, "resume").run();
        assertEquals("1 3 0", run.frames("ticks"));
        assertEquals("0", run.ledger("stepped"));
        assertEquals("1/120", run.frame(2, "accumulator"));
        assertEquals("1/2", run.frame(2, "interpolationAlpha"));
        assertTrue(run.balanced());
    }

    @Rule({"D1", "D3"})
    @ParameterizedTest
    @ValueSource(strings = {"scaled", "ordered"})
    void stepsInASuspendedFrameWalkThroughItsTicksAndThenGoOnBetweenFrames(String contract) {
        Sim run = Sim.of(contract).deltas("0", "1/20", "1", "2", "3", "1/60").at(2, "breakpoint", "\"where\": \"fixedUpdate\"")
                .at(3, "stepTick").at(4, "stepTick").at(5, "stepTick").at(6, "resume").run();
        List<String> stops = run.rows("stop").stream().map(r -> Sim.text(r, "reason") + " " + Sim.text(r, "simulationTick") + " "
                + Sim.text(r, "owedTicks")).toList();
        assertEquals(List.of("breakpoint 1 2", "breakpoint 2 1", "breakpoint 3 0"), stops.subList(0, 3));
        assertEquals("3", run.frame(2, "ticks"), "the suspended frame runs all of its ticks");
        assertEquals("0", run.ledger("dropped"));
        assertEquals("6", run.ledger("paused"), "what was listed with the steps is paused time");
        assertEquals("1/60", run.ledger("stepped"), "the third step found the frame at its end");
        assertTrue(run.balanced());
    }

    @Rule("D5")
    @ParameterizedTest
    @CsvSource({
        "NaN, not a number, null", "inf, infinite, null", "-inf, infinite, null", "-1/100, negative, -1/100", "-5, negative, -5"})
    void aDeltaThatMakesNoSenseIsRefusedAndTouchesNoField(String delta, String reason, String realDelta) {
        for (String contract : List.of("phase", "scaled", "ordered")) {
            Sim run = Sim.of(contract).deltas("0", "7/240", delta, "1/60").run();
            assertEquals("0 1 0 1", run.frames("ticks"), contract);
            assertEquals(reason, run.frame(3, "refused"));
            assertEquals(realDelta, run.frame(3, "realDelta"));
            for (String field : List.of("frameIndex", "deltaTime", "accumulator", "interpolationAlpha", "droppedTime", "simulationTime",
                    "simulationTick", "frameTime", "timeScale")) {
                assertEquals(run.frame(2, field), run.frame(3, field), contract + ": " + field);
            }
            assertEquals("null null null", run.frame(1, "refused") + " " + run.frame(2, "refused") + " " + run.frame(4, "refused"));
            assertEquals(0, run.rows("phase").stream().filter(r -> Sim.text(r, "frame").equals("3")).count());
            assertTrue(run.balanced());
        }
    }

    @Rule("D5")
    @Test
    void aTimeStampThatGoesBackIsRefusedAndTheNextOnesAreNormal() {
        Sim run = Sim.run("{\"contract\": \"phase\", \"pacing\": {\"timestamps\": [\"0\", \"16.7ms\", \"33.4ms\", \"-4966.6ms\", \"-4949.9ms\","
                + " \"-4933.2ms\"]}}");
        assertEquals("1 1 0 1 1", run.frames("ticks"));
        assertEquals("null null the time stamp goes back null null", run.frames("refused"));
        assertTrue(run.balanced());
    }

    @Rule("D5")
    @Test
    void aRefusedDeltaIsNoStepEither() {
        Sim run = Sim.of("ordered").deltas("1/60", "NaN", "1/60").at(2, "pause").at(2, "stepTick").run();
        assertEquals("1 0 0", run.frames("ticks"));
        assertEquals("not a number", run.frame(2, "refused"));
    }

    @Rule("D5")
    @Test
    void aRefusedDeltaInASuspendedFrameIsToldAfterIt() {
        Sim run = Sim.of("scaled").deltas("0", "1/30", "-1/4", "1/60").at(2, "breakpoint", "\"where\": \"update\"").at(4, "resume").run();
        assertEquals("null null negative null", run.frames("refused"));
        assertEquals("-1/4", run.frame(3, "realDelta"));
        assertEquals("0", run.ledger("paused"));
        assertEquals("-1/4", run.ledger("refused"));
        assertTrue(run.balanced());
    }

    @Rule("D4")
    @Test
    void aTimeScaleWhoseFractionIsTooFineToCountWithIsRefusedInWords() {
        FrameLoop loop = new FrameLoop(ContractReader.preset("phase"), TimeBase.of(TickRate.hz(60)), new Recorder(), PhaseHandler.NONE,
                NanoSource.STILL);
        RunControl control = new RunControl(ContractReader.preset("phase"), loop, new Recorder(), GameControl.NONE);
        control.start(false);
        assertEquals(CommandAnswer.APPLIED, control.apply(new Command.SetTimeScale(new TimeScale(1, 1L << 61)), 0));
        assertEquals(CommandAnswer.SCALE_TOO_FINE, control.apply(new Command.SetTimeScale(new TimeScale(16, 1)), 0), "16 / 1 over 2^61");
        assertEquals(CommandAnswer.SCALE_TOO_FINE, control.apply(new Command.SetTimeScale(new TimeScale(1, 7)), 0), "7 × 2^61");
        assertEquals(CommandAnswer.APPLIED, control.apply(new Command.SetTimeScale(new TimeScale(3, 2)), 0));
        control.frame(50_000_000);
        assertEquals(1, loop.tickIndex());
    }

    @Rule("D4")
    @ParameterizedTest
    @CsvSource({"0, 0 0 0", "1/3, 0 0 1", "100, 4 4 4", "1000, 4 4 4"})
    void timeScalesFromZeroToAHundredScaleWhatIsFed(String scale, String ticks) {
        Sim run = Sim.of("ordered").times(3, "1/60").scale(1, scale).run();
        assertEquals(ticks, run.frames("ticks"));
        assertTrue(run.balanced());
    }
}
