package dev.tickscope.core.contract;

/** What a pause, and the resume after it, does to the time that waits in the accumulator. */
public enum PausePolicy {
    /** The accumulator is frozen; its fraction goes on after the resume. */
    KEEP,
    /** Pausing and resuming empty the accumulator and reset alpha to 0. */
    CLEAR
}
