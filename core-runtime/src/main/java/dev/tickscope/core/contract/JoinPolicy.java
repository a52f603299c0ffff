package dev.tickscope.core.contract;

/** When the hooks of an object that game code spawns are called for the first time. */
public enum JoinPolicy {
    /** Its body joins the running tick; its hooks start in the next outer frame, whose cohort is chosen at that frame's beginning. */
    NEXT_OUTER_FRAME,
    /** It comes into being at the beginning of the next tick, starts there and is called in that tick. */
    NEXT_TICK,
    /** The update of the running frame creates and starts it; its first fixed tick is in a later frame. */
    FRAME_UPDATE
}
