package dev.tickscope.core.contract;

/** What resets the interpolation history of an object, so that it is shown where it is instead of on the way there. */
public enum HistoryPolicy {
    /** Nothing: a teleported object is drawn on its way. */
    KEEP,
    /** A new session, a spawn and a teleport. */
    RESET
}
