package dev.tickscope.core.contract;

import java.math.BigDecimal;
import java.util.List;

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
        /** Ticks between a probe's copy and the tick that reads it. */
        PROBE_DELAY,
        /** Whether physics steps in every fixed tick instead of once a frame. */
        PHYSICS_ON_FIXED
    }

    /** The value that an engine takes for {@code asked}: its fraction cut off, then clamped. Any change is told in {@code notes}. */
    long clamped(BigDecimal asked, List<String> notes) {
        long applied = asked.max(BigDecimal.valueOf(min)).min(BigDecimal.valueOf(max)).longValue();
        if (asked.compareTo(BigDecimal.valueOf(applied)) != 0) {
            notes.add("setting " + JsonFields.camelCase(kind) + ": " + asked.toPlainString() + " was taken as " + applied + " (range " + min
                    + " to " + max + ")");
        }
        return applied;
    }
}
