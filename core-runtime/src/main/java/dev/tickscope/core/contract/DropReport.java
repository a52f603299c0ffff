package dev.tickscope.core.contract;

/** How an engine tells its users about dropped backlog. The tool shows the amounts whatever the engine says. */
public enum DropReport {
    /** A running total that game code may read. */
    CUMULATIVE,
    /** The share of real time that was dropped. */
    SHARE,
    /** A diagnostic line for each frame that dropped something. */
    DIAGNOSTIC
}
