package dev.tickscope.core.event;

/** What changed about the run. */
public enum RunEvent {
    /** The session began; it runs. */
    STARTED,
    /** The session began paused, or a user paused it between two frames. */
    PAUSED,
    /** It stopped at the end of a tick. */
    STOPPED_TICK_END,
    /** It stopped before a hook. */
    STOPPED_BEFORE_HOOK,
    /** It runs again. */
    RESUMED,
    /** The pacing has no further frame. */
    ENDED,
    /** It cannot go on; the cause says why. */
    FAILED;

    public boolean running() {
        return this == STARTED || this == RESUMED;
    }
}
