package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.TickLength;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.time.ExactAmount;
import dev.tickscope.core.time.FloatAccumulator;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.Scaling;
import dev.tickscope.core.time.StepAccumulator;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;

/** How many ticks a frame runs and what each of them costs, by the contract's policies. */
@TickPath
final class FrameTicks {
    private static final long NO_LIMIT = Long.MAX_VALUE;

    private final ClockContract contract;
    private final StepAccumulator accumulator;
    private final ExactAmount dropped;
    private final JitterFix jitter;
    /** The accumulator, if it counts in floating numbers; else null. */
    private final FloatAccumulator numbers;
    private final double unitsPerSecond;
    private final ExactBeside beside;
    private final boolean evenSplit;
    private final long carryUnits;
    private final long backlogUnits;
    private final long reserveNumerator;
    private final long reserveDenominator;
    private long sharesLeft;
    private double lastShare = 1;

    FrameTicks(ClockContract contract, TimeBase base, StepAccumulator accumulator, ExactAmount dropped) {
        this.contract = contract;
        this.accumulator = accumulator;
        this.dropped = dropped;
        long stepUnits = accumulator.stepUnits();
        jitter = contract.ticks().fixesJitter() ? jitter(contract) : null;
        unitsPerSecond = base.unitsPerSecond().doubleValue();
        numbers = accumulator instanceof FloatAccumulator floats ? floats : null;
        // A count that is kept regular is no matter of rounding.
        beside = numbers != null && jitter == null ? new ExactBeside(contract, stepUnits) : null;
        evenSplit = contract.ticks().length() == TickLength.EVEN_SPLIT;
        carryUnits = contract.backlog().maxCarry() == null ? NO_LIMIT : base.units(contract.backlog().maxCarry());
        backlogUnits = contract.backlog().maxBacklog() == null ? NO_LIMIT : base.units(contract.backlog().maxBacklog());
        Rational reserve = contract.backlog().tickMargin().minus(Rational.ONE);
        reserveNumerator = reserve.numerator().longValueExact();
        reserveDenominator = reserve.denominator().longValueExact();
        reserve(stepUnits);
    }

    private void reserve(long stepUnits) {
        long units = Scaling.quotient(stepUnits, reserveNumerator, reserveDenominator);
        accumulator.reserve(units);
        if (beside != null) {
            beside.reserve(units);
        }
    }

    /** Ticks have another length from now on. */
    void step(long units) {
        accumulator.step(units);
        if (beside != null) {
            beside.step(units);
        }
        if (jitter != null) {
            jitter.step(units / unitsPerSecond, unitsPerSecond / units);
        }
        reserve(units);
    }

    private static JitterFix jitter(ClockContract contract) {
        double ticks = contract.rate().ticks();
        double seconds = contract.rate().seconds();
        return new JitterFix(seconds / ticks, ticks / seconds, contract.ticks().jitterFix().toDouble());
    }

    void refine(long factor) {
        if (beside != null) {
            beside.refine(factor);
        }
    }

    /** The delta that a frame is given so that its count of ticks stays regular. */
    long regular(long deltaUnits) {
        if (jitter == null) {
            return deltaUnits;
        }
        double waiting = numbers == null ? accumulator.units() / unitsPerSecond : numbers.total();
        long given = Math.round(jitter.fix(waiting, deltaUnits / unitsPerSecond) * unitsPerSecond);
        long due = Math.multiplyExact(jitter.ticks(), accumulator.stepUnits()) - accumulator.units();
        return numbers == null ? Math.max(given, due) : given;
    }

    /** See {@link StepAccumulator#feed}. */
    void feed(long realUnits, boolean whole, long numerator, long scale, long units, long part) {
        limit(carryUnits);
        accumulator.feed(realUnits, whole, numerator, scale, units, part);
        if (jitter != null && numbers != null) {
            numbers.fix(jitter.left(), jitter.ticks());
        }
        if (beside != null) {
            beside.feed(units, part);
        }
    }

    private void limit(long units) {
        if (units == NO_LIMIT) {
            return;
        }
        if (accumulator.exceeds(units)) {
            accumulator.cutTo(units, dropped);
        }
        if (beside != null) {
            beside.limit(units);
        }
    }

    private long owed() {
        if (jitter != null) {
            return jitter.ticks();
        }
        if (evenSplit) {
            long whole = accumulator.wholeTicks();
            return accumulator.exceeds(Math.multiplyExact(whole, accumulator.stepUnits())) ? whole + 1 : whole;
        }
        return accumulator.wholeTicks();
    }

    /** Fixes the ticks of a frame that was fed. @return whether more was owed than the cap allows */
    boolean plan(FrameRow row, long cap) {
        row.owedTicks = owed();
        limit(backlogUnits);
        boolean capped = cap != ClockContract.NO_CAP;
        if (capped && row.owedTicks >= cap) {
            row.flags |= FrameRow.CAPPED;
        }
        if (jitter == null) {
            accumulator.prepay();
        }
        long due = Math.min(row.owedTicks, owed());
        boolean overCap = capped && (jitter == null ? contract.capTest().exceeded(accumulator, cap) : due > cap);
        if (overCap && contract.discardAt() == DiscardAt.START) {
            // A fixed jitter may leave one more whole tick in the accumulator than the frame owes.
            contract.excess().discard(accumulator, jitter == null ? cap : cap + accumulator.wholeTicks() - due, dropped);
        }
        row.droppedAtStartUnits = dropped.units() - row.droppedUnits;
        row.plannedTicks = Math.min(jitter == null ? owed() : due, cap);
        sharesLeft = row.plannedTicks;
        if (beside != null) {
            beside.plan(cap);
        }
        return overCap;
    }

    /** One tick is planned by a step command. */
    void one() {
        sharesLeft = 1;
    }

    /** Takes a completed tick off what waits; returns how long it was. */
    long pay(LedgerRow ledger) {
        long step = accumulator.stepUnits();
        if (!evenSplit) {
            accumulator.takeStep();
            return step;
        }
        ledger.stretchedPart += sharesLeft <= 1 ? accumulator.part() : 0;
        long units = accumulator.takeShare(sharesLeft--);
        if (ledger.stretchedPart >= accumulator.denominator()) {
            ledger.stretchedPart -= accumulator.denominator();
            ledger.stretchedUnits++;
        }
        ledger.stretchedUnits += units - step;
        lastShare = units / (double) step;
        return units;
    }

    /** How long the coming tick is, as a multiple of a step; after the last one of a frame, how long that was. */
    double shareFactor() {
        return evenSplit && sharesLeft > 0 ? (double) (accumulator.units() / sharesLeft) / accumulator.stepUnits() : lastShare;
    }

    /** Fills what only the model of an engine's arithmetic knows. */
    void close(FrameRow row) {
        row.exactUnits = accumulator.exactUnits();
        row.exactPart = accumulator.exactPart();
        row.modelledBits = accumulator.modelledBits();
        row.exactTicks = row.ticks;
        if (beside != null) {
            beside.close(row, accumulator);
        }
    }
}
