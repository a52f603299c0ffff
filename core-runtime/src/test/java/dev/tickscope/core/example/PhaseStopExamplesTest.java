package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Breakpoints and pauses of the phase contract, and what its clock fields read in each phase. */
class PhaseStopExamplesTest {
    private static final String LOOP_END = "{\"extends\": \"phase\", \"discardAt\": \"end\"}";

    @Rule({"X22", "A8", "A10", "A12", "A13", "A21", "AR5", "AR6", "AR8", "AR15"})
    @Test
    void aBreakpointInTheSecondTickKeepsTheRestForTheResumeFrame() {
        Sim run = Sim.of("phase").deltas("3/40", "0").atTick(2, "breakpoint").run();
        assertEquals("2 2", run.frames("ticks"));
        assertEquals("2 4", run.frames("simulationTick"));
        assertEquals("1/30 1/15", run.frames("simulationTime"));
        assertEquals("1/24 1/120", run.frames("accumulator"));
        assertEquals("0 0", run.frames("droppedTime"));
        assertEquals("1 2", run.frames("frameIndex"));
        assertEquals("3/40 3/40", run.frames("frameTime"));
        assertEquals("3/40 0", run.frames("deltaTime"));
        assertEquals("0 1/2", run.frames("interpolationAlpha"), "kept from before at the stop");
        assertEquals("true false", run.frames("interrupted"));
        assertTrue(run.balanced());

        JsonNode stop = run.rows("stop").get(0);
        assertEquals("breakpoint", Sim.text(stop, "reason"));
        assertEquals("fixedUpdate", Sim.text(stop, "hitIn"));
        assertEquals("endOfTick", Sim.text(stop, "stoppedAt"));
        assertEquals("[\"timedRoutines\",\"flowTick\",\"presentation\"]", Sim.text(stop, "skipped"));
        assertEquals("2", Sim.text(stop, "simulationTick"));
        assertEquals("2", Sim.text(stop, "owedTicks"));
        assertEquals("1/24", Sim.text(stop, "accumulator"));
        assertEquals("false", Sim.text(stop, "suspended"));
        assertEquals(1, run.rows("stop").size());
    }

    @Rule({"A4", "A10", "A13", "A15", "AR1"})
    @Test
    void theInterruptedTickFinishesAndTheRestOfItsFrameIsSkippedForGood() {
        Sim run = Sim.of("phase").deltas("3/40", "0").atTick(2, "breakpoint").run();
        assertEquals("start update fixedUpdate physics contacts fixedUpdate physics contacts "
                + "start update fixedUpdate physics contacts fixedUpdate physics contacts timedRoutines flowTick presentation",
                run.column("phase", "name"));
    }

    @Rule("AR4")
    @Test
    void theUninterruptedFrameEndsInTheSameState() {
        Sim whole = Sim.of("phase").deltas("3/40").run();
        assertEquals("ticks=4 accumulator=1/120 interpolationAlpha=1/2 simulationTick=4",
                whole.frameFields(1, "ticks", "accumulator", "interpolationAlpha", "simulationTick"));
    }

    @Rule({"X24", "AR4"})
    @Test
    void theCapAppliesToTheResumeFrameWithItsOwnTime() {
        Sim run = Sim.of("phase").deltas("3/40", "1/20").atTick(2, "breakpoint").run();
        assertEquals("2 4", run.frames("ticks"));
        assertEquals("4 5", run.frames("owed"));
        assertEquals("0 1/60", run.frames("dropped"));
        assertEquals("1/120", run.lastFrame("accumulator"));
        assertEquals("1/10", run.lastFrame("simulationTime"));
        Sim whole = Sim.of("phase").deltas("3/40", "1/20").run();
        assertEquals("4 3", whole.frames("ticks"));
        assertEquals("0", whole.lastFrame("droppedTime"));
        assertTrue(run.balanced());
    }

    @Rule({"X25", "AR3"})
    @Test
    void theExcessIsDiscardedBeforeTheTicksSoThatAStopDoesNotSaveIt() {
        Sim run = Sim.of("phase").deltas("41/240", "0").atTick(2, "breakpoint").run();
        assertEquals("2 2", run.frames("ticks"));
        assertEquals("1/10 0", run.frames("dropped"));
        assertEquals("3/80 1/240", run.frames("accumulator"));
        assertEquals("1/4", run.lastFrame("interpolationAlpha"));
        assertEquals(4, run.totalTicks());
        assertTrue(run.balanced());
    }

