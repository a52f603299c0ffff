package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that were reported for other engines' time scales, input and recordings, with the outcome that exact arithmetic gives. */
class ReportedFaultsTest {
    private static final String PLAIN = "{'extends': 'phase', 'cap': null}";

    @Test
    void aTimeScaleOfZeroRunsNoTickAndGivesNoDelta() {
        GameRun run = GameRun.of("{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 3}, 'timeline': [{'frame': 1, 'do': 'timeScale', 'value': 0}]}");
        assertEquals("0 0 0", run.frames("ticks"));
        assertEquals("0 0 0", run.frames("deltaTime"));
        assertEquals("false false false", run.frames("paused"), "which is not a pause");
    }

    @Test
    void aHugeTimeScaleDoesNotEscapeTheClampAfterScaling() {
        GameRun run = GameRun.of("{'contract': {'extends': 'phase', 'step': '1/64', 'cap': null, 'maxScaledDelta': '0.25s', 'timeScale': "
                + "{'max': 5000}}, 'pacing': {'hz': 60, 'frames': 1}, 'timeline': [{'frame': 1, 'do': 'timeScale', 'value': 2000}]}");
        assertEquals("16", run.frames("ticks"));
        assertEquals("1/4", run.frames("deltaTime"));
    }

    @Test
    void halfSpeedRunsHalfTheTicksOfFullLength() {
        GameRun run = GameRun.of("{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 6}, 'timeline': [{'frame': 1, 'do': 'timeScale', 'value': '1/2'}]}");
        assertEquals("0 1 0 1 0 1", run.frames("ticks"));
        assertEquals("1/60 1/30 1/20", run.column("tick", "simulationTime"));
        assertEquals("1/60 1/60 1/60 1/60 1/60 1/60", run.frames("fixedDeltaTime"));
    }

    @ParameterizedTest
    @CsvSource({"1/10", "0"})
    void aScaleSetInsideATickActsFromTheNextFrameOn(String scale) {
        GameRun run = GameRun.of("{'contract': 'phase', 'pacing': {'deltas': ['3/60', '1/60']}, 'timeline': [{'tick': 2, 'do': 'timeScale', 'value': '"
                + scale + "'}]}");
        assertEquals("3 0", run.frames("ticks"));
        assertEquals("1 " + scale, run.frames("timeScale"));
        assertTrue(run.balanced());
    }

    @Test
    void anEdgeIsNeitherLostInAFrameWithoutTicksNorDoubledInOneWithTwo() {
        String press = "'timeline': [{'frame': 1, 'do': 'press', 'action': 'a'}]}";
        assertEquals("[a+ a=, a=, a=, a=]", GameRun.of("{'contract': 'phase', 'pacing': {'deltas': ['1/60', '0', '3/60', '0']}, " + press).inputs().toString());
        assertEquals("[a+ a=, a=]", GameRun.of("{'contract': 'phase', 'pacing': {'deltas': ['0', '1/60', '1/60']}, " + press).inputs().toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 240, 1000})
    void aTapInTicksRegistersOnceHoweverManyFramesThereAre(int hz) {
        GameRun run = GameRun.of("{'contract': " + PLAIN + ", 'pacing': {'hz': " + hz + ", 'frames': " + hz + "}, 'timeline': ["
                + "{'realTime': '0.1s', 'do': 'press', 'action': 'a'}, {'realTime': '0.5s', 'do': 'release', 'action': 'a'}]}");
        assertEquals(1, run.inputs().stream().filter(t -> t.contains("+")).count());
        assertEquals(1, run.inputs().stream().filter(t -> t.contains("-")).count());
    }

    @Test
    void anInjectedPressIsAnEdgeInTheFirstTickInWhichItIsHeld() {
        GameRun run = GameRun.of("{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 12}, 'timeline': [{'tick': 1, 'do': 'press', 'action': 'a'}, "
                + "{'tick': 11, 'do': 'release', 'action': 'a'}]}");
        assertEquals("a+ a=", run.inputs().get(0));
        assertEquals("a-", run.inputs().get(10));
    }

    /** A recording is by tick: at 40 ms a frame the press stays in the tick in which it was recorded at 60 Hz. */
    @Test
    void inputIsStoredByTickAndNotByTime() {
        String press = "'timeline': [{'tick': 2, 'do': 'press', 'action': 'a'}]}";
        assertEquals("a+ a=", GameRun.of("{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 4}, " + press).inputs().get(1));
        assertEquals("a+ a=", GameRun.of("{'contract': 'phase', 'pacing': {'hz': 25, 'frames': 4}, " + press).inputs().get(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 60, 200})
    void inputGoesOnPerTickAtAnyTickRate(int rate) {
        GameRun run = GameRun.of("{'contract': {'extends': 'phase', 'rate': " + rate + ", 'cap': null}, 'pacing': {'hz': 30, 'frames': 30}, 'timeline': ["
                + "{'tick': 5, 'do': 'press', 'action': 'a'}, {'tick': 7, 'do': 'release', 'action': 'a'}]}");
        assertEquals("[a+ a=, a=, a-, .]", run.inputs().subList(4, 8).toString());
    }
}
