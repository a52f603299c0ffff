package dev.tickscope.core.contract;

import dev.tickscope.core.time.FloatAccumulator;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.StepAccumulator;
import dev.tickscope.core.time.TickPayment;
import dev.tickscope.core.time.TimeBase;

/**
 * The numbers in which the modelled engine keeps its accumulator. Whatever they are, the exact clock runs beside it: what floating
 * arithmetic loses or gains is the part {@code rounding} of the ledger.
 *
 * @param numbers the type of its numbers
 * @param unit what a 1 in them stands for; without meaning under {@link Numbers#EXACT}, as are all further ones
 * @param source where its frame deltas come from
 * @param payment how it takes ticks off its accumulator
 * @param epsilon how much may be missing for a tick, in seconds
 */
public record ArithmeticPolicy(Numbers numbers, Unit unit, Source source, TickPayment payment, Rational epsilon) {
    /** Whole units of the time base, in which nothing is ever rounded. */
    public static final ArithmeticPolicy EXACT =
            new ArithmeticPolicy(Numbers.EXACT, Unit.SECONDS, Source.DELTAS, TickPayment.SUBTRACT, Rational.ZERO);

    /** Types of numbers. */
    public enum Numbers {
        /** Whole units of the time base: no rounding. */
        EXACT,
        /** IEEE 754 double precision. */
        FLOAT64,
        /** IEEE 754 single precision. */
        FLOAT32
    }

    /** What a 1 stands for. */
    public enum Unit {
        SECONDS(1), MILLISECONDS(1000);

        private final long perSecond;

        Unit(long perSecond) {
            this.perSecond = perSecond;
        }

        /** How many of them make a second. */
        public long perSecond() {
            return perSecond;
        }
    }

    /** Where the engine has its deltas from. */
    public enum Source {
        /** Each delta is rounded by itself. */
        DELTAS,
        /** Time stamps are rounded, and a delta is their difference, rounded again; a clamped or adjusted delta is rounded by itself. */
        STAMPS
    }

    public boolean rounds() {
        return numbers != Numbers.EXACT;
    }

    /** An empty accumulator that counts like the engine. */
    public StepAccumulator accumulator(long stepUnits, TimeBase base) {
        if (!rounds()) {
            return new StepAccumulator(stepUnits);
        }
        double epsilonUnits = epsilon.times(Rational.of(unit.perSecond())).toDouble();
        return new FloatAccumulator(stepUnits, unitsPerOne(base), numbers == Numbers.FLOAT32, source == Source.STAMPS, payment, epsilonUnits);
    }

    /** Units of the time base in a 1 of its numbers; 0 under {@link Numbers#EXACT}. @throws ArithmeticException if that does not fit 63 bits */
    public long unitsPerOne(TimeBase base) {
        return rounds() ? base.units(Rational.of(1, unit.perSecond())) : 0;
    }
}
