package dev.tickscope.core.contract;

/** What the frame hooks read as deltaTime in a frame that dropped time at its start. */
public enum CappedDelta {
    /** The whole delta. */
    FULL,
    /** The delta less what was dropped, never below 0. */
    REDUCED
}
