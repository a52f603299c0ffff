package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One frame at the edge of the catch-up cap, with a step of 1/60 s and an edge of 1/6000 s; then stalls. */
class CapExamplesTest {
    /** B': the engine that drops only when whole steps pass the cap. */
    private static final String WHOLE_STEP_TEST = "{\"extends\": \"scaled\", \"capTest\": \"ticks\"}";

    @Rule({"X09", "X10", "X11", "X13", "X14", "X16", "A7", "AR2", "AR7", "C7", "C8", "CR10"})
    @ParameterizedTest(name = "{0}: a frame of {1} s runs {2} ticks")
    @CsvSource({
        "X09, 133/2000, 3, 33/2000, 99/100, 0",
        "X10, 1/15, 4, 0, 0, 0",
        "X11, 401/6000, 4, 1/6000, 1/100, 0",
        "X11 to X13, 499/6000, 4, 33/2000, 99/100, 0",
        "X13, 1/12, 4, 0, 0, 1/60",
        "X14, 167/2000, 4, 1/6000, 1/100, 1/60",
        "X14 to X16, 599/6000, 4, 33/2000, 99/100, 1/60",
        "X16, 1/10, 4, 0, 0, 1/30"})
    void wholeTicksAboveTheCapAreDroppedAndTheFractionStays(String id, String delta, int ticks, String accumulator, String alpha,
            String dropped) {
        for (String contract : new String[] {"phase", "ordered"}) {
            Sim run = Sim.of(contract).deltas(delta).run();
            assertEquals(Integer.toString(ticks), run.frames("ticks"), contract);
            assertEquals(accumulator, run.frames("accumulator"), contract);
            assertEquals(alpha, run.frames("interpolationAlpha"), contract);
            assertEquals(dropped, run.frames("dropped"), contract);
            assertEquals(dropped, run.frames("droppedTime"), contract);
            assertTrue(run.balanced(), contract);
        }
    }

    @Rule({"X09", "X10", "X11", "X13", "X14", "X16", "B5", "BR1", "BR2"})
    @ParameterizedTest(name = "{0}: a frame of {1} s runs {2} steps")
    @CsvSource({
        "X09, 133/2000, 3, 33/2000, 0",
        "X10, 1/15, 4, 0, 0",
        "X11, 401/6000, 4, 1/6000, 0",
        "X11 to X13, 499/6000, 4, 33/2000, 0",
        "X13, 1/12, 5, 0, 0",
        "X14, 167/2000, 5, 0, 1/6000",
        "X14 to X16, 599/6000, 5, 0, 33/2000",
        "X16, 1/10, 5, 0, 1/60"})
    void theScaledClockDropsEverythingAboveTheCap(String id, String delta, int ticks, String accumulator, String dropped) {
        Sim run = Sim.of("scaled").deltas("0", delta).run();
        assertEquals(Integer.toString(ticks), run.frame(2, "ticks"));
        assertEquals(accumulator, run.frame(2, "accumulator"));
        assertEquals(dropped, run.frame(2, "dropped"));
        assertTrue(run.balanced());
    }

    @Rule({"X14", "BR1"})
    @ParameterizedTest
    @CsvSource({
        "1/12, 5, 0, 0",
        "167/2000, 5, 1/6000, 0",
        "599/6000, 5, 33/2000, 0",
        "1/10, 5, 0, 1/60",
        "601/6000, 5, 0, 101/6000"})
    void withTheCapTestOnWholeTicksTheRestIsDroppedOnlyFromTheNextWholeTickOn(String delta, int ticks, String accumulator, String dropped) {
        Sim run = Sim.of(WHOLE_STEP_TEST).deltas("0", delta).run();
        assertEquals(Integer.toString(ticks), run.frame(2, "ticks"));
        assertEquals(accumulator, run.frame(2, "accumulator"));
        assertEquals(dropped, run.frame(2, "dropped"));
        assertTrue(run.balanced());
    }

    @Rule({"X17", "BR3"})
    @ParameterizedTest
    @CsvSource({
        "phase, 1/120, 1/15, 0 4, 1/120 1/120, 0",
        "ordered, 1/120, 1/15, 0 4, 1/120 1/120, 0",
        "scaled, 1/120, 3/40, 0 5, 1/120 0, 0",
        "scaled, 1/120, 1/12, 0 5, 1/120 0, 1/120"})
    void theCarriedFractionCountsTowardsTheCap(String contract, String first, String second, String ticks, String accumulator,
            String dropped) {
        Sim.Plan plan = Sim.of(contract);
        int from = 1;
        if (contract.equals("scaled")) {
            plan.deltas("0");
            from = 2;
        }
        Sim run = plan.deltas(first, second).run();
        assertEquals(ticks, run.framesFrom(from, "ticks"));
        assertEquals(accumulator, run.framesFrom(from, "accumulator"));
        assertEquals(dropped, run.lastFrame("droppedTime"));
        assertTrue(run.balanced());
    }

    @Rule("X17")
    @Test
    void aCarriedHalfTickKeepsItsAlphaThroughACappedFrame() {
        assertEquals("1/2 1/2", Sim.of("phase").deltas("1/120", "1/15").run().frames("interpolationAlpha"));
    }

