package dev.tickscope.core.contract;

/** When the physics world is stepped. */
public enum PhysicsCadence {
    /** Once in every fixed tick, by exactly one step. */
    PER_TICK,
    /** Once in every frame, by the frame's delta. */
    PER_FRAME
}
