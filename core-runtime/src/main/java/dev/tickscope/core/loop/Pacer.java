package dev.tickscope.core.loop;

/**
 * Says when the next outer frame is due and what real time it brings. Asked on the clock's thread; the only place where that thread
 * waits for time to pass.
 */
public interface Pacer {
    /** What {@link #await()} came back with. */
    enum Due {
        /** A frame is due; {@link #deltaUnits()} says what it brings. */
        FRAME,
        /** A frame is due whose delta makes no sense: {@link #deltaUnits()} is what the source said. */
        REFUSED,
        /** Somebody woke the thread; nothing is due yet. */
        WOKEN,
        /** There are no more frames. */
        ENDED
    }

    /** The run begins now: time that passed before, such as the game's loading, belongs to no frame. */
    default void begun() {
    }

    /** Waits until a frame is due or the thread is unparked. Being woken loses nothing: the next call goes on waiting for the same frame. */
    Due await();

    /** The delta of the frame that is due, in units of the session's time base. */
    long deltaUnits();

    /** The run stands from now on. */
    void stopped();

    /** The run goes on: real time that passed since {@link #stopped()} counts as paused, in units; 0 where real time is scripted. */
    long resumed();
}
