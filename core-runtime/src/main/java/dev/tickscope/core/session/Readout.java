package dev.tickscope.core.session;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * How far a game fell behind over a second or so.
 *
 * @param realSeconds real time of the frames that it covers, 1 s or a little more
 * @param lostSeconds real time whose game time the cap dropped: what a frame dropped, divided by its time scale
 * @param heldTicks ticks that probes held back, counted as the contract counts them
 */
public record Readout(Rational realSeconds, Rational lostSeconds, long heldTicks) {
    private static final Rational HUNDRED = Rational.of(100);

    /** The share of real time that was lost, 0 to 1. */
    public Rational slowed() {
        return lostSeconds.dividedBy(realSeconds);
    }

    public Rational heldPerSecond() {
        return Rational.of(heldTicks).dividedBy(realSeconds);
    }

    /** Such as {@code 12% slowed, 3/s held}; both rounded half up. */
    public String words() {
        return whole(slowed().times(HUNDRED)) + "% slowed, " + whole(heldPerSecond()) + "/s held";
    }

    private static BigDecimal whole(Rational value) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), 0, RoundingMode.HALF_UP);
    }
}
