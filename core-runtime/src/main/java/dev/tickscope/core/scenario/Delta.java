package dev.tickscope.core.scenario;

import dev.tickscope.core.time.Rational;

/**
 * One listed frame delta.
 *
 * @param seconds exact; null if it is no number at all
 * @param refusedReason why it is refused, or null if it is an ordinary delta
 */
public record Delta(Rational seconds, String refusedReason) {
    public static Delta of(Rational seconds) {
        return new Delta(seconds, seconds.signum() < 0 ? "negative" : null);
    }

    public boolean refused() {
        return refusedReason != null;
    }
}
