package dev.tickscope.core.contract;

/** The three kinds of phase in which game code runs. */
public enum Phase {
    /** Once a frame, on the outer clock. */
    UPDATE,
    /** In a fixed tick. */
    FIXED,
    /** Drawing: poses may be interpolated. */
    PRESENTATION
}
