package dev.tickscope.samples.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.samples.SampleRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EdgesTest {
    private static final int JUMP = 0;
    private static final int THROW = 1;

    private final Edges edges = new Edges();

    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void aLatchedPressInAFrameWithoutTicksJumpsOnce(String contract) {
        new SampleRun(contract, edges).ticks(5).press(JUMP).frames(1, 1, 4).release(JUMP).frames(1, 1, 4).ticks(90);
        assertEquals(1, edges.jumps());
    }

    @Test
    void withoutALatchItIsLost() {
        new SampleRun("scaled", edges).ticks(5).press(JUMP).frames(1, 1, 4).release(JUMP).frames(1, 1, 4).ticks(60);
        assertEquals(0, edges.jumps());
    }

    /** A jump at 4 m/s lands in about 49 ticks. */
    @ParameterizedTest
    @CsvSource({"46, 2", "44, 2", "25, 1"})
    void aPressShortlyBeforeTheLandingCounts(int ticksAfterFirst, int jumps) {
        new SampleRun("phase", edges).ticks(5).press(JUMP).ticks(1).release(JUMP).ticks(ticksAfterFirst - 1).press(JUMP).ticks(1).release(JUMP)
                .ticks(20);
        assertEquals(jumps, edges.jumps());
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered", "scaled"})
    void aThrowGoesOnReleaseOrByItselfAtFullCharge(String contract) {
        SampleRun run = new SampleRun(contract, edges).ticks(5).press(THROW).ticks(10).release(THROW).ticks(1);
        assertEquals(1, edges.throwsDone());
        run.ticks(10).press(THROW).ticks(30);
        assertEquals(1, edges.throwsDone(), "30 ticks after the press the charge is not yet complete: it began in the first of them");
        run.ticks(1);
        assertEquals(2, edges.throwsDone());
        run.ticks(60);
        assertEquals(2, edges.throwsDone());
    }
}
