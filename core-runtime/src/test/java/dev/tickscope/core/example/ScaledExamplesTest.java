package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Time scale, start frame, scenes and settings of the scaled clock. */
class ScaledExamplesTest {
    @Rule({"X34", "B2", "B4", "B12", "B14", "BR5", "BR8"})
    @ParameterizedTest(name = "scale {0}")
    @CsvSource({
        "0, 0, 0 0 0 0, 0, 0, 0",
        "1/2, 1/2, 0 1 0 1, 1/120, 0, 1/30",
        "1, 1, 1 1 1 1, 1/60, 0, 1/15",
        "2, 2, 2 2 2 2, 1/30, 0, 2/15",
        "100, 100, 5 5 5 5, 5/3, 19/12, 20/3",
        "250, 100, 5 5 5 5, 5/3, 19/12, 20/3",
        "-1, 0, 0 0 0 0, 0, 0, 0"})
    void fourFramesOfOneStepAtAScale(String asked, String taken, String ticks, String deltaTime, String dropped, String gameTime) {
        Sim run = Sim.of("scaled").deltas("0").times(4, "1/60").scale(2, asked).run();
        assertEquals(ticks, run.framesFrom(2, "ticks"));
        assertEquals(String.join(" ", List.of(taken, taken, taken, taken)), run.framesFrom(2, "timeScale"));
        assertEquals(String.join(" ", List.of(deltaTime, deltaTime, deltaTime, deltaTime)), run.framesFrom(2, "deltaTime"));
        assertEquals(String.join(" ", List.of(dropped, dropped, dropped, dropped)), run.framesFrom(2, "dropped"));
        assertEquals(gameTime, run.lastFrame("frameTime"));
        assertTrue(run.balanced());
    }

    @Rule("B12")
    @Test
    void aScaleAboveItsRangeIsSaidToBeClamped() {
        assertTrue(Sim.of("scaled").deltas("0", "1/60").scale(2, "250").run().diagnostics().contains("timeScale 250 was taken as 100"));
    }

    @Rule({"X34", "BR15"})
    @Test
    void atScaleZeroTheFractionIsKept() {
        Sim run = Sim.of("scaled").deltas("0", "1/40", "1", "1", "1/120").scale(3, "0").scale(5, "1").run();
        assertEquals("1 0 0 1", run.framesFrom(2, "ticks"));
        assertEquals("1/120 1/120 1/120 0", run.framesFrom(2, "accumulator"));
        assertEquals("0", run.lastFrame("droppedTime"));
        assertTrue(run.balanced());
    }

    @Rule({"X34", "B14"})
    @Test
    void scalesMayBeMixed() {
        Sim run = Sim.of("scaled").deltas("0").times(5, "1/60").scale(2, "1/2").scale(4, "2").scale(6, "1/3").run();
        assertEquals("0 1 2 2 0", run.framesFrom(2, "ticks"));
        assertEquals("1/120 0 0 0 1/180", run.framesFrom(2, "accumulator"));
        assertEquals("4/45", run.lastFrame("frameTime"));
        assertTrue(run.balanced());
    }

    @Rule({"X34", "BR16"})
    @Test
    void aScaleSetInsideAStepTakesEffectWithTheNextFrame() {
        Sim run = Sim.of("scaled").deltas("0", "1/20", "1/20").atTick(1, "timeScale", "\"value\": \"0\"").run();
        assertEquals("0 3 0", run.frames("ticks"));
        assertEquals("0 1/20 0", run.frames("deltaTime"));
        assertEquals("1 1 0", run.frames("timeScale"));
        assertTrue(run.rows("phase").stream().filter(r -> Sim.text(r, "frame").equals("2") && Sim.text(r, "name").equals("update"))
                .allMatch(r -> Sim.text(r, "deltaTime").equals("1/20")));
    }

    @Rule({"X35", "B6", "BR4", "BR5"})
    @ParameterizedTest
    @ValueSource(strings = {"0", "1/60", "3", "1000"})
    void theTicksDoNotDependOnTheLengthOfTheStartFrame(String start) {
        Sim run = Sim.of("scaled").deltas(start, "1/60", "1/40").run();
        assertEquals("0 1 1", run.frames("ticks"));
        assertEquals("0 0 1/120", run.frames("accumulator"));
        assertEquals("0 0 0", run.frames("droppedTime"));
        assertEquals(Sim.exact(start).toString(), run.ledger("startDiscarded"));
        assertEquals(Sim.exact(start).toString(), run.frame(1, "frameTime"), "api.time counts it");
        assertTrue(run.column("phase", "name").startsWith("start timers update framePhysics render fixedUpdate"), "the frame's own work runs");
        assertTrue(run.balanced());
    }

