package dev.tickscope.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a call of the loop accepts, and exactly when a tick is due. */
class FrameRulesTest {
    private static final TimeBase BASE = TimeBase.of(TickRate.hz(60));
    private static final long STEP = BASE.step(TickRate.hz(60));

    private final Recorder rows = new Recorder();
    private final List<String> refused = new ArrayList<>();
    private FrameLoop loop;

    private FrameLoop loop(String preset, Consumer<Stage> hook) {
        loop = new FrameLoop(ContractReader.preset(preset), BASE, rows, new PhaseHandler() {
            @Override
            public int run(Stage stage, GameClock clock) {
                hook.accept(stage);
                return 1;
            }

            @Override
            public void tickCommitted(TickRow row, EventSink sink) {
                // No bodies.
            }
        }, NanoSource.STILL);
        return loop;
    }

    @Rule("C13")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aFrameFromWithinAFrameIsRejectedAndTheOuterOneGoesOn(String preset) {
        loop(preset, stage -> {
            for (Runnable again : List.<Runnable>of(() -> loop.advance(STEP), () -> loop.stepTick(0, false), () -> loop.stepFrame(0, false),
                    () -> loop.pausedFor(1), () -> loop.refuse(-1), () -> loop.restart(), () -> loop.loadScene())) {
                refused.add(assertThrows(IllegalStateException.class, again::run).getMessage());
            }
        });
        loop.advance(0);
        refused.clear();
        loop.advance(STEP);
        assertEquals(2, rows.ended.size());
        assertEquals(1, rows.ticks.size());
        assertEquals(0, rows.last().accumulatorUnits);
        assertEquals(7 * (rows.phases.size() - phasesOf(0)), refused.size());
        assertTrue(refused.stream().allMatch("frame 1 is running: none of its hooks can run another one"::equals), refused.get(0));
        loop(preset, stage -> { }).advance(STEP);
    }

    private long phasesOf(long frame) {
        return rows.phases.stream().filter(p -> p.framePosition == frame).count();
    }

    @Rule("C13")
    @Test
    void aHookThatThrowsLeavesTheLoopReadyForTheNextFrame() {
        boolean[] throwing = {true};
        loop("ordered", stage -> {
            if (throwing[0]) {
                throw new IllegalArgumentException("a fault of the game");
            }
        });
        assertThrows(IllegalArgumentException.class, () -> loop.advance(STEP));
        throwing[0] = false;
        assertEquals(FrameLoop.Outcome.FRAME_ENDED, loop.advance(0));
    }

    @Rule({"C13", "D5"})
    @ParameterizedTest
    @ValueSource(strings = {"NaN", "inf", "-inf", "-1/60", "-1ms"})
    void aDeltaThatIsNotFiniteOrNegativeIsRefusedAndAnyOtherIsTakenWhole(String delta) {
        Sim run = Sim.of("ordered").deltas("1/120", delta, "1000000", "1/120").run();
        assertEquals("0 0 4 1", run.frames("ticks"));
        assertEquals("1000000", run.frame(3, "deltaTime"), "long ones are not clamped");
        assertEquals("1/120 1/120 1/120 0", run.frames("accumulator"));
        assertTrue(run.balanced());
        assertThrows(IllegalArgumentException.class, () -> loop("ordered", stage -> { }).advance(-1));
    }

    /** One unit below, exactly at and one unit above a whole number of ticks: loop and drop test agree, no allowance on either side. */
    @Rule({"C14", "CR10"})
    @ParameterizedTest
    @CsvSource({"1, -1, 0, 0", "1, 0, 1, 0", "1, 1, 1, 0", "4, -1, 3, 0", "4, 0, 4, 0", "4, 1, 4, 0", "5, -1, 4, 0", "5, 0, 4, 1", "5, 1, 4, 1",
        "60, -1, 4, 55", "60, 0, 4, 56"})
    void aTickIsDueWhenItsTimeIsThereToTheLastUnit(int steps, int more, int ticks, int dropped) {
        loop("ordered", stage -> { }).advance(steps * STEP + more);
        FrameRow frame = rows.last();
        assertEquals(ticks, frame.ticks);
        assertEquals(dropped * STEP, frame.droppedUnits);
        assertEquals(Math.floorMod(more, STEP), frame.accumulatorUnits);
        loop.advance(more < 0 ? 1 : 0);
        assertEquals(more < 0 ? 1 : 0, rows.last().ticks, "what was short by one unit is due with it");
        assertEquals(more > 0 ? 1 : 0, rows.last().accumulatorUnits);
    }

    @Rule("C26")
    @Test
    void aFixedNumberOfFramesAtTheTickRateFeedsExactlyOneStepEach() {
        Sim run = Sim.run("{\"contract\": \"ordered\", \"pacing\": {\"hz\": 60, \"frames\": 1000}}");
        assertEquals(1000, run.totalTicks());
        for (int frame = 1; frame <= 1000; frame++) {
            assertEquals("realDelta=1/60 ticks=1 accumulator=0 interpolationAlpha=0",
                    run.frameFields(frame, "realDelta", "ticks", "accumulator", "interpolationAlpha"));
        }
        assertEquals(Rational.of(1000, 60).toString(), run.lastFrame("simulationTime"));
    }
}
