package dev.tickscope.samples.beat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.samples.SampleRun;
import org.junit.jupiter.api.Test;

class BeatTest {
    private final Beat beat = new Beat();

    @Test
    void anEvenScreenHasOneTickInEachFrame() {
        new SampleRun("ordered", beat).ticks(100);
        assertEquals(0, beat.emptyFrames());
        assertEquals(0, beat.doubleFrames());
    }

    @Test
    void aHairTooShortThenAHairTooLongIsNoneThenTwo() {
        SampleRun run = new SampleRun("ordered", beat);
        for (int i = 0; i < 10; i++) {
            run.frames(1, 99, 100).frames(1, 101, 100);
        }
        assertEquals(10, beat.emptyFrames());
        assertEquals(10, beat.doubleFrames());
    }
}
