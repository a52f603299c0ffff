package dev.tickscope.timeline.ledger;

import dev.tickscope.core.contract.CapTest;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.contract.ScaleActs;
import dev.tickscope.core.contract.TickLength;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.CapInForce;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.FrameKind;
import dev.tickscope.timeline.field.MomentClock;
import java.math.BigInteger;

/**
 * The balance at any moment of a session. At the end of a frame it is the ledger that the loop wrote; inside a frame, ended or not, it
 * is the ledger of the frame before plus what this frame's rows say up to that moment.
 */
final class BalanceReader {
    private final SessionInfo info;
    private final MomentClock clock;

    BalanceReader(SessionInfo info) {
        this.info = info;
        this.clock = new MomentClock(info);
    }

    /** The balance at the moment; null where the rows it needs were lost. */
    Balance at(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (position < 0) {
            return Balance.ZERO;
        }
        if (MomentClock.ended(view, moment)) {
            Balance end = atEnd(view, position);
            return moment.isStop() && clock.clearedByPause(view, moment) ? end.accumulatorCleared() : end;
        }
        if (endsThere(view, moment) || MomentClock.settled(view, info, moment)) {
            return atEnd(view, position);
        }
        Balance before = before(view, position);
        return before == null ? null : inside(view, moment, before);
    }

    /** The balance at the end of the frame before; null where that was lost. */
    Balance before(StoreView view, long position) {
        if (position == 0) {
            return Balance.ZERO;
        }
        return view.frameEnds().has(position - 1) && view.frames().has(position - 1) ? atEnd(view, position - 1) : null;
    }

    private Balance atEnd(StoreView view, long position) {
        return Balance.of(TimeLedger.at(view, position, info.stepUnits()));
    }

    /** A stop at the end of a tick that ended its frame: nothing came after it, so the frame's end describes it. */
    private static boolean endsThere(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (!view.frameEnds().has(position)) {
            return false;
        }
        int flags = view.frameEnds().getInt(Columns.FrameEnd.FLAGS, position);
        boolean nothingAfter = (flags & FrameRow.INTERRUPTED) != 0 || FrameKind.of(flags) == FrameKind.STEP_TICK;
        return nothingAfter && moment.tickRow() == view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) - 1;
    }

    private Balance inside(StoreView view, Moment moment, Balance before) {
        TableView frames = view.frames();
        long position = moment.framePosition();
        int flags = frames.getInt(Columns.Frame.FLAGS, position);
        FrameKind kind = FrameKind.of(flags);
        Rational brought = Rational.of(frames.getLong(Columns.Frame.REAL_DELTA, position));
        Rational clamped = Rational.of(frames.getLong(Columns.Frame.CLAMPED, position));
        Rational adjusted = Rational.of(frames.getLong(Columns.Frame.ADJUSTED, position));
        Rational afterClamp = brought.minus(clamped).minus(adjusted);
        boolean step = kind == FrameKind.STEP_FRAME || kind == FrameKind.STEP_TICK;
        boolean pausedStep = step && (flags & FrameRow.PAUSED) != 0;
        Rational fed = kind == FrameKind.ORDINARY ? afterClamp : Rational.ZERO;
        boolean countScales = info.contract().ticks().scaleActs() == ScaleActs.COUNT;
        Rational scaled = !countScales ? fed : fed.times(Rational.of(frames.getLong(Columns.Frame.SCALE_NUMERATOR, position),
                frames.getLong(Columns.Frame.SCALE_DENOMINATOR, position)));
        Rational waited = before.accumulator().plus(before.rounding());
        Rational cleared = (flags & FrameRow.CLEARED) != 0 ? waited : Rational.ZERO;
        Rational stepped = step ? Rational.of(frames.getLong(Columns.Frame.ACCUMULATOR_FULL, position)
                - frames.getLong(Columns.Frame.ACCUMULATOR_IN, position)) : Rational.ZERO;
        Rational full = waited.minus(cleared).plus(scaled).plus(stepped);
        Rational dropped = droppedAtStart(frames.getLong(Columns.Frame.DROPPED_AT_START, position), flags, full, capUnits(view, position));
        long ran = MomentClock.ticksSoFar(view, moment);
        Rational ranUnits = Rational.of(Math.multiplyExact(ran, StepInForce.units(view, info.stepUnits(), position)));
        Rational stretched = stretched(view, moment, ranUnits);
        Rational expected = full.minus(dropped).minus(ranUnits).minus(stretched);
        Rational left = accumulator(view, moment, expected);
        Rational rounding = info.contract().arithmetic().rounds() ? expected.minus(left) : Rational.ZERO;
        Rational simulated = before.simulated().plus(ranUnits);
        return new Balance(before.real().plus(brought),
                before.paused().plus(pausedStep ? brought : Rational.ZERO), before.refused(), before.clamped().plus(clamped),
                before.startDiscarded().plus(kind == FrameKind.START ? afterClamp : Rational.ZERO),
                before.replaced().plus(step && !pausedStep ? brought : Rational.ZERO), before.fed().plus(fed),
                before.scaled().plus(scaled), before.stepped().plus(stepped), simulated, before.ticks() + ran,
                left, before.dropped().plus(dropped), before.cleared().plus(cleared), before.rounded(), before.adjusted().plus(adjusted),
                before.stretched().plus(stretched), rounding);
    }

    /** By how much the frame's ticks so far were longer than a step each. */
    private Rational stretched(StoreView view, Moment moment, Rational ranUnits) {
        if (info.contract().ticks().length() == TickLength.FIXED || ranUnits.signum() == 0 || !view.ticks().has(moment.tickRow())) {
            return Rational.ZERO;
        }
        long passed = view.ticks().getLong(Columns.Tick.SIMULATION_TIME, moment.tickRow())
                - view.frames().getLong(Columns.Frame.SIMULATION_TIME_BEFORE, moment.framePosition());
        return Rational.of(passed).minus(ranUnits);
    }

    /** The row's whole units; dropping the rest drops what is below a unit too, and dropping whole ticks never touches that. */
    private Rational droppedAtStart(long units, int flags, Rational full, Rational cap) {
        ClockContract contract = info.contract();
        boolean belowAUnit = contract.discardAt() == DiscardAt.START && contract.capTest() == CapTest.TIME && (flags & FrameRow.CAPPED) != 0;
        if (contract.excess() != Excess.DROP_REST || units == 0 && !belowAUnit) {
            return Rational.of(units);
        }
        return full.minus(cap).max(Rational.ZERO);
    }

    /** The cap of a frame that has reached one, as a time. */
    private Rational capUnits(StoreView view, long position) {
        long ticks = CapInForce.ticks(view, info.contract(), position);
        return ticks == ClockContract.NO_CAP ? null : Rational.of(Math.multiplyExact(ticks, StepInForce.units(view, info.stepUnits(), position)));
    }

    /** Whole units as the row says, and below a unit what must be there: so a wrong row still shows up as a residue. */
    private static Rational accumulator(StoreView view, Moment moment, Rational expected) {
        BigInteger[] parts = expected.numerator().divideAndRemainder(expected.denominator());
        Rational fraction = expected.minus(Rational.of(parts[0], BigInteger.ONE));
        if (!MomentClock.ranTick(view, moment) || !view.ticks().has(moment.tickRow())) {
            return expected;
        }
        return Rational.of(view.ticks().getLong(Columns.Tick.ACCUMULATOR, moment.tickRow())).plus(fraction);
    }
}
