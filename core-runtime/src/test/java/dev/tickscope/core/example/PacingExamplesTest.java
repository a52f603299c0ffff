package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How many ticks a frame runs at various frame rates, and what is left over. */
class PacingExamplesTest {
    private static final String IRREGULAR = "7ms 25ms 16ms 33ms 5ms 50ms 90ms 12ms";

    @Rule({"X01", "A6", "C2", "CR9", "AR14"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void sixtyFramesASecondRunOneTickEach(String contract) {
        Sim run = Sim.of(contract).times(3, "1/60").run();
        assertEquals("1 1 1", run.frames("ticks"));
        assertEquals("0 0 0", run.frames("accumulator"));
        assertEquals("0 0 0", run.frames("interpolationAlpha"));
        assertEquals("1/60 1/30 1/20", run.frames("simulationTime"));
        assertEquals("1/60 1/30 1/20", run.column("tick", "simulationTime"));
        assertEquals("1 2 3", run.column("tick", "simulationTick"));
        assertTrue(run.balanced());
    }

    @Rule({"X01", "B6"})
    @Test
    void theStartFrameOfTheScaledClockRunsNoTick() {
        Sim run = Sim.of("scaled").times(3, "1/60").run();
        assertEquals("0 1 1", run.frames("ticks"));
        assertEquals("0 0 0", run.frames("accumulator"));
        assertEquals("1/60 0 0", run.frames("discarded"));
        assertTrue(run.balanced());
    }

    @Rule("X02")
    @ParameterizedTest
    @CsvSource({"phase, 2 2 2", "ordered, 2 2 2", "scaled, 0 2 2"})
    void thirtyFramesASecondRunTwoTicksEach(String contract, String ticks) {
        Sim run = Sim.of(contract).times(3, "1/30").run();
        assertEquals(ticks, run.frames("ticks"));
        assertEquals("0 0 0", run.frames("accumulator"));
        assertTrue(run.balanced());
    }

    @Rule({"X03", "A6", "AR7", "AR14", "C16", "CR2"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void aHundredAndFortyFourFramesASecondShareFiveTicksInTwelveFrames(String contract) {
        Sim run = Sim.of(contract).times(12, "1/144").run();
        assertEquals("0 0 1 0 1 0 0 1 0 1 0 1", run.frames("ticks"));
        assertEquals("1/144 1/72 1/240 1/90 1/720 1/120 11/720 1/180 1/80 1/360 7/720 0", run.frames("accumulator"));
        assertEquals("5/12 5/6 1/4 2/3 1/12 1/2 11/12 1/3 3/4 1/6 7/12 0", run.frames("interpolationAlpha"));
        assertEquals("1/12", run.lastFrame("simulationTime"));
        assertEquals(5, run.totalTicks());
        assertTrue(run.balanced());
    }

    @Rule({"X03", "B1", "B6", "BR18"})
    @Test
    void theScaledClockRunsTheSameTicksOneFrameLater() {
        Sim run = Sim.of("scaled").times(13, "1/144").run();
        assertEquals("0 0 0 1 0 1 0 0 1 0 1 0 1", run.frames("ticks"));
        assertEquals("0 1/144 1/72 1/240 1/90 1/720 1/120 11/720 1/180 1/80 1/360 7/720 0", run.frames("accumulator"));
        assertEquals("null", run.lastFrame("interpolationAlpha"));
        assertTrue(run.balanced());
    }

    @Rule("X04")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void fiftyFramesASecondRunAnExtraTickInEveryFifthFrame(String contract) {
        Sim run = Sim.of(contract).times(5, "1/50").run();
        assertEquals("1 1 1 1 2", run.frames("ticks"));
        assertEquals("1/300 1/150 1/100 1/75 0", run.frames("accumulator"));
        assertEquals("1/10", run.lastFrame("simulationTime"));
        assertEquals("6", run.lastFrame("simulationTick"));
    }

    @Rule({"X06", "A7", "A8", "C8"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void irregularFramesKeepTheirFractionWhenOneIsCapped(String contract) {
        Sim run = Sim.of(contract).list(IRREGULAR).run();
        assertEquals("0 1 1 2 1 3 4 1", run.frames("ticks"));
        assertEquals("7/1000 23/1500 11/750 43/3000 1/375 1/375 7/750 7/1500", run.frames("accumulator"));
        assertEquals("21/50 23/25 22/25 43/50 4/25 4/25 14/25 7/25", run.frames("interpolationAlpha"));
        assertEquals("0 0 0 0 0 0 1/60 0", run.frames("dropped"));
        assertEquals("13/60", run.lastFrame("simulationTime"));
        assertEquals("119/500", run.ledger("fed"));
        assertEquals("13/60", run.ledger("simulated"));
        assertTrue(run.balanced());
    }

    @Rule({"X06", "BR1"})
    @Test
    void irregularFramesOfTheScaledClockLoseTheirFractionWhenOneIsCapped() {
        Sim run = Sim.of("scaled").deltas("0").list(IRREGULAR).run();
        assertEquals("0 1 1 2 1 3 5 0", run.framesFrom(2, "ticks"));
        assertEquals("0 0 0 0 0 0 7/750 0", run.framesFrom(2, "dropped"));
        assertEquals("0", run.frame(8, "accumulator"));
        assertEquals("3/250", run.frame(9, "accumulator"));
        assertEquals(13, run.totalTicks());
        assertTrue(run.balanced());
    }

    @Rule("X08")
    @ParameterizedTest
    @CsvSource({
        "16.667ms, 60, 1/50000, ''",
        "16.666ms, 59, 1247/75000, 1:0",
        "17ms, 61, 1/300, 50:2",
        "16ms, 57, 1/100, 1:0 26:0 51:0"})
    void sixtyFramesNearASixtiethEachSlipTicksWhereTheSumSaysSo(String delta, int total, String accumulator, String slips) {
        Sim run = Sim.of("phase").times(60, delta).run();
        assertEquals(total, run.totalTicks());
        assertEquals(accumulator, run.lastFrame("accumulator"));
        StringBuilder odd = new StringBuilder();
        for (int frame = 1; frame <= 60; frame++) {
            if (!run.frame(frame, "ticks").equals("1")) {
                odd.append(odd.length() == 0 ? "" : " ").append(frame).append(':').append(run.frame(frame, "ticks"));
            }
        }
        assertEquals(slips, odd.toString());
        assertTrue(run.balanced());
    }
}
