package dev.tickscope.core.contract;

/** Which tick the fields {@code simulationTick} and {@code simulationTime} describe inside a phase. */
public enum ClockReading {
    /** The tick that is about to be integrated: its one-based index k and its start time (k − 1) × step. */
    PENDING,
    /** The last completed tick: index k and end time k × step; inside a tick, that tick counts as completed. */
    COMPLETED,
    /** The tick counter as it stood before this tick: k − 1 and (k − 1) × step. */
    COUNTER,
    /** The engine shows neither. */
    ABSENT
}
