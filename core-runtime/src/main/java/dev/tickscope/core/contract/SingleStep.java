package dev.tickscope.core.contract;

/** What one single step runs. */
public enum SingleStep {
    /** Exactly one tick and no outer phase; only while paused. Paid from the accumulator if that holds a whole tick. */
    TICK_ONLY,
    /** A frame of exactly one step with all its outer phases; alpha is 1 in it. Also legal while running. */
    WHOLE_FRAME
}
