package dev.tickscope.core.host.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;

/**
 * Timers on one game clock, in whole units. A repeating timer is due at multiples of its interval from its start, not from when it was
 * called, so it never drifts; an advance that covers several of its intervals calls it as often.
 */
final class TimerQueue {
    private final PriorityQueue<Timer> queue = new PriorityQueue<>(
            Comparator.comparingLong((Timer timer) -> timer.dueUnits).thenComparingLong(timer -> timer.number));
    /** Timers without an interval that callbacks made: were they called at once, an endless chain would never let the frame end. */
    private final List<Timer> nextAdvance = new ArrayList<>();
    private long nowUnits;
    private long created;
    private boolean advancing;

    /** The moment from which new timers are measured. */
    long nowUnits() {
        return nowUnits;
    }

    /** Hooks of a frame run at this time; what is due by then is called when {@link #advance} is reached. */
    void moveTo(long units) {
        nowUnits = units;
    }

    Timer add(long intervalUnits, boolean repeats, Runnable callback) {
        checkInterval(intervalUnits, repeats);
        Timer timer = new Timer(this, callback, repeats, created++);
        start(timer, intervalUnits);
        return timer;
    }

    /** Lets a timer count anew from now with another interval, whether it is waiting, cancelled, has fired, or is being called. */
    void reschedule(Timer timer, long intervalUnits) {
        checkInterval(intervalUnits, timer.repeats);
        queue.remove(timer);
        nextAdvance.remove(timer);
        timer.revive();
        start(timer, intervalUnits);
    }

    private static void checkInterval(long intervalUnits, boolean repeats) {
        if (intervalUnits < 0 || repeats && intervalUnits == 0) {
            throw new IllegalArgumentException("a timer's interval is above 0, not " + intervalUnits + " units");
        }
    }

    private void start(Timer timer, long intervalUnits) {
        timer.intervalUnits = intervalUnits;
        timer.dueUnits = Math.addExact(nowUnits, intervalUnits);
        timer.queued = true;
        if (advancing && intervalUnits == 0) {
            nextAdvance.add(timer);
        } else {
            queue.add(timer);
        }
    }

    /** Whether any timer fires now. */
    boolean due() {
        while (!queue.isEmpty() && queue.peek().cancelled()) {
            queue.poll().queued = false;
        }
        return !queue.isEmpty() && queue.peek().dueUnits <= nowUnits;
    }

    /**
     * Calls what is due, in order of due time. While a callback runs, the clock stands at that timer's due time, so what it schedules is
     * measured from there.
     *
     * @return how many callbacks were called
     */
    int advance(Consumer<Runnable> call) {
        long untilUnits = nowUnits;
        int calls = 0;
        advancing = true;
        while (due()) {
            Timer timer = queue.poll();
            timer.queued = false;
            nowUnits = timer.dueUnits;
            calls++;
            call.accept(timer.callback);
            if (timer.repeats && !timer.cancelled() && !timer.queued && (timer.owner == null || !timer.owner.retired)) {
                timer.dueUnits = Math.addExact(timer.dueUnits, timer.intervalUnits);
                timer.queued = true;
                queue.add(timer);
            }
            nowUnits = untilUnits;
        }
        advancing = false;
        if (!nextAdvance.isEmpty()) {
            queue.addAll(nextAdvance);
            nextAdvance.clear();
        }
        return calls;
    }

    /** An object is gone, and its timers with it. */
    void cancelOf(GameObject owner) {
        queue.forEach(timer -> cancelIfOf(owner, timer));
        nextAdvance.forEach(timer -> cancelIfOf(owner, timer));
    }

    private static void cancelIfOf(GameObject owner, Timer timer) {
        if (timer.owner == owner) {
            timer.cancel();
        }
    }
}
