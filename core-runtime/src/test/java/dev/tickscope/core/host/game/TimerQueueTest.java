package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimerQueueTest {
    private final TimerQueue queue = new TimerQueue(0);
    private final List<String> log = new ArrayList<>();

    private Timer add(String name, long nowUnits, long intervalUnits, boolean repeats) {
        return queue.add(null, nowUnits, intervalUnits, repeats, () -> log.add(name));
    }

    private String advanceTo(long units) {
        log.clear();
        assertEquals(queue.advanceTo(units, timer -> timer.callback.run()), log.size());
        return String.join(" ", log);
    }

    @Test
    void timersAreCalledInTheOrderOfTheirDueTimesAndThenOfTheirCreation() {
        add("late", 0, 9, false);
        add("b", 0, 5, false);
        add("c", 0, 5, false);
        assertEquals("", advanceTo(4));
        assertEquals("b c late", advanceTo(9));
        assertEquals("", advanceTo(100));
    }

    @Test
    void aRepeatingTimerNeverDrifts() {
        add("beat", 0, 10, true);
        assertEquals("beat", advanceTo(13));
        assertEquals("", advanceTo(19));
        assertEquals("beat beat beat", advanceTo(40));
    }

    @Test
    void whatACallbackStartsIsMeasuredFromItsDueTime() {
        queue.add(null, 0, 10, false, () -> {
            log.add("first");
            add("second", 0, 10, false);
        });
        assertEquals("first", advanceTo(19));
        assertEquals("second", advanceTo(20));
    }

    @Test
    void aCancelledTimerIsSilentAlsoFromInsideItsOwnCallback() {
        add("never", 0, 5, false).cancel();
        assertFalse(queue.dueBy(5));
        Timer[] self = new Timer[1];
        self[0] = queue.add(null, 0, 5, true, () -> {
            log.add("once");
            self[0].cancel();
        });
        assertEquals("once", advanceTo(50));
    }

    @Test
    void anIntervalIsNotNegativeAndARepeatedOneIsAboveZero() {
        assertThrows(IllegalArgumentException.class, () -> add("past", 0, -1, false));
        assertThrows(IllegalArgumentException.class, () -> add("always", 0, 0, true));
    }
}
