package dev.tickscope.core.contract;

/**
 * Something that a user of an engine may set in a project; a value outside the range is clamped.
 *
 * @param kind what it sets
 * @param min smallest accepted value; 0 for a switch
 * @param max largest accepted value; 1 for a switch
 */
public record Setting(Kind kind, long min, long max) {
    /** The settings that change a clock. */
    public enum Kind {
        /** Fixed ticks a second. */
        FIXED_HZ,
        /** The catch-up cap. */
        MAX_STEPS_PER_FRAME,
        /** Whether physics steps in every fixed tick instead of once a frame. */
        PHYSICS_ON_FIXED
    }
}
