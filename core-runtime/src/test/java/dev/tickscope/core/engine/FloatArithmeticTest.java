package dev.tickscope.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import dev.tickscope.core.time.FloatAccumulator;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickPayment;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What floating arithmetic does to the worked examples, with the exact clock beside it. */
class FloatArithmeticTest {
    private static final String LOOP_WITH_EPSILON =
            "{\"extends\": \"ordered\", \"arithmetic\": \"float64\", \"tickEpsilon\": \"1e-12\", \"discardAt\": \"end\"}";
    private static final String PLAIN = "{\"extends\": \"phase\", \"arithmetic\": \"float64\"}";
    /** Ticks so long that none is ever due. */
    private static final String SUM = "{\"extends\": \"phase\", \"step\": \"10000\", \"arithmetic\": \"%s\"}";

    private static double modelled(Sim sim, int frame) {
        return sim.rows("frame").get(frame - 1).get("modelled").doubleValue();
    }

    @Rule("X38")
    @Test
    void anEpsilonThatOnlyTheLoopHasRunsAFifthTickAfterAStallOfOneSecond() {
        Sim sim = Sim.of(LOOP_WITH_EPSILON).deltas("1", "0").run();
        assertEquals("4 1", sim.frames("ticks"));
        assertEquals("4 0", sim.frames("exactTicks"));
        assertEquals("false true", sim.frames("rounded"));
        assertEquals("11/12 0", sim.frames("dropped"));
        assertEquals(0.016666666666666472, modelled(sim, 1));
        assertEquals(0, modelled(sim, 2));
        assertTrue(sim.balanced());
        assertEquals("0", sim.ledger("rounding"), "nothing waits, exactly and in the engine");
    }

    @Rule("X38")
    @Test
    void theSameHappensAfterExactlyTheseStalls() {
        List<Integer> fifth = new ArrayList<>();
        IntStream.concat(IntStream.rangeClosed(1, 240), IntStream.of(600)).forEach(steps -> {
            if (Sim.of(LOOP_WITH_EPSILON).deltas(steps + "/60", "0").run().frame(2, "ticks").equals("1")) {
                fifth.add(steps);
            }
        });
        assertEquals(IntStream.concat(IntStream.of(21, 22), IntStream.concat(IntStream.rangeClosed(32, 61), IntStream.of(600))).boxed().toList(), fifth);
    }

    @Rule("X39")
    @Test
    void at144FramesASecondADoubleAccumulatorIsOneTickLate() {
        Sim sim = Sim.of(PLAIN).times(1440, "1/144").run();
        assertEquals("0", sim.frame(12, "ticks"));
        assertEquals("1", sim.frame(12, "exactTicks"));
        assertEquals("true", sim.frame(12, "rounded"));
        assertEquals("1", sim.frame(13, "ticks"));
        assertEquals("0", sim.frame(13, "exactTicks"));
        assertEquals(599, sim.totalTicks());
        assertTrue(sim.balanced());
        assertEquals(600, Sim.of(PLAIN.replace("}", ", \"tickEpsilon\": \"1e-12\"}")).times(1440, "1/144").run().totalTicks());
    }

    @Rule("X39")
    @ParameterizedTest
    @ValueSource(ints = {30, 50, 60, 75, 90, 120, 165, 240})
    void atOtherRefreshRatesTenSecondsAreSixHundredTicks(int hz) {
        assertEquals(600, Sim.of(PLAIN).times(10 * hz, "1/" + hz).run().totalTicks());
    }

    @Rule("X40")
    @ParameterizedTest
    @CsvSource({"float64, 60, 1/60, 1.0000000000000013", "float64, 144, 1/144, 0.9999999999999974", "float64, 3600, 1/60, 59.999999999997875"})
    void sumsDriftAndTheLedgerTellsByHowMuch(String numbers, int frames, String delta, double sum) {
        Sim sim = Sim.of(SUM.formatted(numbers)).times(frames, delta).run();
        assertEquals(sum, modelled(sim, frames));
        Rational exact = Sim.exact(delta).times(Rational.of(frames));
        assertEquals(exact.minus(Rational.of(new BigDecimal(sum))).toString(), sim.ledger("rounding"));
        assertTrue(sim.balanced());
    }

    @Rule("X40")
    @Test
    void anHourInSinglePrecisionIsNearlyThreeSecondsShort() {
        assertEquals(3597.2068f, (float) sumOfAnHour(true));
        assertEquals(3600.0000000182276, sumOfAnHour(false));
    }

    private static double sumOfAnHour(boolean single) {
        long second = 3_000_000_000L;
        FloatAccumulator accumulator = new FloatAccumulator(10_000 * second, second, single, false, TickPayment.SUBTRACT, 0);
        for (int frame = 0; frame < 216_000; frame++) {
            accumulator.feed(second / 60, true, 1, 1, second / 60, 0);
        }
        assertEquals(3600 * second, accumulator.exactUnits());
        return Double.longBitsToDouble(accumulator.modelledBits());
    }

    @Rule("X41")
    @Test
    void aDivisionOwesOneTickTooFewAfterExactlyTheseStalls() {
        List<Integer> short1 = new ArrayList<>();
        for (int steps = 1; steps <= 490; steps++) {
            String owed = Sim.of(PLAIN.replace("}", ", \"tickPayment\": \"divide\"}")).deltas(steps + "/60").run().frames("owed");
            if (!owed.equals(Integer.toString(steps))) {
                assertEquals(Integer.toString(steps - 1), owed);
                short1.add(steps);
            }
        }
        assertEquals(List.of(123, 245, 246, 247, 490), short1);
    }

    @Rule("X42")
    @ParameterizedTest
    @CsvSource({"0, 0", "1e-12, 0", "1e-9, 1"})
    void aFrameTooShortByTwoThirdsOfANanosecondNeedsALargeEpsilon(String epsilon, String ticks) {
        Sim sim = Sim.of(PLAIN.replace("}", ", \"tickEpsilon\": \"" + epsilon + "\"}")).deltas("0.016666666").run();
        assertEquals(ticks, sim.frames("ticks"));
        assertEquals("0", sim.frames("exactTicks"));
    }

    @Rule("X43")
    @Test
    void theDoubleOfASixtiethIsBelowItByThisAndStillPaysForATickOfTheSameDouble() {
        assertEquals("1/4323455642275676160", Sim.of(SUM.formatted("float64")).deltas("1/60").run().ledger("rounding"));
        assertEquals("1 1 1", Sim.of(PLAIN).times(3, "1/60").run().frames("ticks"));
    }

    @Test
    void exactContractsHaveNoNumberOfTheirOwnAndNoRounding() {
        Sim sim = Sim.of("phase").deltas("1/60", "1/70").run();
        assertEquals("null null", sim.frames("modelled"));
        assertEquals("null null", sim.frames("exactTicks"));
        assertEquals("false false", sim.frames("rounded"));
        assertEquals("0", sim.ledger("rounding"));
    }
}
