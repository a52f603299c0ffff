package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;

/**
 * The time scales a session accepts; a value outside is clamped.
 *
 * @param ofEngine whether the engine itself has a time scale; if not, the tool scales the time it feeds
 */
public record ScaleRange(Rational min, Rational max, boolean ofEngine) {
    public ScaleRange {
        if (min.signum() < 0 || min.compareTo(max) > 0) {
            throw new IllegalArgumentException("a time scale range runs from 0 or above to its maximum, not from " + min + " to " + max);
        }
    }

    public Rational clamp(Rational value) {
        return value.max(min).min(max);
    }
}
