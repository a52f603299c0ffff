package dev.tickscope.app;

import dev.tickscope.core.loop.Pacer;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** A frame comes when a test gives it, and real time passes over a pause when the test says so. */
final class HandPacer implements Pacer {
    private final Queue<Long> given = new ConcurrentLinkedQueue<>();
    private final AtomicLong passedUnits = new AtomicLong();
    private volatile Thread clock;
    private TimeBase base;
    private long deltaUnits;

    /** Takes the session's time base. */
    HandPacer in(TimeBase newBase) {
        base = newBase;
        return this;
    }

    /** Frames that bring these lengths of time, in seconds. */
    void give(Rational... seconds) {
        for (Rational delta : seconds) {
            given.add(base.units(delta));
        }
        LockSupport.unpark(clock);
    }

    /** So many seconds pass while the run stands; told with the next command that lets it go on. */
    void passes(Rational seconds) {
        passedUnits.addAndGet(base.units(seconds));
    }

    @Override
    public Due await() {
        clock = Thread.currentThread();
        if (given.isEmpty()) {
            LockSupport.park(this);
        }
        Long next = given.poll();
        deltaUnits = next == null ? deltaUnits : next;
        return next == null ? Due.WOKEN : Due.FRAME;
    }

    @Override
    public long deltaUnits() {
        return deltaUnits;
    }

    @Override
    public void stopped() {
        // Time passes when the test says so.
    }

    @Override
    public long resumed() {
        return passedUnits.getAndSet(0);
    }
}