    @Rule({"X25", "AR3"})
    @Test
    void discardedAfterTheTicksAnInterruptedFrameKeepsItsExcess() {
        Sim run = Sim.of(LOOP_END).deltas("41/240", "0").atTick(2, "breakpoint").run();
        assertEquals("2 4", run.frames("ticks"));
        assertEquals("0 1/15", run.frames("dropped"));
        assertEquals("11/80 1/240", run.frames("accumulator"));
        assertTrue(run.balanced());
    }

    @Rule("AR3")
    @Test
    void withoutAStopItDoesNotMatterWhenTheExcessIsDiscarded() {
        String deltas = "41/240 7ms 0.4 1/60 1/10";
        assertEquals(Sim.of("phase").list(deltas).run().frameRows(), Sim.of(LOOP_END).list(deltas).run().frameRows());
    }

    @Rule({"X26", "AR18"})
    @Test
    void aStopInTheLastTickLeavesOnlyAFraction() {
        Sim run = Sim.of("phase").deltas("43/600", "0").atTick(4, "breakpoint").run();
        assertEquals("4 0", run.frames("ticks"));
        assertEquals("1/200 1/200", run.frames("accumulator"));
        assertEquals("3/10", run.lastFrame("interpolationAlpha"));
        assertEquals("0", run.column("stop", "owedTicks"));
        assertTrue(run.column("phase", "name").endsWith("contacts start update timedRoutines flowTick presentation"), "presentation runs again");
    }

    @Rule({"X28", "A9", "AR9", "AR19", "A20"})
    @Test
    void aPauseFreezesBothClocksAndKeepsTheFraction() {
        Sim run = Sim.of("phase").deltas("1/80").times(100, "1").deltas("1/240").at(2, "pause").at(102, "resume").run();
        assertEquals("0", run.frame(1, "ticks"));
        for (int frame = 2; frame <= 101; frame++) {
            assertEquals("frameIndex=1 frameTime=1/80 deltaTime=1/80 ticks=0 accumulator=1/80 interpolationAlpha=3/4 simulationTick=0 paused=true",
                    run.frameFields(frame, "frameIndex", "frameTime", "deltaTime", "ticks", "accumulator", "interpolationAlpha",
                            "simulationTick", "paused"));
        }
        assertEquals("frameIndex=2 frameTime=1/60 ticks=1 accumulator=0 paused=false",
                run.frameFields(102, "frameIndex", "frameTime", "ticks", "accumulator", "paused"));
        assertEquals("100", run.ledger("paused"));
        assertEquals(0, run.rows("phase").stream().filter(r -> Integer.parseInt(Sim.text(r, "frame")) > 1
                && Integer.parseInt(Sim.text(r, "frame")) < 102).count(), "no phase runs while paused");
        assertTrue(run.balanced());
    }

    @Rule({"X29", "A15", "A18", "A19", "AR1", "AR10", "AR11", "AR12", "AR13"})
    @Test
    void theSimulationFieldsInEachPhaseOfAFrameWithTwoTicks() {
        Sim run = Sim.of("phase").times(7, "1/60").deltas("1/30").run();
        List<String> last = run.phaseClock().subList(run.phaseClock().size() - 10, run.phaseClock().size());
        assertEquals(List.of("update(7, 7/60)", "fixedUpdate(8, 7/60)", "physics(8, 7/60)", "contacts(8, 2/15)", "fixedUpdate(9, 2/15)",
                "physics(9, 2/15)", "contacts(9, 3/20)", "timedRoutines(9, 3/20)", "flowTick(9, 3/20)", "presentation(9, 3/20)"), last);
        List<JsonNode> phases = run.rows("phase");
        for (JsonNode phase : phases.subList(phases.size() - 10, phases.size())) {
            assertEquals("1/30 3/20 8 1/60 0", Sim.text(phase, "deltaTime") + " " + Sim.text(phase, "frameTime") + " "
                    + Sim.text(phase, "frameIndex") + " " + Sim.text(phase, "fixedDeltaTime") + " " + Sim.text(phase, "droppedTime"));
        }
    }

    @Rule({"X29", "C6", "CR1", "CR2"})
    @Test
    void theOrderedCounterMovesOnlyAfterTheTick() {
        Sim run = Sim.of("ordered").times(7, "1/60").deltas("1/30").run();
        List<String> last = run.phaseClock().subList(run.phaseClock().size() - 14, run.phaseClock().size());
        assertEquals(List.of("structural(7, 7/60)", "fixedUpdate(7, 7/60)", "physics(7, 7/60)", "readback(7, 7/60)", "reactions(7, 7/60)",
                "structural(8, 2/15)", "fixedUpdate(8, 2/15)", "physics(8, 2/15)", "readback(8, 2/15)", "reactions(8, 2/15)", "update(9, 3/20)", "presentation(9, 3/20)",
                "lateUpdate(9, 3/20)", "render(9, 3/20)"), last);
    }

