package dev.tickscope.core.time;

/** How an engine takes ticks off an accumulator of floating numbers; each rounds in places of its own. */
public enum TickPayment {
    /** One step after the other, while a step is there. */
    SUBTRACT,
    /** As many as the accumulator divided by the step has whole ones, all at once before the first runs. */
    DIVIDE,
    /** As many as the accumulator times the rate has whole ones, all at once before the first runs. */
    MULTIPLY
}
