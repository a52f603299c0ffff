package dev.tickscope.core.host.game;

/** A timer of game code. All calls from its hooks and callbacks. */
public final class Timer {
    final TimerQueue queue;
    final Runnable callback;
    final boolean repeats;
    /** Order of creation; timers that are due together fire in this order. */
    final long number;
    long intervalUnits;
    long dueUnits;
    boolean queued;
    /** The object that it goes with, or null. */
    GameObject owner;
    private boolean cancelled;

    Timer(TimerQueue queue, Runnable callback, boolean repeats, long number) {
        this.queue = queue;
        this.callback = callback;
        this.repeats = repeats;
        this.number = number;
    }

    /** No further call, also from inside its own callback. */
    public void cancel() {
        cancelled = true;
    }

    public boolean cancelled() {
        return cancelled;
    }

    /** It counts again, also if it was cancelled or has fired. */
    void revive() {
        cancelled = false;
    }
}
