package dev.tickscope.core.contract;

/** What a pause, and the resume after it, does to edges that wait for a tick. */
public enum InputOnPause {
    /** They are delivered to the first tick afterwards. */
    KEEP,
    /** They are forgotten, held actions too, until the device says so again. */
    CLEAR
}
