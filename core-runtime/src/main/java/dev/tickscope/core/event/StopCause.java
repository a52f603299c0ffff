package dev.tickscope.core.event;

/** Who or what changed the run state. */
public enum StopCause {
    USER,
    BREAKPOINT,
    STEP,
    /** A run-to reached its target; or, of a run that goes on, it began. */
    RUN_TO,
    /** The condition of a breakpoint could not be evaluated. */
    CONDITION_FAILED,
    /** The pacing ran out of frames. */
    PACING_ENDED,
    /** The clock's numbers do not fit 63 bits any more. */
    CLOCK_OVERFLOW,
    /** Game code threw. */
    GAME_ERROR
}
