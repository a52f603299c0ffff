package dev.tickscope.core.contract;

/** When a frame discards what is above the cap. */
public enum DiscardAt {
    /** Before its first tick: the frame's budget is fixed at its start, so a stop in the middle changes nothing. */
    START,
    /** After its last tick: a frame that a stop interrupts keeps its excess. */
    END,
    /** After its last phase: interpolation alpha still counts the excess. A frame that a stop interrupts keeps it. */
    PRESENTED
}