    @Rule({"X18", "X19", "A21", "C17", "BR8", "AR13"})
    @ParameterizedTest
    @CsvSource({
        "phase, 0.25, 4, 11/60", "ordered, 0.25, 4, 11/60", "scaled, 0.25, 5, 1/6",
        "phase, 1, 4, 14/15", "ordered, 1, 4, 14/15", "scaled, 1, 5, 11/12",
        "phase, 10, 4, 149/15", "ordered, 10, 4, 149/15", "scaled, 10, 5, 119/12"})
    void aStallRunsTheCapAndDropsTheRestWhileTheFrameSeesAllOfIt(String contract, String stall, String ticks, String dropped) {
        Sim run = Sim.of(contract).deltas("0", stall, "0").run();
        assertEquals(ticks, run.frame(2, "ticks"));
        assertEquals(dropped, run.frame(2, "dropped"));
        assertEquals("0", run.frame(2, "accumulator"));
        assertEquals(contract.equals("scaled") ? "null" : "0", run.frame(2, "interpolationAlpha"));
        assertEquals("0", run.frame(3, "ticks"));
        assertEquals(dropped, run.frame(3, "droppedTime"));
        String seen = Sim.exact(stall).toString();
        assertEquals(seen, run.frame(2, "deltaTime"));
        for (var phase : run.rows("phase")) {
            if (Sim.text(phase, "frame").equals("2")) {
                assertEquals(seen, Sim.text(phase, "deltaTime"), "in every phase, the fixed ones too");
            }
        }
        assertTrue(run.balanced());
    }

    @ParameterizedTest
    @CsvSource({"0.35, 17/60", "0.55, 29/60", "0.6, 8/15", "0.65, 7/12", "2.05, 119/60", "4, 59/15"})
    void stallsThatFloatArithmeticGetsWrongDropExactlyTheirWholeTicks(String stall, String dropped) {
        Sim run = Sim.of("ordered").deltas(stall, "0").run();
        assertEquals("4 0", run.frames("ticks"));
        assertEquals(dropped + " 0", run.frames("dropped"));
        assertEquals("0 0", run.frames("accumulator"));
    }

    @Rule("X21")
    @ParameterizedTest
    @CsvSource({
        "phase, 90ms, 4 4 4 4 4, 1/150 1/75 1/300 1/100 0, 1/60 1/60 1/30 1/60 1/30",
        "ordered, 90ms, 4 4 4 4 4, 1/150 1/75 1/300 1/100 0, 1/60 1/60 1/30 1/60 1/30",
        "scaled, 90ms, 5 5 5 5 5, 0 0 0 0 0, 1/150 1/150 1/150 1/150 1/150",
        "phase, 100ms, 4 4 4 4 4, 0 0 0 0 0, 1/30 1/30 1/30 1/30 1/30",
        "scaled, 100ms, 5 5 5 5 5, 0 0 0 0 0, 1/60 1/60 1/60 1/60 1/60"})
    void aRunOfSlowFramesDropsInEachOfThem(String contract, String delta, String ticks, String accumulator, String dropped) {
        Sim.Plan plan = Sim.of(contract);
        int from = 1;
        if (contract.equals("scaled")) {
            plan.deltas("0");
            from = 2;
        }
        Sim run = plan.times(5, delta).run();
        assertEquals(ticks, run.framesFrom(from, "ticks"));
        assertEquals(accumulator, run.framesFrom(from, "accumulator"));
        assertEquals(dropped, run.framesFrom(from, "dropped"));
        assertTrue(run.balanced());
    }

    @Rule({"C15", "X33"})
    @ParameterizedTest
    @CsvSource({"1, dropped_time=0.933333", "1/12, dropped_time=0.016667", "1/10, dropped_time=0.033333"})
    void theOrderedClockReportsEachDropWithSixDecimals(String delta, String text) {
        Sim run = Sim.of("ordered").deltas(delta, "1/60").run();
        assertEquals(text, String.join("|", run.diagnostics()));
    }

    @Rule("C15")
    @Test
    void aFrameThatDropsNothingReportsNothing() {
        assertEquals(0, Sim.of("ordered").deltas("1/15", "1/60").run().diagnostics().size());
    }

    @Rule({"AR16", "AR29", "A2"})
    @Test
    void theRootsClampIsNoDroppedTime() {
        Sim run = Sim.of("{\"extends\": \"phase\", \"maxDelta\": \"50ms\"}").deltas("1/60", "3").run();
        assertEquals("1 3", run.frames("ticks"));
        assertEquals("0 59/20", run.frames("clamped"));
        assertEquals("0 0", run.frames("droppedTime"));
        assertEquals("1/60 1/20", run.frames("deltaTime"));
        assertEquals("1/60 1/15", run.frames("frameTime"));
        assertEquals("59/20", run.ledger("clamped"));
        assertEquals("59/20", run.column("clamp", "duration"));
        assertTrue(run.balanced());
    }

    @Test
    void theOrderedClockDoesNotClampItsElapsedTime() {
        assertEquals("1000", Sim.of("ordered").deltas("1000").run().frames("deltaTime"));
    }
}
