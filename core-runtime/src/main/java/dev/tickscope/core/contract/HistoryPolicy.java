package dev.tickscope.core.contract;

/** What resets the interpolation history of an object, so that it is shown where it is instead of on the way there. */
public enum HistoryPolicy {
    /** Nothing: a teleported object is drawn on its way. */
    KEEP,
    /** A new session, a spawn and a teleport. What is moved acts on the next integration, whichever hook asked. */
    RESET,
    /**
     * As {@link #RESET}, and also whatever is moved outside FixedUpdate, and the contract's pause. Such a move is made at once and shown
     * in the running frame already, not only after the next tick.
     */
    SHOW_AT_ONCE
}
