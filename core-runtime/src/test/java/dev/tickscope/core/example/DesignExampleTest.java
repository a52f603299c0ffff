package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Sim;
import dev.tickscope.core.time.Rational;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A session with a stall, a pause and a breakpoint in the second of four catch-up ticks, number by number as the window shows it. */
class DesignExampleTest {
    private static Sim run;
    private static JsonNode stop;

    @BeforeAll
    static void runOnce() throws IOException {
        try (InputStream in = DesignExampleTest.class.getResourceAsStream("stall-pause-and-breakpoint.json")) {
            run = Sim.run(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        stop = run.rows("stop").get(0);
    }

    private static JsonNode frameIndex512() {
        return run.rows("frame").stream().filter(r -> Sim.text(r, "frameIndex").equals("512")).findFirst().orElseThrow();
    }

    private static String millis(String seconds) {
        return decimal(Sim.exact(seconds).times(Rational.of(1000)), 3);
    }

    private static String decimal(Rational value, int digits) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), digits, RoundingMode.HALF_UP).toPlainString();
    }

    @Test
    void theStallFrameOwesSixTicksAndDropsTwoOfThem() {
        JsonNode frame = frameIndex512();
        JsonNode before = run.rows("frame").get(frame.get("frame").intValue() - 2);
        assertEquals("100.000", millis(Sim.text(frame, "realDelta")));
        assertEquals("8.420", millis(Sim.text(before, "accumulator")));
        assertEquals("6", Sim.text(frame, "owed"));
        assertEquals("33.333", millis(Sim.text(frame, "dropped")));
        assertEquals("1/30", Sim.text(frame, "dropped"));
        assertEquals("2", Sim.text(frame, "ticks"));
        assertEquals("41.754", millis(Sim.text(frame, "accumulator")));
        assertEquals("108.420", millis(Sim.exact("2/60").plus(Sim.exact(Sim.text(frame, "accumulator")))
                .plus(Sim.exact(Sim.text(frame, "dropped"))).toString()));
    }

    @Test
    void theClockFieldsAtTheStop() {
        JsonNode frame = frameIndex512();
        assertEquals("100.000", millis(Sim.text(frame, "deltaTime")));
        assertEquals("7.391754", decimal(Sim.exact(Sim.text(frame, "frameTime")), 6));
        assertEquals("431", Sim.text(frame, "simulationTick"));
        assertEquals("7.183333", decimal(Sim.exact(Sim.text(frame, "simulationTime")), 6));
        assertEquals("16.667", millis(Sim.text(frame, "fixedDeltaTime")));
        assertEquals("0.5052", decimal(Sim.exact(Sim.text(frame, "interpolationAlpha")), 4));
        assertEquals("166.667", millis(Sim.text(frame, "droppedTime")));
        assertEquals("true", Sim.text(frame, "interrupted"));
    }

    @Test
    void theStopIsAtTheEndOfTick431WithTwoTicksOwed() {
        assertEquals("431", Sim.text(stop, "simulationTick"));
        assertEquals("512", Sim.text(stop, "frameIndex"));
        assertEquals("endOfTick", Sim.text(stop, "stoppedAt"));
        assertEquals("2", Sim.text(stop, "owedTicks"));
        assertEquals("8.420", millis(Sim.exact(Sim.text(stop, "accumulator")).minus(Sim.exact("2/60")).toString()));
        assertEquals("429", Long.toString(431 - 2), "the last tick before this frame");
    }

    @Test
    void theLagBetweenPresentedAndCommitted() {
        Rational presented = Rational.of(428).plus(Sim.exact(Sim.text(frameIndex512(), "interpolationAlpha")));
        assertEquals("41.6", decimal(Rational.of(431).minus(presented).times(Rational.of(1000, 60)), 1));
    }

    @Test
    void theSessionsTimeAddsUp() {
        JsonNode frame = frameIndex512();
        Rational real = Rational.ZERO;
        Rational clamped = Rational.ZERO;
        Rational paused = Rational.ZERO;
        for (JsonNode row : run.rows("frame").subList(0, frame.get("frame").intValue())) {
            real = real.plus(Sim.exact(Sim.text(row, "realDelta")));
            clamped = clamped.plus(Sim.exact(Sim.text(row, "clamped")));
            if (row.get("paused").booleanValue()) {
                paused = paused.plus(Sim.exact(Sim.text(row, "realDelta")));
            }
        }
        assertEquals("9.254", decimal(real, 3));
        assertEquals("0.012", decimal(clamped, 3));
        assertEquals("1.850", decimal(paused, 3));
        assertEquals("0.167", decimal(Sim.exact(Sim.text(frame, "droppedTime")), 3));
        assertEquals("0.042", decimal(Sim.exact(Sim.text(frame, "accumulator")), 3));
        Rational parts = Sim.exact(Sim.text(frame, "simulationTime")).plus(paused).plus(Sim.exact(Sim.text(frame, "droppedTime")))
                .plus(Sim.exact(Sim.text(frame, "accumulator"))).plus(clamped);
        assertEquals(real, parts);
        assertTrue(run.balanced());
    }
}
