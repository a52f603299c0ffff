package dev.tickscope.core.event;

/** The kinds of row. Each has a table of its own, with its own row numbers from 0. */
public enum EventKind {
    /** An outer frame, or a span in which none ran, has begun: what is known before its first phase. */
    FRAME,
    /** That frame has ended. A frame that is suspended has no such row yet. Same row number as its FRAME row. */
    FRAME_END,
    /** The rarely changing parts of the time ledger, written when one of them changed. */
    LEDGER,
    /** A completed fixed tick. */
    TICK,
    /** A completed stage of the phase plan. */
    PHASE,
    /** A pose of one body: committed at the end of a tick, or placed; or the body left. */
    POSE,
    /** The run state changed: stopped, paused, resumed, ended. */
    STATE,
    /** A breakpoint was added, switched, removed or hit. */
    BREAKPOINT,
    /** A command was applied or refused. */
    COMMAND,
    /** A press or release edge arrived. */
    INPUT,
    /** An object came, went, or went wrong. */
    OBJECT,
    /** A point at which two bodies touch at the end of a tick. Before the tick's row. */
    CONTACT,
    /** A repeated run differed from the recorded one for the first time. */
    DIVERGENCE
}
