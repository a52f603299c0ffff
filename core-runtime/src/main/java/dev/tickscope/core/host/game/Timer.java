package dev.tickscope.core.host.game;

/** A timer of game code. All calls from its hooks and callbacks. */
public final class Timer {
    final Runnable callback;
    /** Whose hook started it, or null. */
    final GameObject owner;
    final boolean repeats;
    long intervalUnits;
    long dueUnits;
    /** Order of creation; timers that are due together fire in this order. */
    final long number;
    boolean cancelled;

    Timer(GameObject owner, Runnable callback, boolean repeats, long intervalUnits, long dueUnits, long number) {
        this.owner = owner;
        this.callback = callback;
        this.repeats = repeats;
        this.intervalUnits = intervalUnits;
        this.dueUnits = dueUnits;
        this.number = number;
    }

    /** No further call, also from inside its own callback. */
    public void cancel() {
        cancelled = true;
    }

    public boolean cancelled() {
        return cancelled;
    }
}
