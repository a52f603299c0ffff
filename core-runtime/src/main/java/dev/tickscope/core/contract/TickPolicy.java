package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;

/**
 * How ticks are counted and how long they are.
 *
 * @param length how long the ticks of a frame are
 * @param scaleActs on what a time scale acts
 * @param cappedDelta what frame hooks read in a frame that dropped time
 * @param jitterFix how much of a tick the count of ticks may run ahead or behind to stay regular; 0 for not at all
 */
public record TickPolicy(TickLength length, ScaleActs scaleActs, CappedDelta cappedDelta, Rational jitterFix) {
    public static final TickPolicy PLAIN = new TickPolicy(TickLength.FIXED, ScaleActs.COUNT, CappedDelta.FULL, Rational.ZERO);

    public boolean fixesJitter() {
        return jitterFix.signum() > 0;
    }
}
