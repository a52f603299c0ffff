package dev.tickscope.core.event;

/** What a POSE row says about its body. */
public enum PoseKind {
    /** Where it is at the end of the tick whose rows these are. */
    COMMITTED,
    /** It was put there, or came into the world there: its interpolation history begins with this row. */
    PLACED,
    /** It left the world; the numbers of the row mean nothing. */
    GONE,
    /** It was drawn there by the frame that ends next, by wish of the game; where it is does not change. */
    PRESENTED
}
