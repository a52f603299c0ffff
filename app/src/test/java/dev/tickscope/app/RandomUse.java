package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A window in which random hands do one thing after the other, each followed by a pulse, while the session runs towards a tick far away. */
abstract class RandomUse extends WindowFlow {
    private static final long[] DELTAS_MILLIS = {17, 5, 100, 33, 16, 1, 250, 17};
    /** Frames as fast as the machine can make them, without end. */
    static final PacingChoice FLAT_OUT = new PacingChoice.Script("flat out",
            Arrays.stream(DELTAS_MILLIS).map(TimeUnit.MILLISECONDS::toNanos).toArray(), true, false);
    static final Command FAR = new Command.RunTo(new RunTarget(RunTarget.Kind.TICK, 1L << 40));

    long longestGapNanos;
    long longestHandlerNanos;
    String longestHandler = "";
    private final Semaphore pulses = new Semaphore(0);
    private long lastPulseNanos;

    /** Counts the window's pulses from now on. */
    void countPulses() {
        onFx(() -> {
            window.afterPulse(this::pulse);
            return null;
        });
    }

    private void pulse(long nowNanos) {
        long now = NanoSource.SYSTEM.nanos();
        longestGapNanos = lastPulseNanos == 0 ? 0 : Math.max(longestGapNanos, now - lastPulseNanos);
        lastPulseNanos = now;
        pulses.release();
    }

    /** One thing, and a pulse after it; a session that stands is sent on its way again. @return what, in words */
    String act(RandomHands hands, boolean first) throws InterruptedException {
        pulses.drainPermits();
        String what = onFx(() -> {
            hands.scrub(first);
            long begin = NanoSource.SYSTEM.nanos();
            String action = hands.act();
            long cost = NanoSource.SYSTEM.nanos() - begin;
            if (cost > longestHandlerNanos) {
                longestHandlerNanos = cost;
                longestHandler = action;
            }
            if (!RunStatus.of(rows()).running()) {
                window.workbench().submit(FAR);
            }
            return action;
        });
        awaitPulse(what);
        return what;
    }

    /** Does something, and waits until a pulse showed it. */
    void shown(String what, Runnable change) throws InterruptedException {
        onFx(() -> {
            change.run();
            pulses.drainPermits();
            return null;
        });
        awaitPulse(what);
    }

    /** Waits for the next pulse; no error may show after it. */
    void awaitPulse(String after) throws InterruptedException {
        assertTrue(pulses.tryAcquire(30, TimeUnit.SECONDS), () -> "no pulse after: " + after);
        assertFalse(onFx(() -> window.messages().isVisible() && window.messages().getStyleClass().contains("error")),
                () -> "an error after: " + after + ": " + all(window.messages()));
    }
}
