package dev.tickscope.timeline.stats;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.time.Rational;
import java.util.List;

/**
 * How long a frame may take.
 *
 * @param hertz frames a second that it leaves room for; 0 for one fixed tick
 */
public record Budget(int hertz) {
    public static final Budget TICK = new Budget(0);
    /** What can be chosen. */
    public static final List<Budget> CHOICES = List.of(TICK, new Budget(30), new Budget(60), new Budget(90), new Budget(120), new Budget(144),
            new Budget(240));

    /** Such as "60 Hz". */
    public String title() {
        return hertz == 0 ? "1 tick" : hertz + " Hz";
    }

    /** Its length in units of a session; not always whole. */
    public Rational units(SessionInfo info) {
        return hertz == 0 ? Rational.of(info.stepUnits())
                : Rational.of(info.timeBase().unitsPerSecond(), java.math.BigInteger.valueOf(hertz));
    }

    /** The longest whole length that is within it. */
    public long wholeUnits(SessionInfo info) {
        Rational units = units(info);
        return units.numerator().divide(units.denominator()).longValueExact();
    }
}
