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
    private boolean calling;
    private long created;

    /** @param startUnits where the clock stands */
    TimerQueue(long startUnits) {
        nowUnits = startUnits;
    }

    /**
     * Starts a timer.
     *
     * @param owner the object it goes with, or null
     * @param frameUnits the frame clock; what a timer's own callback starts is measured from that timer's due time instead
     */
    Timer add(GameObject owner, long frameUnits, long intervalUnits, boolean repeats, Runnable callback) {
        if (intervalUnits < 0 || repeats && intervalUnits == 0) {
            throw new IllegalArgumentException("a timer's interval is above 0, not " + intervalUnits + " units");
        }
        Timer timer = new Timer(owner, callback, repeats, intervalUnits, Math.addExact(calling ? nowUnits : frameUnits, intervalUnits), created++);
        queue.add(timer);
        return timer;
    }

    /** Whether any timer fires when the clock moves on to {@code units}. */
    boolean dueBy(long units) {
        while (!queue.isEmpty() && queue.peek().cancelled) {
            queue.poll();
        }
        Timer first = queue.peek();
        return first != null && first.dueUnits <= units;
    }

    /**
     * Moves the clock on and calls what is due, in order of due time; while a callback runs, the clock stands at that timer's due time,
     * so what it schedules is measured from there.
     *
     * @return how many callbacks were called
     */
    int advanceTo(long units, Consumer<Timer> call) {
        int calls = 0;
        calling = true;
        while (dueBy(units)) {
            Timer timer = queue.poll();
            nowUnits = Math.max(nowUnits, timer.dueUnits);
            calls++;
            call.accept(timer);
            if (timer.repeats && !timer.cancelled && (timer.owner == null || !timer.owner.retired)) {
                timer.dueUnits = Math.addExact(timer.dueUnits, timer.intervalUnits);
                queue.add(timer);
            }
        }
        calling = false;
        nowUnits = units;
        return calls;
    }

    /** An object is gone, and its timers with it. */
    void cancelOf(GameObject owner) {
        for (Timer timer : queue) {
            if (timer.owner == owner) {
                timer.cancelled = true;
            }
        }
    }

    void clear() {
        queue.clear();
    }
}
