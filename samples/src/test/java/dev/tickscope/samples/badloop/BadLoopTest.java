package dev.tickscope.samples.badloop;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tickscope.samples.SampleRun;
import org.junit.jupiter.api.Test;

class BadLoopTest {
    /** The height after 0.4 s, with so many frames a tick. */
    private static double height(int framesPerTick) {
        BadLoop loop = new BadLoop();
        new SampleRun("phase", loop).press(0).frames(24 * framesPerTick, 1, framesPerTick);
        return loop.height();
    }

    @Test
    void theSameKeyHopsHigherAtAnotherFrameRate() {
        assertNotEquals(height(1), height(2));
        assertNotEquals(height(2), height(4));
    }
}
