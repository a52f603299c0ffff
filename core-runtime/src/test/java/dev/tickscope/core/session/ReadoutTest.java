package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Rule;
import dev.tickscope.core.scenario.GameRun;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReadoutTest {
    private static String frames(int count, String delta) {
        return IntStream.range(0, count).mapToObj(i -> "'" + delta + "'").collect(Collectors.joining(","));
    }

    private static GameRun run(String more, String deltas) {
        return GameRun.of("{'contract': 'scaled', 'readout': true, " + more + "'pacing': {'deltas': ['0', " + deltas + "]}}");
    }

    @Rule({"X36", "B15", "BR17"})
    @Test
    void aSecondWithOneLongFrameIsTwelvePercentSlowed() {
        GameRun run = run("", frames(48, "1/60") + ", '1/5'");
        assertEquals("7/60", run.column("readout", "slowed"));
        assertEquals("12% slowed, 0/s held", run.column("readout", "text"));
        assertEquals("50", run.column("readout", "frame"));
    }

    @Rule({"X36", "B15"})
    @Test
    void heldStepsAreCountedBySecond() {
        GameRun run = run("'probes': {}, ", "'5/60', " + frames(54, "1/60") + ", '1/60'");
        assertEquals("0% slowed, 2/s held", run.column("readout", "text"));
        GameRun three = run("'probes': {}, 'timeline': [{'tick': 7, 'do': 'probeLate', 'frames': 2}], 'settings': {'probeDelay': 0}, ", frames(60, "1/60"));
        assertEquals("1", three.column("readout", "realTime"));
        assertEquals(three.rows("frame").stream().mapToLong(r -> r.get("held").longValue()).sum(), three.rows("readout").get(0).get("held").longValue());
    }

    @Rule("BR17")
    @Test
    void theShareIsOfRealTimeWhateverTheTimeScale() {
        GameRun run = run("'timeline': [{'frame': 1, 'do': 'timeScale', 'value': 100}], ", frames(60, "1/60"));
        assertEquals("19/20", run.column("readout", "slowed"));
        assertEquals("95% slowed, 0/s held", run.column("readout", "text"));
    }

    @Rule({"X35", "B15"})
    @Test
    void aLongStartFrameIsNotSlow() {
        GameRun run = GameRun.of("{'contract': 'scaled', 'readout': true, 'pacing': {'deltas': ['3s', '1/60']}}");
        assertEquals("0% slowed, 0/s held", run.column("readout", "text"));
    }

    @Rule("B15")
    @Test
    void itIsOffUnlessSwitchedOn() {
        GameRun run = GameRun.of("{'contract': 'scaled', 'pacing': {'hz': 60, 'frames': 200}}");
        assertEquals(0, run.rows("readout").size());
        assertEquals(3, GameRun.of("{'contract': 'scaled', 'readout': true, 'pacing': {'hz': 60, 'frames': 200}}").rows("readout").size());
    }

    @Test
    void pausedTimeIsNoRunningTime() {
        GameRun run = run("'timeline': [{'frame': 3, 'do': 'pause'}, {'frame': 5, 'do': 'resume'}], ", "'1/2', '10s', '10s', '1/4', '1/4'");
        assertEquals("1", run.column("readout", "realTime"));
    }
}
