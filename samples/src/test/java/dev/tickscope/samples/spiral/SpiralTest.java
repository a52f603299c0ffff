package dev.tickscope.samples.spiral;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tickscope.samples.SampleRun;
import org.junit.jupiter.api.Test;

class SpiralTest {
    @Test
    void theCapKeepsAFrameFiniteHoweverMuchIsOwed() {
        Spiral spiral = new Spiral();
        new SampleRun("phase", spiral).frames(1, 1_000_000, 1);
        assertEquals(4, spiral.ticks());
        assertNotEquals(1, spiral.work());
    }
}
