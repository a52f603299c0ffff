package dev.tickscope.core.expression;

import dev.tickscope.core.time.Rational;
import java.util.List;

/** The units that a number may have behind it. */
enum Unit {
    NANOSECONDS("nanoseconds", 1_000_000_000, "ns"),
    MICROSECONDS("microseconds", 1_000_000, "us", "µs", "μs"),
    MILLISECONDS("milliseconds", 1_000, "ms"),
    SECONDS("seconds", 1, "s"),
    STEPS("fixed ticks, as the time that they take", 0, "steps", "step");

    static final String EXAMPLES = "a unit: s, ms, us, ns or steps";

    private final String meaning;
    private final long perSecond;
    private final List<String> spellings;

    Unit(String meaning, long perSecond, String... spellings) {
        this.meaning = meaning;
        this.perSecond = perSecond;
        this.spellings = List.of(spellings);
    }

    String meaning() {
        return meaning;
    }

    String spelling() {
        return spellings.get(0);
    }

    /** The unit with that name; null if there is none. */
    static Unit of(String text) {
        for (Unit unit : values()) {
            if (unit.spellings.contains(text)) {
                return unit;
            }
        }
        return null;
    }

    /** So many of it, in units of the session's time base. */
    Rational inBase(Rational value, Names names) {
        return this == STEPS ? value.times(Rational.of(names.stepUnits()))
                : value.times(Rational.of(names.base().unitsPerSecond(), java.math.BigInteger.valueOf(perSecond)));
    }
}
