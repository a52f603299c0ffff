package dev.tickscope.core.loop;

import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;
import java.util.concurrent.locks.LockSupport;

/**
 * Deltas from a list, such as a frame-time capture: the clock gets exactly these numbers. Played at real speed or as fast as the machine
 * can. Real time is scripted, so the time in which the run stands does not count.
 */
@TickPath
public final class ListPacer implements Pacer {
    private final long[] deltas;
    private final boolean endless;
    private final boolean realSpeed;
    private final NanoSource nanos;
    private final long unitsPerNano;
    private int next;
    private long deltaUnits;
    private long dueNanos;
    private long leftNanos;
    private boolean started;

    /**
     * @param deltaUnits in units of {@code base}; a negative one is handed out as refused
     * @param endless whether the list starts again when it is over
     * @param realSpeed whether each frame is waited for
     */
    public ListPacer(long[] deltaUnits, boolean endless, boolean realSpeed, TimeBase base, NanoSource nanos) {
        this.deltas = deltaUnits.clone();
        this.endless = endless && deltaUnits.length > 0;
        this.realSpeed = realSpeed;
        this.nanos = nanos;
        this.unitsPerNano = base.unitsPerNano();
    }

    @Override
    public Due await() {
        if (next == deltas.length) {
            if (!endless) {
                return Due.ENDED;
            }
            next = 0;
        }
        if (realSpeed && !waitFor(deltas[next])) {
            return Due.WOKEN;
        }
        deltaUnits = deltas[next++];
        return deltaUnits < 0 ? Due.REFUSED : Due.FRAME;
    }

    private boolean waitFor(long units) {
        long now = nanos.nanos();
        if (!started) {
            started = true;
            dueNanos = now;
        }
        long due = dueNanos + Math.max(0, units) / unitsPerNano;
        while (now < due) {
            LockSupport.parkNanos(this, due - now);
            long woken = nanos.nanos();
            if (woken < due) {
                return false;
            }
            now = woken;
        }
        dueNanos = due;
        return true;
    }

    @Override
    public long deltaUnits() {
        return deltaUnits;
    }

    @Override
    public void stopped() {
        leftNanos = started ? nanos.nanos() - dueNanos : 0;
    }

    @Override
    public long resumed() {
        dueNanos = nanos.nanos() - leftNanos;
        return 0;
    }
}