    @Rule("AR11")
    @Test
    void aContractMayReadThePendingTickInContactHooks() {
        Sim run = Sim.of("{\"extends\": \"phase\", \"contactClock\": \"pending\"}").deltas("1/60").run();
        assertTrue(run.phaseClock().contains("contacts(1, 0)"), run.phaseClock().toString());
    }

    @Rule("AR12")
    @Test
    void beforeAnyTickTheSimulationFieldsReadZero() {
        assertEquals(List.of("start(0, 0)", "update(0, 0)", "timedRoutines(0, 0)", "flowTick(0, 0)", "presentation(0, 0)"),
                Sim.of("phase").deltas("1/120").run().phaseClock());
    }

    @Rule("AR1")
    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void whateverTheUpdateOrderFlowTickAndPresentationComeAfterTheTicks(String order) {
        String names = Sim.of("{\"extends\": \"phase\", \"updateOrder\": \"" + order + "\"}").deltas("1/60").run().column("phase", "name");
        assertEquals(order.equals("before") ? "start update fixedUpdate physics contacts timedRoutines flowTick presentation"
                : "start fixedUpdate physics contacts update timedRoutines flowTick presentation", names);
    }

    @Rule({"A14", "D1"})
    @Test
    void aBreakpointOnUpdateStopsBeforeItAndTheFrameGoesOn() {
        Sim run = Sim.of("phase").deltas("1/30", "1/60").at(1, "breakpoint", "\"where\": \"update\"").at(2, "resume").run();
        JsonNode stop = run.rows("stop").get(0);
        assertEquals("before update", Sim.text(stop, "stoppedAt"));
        assertEquals("[]", Sim.text(stop, "skipped"));
        assertEquals("true", Sim.text(stop, "suspended"));
        assertEquals("2", Sim.text(stop, "owedTicks"));
        assertEquals("2 1", run.frames("ticks"));
        assertEquals("false false", run.frames("interrupted"));
        assertEquals("start update fixedUpdate physics contacts fixedUpdate physics contacts timedRoutines flowTick presentation "
                + "start update fixedUpdate physics contacts timedRoutines flowTick presentation", run.column("phase", "name"));
    }

    @Rule({"AR26", "A20", "A21"})
    @Test
    void aNewPhysicsSessionRestartsTheSimulationClockOnly() {
        Sim run = Sim.of("phase").deltas("1/40", "1", "1/120").at(3, "restart").run();
        assertEquals("frameIndex=2 frameTime=41/40 simulationTick=5 simulationTime=1/12 accumulator=1/120 droppedTime=14/15",
                run.frameFields(2, "frameIndex", "frameTime", "simulationTick", "simulationTime", "accumulator", "droppedTime"));
        assertEquals("frameIndex=3 frameTime=31/30 simulationTick=0 simulationTime=0 accumulator=1/120 droppedTime=0 discarded=1/120",
                run.frameFields(3, "frameIndex", "frameTime", "simulationTick", "simulationTime", "accumulator", "droppedTime", "discarded"));
        assertEquals("1/120", run.ledger("cleared"));
        assertTrue(run.balanced());
    }

    @Rule("AR27")
    @Test
    void loadingASceneChangesNothingOfTheClock() {
        assertEquals(Sim.of("phase").list("1/40 1 1/120").run().frameRows(),
                Sim.of("phase").list("1/40 1 1/120").at(2, "scene").at(3, "scene").run().frameRows());
    }

    @Rule({"AR28", "D4", "CR8"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void withoutATimeScaleOfItsOwnTheToolScalesTheTimeItFeeds(String contract) {
        Sim run = Sim.of(contract).times(5, "1/60").scale(2, "1/2").scale(4, "101").scale(5, "0").run();
        assertEquals("1 0 1 4 0", run.frames("ticks"));
        assertEquals("1/60 1/120 1/120 5/3 0", run.frames("deltaTime"));
        assertEquals("1 1/2 1/2 100 0", run.frames("timeScale"));
        assertTrue(run.diagnostics().contains("timeScale 101 was taken as 100"), run.diagnostics().toString());
        assertTrue(run.balanced());
    }
}