    @Rule({"X35", "B6", "BR6"})
    @Test
    void aNewSceneClearsTheAccumulatorAndRunsNoStepInItsFirstFrame() {
        Sim run = Sim.of("scaled").deltas("0", "1/120", "1/120", "1/120", "1/120").scale(2, "1").at(3, "scene").run();
        assertEquals("0 0 0 0 1", run.frames("ticks"));
        assertEquals("0 1/120 0 1/120 0", run.frames("accumulator"));
        assertEquals("1/60", run.frame(3, "discarded"), "the start frame's time and what was cleared");
        assertEquals("1/30", run.lastFrame("frameTime"), "api.time goes on");
        assertTrue(run.balanced());
    }

    @Rule("BR6")
    @Test
    void theTimeScaleLastsOverASceneLoad() {
        Sim run = Sim.of("scaled").deltas("0", "1/60", "1/60", "1/60").scale(2, "2").at(3, "scene").run();
        assertEquals("1 2 2 2", run.frames("timeScale"));
        assertEquals("0 2 0 2", run.frames("ticks"));
    }

    @Rule("BR7")
    @Test
    void aNewPlayStartsEverythingAnew() {
        Sim run = Sim.of("scaled").deltas("0", "1", "1/40", "3", "1/60").scale(2, "1/2").at(4, "restart").run();
        assertEquals("frameIndex=1 frameTime=3 deltaTime=3 simulationTick=0 simulationTime=0 accumulator=0 droppedTime=0 timeScale=1 ticks=0",
                run.frameFields(4, "frameIndex", "frameTime", "deltaTime", "simulationTick", "simulationTime", "accumulator", "droppedTime",
                        "timeScale", "ticks"));
        assertEquals("1", run.frame(5, "ticks"));
        assertTrue(run.balanced());
    }

    @Rule({"BR22", "B17"})
    @ParameterizedTest
    @CsvSource({
        "'{\"fixedHz\": 0}', 1, 5, setting fixedHz: 0 was taken as 1 (range 1 to 240)",
        "'{\"fixedHz\": 500}', 1/240, 5, setting fixedHz: 500 was taken as 240 (range 1 to 240)",
        "'{\"fixedHz\": 59.9}', 1/59, 5, setting fixedHz: 59.9 was taken as 59 (range 1 to 240)",
        "'{\"fixedHz\": 240}', 1/240, 5, ''",
        "'{\"maxStepsPerFrame\": 0}', 1/60, 1, setting maxStepsPerFrame: 0 was taken as 1 (range 1 to 20)",
        "'{\"maxStepsPerFrame\": 99}', 1/60, 20, setting maxStepsPerFrame: 99 was taken as 20 (range 1 to 20)",
        "'{\"maxStepsPerFrame\": 2.9}', 1/60, 2, setting maxStepsPerFrame: 2.9 was taken as 2 (range 1 to 20)",
        "'{}', 1/60, 5, ''"})
    void settingsAreClampedAndTheClampIsSaid(String settings, String step, String cap, String note) {
        Sim run = Sim.of("scaled").settings(settings).deltas("0", "1000").run();
        assertEquals(step, run.frame(2, "fixedDeltaTime"));
        assertEquals(cap, run.frame(2, "ticks"));
        assertEquals(note, String.join("|", run.diagnostics()));
    }

    @Rule({"B9", "B17"})
    @ParameterizedTest
    @CsvSource({
        "'{}', fixedUpdate simulations probeCopies fixedUpdate simulations probeCopies start timers update framePhysics render",
        "'{\"physicsOnFixed\": false}', fixedUpdate simulations probeCopies fixedUpdate simulations probeCopies start timers update framePhysics render",
        "'{\"physicsOnFixed\": true}', fixedUpdate physics simulations probeCopies fixedUpdate physics simulations probeCopies start timers update render"})
    void physicsRunsOnceAFrameOrAfterEachFixedUpdate(String settings, String phases) {
        Sim run = Sim.of("scaled").settings(settings).deltas("0", "1/30").run();
        assertEquals(phases, run.rows("phase").stream().filter(r -> Sim.text(r, "frame").equals("2")).map(r -> Sim.text(r, "name"))
                .reduce((a, b) -> a + " " + b).orElse(""));
    }

    @Rule("BR18")
    @Test
    void whatTheScaledClockDoesNotShowIsAbsentAndNotZero() {
        Sim run = Sim.of("scaled").deltas("0", "1/60").run();
        assertEquals("null null", run.frames("interpolationAlpha"));
        assertTrue(run.rows("phase").stream().allMatch(r -> r.get("simulationTick").isNull() && r.get("simulationTime").isNull()
                && r.get("interpolationAlpha").isNull()));
    }
}
