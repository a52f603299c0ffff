package dev.tickscope.core.contract;

/** On what a time scale acts. */
public enum ScaleActs {
    /** On the time that is fed: more or fewer ticks, all of one length. */
    COUNT,
    /** On the length of each tick as the game reads it: as many ticks as real time pays for. */
    STEP
}
