package dev.tickscope.core.loop;

import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickPath;

/** The machine's clock without the time in which a frame stood suspended: a stop in the middle does not make the frame look slow. */
@TickPath
final class RunClock {
    private final NanoSource source;
    private long stoppedNanos;
    private long suspendedAtNanos;

    RunClock(NanoSource source) {
        this.source = source;
    }

    long now() {
        return source.nanos() - stoppedNanos;
    }

    void suspended() {
        suspendedAtNanos = source.nanos();
    }

    void resumed() {
        stoppedNanos += source.nanos() - suspendedAtNanos;
    }
}
