package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.time.Rational;
import dev.tickscope.scene.SceneView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Pause, single step and presentation of the ordered tick, by keys alone: what the rows say, and what is on screen. */
class PausesInTheWindowTest extends SharedWindow {
    @Rule({"X30", "C9", "C10", "C16", "C17", "C22", "C23", "CR3", "CR4"})
    @Test
    void aPauseClearsTheFractionAndEachStepIsOneFrameOfOneTick() {
        HandPacer frames = byHand("metronome", "ordered", false);
        frames.give(Rational.of(7, 240));
        awaitFrames(1);
        assertEquals("7/240 s, 7/240 s, 1, 1/60 s, 1, 1/60 s, 3/4, 0 ns", exactClock());
        assertEquals("1/80", record().accumulator());
        key(KeyCode.F6);
        awaitState(RunEvent.PAUSED);
        assertEquals("you, F6 · after frame 1", badge());
        assertEquals("7/240 s, 7/240 s, 1, 1/60 s, 1, 1/60 s, 0, 0 ns", exactClock());
        assertTrue(ledger().contains("1 tick ran; the pause cleared 12.5 ms."), ledger());
        frames.passes(Rational.of(100));
        key(KeyCode.F10);
        awaitFrames(2);
        assertEquals("1/60 s, 11/240 s, 2, 1/30 s, 2, 1/60 s, 1, 0 ns", exactClock());
        key(KeyCode.F10);
        awaitFrames(3);
        assertEquals("1/60 s, 62500000 ns, 3, 50000000 ns, 3, 1/60 s, 1, 0 ns", exactClock());
        assertEquals("step · after frame 3", badge());
        String step = "structural fixedUpdate physics readback reactions update presentation lateUpdate render";
        assertEquals(step, record().stages(1));
        assertEquals(step, record().stages(2));
        key(KeyCode.F5);
        frames.give(Rational.ZERO);
        awaitFrames(4);
        assertEquals("0 ns, 62500000 ns, 4, 50000000 ns, 3, 1/60 s, 0, 0 ns", exactClock());
        frames.give(Rational.of(1, 80));
        awaitFrames(5);
        assertEquals("12500000 ns, 75000000 ns, 5, 50000000 ns, 3, 1/60 s, 3/4, 0 ns", exactClock());
        frames.give(Rational.of(1, 240));
        awaitFrames(6);
        assertEquals("1/240 s, 19/240 s, 6, 1/15 s, 4, 1/60 s, 0, 0 ns", exactClock());
        assertEquals("1 1 1 0 0 1", record().ticks());
        assertEquals("1/80 0 0 0 1/80 0", record().accumulator());
        assertEquals("3/4 1 1 0 3/4 0", record().alpha());
        assertEquals(-1, record().unbalanced());
    }

    @Rule({"X32", "C16"})
    @Test
    void theSceneShowsTheBallBetweenItsLastTwoTicks() {
        Rational[] brings = {Rational.of(1, 120), Rational.of(1, 60), Rational.of(1, 20), Rational.of(3, 40), Rational.of(1, 240)};
        double[] presented = {0, 0.5, 3.5, 7, 7.25};
        String[] captions = {"waiting for the first tick", "8.3 ms · 0.50 m", "8.3 ms · 0.50 m", "16.7 ms · 1.00 m", "12.5 ms · 0.75 m"};
        HandPacer frames = byHand(new OnePerTick(), ContractReader.preset("ordered"), false);
        SceneView scene = view(SceneView.class);
        for (int frame = 0; frame < brings.length; frame++) {
            frames.give(brings[frame]);
            awaitFrames(frame + 1);
            assertEquals(presented[frame], onFx(() -> scene.model().presented().get(0, 0)));
            assertTrue(all(scene).contains(captions[frame]), all(scene));
        }
        assertEquals("0 1 3 4 0", record().ticks());
        assertEquals("1/2 1/2 1/2 0 1/4", record().alpha());
        assertEquals("0 0 0 1/60 0", record().dropped());
        assertEquals("1/240 s, 37/240 s, 5, 2/15 s, 8, 1/60 s, 1/4, 1/60 s", exactClock());
    }
}
