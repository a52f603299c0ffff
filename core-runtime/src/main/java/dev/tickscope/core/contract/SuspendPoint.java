package dev.tickscope.core.contract;

/** Where a breakpoint on a stage stops. */
public enum SuspendPoint {
    /** Before the hook is called. */
    BEFORE_HOOK,
    /** At the end of the tick in which it was hit: every hook, physics and contacts of that tick finish first. */
    TICK_END,
    /** Nobody can stop here. */
    NONE
}
