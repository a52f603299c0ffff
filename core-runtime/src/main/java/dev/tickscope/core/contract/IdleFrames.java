package dev.tickscope.core.contract;

/** What a frame draws at a time scale of 0 in which nothing else changes. */
public enum IdleFrames {
    /** The same picture again. */
    DRAW,
    /** Nothing: its presentation stages are left out. Its other stages run. */
    SKIP
}
