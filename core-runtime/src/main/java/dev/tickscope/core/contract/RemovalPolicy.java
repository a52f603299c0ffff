package dev.tickscope.core.contract;

/** When an object that game code removes falls silent. */
public enum RemovalPolicy {
    /** At once: no further callback of the retired instance, also in the running tick. */
    IMMEDIATE,
    /** At the beginning of the next tick; until then it is alive and called. */
    NEXT_TICK
}
