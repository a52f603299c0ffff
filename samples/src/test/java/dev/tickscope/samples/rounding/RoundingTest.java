package dev.tickscope.samples.rounding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.samples.SampleRun;
import org.junit.jupiter.api.Test;

class RoundingTest {
    @Test
    void aMinuteOfTicksInSinglePrecisionFallsBehind() {
        Rounding rounding = new Rounding();
        new SampleRun("ordered", rounding).ticks(3600);
        float sum = 0;
        for (int tick = 0; tick < 3600; tick++) {
            sum += 1f / 60f;
        }
        assertEquals(59.999256f, sum);
        assertEquals(3600 * (1 / 60.0) - sum, rounding.driftSeconds());
    }
}
