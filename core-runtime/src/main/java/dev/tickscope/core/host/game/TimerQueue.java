package dev.tickscope.core.host.game;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.function.Consumer;

/**
 * Timers on one game clock, in whole units. A repeating timer is due at multiples of its interval from its start, not from when it was
 * called, so it never drifts; an advance that covers several of its intervals calls it as often.
 */
final class TimerQueue {
    private final PriorityQueue<Timer> queue = new PriorityQueue<>(
            Comparator.comparingLong((Timer timer) -> timer.dueUnits).thenComparingLong(timer -> timer.number));
    private long nowUnits;
    private long created;

    long nowUnits() {
        return nowUnits;
    }

    Timer add(long intervalUnits, boolean repeats, Runnable callback) {
        if (intervalUnits < 0 || repeats && intervalUnits == 0) {
            throw new IllegalArgumentException("a timer's interval is above 0, not " + intervalUnits + " units");
        }
        Timer timer = new Timer(callback, repeats, intervalUnits, Math.addExact(nowUnits, intervalUnits), created++);
        queue.add(timer);
        return timer;
    }

    /** Whether any timer fires when the clock moves on to {@code units}. */
    boolean dueBy(long units) {
        Timer first = queue.peek();
        return first != null && first.dueUnits <= units;
    }

    /**
     * Moves the clock on and calls what is due, in order of due time; while a callback runs, the clock stands at that timer's due time,
     * so what it schedules is measured from there.
     *
     * @return how many callbacks were called
     */
    int advanceTo(long units, Consumer<Runnable> call) {
        int calls = 0;
        while (dueBy(units)) {
            Timer timer = queue.poll();
            if (!timer.cancelled) {
                nowUnits = Math.max(nowUnits, timer.dueUnits);
                calls++;
                call.accept(timer.callback);
                if (timer.repeats && !timer.cancelled) {
                    timer.dueUnits = Math.addExact(timer.dueUnits, timer.intervalUnits);
                    queue.add(timer);
                }
            }
        }
        nowUnits = units;
        return calls;
    }

    void clear() {
        queue.clear();
        nowUnits = 0;
    }
}
