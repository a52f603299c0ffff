package dev.tickscope.core.contract;

/** How the first frame of a session, or of a scene, is treated. */
public enum StartFrame {
    /** Like any other frame. */
    ORDINARY,
    /** It runs no tick and its time never reaches the accumulator. */
    NO_TICKS
}
