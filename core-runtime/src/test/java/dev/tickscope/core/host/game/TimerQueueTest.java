package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Units are milliseconds here, unless a test says otherwise. */
class TimerQueueTest {
    private final TimerQueue queue = new TimerQueue();
    private final List<Long> firedAt = new ArrayList<>();

    private int advanceTo(long units) {
        queue.moveTo(units);
        return queue.advance(Runnable::run);
    }

    private Runnable note() {
        return () -> firedAt.add(queue.nowUnits());
    }

    @Test
    void aRepeatingTimerIsDueAtMultiplesOfItsInterval() {
        // Godot #7530: 0.125 s, 600 frames of 1/60 s; a unit of 1/120 s makes both whole.
        queue.add(15, true, note());
        for (int frame = 1; frame <= 600; frame++) {
            advanceTo(2L * frame);
        }
        assertEquals(80, firedAt.size());
        assertEquals(1200, firedAt.get(79));
    }

    @Test
    void anOneShotThatFinishedDoesNotFinishAgain() {
        queue.add(1000, false, note());
        advanceTo(1000);
        for (int i = 0; i < 100; i++) {
            advanceTo(1000 + 500L * i);
        }
        assertEquals(List.of(1000L), firedAt);
    }

    @Test
    void anAdvanceOverSeveralIntervalsCallsAsOften() {
        queue.add(10, true, note());
        assertEquals(3, advanceTo(30));
        assertEquals(List.of(10L, 20L, 30L), firedAt);
    }

    @Test
    void aCallbackThatCancelsItselfIsNotCalledByTheCatchUp() {
        Timer[] timer = new Timer[1];
        timer[0] = queue.add(100, true, () -> {
            firedAt.add(queue.nowUnits());
            timer[0].cancel();
        });
        advanceTo(350);
        assertEquals(List.of(100L), firedAt);
        assertFalse(queue.due());
    }

    @Test
    void aRescheduleFromInsideTheCallbackIsKept() {
        Timer[] timer = new Timer[1];
        timer[0] = queue.add(1000, true, () -> {
            firedAt.add(queue.nowUnits());
            if (firedAt.size() < 10) {
                queue.reschedule(timer[0], timer[0].intervalUnits * 11 / 10);
            } else {
                timer[0].cancel();
            }
        });
        for (int frame = 1; frame < 100; frame++) {
            advanceTo(700L * frame);
        }
        assertEquals(10, firedAt.size());
        assertEquals(List.of(1000L, 2100L, 3310L), firedAt.subList(0, 3));
    }

    @Test
    void aTimerIsDueFromWhenItWasDueAndNotFromWhenItRan() {
        // SpacetimeDB #2882: every 50 ms, each frame 5 ms late.
        queue.add(50, true, note());
        for (int run = 1; run <= 20; run++) {
            advanceTo(run * 50L + 5);
        }
        assertEquals(20, firedAt.size());
        assertEquals(1000, firedAt.get(19));
    }

    @Test
    void aChainOfTimersDoesNotLag() {
        // pyglet #811: 60 times 0.2 s, seen in frames of 16 ms.
        Runnable[] chain = new Runnable[1];
        chain[0] = () -> {
            firedAt.add(queue.nowUnits());
            if (firedAt.size() < 60) {
                queue.add(200, false, chain[0]);
            }
        };
        queue.add(200, false, chain[0]);
        for (int frame = 1; frame <= 800; frame++) {
            advanceTo(16L * frame);
        }
        assertEquals(60, firedAt.size());
        assertEquals(12_000, firedAt.get(59));
    }

    @Test
    void timersFireInOrderOfTheirDueTimeThenOfTheirMaking() {
        List<String> order = new ArrayList<>();
        queue.add(20, false, () -> order.add("late"));
        queue.add(10, false, () -> order.add("first"));
        queue.add(10, false, () -> order.add("second"));
        advanceTo(50);
        assertEquals(List.of("first", "second", "late"), order);
    }

    @Test
    void aTimerWithoutIntervalFromACallbackWaitsForTheNextFrame() {
        Runnable[] endless = new Runnable[1];
        endless[0] = () -> {
            firedAt.add(queue.nowUnits());
            queue.add(0, false, endless[0]);
        };
        queue.add(0, false, endless[0]);
        assertEquals(1, advanceTo(10));
        assertEquals(1, advanceTo(20));
        assertEquals(2, firedAt.size());
    }

    @Test
    void aCancelledTimerIsNotDue() {
        queue.add(10, true, note()).cancel();
        queue.moveTo(100);
        assertFalse(queue.due());
        assertEquals(0, queue.advance(Runnable::run));
    }

    @Test
    void anIntervalOfNothingIsRefusedForARepeatingTimer() {
        assertThrows(IllegalArgumentException.class, () -> queue.add(0, true, note()));
        assertThrows(IllegalArgumentException.class, () -> queue.add(-1, false, note()));
        assertTrue(firedAt.isEmpty());
    }

    @Test
    void aTimeGroupScalesTheOuterClockExactly() {
        TimeGroup group = new TimeGroup("slow", 100);
        group.scale(new TimeScale(1, 3));
        group.timers.add(1, true, () -> firedAt.add(group.elapsedUnits()));
        for (int frame = 1; frame <= 10; frame++) {
            group.outerClock(100 + frame);
            group.timers.advance(Runnable::run);
        }
        assertEquals(103, group.elapsedUnits(), "10/3, and the third is kept");
        assertEquals(List.of(101L, 102L, 103L), firedAt);
        group.scale(new TimeScale(1, 2));
        group.outerClock(112);
        assertEquals(104, group.elapsedUnits());
        group.outerClock(113);
        group.outerClock(114);
        group.scale(TimeScale.ONE);
        group.outerClock(115);
        assertEquals(106, group.elapsedUnits(), "3 1/3 + 2 + 1");
    }

    @Test
    void aPausedTimeGroupStandsAndKeepsWhatItStillHasToWait() {
        TimeGroup group = new TimeGroup("menu", 0);
        group.timers.add(10, false, () -> firedAt.add(group.elapsedUnits()));
        group.outerClock(4);
        group.pause();
        group.outerClock(1000);
        assertEquals(0, group.timers.advance(Runnable::run));
        group.resume();
        group.outerClock(1005);
        assertEquals(0, group.timers.advance(Runnable::run));
        group.outerClock(1006);
        assertEquals(1, group.timers.advance(Runnable::run));
    }
}
