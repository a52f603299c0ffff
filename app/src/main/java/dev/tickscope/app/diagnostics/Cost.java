package dev.tickscope.app.diagnostics;

import dev.tickscope.core.time.NanoSource;

/** What one thing costs on the JavaFX thread each time: an average over about the last {@value #SMOOTHING} times, and the most ever. */
public final class Cost {
    private static final int SMOOTHING = 32;

    private final String name;
    private long averageNanos;
    private long mostNanos;
    private long times;

    /** @param name on screen */
    public Cost(String name) {
        this.name = name;
    }

    /** Does it, and measures it. */
    public void of(Runnable work) {
        long begin = NanoSource.SYSTEM.nanos();
        work.run();
        add(NanoSource.SYSTEM.nanos() - begin);
    }

    /** It took so long once more. */
    public void add(long nanos) {
        // The first times count in full, so that the average does not climb from 0.
        times++;
        averageNanos += (nanos - averageNanos) / Math.min(times, SMOOTHING);
        mostNanos = Math.max(mostNanos, nanos);
    }

    public String name() {
        return name;
    }

    /** 0 before the first time. */
    public long averageNanos() {
        return averageNanos;
    }

    public long mostNanos() {
        return mostNanos;
    }
}
