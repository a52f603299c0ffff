package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProbesTest {
    private static GameRun run(String probes, int delay, String deltas, String timeline) {
        return run("'scaled'", probes, delay, deltas, timeline);
    }

    private static GameRun run(String contract, String probes, int delay, String deltas, String timeline) {
        String list = java.util.Arrays.stream(deltas.strip().split("\\s+")).map(d -> "'" + d + "'").collect(Collectors.joining(", "));
        return GameRun.of("{'contract': " + contract + ", 'settings': {'probeDelay': " + delay + "}, 'probes': " + probes
                + ", 'pacing': {'deltas': [" + list + "]}, 'timeline': [" + timeline + "]}");
    }

    private static String steady(int frames) {
        return IntStream.range(0, frames).mapToObj(i -> "1/60").collect(Collectors.joining(" "));
    }

    @Rule({"X36", "B10", "BR10", "BR11"})
    @Test
    void aLongFrameRunsOneStepMoreThanTheDelayAndHoldsTheRest() {
        GameRun run = run("{'count': 1}", 2, "0 5/60 1/60 1/60 1/60", "");
        assertEquals("0 3 3 1 1", run.frames("ticks"));
        assertEquals("0 2 0 0 0", run.frames("held"));
        assertEquals("0 1/30 0 0 0", run.frames("accumulator"));
        assertEquals("2", run.column("hold", "count"));
        assertEquals("4", run.column("hold", "tick"));
        assertEquals("the probe copies made after tick 1 have not arrived", run.column("hold", "why"));
        assertTrue(run.balanced());
    }

    @Rule({"X36", "B10"})
    @Test
    void nothingIsHeldAtOneStepAFrame() {
        GameRun run = run("{}", 2, "0 " + steady(20), "");
        assertEquals(0, run.rows("hold").size());
        assertEquals(20, run.rows("tick").size());
    }

    @Rule({"X36", "BR14"})
    @ParameterizedTest
    @CsvSource({"run, 0 3 2 0 0, 0 1/30 0 0 0", "wait, 0 3 0 0 3, 0 1/30 1/30 1/30 0"})
    void heldStepsAtTimeScaleZeroRunOrWaitAsTheContractReadsIt(String atZero, String ticks, String accumulators) {
        GameRun run = run("{'extends': 'scaled', 'heldAtZeroScale': '" + atZero + "'}", "{}", 2, "0 5/60 1/60 1/60 1/60",
                "{'frame': 3, 'do': 'timeScale', 'value': 0}, {'frame': 5, 'do': 'timeScale', 'value': 1}");
        String lastTicks = atZero.equals("run") ? "1" : "3";
        assertEquals(ticks.substring(0, ticks.length() - 1) + lastTicks, run.frames("ticks"));
        assertEquals(accumulators, run.frames("accumulator"));
        assertTrue(run.balanced());
    }

    @Rule("BR14")
    @Test
    void heldStepsThatWaitForTimeSaySo() {
        GameRun run = run("{'extends': 'scaled', 'heldAtZeroScale': 'wait'}", "{}", 2, "0 5/60 1/60",
                "{'frame': 3, 'do': 'timeScale', 'value': 0}");
        assertEquals("ticks that were held wait until the time scale is above 0", run.rows("hold").get(1).get("why").stringValue());
    }

    @Rule({"BR14", "BR16"})
    @Test
    void aScaleOfZeroSetInsideAStepHoldsNoStepOfThatFrame() {
        GameRun run = run("{'extends': 'scaled', 'heldAtZeroScale': 'wait'}", "{'count': 0}", 2, "0 3/60 1/60",
                "{'tick': 1, 'do': 'timeScale', 'value': 0}");
        assertEquals("0 3 0", run.frames("ticks"));
        assertEquals("0 0 0", run.frames("held"));
    }

    @Rule({"B11", "BR10"})
    @Test
    void withDelayZeroAtMostOneStepRunsInAFrame() {
        GameRun run = run("{}", 0, "0 3/60 1/60 1/60 0 0 0", "");
        assertEquals("0 1 1 1 1 1 0", run.frames("ticks"));
        assertEquals("0 2 2 2 1 0 0", run.frames("held"));
        assertEquals("0", run.column("frame", "droppedTime").substring(0, 1));
        assertTrue(run.balanced());
    }

    @Rule("BR10")
    @Test
    void withoutAProbeNothingIsHeld() {
        assertEquals("0 5 1", run("{'count': 0}", 0, "0 5/60 1/60", "").frames("ticks"));
        assertEquals("0 5", GameRun.of("{'contract': 'scaled', 'pacing': {'deltas': ['0', '5/60']}}").frames("ticks"));
    }

    @Rule("BR12")
    @Test
    void heldTimeIsCappedInTheNextFrameAndTheExcessDropped() {
        GameRun run = run("{}", 2, "0 5/60 5/60 1/60", "");
        assertEquals("0 3 3 3", run.frames("ticks"));
        assertEquals("0 0 1/30 0", run.frames("dropped"));
        assertEquals("0 2 2 0", run.frames("held"));
        assertTrue(run.balanced());
    }

    @Rule("BR11")
    @Test
    void aBlockedStepTakesAllLaterOnesWithItThoughTheirCopiesAreThere() {
        // With delay 0, step 2 waits for copy 1, which comes 3 frames late; nothing overtakes it.
        GameRun run = run("{}", 0, "0 1/60 1/60 1/60 1/60 1/60 1/60", "{'tick': 1, 'do': 'probeLate', 'frames': 3}");
        assertEquals("0 1 0 0 0 1 1", run.frames("ticks"));
        assertEquals("0 0 1 2 3 3 3", run.frames("held"));
        assertEquals("1 2 3", run.column("tick", "simulationTick"));
    }

    @Rule("BR13")
    @ParameterizedTest
    @CsvSource({"perFrame, 0 0 1 2 3 3", "once, 0 0 1 1 1 1"})
    void aStepHeldForSeveralFramesCountsInEachOrOnce(String count, String held) {
        GameRun run = run("{'extends': 'scaled', 'heldCount': '" + count + "'}", "{}", 0, "0 1/60 1/60 1/60 1/60 1/60",
                "{'tick': 1, 'do': 'probeLate', 'frames': 3}");
        assertEquals(held, run.frames("held"));
    }

    @Rule("B10")
    @Test
    void aFramesCopiesCanBeScriptedToComeLate() {
        GameRun run = run("{'count': 3}", 1, "0 1/60 1/60 1/60 1/60 1/60", "{'frame': 2, 'do': 'probeLate', 'frames': 2}");
        assertEquals("0 1 1 0 2 1", run.frames("ticks"));
    }

    @Rule("B11")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void latencyChangesFramesButNeverTheOrderOfSteps(int latency) {
        GameRun run = run("{'latencyFrames': " + latency + "}", 4, "0 2/60 1/60 0 3/60 1/60 0 0 1/60 0 0 0 0 0 0", "");
        assertEquals("1 2 3 4 5 6 7 8", run.column("tick", "simulationTick"));
        assertTrue(run.balanced());
    }

    @Rule({"D1", "B11"})
    @Test
    void aStopInsideAFrameHoldsTheSameSteps() {
        String deltas = "0 5/60 1/60 1/60 1/60 1/60";
        GameRun through = run("{'latencyFrames': 2}", 2, deltas, "");
        GameRun stopped = run("{'latencyFrames': 2}", 2, "0 5/60 1/60 1/60 1/60 1/60 1/60 1/60",
                "{'tick': 2, 'do': 'breakpoint'}, {'frame': 5, 'do': 'resume'}");
        assertEquals(through.frames("ticks"), stopped.rows("frame").stream().filter(r -> !r.get("paused").booleanValue())
                .map(r -> r.get("ticks").toString()).limit(6).collect(Collectors.joining(" ")));
    }

    @Rule("D3")
    @Test
    void aHeldStepIsNotForcedBySteppingIt() {
        GameRun run = run("{'latencyFrames': 3}", 0, "0 1/60 0 0 0 0",
                "{'frame': 3, 'do': 'pause'}, {'frame': 3, 'do': 'stepTick'}, {'frame': 4, 'do': 'stepFrame'}, {'frame': 5, 'do': 'stepFrame'}, "
                        + "{'frame': 6, 'do': 'stepTick'}");
        assertEquals("0 1 0 0 0 1", run.frames("ticks"));
        assertTrue(run.diagnostics().contains("refused step tick: held by probe"), run.diagnostics().toString());
    }

    @Rule("BR6")
    @Test
    void aNewSceneWaitsForNoOldCopy() {
        GameRun run = run("{}", 0, "0 1/60 1/60 1/60 1/60", "{'tick': 1, 'do': 'probeLate', 'frames': 100}, {'frame': 4, 'do': 'scene'}");
        assertEquals("0 1 0 0 1", run.frames("ticks"));
        assertEquals("0 1/60 0", run.frames("accumulator").substring(2, 10).strip());
    }

    @Test
    void aContractWithoutProbesRefusesThem() {
        assertEquals("test: probes: the contract \"phase\" has no probes: its \"probeDelay\" is null",
                GameRun.refusal("{'contract': 'phase', 'probes': {}, 'pacing': {'deltas': []}}"));
        assertEquals("test: timeline[0].do: there are no probes that could be late: the scenario has no \"probes\"", GameRun.refusal(
                "{'contract': 'scaled', 'pacing': {'deltas': []}, 'timeline': [{'frame': 1, 'do': 'probeLate', 'frames': 1}]}"));
        assertEquals("test: probes: unknown key \"speed\"; known here: count, latencyFrames",
                GameRun.refusal("{'contract': 'scaled', 'probes': {'speed': 1}, 'pacing': {'deltas': []}}"));
    }
}
