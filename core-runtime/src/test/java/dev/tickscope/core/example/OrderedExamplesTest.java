package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pause, single step and presentation of the ordered tick. */
class OrderedExamplesTest {
    @Rule({"X30", "C9", "C10", "C16", "C17", "C23", "CR3", "CR4"})
    @Test
    void aPauseClearsTheFractionAndStepsRunExactlyOneTickEach() {
        Sim run = Sim.of("ordered").deltas("7/240", "100", "1/60", "1/60", "0", "1/80", "1/240")
                .at(2, "pause").at(3, "stepTick").at(4, "stepTick").at(5, "resume").run();
        assertEquals("1 0 1 1 0 0 1", run.frames("ticks"));
        assertEquals("1/80 0 0 0 0 1/80 0", run.frames("accumulator"));
        assertEquals("3/4 0 1 1 0 3/4 0", run.frames("interpolationAlpha"));
        assertEquals("1 1 2 3 3 3 4", run.frames("simulationTick"));
        assertEquals("1 1 2 3 4 5 6", run.frames("frameIndex"));
        assertEquals("7/240 7/240 1/60 1/60 0 1/80 1/240", run.frames("deltaTime"));
        assertEquals("false true true true false false false", run.frames("paused"));
        assertEquals("false false true true false false false", run.frames("stepped"));
        assertEquals("1/80", run.ledger("cleared"));
        assertEquals("1/30", run.ledger("stepped"));
        assertEquals("3001/30", run.ledger("paused"));
        assertTrue(run.balanced());
    }

    @Rule({"X30", "C17"})
    @Test
    void aStepRunsUpdateAndLateUpdateOnceWithOneStepAndAPausedFrameRunsNothing() {
        Sim run = Sim.of("ordered").deltas("1/60", "100", "1/60").at(2, "pause").at(3, "stepTick").run();
        assertEquals(0, run.rows("phase").stream().filter(r -> Sim.text(r, "frame").equals("2")).count());
        assertEquals("structural fixedUpdate physics readback reactions update presentation lateUpdate render", run.rows("phase").stream()
                .filter(r -> Sim.text(r, "frame").equals("3")).map(r -> Sim.text(r, "name")).reduce((a, b) -> a + " " + b).orElse(""));
        assertTrue(run.rows("phase").stream().filter(r -> Sim.text(r, "frame").equals("3"))
                .allMatch(r -> Sim.text(r, "deltaTime").equals("1/60")));
        assertEquals("1 1", run.rows("phase").stream().filter(r -> Sim.text(r, "frame").equals("3"))
                .filter(r -> Sim.text(r, "name").equals("presentation") || Sim.text(r, "name").equals("lateUpdate"))
                .map(r -> Sim.text(r, "interpolationAlpha")).reduce((a, b) -> a + " " + b).orElse(""));
    }

    @Rule({"C23", "CR5"})
    @Test
    void aStepWhileRunningAddsOneStepAndKeepsTheFraction() {
        Sim run = Sim.of("ordered").deltas("7/240", "1/50", "1/240").at(2, "stepTick").run();
        assertEquals("1 1 1", run.frames("ticks"));
        assertEquals("1/80 1/80 0", run.frames("accumulator"));
        assertEquals("3/4 1 0", run.frames("interpolationAlpha"));
        assertEquals("1/60", run.frame(2, "deltaTime"));
        assertEquals("1/50", run.frame(2, "realDelta"));
        assertEquals("1/50", run.ledger("replaced"));
        assertEquals("1/60", run.ledger("stepped"));
        assertEquals("false", run.frame(2, "paused"));
        assertTrue(run.balanced());
    }

    @Rule("X32")
    @ParameterizedTest
    @CsvSource({"ordered", "phase"})
    void alphaGoesOnFromTheFractionThatADropKeeps(String contract) {
        Sim run = Sim.of(contract).deltas("1/120", "1/60", "1/20", "3/40", "1/240").run();
        assertEquals("0 1 3 4 0", run.frames("ticks"));
        assertEquals("1/2 1/2 1/2 0 1/4", run.frames("interpolationAlpha"));
        assertEquals("0 0 0 1/60 0", run.frames("dropped"));
        assertTrue(run.balanced());
    }

    @Rule("X33")
    @ParameterizedTest
    @CsvSource({"1, dropped_time=0.933333", "1/12, dropped_time=0.016667"})
    void theDiagnosticOfADropIsExact(String delta, String text) {
        assertEquals(text, String.join("", Sim.of("ordered").deltas(delta).run().diagnostics()));
    }

    @Rule("C7")
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "7, 7", "1024, 60", "5000, 60"})
    void theCapIsASettingOfItsOwnRange(int asked, int ticks) {
        assertEquals(Integer.toString(ticks),
                Sim.of("ordered").settings("{\"maxStepsPerFrame\": " + asked + "}").deltas("1").run().frames("ticks"));
    }

    @Test
    void loadingASceneRestartsTickAndAccumulatorAndAlpha() {
        Sim run = Sim.of("ordered").deltas("7/240", "0", "1/60").at(2, "scene").run();
        assertEquals("1 0 1", run.frames("simulationTick"));
        assertEquals("1/80 0 0", run.frames("accumulator"));
        assertEquals("3/4 0 0", run.frames("interpolationAlpha"));
        assertEquals("0 1/80 0", run.frames("discarded"));
        assertEquals("1 1 2", run.frames("frameIndex"));
        assertTrue(run.balanced());
    }

    @Rule("CR3")
    @Test
    void theAlphaOfAStepLastsUntilTheResumeAndNoLonger() {
        Sim run = Sim.of("ordered").deltas("1/60", "1", "1", "-1/60", "1/80").at(2, "pause").at(2, "stepTick").at(4, "resume").run();
        assertEquals("0 1 1 0 3/4", run.frames("interpolationAlpha"), "the refused fourth delta shows what the resume left");
    }

    @Test
    void anUnpauseClearsAsWell() {
        Sim run = Sim.of("ordered").deltas("1/60", "1/60", "1/80").at(2, "pause").at(3, "resume").run();
        assertEquals("0 0 3/4", run.frames("interpolationAlpha"));
        assertEquals("0 0 1/80", run.frames("accumulator"));
    }
}
