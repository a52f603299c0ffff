package dev.tickscope.core.contract;

/** What fixed callbacks see of the press and release edges that arrive between ticks. */
public enum InputLatch {
    /** Nothing is latched: each tick of a frame sees that frame's edges, and a frame without a tick loses them. */
    NONE,
    /** Presses wait for the next tick and are seen once; releases are not told. */
    PRESS,
    /** Presses and releases wait for the next tick and are seen once, both of a fast tap too. */
    PRESS_AND_RELEASE
}
