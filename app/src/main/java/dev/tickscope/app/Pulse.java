package dev.tickscope.app;

import dev.tickscope.core.time.NanoSource;
import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;

/**
 * The one animation timer: once a pulse it lets the window read the session and draw what changed, and measures what that costs. An
 * average over about a second, so that the number can be read.
 */
final class Pulse extends AnimationTimer {
    private static final int SMOOTHING = 32;

    private final LongConsumer work;
    private long averageNanos;

    /** @param work gets the pulse's time in nanoseconds */
    Pulse(LongConsumer work) {
        this.work = work;
    }

    @Override
    public void handle(long nowNanos) {
        long begin = NanoSource.SYSTEM.nanos();
        work.accept(nowNanos);
        long cost = NanoSource.SYSTEM.nanos() - begin;
        averageNanos += (cost - averageNanos) / SMOOTHING;
    }

    /** What a pulse costs on the JavaFX thread, layout and rendering aside. */
    long averageNanos() {
        return averageNanos;
    }
}
