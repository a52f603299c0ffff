package dev.tickscope.core.loop;

import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;
import java.util.concurrent.locks.LockSupport;

/** Frames as a display of a given rate would ask for them, with the real time that really passed between them. */
@TickPath
public final class LivePacer implements Pacer {
    private final NanoSource nanos;
    private final long unitsPerNano;
    private final long periodNanos;
    private long lastNanos;
    private long dueNanos;
    private long stoppedNanos;
    private long deltaNanos;

    /** @param hz frames a second, above 0 */
    public LivePacer(double hz, TimeBase base, NanoSource nanos) {
        if (!(hz > 0)) {
            throw new IllegalArgumentException("a display shows more than 0 frames a second, not " + hz);
        }
        this.nanos = nanos;
        this.unitsPerNano = base.unitsPerNano();
        this.periodNanos = Math.max(1, Math.round(TimeBase.NANOS / hz));
        begun();
    }

    @Override
    public final void begun() {
        lastNanos = nanos.nanos();
        dueNanos = lastNanos + periodNanos;
        stoppedNanos = lastNanos;
    }

    @Override
    public Due await() {
        long now = nanos.nanos();
        while (now < dueNanos) {
            LockSupport.parkNanos(this, dueNanos - now);
            long woken = nanos.nanos();
            if (woken < dueNanos) {
                return Due.WOKEN;
            }
            now = woken;
        }
        deltaNanos = now - lastNanos;
        lastNanos = now;
        // A late frame does not make the next ones early: a display shows the next picture at its next refresh.
        dueNanos += periodNanos * ((now - dueNanos) / periodNanos + 1);
        return Due.FRAME;
    }

    /** @throws ArithmeticException if the delta does not fit 63 bits of units */
    @Override
    public long deltaUnits() {
        return Math.multiplyExact(deltaNanos, unitsPerNano);
    }

    @Override
    public void stopped() {
        stoppedNanos = nanos.nanos();
    }

    @Override
    public long resumed() {
        long now = nanos.nanos();
        long pausedNanos = now - stoppedNanos;
        // What had passed before the stop still belongs to the next frame.
        lastNanos += pausedNanos;
        dueNanos += pausedNanos;
        return Math.multiplyExact(pausedNanos, unitsPerNano);
    }
}
