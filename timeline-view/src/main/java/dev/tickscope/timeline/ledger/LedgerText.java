package dev.tickscope.timeline.ledger;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.ClockText;
import java.math.BigInteger;

/** Amounts of time in the words of the ledger. All amounts are in units of the session's time base. */
final class LedgerText {
    private static final int SENTENCE_DIGITS = 1;
    private static final int MOST_DIGITS = 6;

    private final SessionInfo info;
    private final Rational unitsPerSecond;
    private long stepUnits;
    private boolean rateChanged;

    LedgerText(SessionInfo info) {
        this.info = info;
        this.stepUnits = info.stepUnits();
        this.unitsPerSecond = Rational.of(info.timeBase().unitsPerSecond(), BigInteger.ONE);
    }

    /** Counts in the steps of a frame from now on. */
    void countIn(StoreView view, long framePosition) {
        stepUnits = StepInForce.units(view, info.stepUnits(), framePosition);
        long ended = view.frameEnds().has(framePosition) ? framePosition : framePosition - 1;
        rateChanged = stepUnits != info.stepUnits() || view.frameEnds().has(ended)
                && view.ledgers().getLong(Columns.Ledger.RATE_STEP, view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, ended)) != 0;
    }

    Rational seconds(Rational units) {
        return units.dividedBy(unitsPerSecond);
    }

    Rational millis(Rational units) {
        return seconds(units).times(Rational.of(1000));
    }

    /** "41.8 ms": with one decimal, and more where it would read 0 although it is not. */
    String brief(Rational units) {
        int digits = SENTENCE_DIGITS;
        while (units.signum() != 0 && digits < MOST_DIGITS && ClockText.decimal(millis(units), digits).matches("[\u22120.]*")) {
            digits++;
        }
        return ClockText.decimal(millis(units), digits) + " ms";
    }

    String exact(Rational units) {
        return ClockText.exact(seconds(units));
    }

    Rational step() {
        return Rational.of(stepUnits);
    }

    /** What an amount is in whole steps; null if it is not whole. */
    BigInteger wholeSteps(Rational units) {
        Rational steps = units.dividedBy(step());
        return steps.isWhole() ? steps.numerator() : null;
    }

    /** "10 steps", or "0.56 steps" where it is not whole; of a session in which ticks had several lengths, just that. */
    String steps(Rational units) {
        if (rateChanged) {
            return "of ticks of several lengths";
        }
        BigInteger whole = wholeSteps(units);
        return whole != null ? ClockText.count(whole.longValue(), "step") : ClockText.decimal(units.dividedBy(step()), 2) + " steps";
    }

    /** What waits, in ticks and the rest: "2 ticks owed + 8.4 ms". @param owed "owed" or nothing */
    String carried(Rational units, String owed) {
        long ticks = ticksIn(units);
        Rational rest = units.minus(Rational.of(ticks).times(step()));
        if (ticks == 0) {
            return "less than a tick";
        }
        String words = ClockText.count(ticks, "tick") + (owed.isEmpty() ? "" : " " + owed);
        return rest.signum() == 0 ? words : words + " + " + brief(rest);
    }

    long ticksIn(Rational units) {
        Rational steps = units.dividedBy(step());
        return steps.numerator().divide(steps.denominator()).longValue();
    }

    /** "residue 0 ns", or the exact amount that is missing on both sides together. */
    String residue(Rational real, Rational game) {
        Rational missing = absolute(real).plus(absolute(game));
        return "residue " + (missing.signum() == 0 ? "0 ns" : exact(missing));
    }

    private static Rational absolute(Rational value) {
        return value.signum() < 0 ? value.negated() : value;
    }
}
