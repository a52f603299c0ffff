package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs on which double arithmetic goes wrong, with the exact outcome. */
class FloatTrapsTest {
    static java.util.stream.IntStream stalls() {
        return java.util.stream.IntStream.concat(java.util.stream.IntStream.rangeClosed(1, 240), java.util.stream.IntStream.of(600));
    }

    @Rule({"X38", "CR10"})
    @ParameterizedTest
    @MethodSource("stalls")
    void aStallOfWholeStepsDropsWholeStepsAndLeavesNothingForTheNextFrame(int steps) {
        Sim run = Sim.of("ordered").deltas(steps + "/60", "0").run();
        assertEquals(Math.min(steps, 4) + " 0", run.frames("ticks"));
        assertEquals("0 0", run.frames("accumulator"));
        assertEquals("0 0", run.frames("interpolationAlpha"));
        assertEquals(Rational.of(Math.max(0, steps - 4), 60).toString(), run.lastFrame("droppedTime"));
    }

    @Rule("X38")
    @Test
    void aStallOfOneSecondLosesFiftySixSteps() {
        Sim run = Sim.of("ordered").deltas("1", "0").run();
        assertEquals("14/15 0", run.frames("dropped"));
        assertEquals("56", run.column("drop", "ticks"));
    }

    @Rule("X39")
    @ParameterizedTest
    @ValueSource(ints = {30, 50, 60, 75, 90, 120, 144, 165, 240})
    void tenSecondsAtAnyRefreshRateAreExactlySixHundredTicks(int hz) {
        Recorder rows = new Recorder();
        TimeBase base = TimeBase.of(TickRate.hz(60)).including(Rational.of(1, hz));
        FrameLoop loop = new FrameLoop(ContractReader.preset("phase"), base, rows, PhaseHandler.NONE, NanoSource.STILL);
        long delta = base.units(Rational.of(1, hz));
        for (int frame = 1; frame <= 10 * hz; frame++) {
            loop.advance(delta);
            assertEquals(frame * 60L / hz, rows.last().simulationTick, "after frame " + frame);
        }
        assertEquals(600, rows.last().simulationTick);
        assertEquals(0, rows.last().accumulatorUnits);
    }

    @Rule({"X40", "AR14"})
    @Test
    void anHourOfTicksEndsAtExactlyAnHour() {
        Recorder rows = new Recorder();
        TimeBase base = TimeBase.of(TickRate.hz(60));
        FrameLoop loop = new FrameLoop(ContractReader.preset("phase"), base, rows, PhaseHandler.NONE, NanoSource.STILL);
        for (int frame = 0; frame < 216_000 / 4; frame++) {
            loop.advance(base.units(Rational.of(4, 60)));
        }
        assertEquals(Rational.of(3600), base.seconds(rows.last().simulationTimeUnits));
        assertEquals(Rational.of(3600), base.seconds(rows.last().frameTimeUnits));
        assertEquals(216_000, rows.ticks.size());
        for (int tick = 0; tick < rows.ticks.size(); tick += 997) {
            assertEquals(Rational.of(tick + 1, 60), base.seconds(rows.ticks.get(tick).simulationTimeUnits));
        }
    }

    @Rule("X41")
    @ParameterizedTest
    @ValueSource(ints = {123, 245, 246, 247, 490})
    void aFrameOfWholeStepsOwesExactlyThatMany(int steps) {
        assertEquals(Integer.toString(steps), Sim.of("phase").deltas(steps + "/60").run().frames("owed"));
    }

    @Rule("X42")
    @ParameterizedTest
    @CsvSource({"0.016666666, 0 1, 24999999/25000000", "0.016666667, 1 1, 1/50000000"})
    void aFrameThatIsTooShortByLessThanANanosecondRunsNoTick(String delta, String ticks, String alpha) {
        Sim run = Sim.of("phase").deltas(delta, delta).run();
        assertEquals(ticks, run.frames("ticks"));
        assertEquals(alpha, run.frame(1, "interpolationAlpha"));
    }

    @Rule("X43")
    @Test
    void aFractionIsTakenAsWrittenAndADoubleToTheNanosecond() {
        assertEquals("1", Sim.of("phase").deltas("1/60").run().frames("ticks"));
        Sim number = Sim.run("{\"contract\": \"phase\", \"pacing\": {\"deltas\": [0.016666666666666666, 0.25]}}");
        assertEquals("16666667/1000000000 1/4", number.frames("realDelta"));
        assertEquals("1 4", number.frames("ticks"));
        Rational asDouble = Rational.of(new BigDecimal(1.0 / 60));
        assertTrue(asDouble.compareTo(Rational.of(1, 60)) < 0, "taken exactly, the double would run no tick");
        assertEquals(Rational.of(java.math.BigInteger.ONE, new java.math.BigInteger("4323455642275676160")), Rational.of(1, 60).minus(asDouble));
    }
}
