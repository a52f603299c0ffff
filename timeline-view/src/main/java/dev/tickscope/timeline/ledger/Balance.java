package dev.tickscope.timeline.ledger;

import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;

/**
 * Where time went, exact to the fraction of a unit: sums since the session began up to one moment, or what one frame added to them.
 * The accumulator is what waits at that moment, never a sum.
 */
record Balance(Rational real, Rational paused, Rational refused, Rational clamped, Rational startDiscarded, Rational replaced,
        Rational fed, Rational scaled, Rational stepped, Rational simulated, long ticks, Rational accumulator, Rational dropped,
        Rational cleared, Rational rounded, Rational adjusted, Rational stretched, Rational rounding) {

    static final Balance ZERO = new Balance(Rational.ZERO, Rational.ZERO, Rational.ZERO, Rational.ZERO, Rational.ZERO, Rational.ZERO,
            Rational.ZERO, Rational.ZERO, Rational.ZERO, Rational.ZERO, 0, Rational.ZERO, Rational.ZERO, Rational.ZERO, Rational.ZERO,
            Rational.ZERO, Rational.ZERO, Rational.ZERO);

    static Balance of(TimeLedger ledger) {
        return new Balance(Rational.of(ledger.realUnits()), Rational.of(ledger.pausedUnits()), Rational.of(ledger.refusedUnits()),
                Rational.of(ledger.clampedUnits()), Rational.of(ledger.startDiscardedUnits()), Rational.of(ledger.replacedUnits()),
                Rational.of(ledger.fedUnits()), ledger.amount(ledger.scaledUnits(), ledger.scaledPart()),
                Rational.of(ledger.steppedUnits()), Rational.of(ledger.simulatedUnits()), ledger.ticks(),
                ledger.accumulator(),
                ledger.amount(ledger.droppedUnits(), ledger.droppedPart()), ledger.amount(ledger.clearedUnits(), ledger.clearedPart()),
                ledger.amount(ledger.roundedUnits(), ledger.roundedPart()), Rational.of(ledger.engine().adjustedUnits()),
                ledger.stretched(), ledger.rounding());
    }

    /** What happened since {@code before}; the accumulator stays what it is now. */
    Balance since(Balance before) {
        return new Balance(real.minus(before.real), paused.minus(before.paused), refused.minus(before.refused),
                clamped.minus(before.clamped), startDiscarded.minus(before.startDiscarded), replaced.minus(before.replaced),
                fed.minus(before.fed), scaled.minus(before.scaled), stepped.minus(before.stepped), simulated.minus(before.simulated),
                ticks - before.ticks, accumulator, dropped.minus(before.dropped), cleared.minus(before.cleared),
                rounded.minus(before.rounded), adjusted.minus(before.adjusted), stretched.minus(before.stretched),
                rounding.minus(before.rounding));
    }

    /** The accumulator emptied into what was cleared, with what rounding kept out of it. */
    Balance accumulatorCleared() {
        return new Balance(real, paused, refused, clamped, startDiscarded, replaced, fed, scaled, stepped, simulated, ticks,
                Rational.ZERO, dropped, cleared.plus(accumulator).plus(rounding), rounded, adjusted, stretched, Rational.ZERO);
    }

    /** What is missing on the real side; 0, always. */
    Rational residueReal() {
        return real.minus(paused).minus(refused).minus(clamped).minus(startDiscarded).minus(replaced).minus(adjusted).minus(fed);
    }

    /** What is missing on the game side since the session began; 0, always. */
    Rational residueGame() {
        return residueGame(Rational.ZERO);
    }

    /** What is missing on the game side when {@code carriedIn} was in the accumulator before; 0, always. */
    Rational residueGame(Rational carriedIn) {
        return scaled.plus(stepped).plus(carriedIn).minus(simulated).minus(stretched).minus(accumulator).minus(dropped).minus(cleared)
                .minus(rounded).minus(rounding);
    }

    /** Whether one line tells it all: no scaling and no added steps. */
    boolean oneLine() {
        return stepped.signum() == 0 && scaled.equals(fed);
    }
}
