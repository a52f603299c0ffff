package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickscope.core.control.Command;
import org.junit.jupiter.api.Test;

/** The longest frame of a session. */
class WorstFrameTest {
    @Test
    void thereIsNoneBeforeTheFirstFrame() {
        assertNull(WorstFrame.of(TimelineRun.of("phase").view()));
    }

    @Test
    void theFirstOfTheLongestIsFoundAmongMany() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 9_000; i++) {
            run.frames(i == 4_321 || i == 8_000 ? "90ms" : "17ms");
        }
        run.store().maintain();
        assertEquals(new WorstFrame(4_321, run.units("90ms")), WorstFrame.of(run.view()));
    }

    @Test
    void standingTimeIsNoFrame() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "19ms").apply(new Command.Pause()).frames("5").apply(new Command.Resume())
                .frames("16ms");
        assertEquals(new WorstFrame(1, run.units("19ms")), WorstFrame.of(run.view()));
    }
}
