package dev.tickscope.core.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.scenario.GameRun;
import dev.tickscope.core.time.StepHistory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TickInteractionTest {
    private static final long STEP = 50_000_000;
    private static final long MILLISECOND = 3_000_000;

    private static long first(long from, java.util.function.LongPredicate holds) {
        long tick = from;
        while (!holds.test(tick)) {
            tick++;
        }
        return tick;
    }

    @Rule({"X37", "AR25", "A29"})
    @ParameterizedTest
    @CsvSource({"500, 30", "200, 12", "250, 15", "1, 1", "16, 1", "17, 2", "1000, 60", "3600000, 216000"})
    void aHoldCompletesAtTheFirstTickThatCoversIt(long milliseconds, long ticks) {
        for (long began : new long[] {0, 1, 7, 1_000_000}) {
            TickInteraction hold = new TickInteraction(milliseconds * MILLISECOND, new StepHistory(STEP));
            hold.begin(began);
            assertEquals(began + ticks, first(began, hold::held));
        }
    }

    @Rule({"X37", "A29"})
    @Test
    void aBufferRemembersThroughTheLastTickWithinIt() {
        TickInteraction buffer = new TickInteraction(100 * MILLISECOND, new StepHistory(STEP));
        buffer.begin(10);
        assertEquals(17, first(10, tick -> !buffer.buffered(tick)), "through p + 6");
    }

    @Rule("A29")
    @Test
    void aChargeGrowsTickByTickUpToOne() {
        TickInteraction charge = new TickInteraction(100 * MILLISECOND, new StepHistory(STEP));
        assertEquals(0, charge.charge(5));
        charge.begin(5);
        assertEquals(List.of(0.0, 0.5, 1.0, 1.0), List.of(charge.charge(5), charge.charge(8), charge.charge(11), charge.charge(50)));
        charge.cancel();
        assertFalse(charge.begun() || charge.held(1000) || charge.buffered(6));
    }

    @Test
    void aLengthOfNothingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TickInteraction(0, new StepHistory(STEP)));
    }

    /** Holds the only action for 500 ms and notes the tick in which that completes. */
    private static List<Long> completions(String contract, String json) {
        List<Long> completed = new ArrayList<>();
        GameRun.of(json, actions -> new Debuggee() {
            private GameSession session;
            private TickInteraction hold;
            private long tick;

            @Override
            public void begin(GameSession newSession) {
                session = newSession;
                hold = new TickInteraction(session.timeBase().unitsFromNanos(500_000_000), session.steps());
            }

            @Override
            public ActionMap actions() {
                return actions;
            }

            @Override
            public PhysicsPort physics() {
                return null;
            }

            @Override
            public void tickBegins(long tickIndex) {
                tick = tickIndex;
            }

            @Override
            public int hook(Stage stage, GameClock clock) {
                if (stage.name().equals("fixedUpdate")) {
                    InputSnapshot input = session.input();
                    if (input.isPressed(0)) {
                        hold.begin(tick);
                    }
                    if (hold.held(tick)) {
                        completed.add(tick);
                        hold.cancel();
                    }
                }
                return 1;
            }
        });
        return completed;
    }

    @Rule({"X37", "A29", "AR25"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void aPauseOfAnHourDoesNotCountTowardsAHold(String contract) {
        String deltas = "'1/60'" + ", '1/60'".repeat(19) + ", '3600s'" + ", '1/60'".repeat(40);
        List<Long> through = completions(contract, "{'contract': '" + contract + "', 'pacing': {'hz': 60, 'frames': 60}, "
                + "'timeline': [{'tick': 5, 'do': 'press', 'action': 'use'}]}");
        List<Long> paused = completions(contract, "{'contract': '" + contract + "', 'pacing': {'deltas': [" + deltas + "]}, 'timeline': ["
                + "{'tick': 5, 'do': 'press', 'action': 'use'}, {'frame': 21, 'do': 'pause'}, {'frame': 22, 'do': 'resume'}]}");
        assertEquals(List.of(35L), through);
        assertEquals(through, paused);
    }

    @Rule({"X37", "A29"})
    @Test
    void anHourAtABreakpointDoesNotCountTowardsAHold() {
        String deltas = "'1/60'" + ", '1/60'".repeat(19) + ", '3600s'" + ", '1/60'".repeat(40);
        assertEquals(List.of(35L), completions("phase", "{'contract': 'phase', 'pacing': {'deltas': [" + deltas + "]}, 'timeline': ["
                + "{'tick': 5, 'do': 'press', 'action': 'use'}, {'tick': 20, 'do': 'breakpoint'}, {'frame': 22, 'do': 'resume'}]}"));
    }

    @Rule({"A29", "A33"})
    @ParameterizedTest
    @ValueSource(ints = {30, 50, 60, 75, 144, 240})
    void theFrameRateDoesNotMatterToAHold(int hz) {
        assertEquals(List.of(39L), completions("phase", "{'contract': 'phase', 'pacing': {'hz': " + hz + ", 'frames': " + hz
                + "}, 'timeline': [{'tick': 9, 'do': 'press', 'action': 'use'}]}"));
    }
}
