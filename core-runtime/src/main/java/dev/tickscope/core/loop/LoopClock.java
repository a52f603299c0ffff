package dev.tickscope.core.loop;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.contract.CappedDelta;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.ScaleActs;
import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.StartFrame;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.time.ExactAmount;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.Scaling;
import dev.tickscope.core.time.StepAccumulator;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;

/**
 * All numbers of one running clock: what real time became of, what waits in the accumulator, and the fields that game code reads. The
 * loop decides when something happens; this class does the arithmetic, in whole units, and keeps both sides of the time ledger.
 */
@TickPath
final class LoopClock {
    private final ClockContract contract;
    private final TimeBase base;
    private final StepLength step;
    private long maxDeltaUnits;
    private long capTicks;
    private boolean ownCap;
    private final long maxScaledUnits;
    private final StepAccumulator accumulator;
    private final DeltaFilter deltas;
    private final FrameTicks frameTicks;

    private final ExactAmount scaled = new ExactAmount();
    private final ExactAmount dropped = new ExactAmount();
    private final ExactAmount cleared = new ExactAmount();
    private final ExactAmount frameTime = new ExactAmount();
    private final LedgerRow ledger = new LedgerRow();
    private long realUnits;
    private long fedUnits;
    private long droppedBeforeClockUnits;
    private long clearedSinceFrameUnits;

    private long scaleNumerator = 1;
    private long scaleDenominator = 1;
    private boolean startPending;
    private boolean overCap;
    private long frameIndex;
    private long deltaUnits;
    private long simulationTick;
    private long simulationTimeUnits;
    private long ticks;
    private long alphaUnits;

    LoopClock(ClockContract contract, TimeBase base) {
        this.contract = contract;
        this.base = base;
        this.step = new StepLength(contract, base, ledger);
        this.maxDeltaUnits = contract.maxDelta() == null ? Long.MAX_VALUE : base.units(contract.maxDelta());
        this.maxScaledUnits = contract.maxScaledDelta() == null ? Long.MAX_VALUE : base.units(contract.maxScaledDelta());
        this.accumulator = contract.arithmetic().accumulator(step.units(), base);
        this.deltas = new DeltaFilter(contract, base, accumulator);
        this.frameTicks = new FrameTicks(contract, base, accumulator, dropped);
        ledger.unitsPerOne = contract.arithmetic().unitsPerOne(base);
        this.capTicks = contract.capTicks();
        this.startPending = contract.startFrame() == StartFrame.NO_TICKS;
        this.alphaUnits = contract.hasAlpha() ? 0 : AlphaPolicy.ABSENT;
        timeScale(firstScale());
    }

    /** 1, unless the contract's range leaves it out. */
    private TimeScale firstScale() {
        return TimeScale.of(contract.timeScale().clamp(Rational.ONE));
    }

    StepLength step() {
        return step;
    }

    /** The length of a tick now. */
    long stepUnits() {
        return step.units();
    }

    /** What all ticks since the session began simulated. */
    long simulatedSessionUnits() {
        return step.simulatedUnits(ticks);
    }

    /** Where the clock stands on the real axis, which never goes back. */
    long realUnits() {
        return realUnits;
    }

    /** Real time as the ledger has it: negative deltas take it back. */
    long accountedUnits() {
        return realUnits - ledger.wentBackUnits;
    }

    long currentFrameIndex() {
        return frameIndex;
    }

    long tickIndex() {
        return simulationTick;
    }

    long simulationTimeUnits() {
        return simulationTimeUnits;
    }

    long ticks() {
        return ticks;
    }

    long accumulatorUnits() {
        return accumulator.units();
    }

    long wholeTicks() {
        return accumulator.wholeTicks();
    }

    /** Whether the next active frame is a start frame that runs no tick. */
    boolean startPending() {
        return startPending;
    }

    /** Whether the shared denominator, and this scale written over it, fit 63 bits. */
    boolean canScale(TimeScale scale) {
        return Scaling.fits(accumulator.denominator(), scale);
    }

    /** Takes effect with the next frame. All scales share one denominator, which grows when a new one needs it. */
    void timeScale(TimeScale scale) {
        long denominator = accumulator.denominator();
        long factor = Scaling.refinement(denominator, scale);
        if (factor > 1) {
            accumulator.refine(factor);
            scaled.refine(factor);
            dropped.refine(factor);
            cleared.refine(factor);
            frameTime.refine(factor);
            frameTicks.refine(factor);
            ledger.roundedPart = Math.multiplyExact(ledger.roundedPart, factor);
            ledger.stretchedPart = Math.multiplyExact(ledger.stretchedPart, factor);
        }
        scaleNumerator = scale.numerator();
        scaleDenominator = scale.denominator();
    }

    /** From the next frame on at most so many ticks a frame; 0 for no cap. */
    void cap(long ticks) {
        ownCap = true;
        capTicks = ticks == 0 ? ClockContract.NO_CAP : ticks;
    }

    /** From the next frame on real deltas are cut to this; {@link Long#MAX_VALUE} for no clamp. */
    void maxDelta(long units) {
        maxDeltaUnits = units;
    }

    /** An outer frame begins: a new rate acts from here on. What waits in the accumulator is time and stays what it is. */
    private void beginOuterFrame() {
        if (step.change(ticks)) {
            frameTicks.step(step.units());
            deltas.step(step.units());
        }
    }

    private void alpha(long units) {
        alphaUnits = units;
        step.alphaSet();
    }

    /** Fills what every kind of row carries. */
    private void open(FrameRow row, int flags, long realDeltaUnits) {
        if (realDeltaUnits < 0) {
            ledger.wentBackUnits = Math.subtractExact(ledger.wentBackUnits, realDeltaUnits);
        } else {
            realUnits = Math.addExact(realUnits, realDeltaUnits);
        }
        row.flags = flags | (clearedSinceFrameUnits > 0 ? FrameRow.CLEARED : 0);
        accumulator.at(realUnits);
        row.realUnits = realUnits;
        row.realDeltaUnits = realDeltaUnits;
        row.clampedUnits = 0;
        row.adjustedUnits = 0;
        row.discardedUnits = clearedSinceFrameUnits;
        row.accumulatorInUnits = accumulator.units();
        row.droppedAtStartUnits = 0;
        row.owedTicks = 0;
        row.plannedTicks = 0;
        row.ticksBefore = ticks;
        row.simulationTickBefore = simulationTick;
        row.simulationTimeBeforeUnits = simulationTimeUnits;
        row.alphaBeforeUnits = alphaUnits;
        row.droppedTotalBeforeUnits = dropped.units() - droppedBeforeClockUnits;
        row.scaleNumerator = scaleNumerator;
        row.scaleDenominator = scaleDenominator;
        row.changedCap = !ownCap ? FrameRow.CAP_OF_CONTRACT : capTicks == ClockContract.NO_CAP ? FrameRow.NO_CAP : capTicks;
        step.open(row);
        row.ticks = 0;
        row.heldTicks = 0;
        row.presented = false;
        row.droppedUnits = dropped.units();
        clearedSinceFrameUnits = 0;
        overCap = false;
    }

    private void fillReadings(FrameRow row) {
        row.frameIndex = frameIndex;
        row.deltaUnits = deltaUnits;
        row.frameTimeUnits = frameTime.units();
        row.accumulatorFullUnits = accumulator.units();
    }

    /** A span in which no frame ran. */
    void paused(FrameRow row, long realDeltaUnits) {
        open(row, FrameRow.PAUSED, realDeltaUnits);
        ledger.pausedUnits += realDeltaUnits;
        fillReadings(row);
    }

    /** A delta that makes no sense; the clock goes on as if it had not been. */
    void refused(FrameRow row, long realDeltaUnits) {
        open(row, FrameRow.REFUSED, realDeltaUnits);
        ledger.refusedUnits += realDeltaUnits;
        fillReadings(row);
    }

    /** An ordinary frame: clamp, scale, accumulate, cap. */
    void frame(FrameRow row, long realDeltaUnits) {
        beginOuterFrame();
        open(row, 0, realDeltaUnits);
        long taken = deltas.take(realDeltaUnits);
        long clampedDelta = Math.min(taken, Math.min(maxDeltaUnits, longestBeforeScaling()));
        row.clampedUnits = taken - clampedDelta;
        ledger.clampedUnits += row.clampedUnits;
        clampedDelta = startPending ? clampedDelta : frameTicks.regular(clampedDelta);
        row.adjustedUnits = realDeltaUnits - row.clampedUnits - clampedDelta;
        ledger.adjustedUnits = Math.addExact(ledger.adjustedUnits, row.adjustedUnits);
        long denominator = accumulator.denominator();
        long factor = Math.multiplyExact(scaleNumerator, denominator / scaleDenominator);
        deltaUnits = scaleNumerator == scaleDenominator ? clampedDelta : Scaling.quotient(clampedDelta, factor, denominator);
        long part = scaleNumerator == scaleDenominator ? 0 : Scaling.remainder(clampedDelta, factor, denominator);
        frameIndex++;
        frameTime.add(deltaUnits, part, denominator);
        if (startPending) {
            startPending = false;
            row.flags |= FrameRow.START;
            row.discardedUnits = Math.addExact(row.discardedUnits, clampedDelta);
            ledger.startDiscardedUnits += clampedDelta;
            fillReadings(row);
            return;
        }
        fedUnits = Math.addExact(fedUnits, clampedDelta);
        boolean unscaled = contract.ticks().scaleActs() == ScaleActs.STEP;
        scaled.add(unscaled ? clampedDelta : deltaUnits, unscaled ? 0 : part, denominator);
        frameTicks.feed(clampedDelta, deltas.asTaken(clampedDelta, realDeltaUnits), unscaled ? 1 : scaleNumerator, unscaled ? 1 : scaleDenominator,
                unscaled ? clampedDelta : deltaUnits, unscaled ? 0 : part);
        fillReadings(row);
        plan(row);
    }

    /** The longest real delta that scaling keeps within the contract's clamp after scaling. */
    private long longestBeforeScaling() {
        return maxScaledUnits == Long.MAX_VALUE || scaleNumerator == 0 ? Long.MAX_VALUE
                : Scaling.quotient(maxScaledUnits, scaleDenominator, scaleNumerator);
    }

    private void plan(FrameRow row) {
        overCap = frameTicks.plan(row, capTicks);
        if (contract.ticks().cappedDelta() == CappedDelta.REDUCED && row.droppedAtStartUnits > 0) {
            boolean unscaled = contract.ticks().scaleActs() == ScaleActs.STEP;
            long less = Math.min(deltaUnits,
                    unscaled ? Scaling.quotient(row.droppedAtStartUnits, scaleNumerator, scaleDenominator) : row.droppedAtStartUnits);
            deltaUnits -= less;
            frameTime.take(less);
            row.deltaUnits = deltaUnits;
            row.frameTimeUnits = frameTime.units();
        }
    }

    /** The listed delta of a step: paused time while paused, replaced by the step while running. */
    private void openStep(FrameRow row, long listedUnits, boolean whilePaused) {
        open(row, FrameRow.STEPPED | (whilePaused ? FrameRow.PAUSED : 0), listedUnits);
        if (whilePaused) {
            ledger.pausedUnits += listedUnits;
        } else {
            ledger.replacedUnits += listedUnits;
        }
    }

    private void addStep() {
        accumulator.add(step.units());
        ledger.steppedUnits = Math.addExact(ledger.steppedUnits, step.units());
    }

    /** One tick and no outer phase: paid from the accumulator if that holds a whole tick. */
    void tickStep(FrameRow row, long listedUnits, boolean whilePaused) {
        openStep(row, listedUnits, whilePaused);
        if (accumulator.wholeTicks() == 0) {
            addStep();
        }
        fillReadings(row);
        row.owedTicks = accumulator.wholeTicks();
        row.plannedTicks = 1;
        frameTicks.one();
    }

    /** A frame of exactly one step, with one tick, whatever fraction waits. */
    void wholeFrameStep(FrameRow row, long listedUnits, boolean whilePaused) {
        beginOuterFrame();
        openStep(row, listedUnits, whilePaused);
        row.flags |= FrameRow.STEPPED_FRAME;
        beginStepFrame(row);
        addStep();
        fillReadings(row);
        row.owedTicks = accumulator.wholeTicks();
        row.plannedTicks = Math.min(1, row.owedTicks);
        frameTicks.one();
    }

    /** An ordinary frame paid with the whole ticks that wait, or with one step if none does. */
    void frameStep(FrameRow row, long listedUnits, boolean whilePaused) {
        beginOuterFrame();
        openStep(row, listedUnits, whilePaused);
        row.flags |= FrameRow.STEPPED_FRAME;
        boolean owes = startPending || accumulator.wholeTicks() > 0;
        if (owes) {
            deltaUnits = 0;
            frameIndex++;
        } else {
            beginStepFrame(row);
            addStep();
        }
        fillReadings(row);
        if (startPending) {
            startPending = false;
            row.flags |= FrameRow.START;
        } else {
            plan(row);
        }
    }

    private void beginStepFrame(FrameRow row) {
        deltaUnits = step.units();
        frameIndex++;
        frameTime.add(step.units());
    }

    /** A tick is complete: it is paid and the simulation clock moves on. */
    void completeTick() {
        long paidUnits = frameTicks.pay(ledger);
        step.tickCompleted();
        simulationTick++;
        simulationTimeUnits = Math.addExact(simulationTimeUnits, paidUnits);
        ticks++;
    }

    /** The ticks of a frame are over: late discarding, then alpha. */
    void endTicks(FrameRow row) {
        long heldTicks = row.plannedTicks - row.ticks;
        if (row.is(FrameRow.STEPPED_FRAME) && row.is(FrameRow.STEPPED) && wholeFrameStepping()) {
            contract.excess().discard(accumulator, heldTicks, dropped);
            alpha(contract.hasAlpha() ? step.units() : AlphaPolicy.ABSENT);
        } else {
            if (overCap && contract.discardAt() == DiscardAt.END) {
                contract.excess().discard(accumulator, heldTicks, dropped);
            }
            alpha(contract.alpha().alphaUnits(accumulator.units(), step.units()));
        }
        row.presented = contract.hasAlpha();
    }

    private boolean wholeFrameStepping() {
        return contract.singleStep() == dev.tickscope.core.contract.SingleStep.WHOLE_FRAME;
    }

    /** Fills what is known at a frame's end. */
    LedgerRow close(FrameRow row) {
        if (overCap && contract.discardAt() == DiscardAt.PRESENTED && !row.is(FrameRow.INTERRUPTED)) {
            contract.excess().discard(accumulator, row.plannedTicks - row.ticks, dropped);
        }
        frameTicks.close(row);
        row.accumulatorUnits = accumulator.units();
        row.accumulatorPart = accumulator.part();
        row.denominator = accumulator.denominator();
        row.alphaUnits = alphaUnits;
        step.close(row);
        row.droppedUnits = dropped.units() - row.droppedUnits;
        row.droppedTotalUnits = dropped.units() - droppedBeforeClockUnits;
        row.droppedSessionUnits = dropped.units();
        row.simulationTick = simulationTick;
        row.simulationTimeUnits = simulationTimeUnits;
        row.ticksAfter = ticks;
        row.fedUnits = fedUnits;
        row.scaledUnits = scaled.units();
        row.scaledPart = scaled.part();
        ledger.clearedUnits = cleared.units();
        ledger.clearedPart = cleared.part();
        ledger.droppedPart = dropped.part();
        return ledger;
    }

    /** A pause or the resume after it, by the contract's rule. */
    void pauseChanged() {
        if (contract.pause() == PausePolicy.CLEAR) {
            clearAccumulator();
            alpha(contract.hasAlpha() ? 0 : AlphaPolicy.ABSENT);
        }
    }

    private void clearAccumulator() {
        long before = cleared.units();
        accumulator.clearInto(cleared);
        clearedSinceFrameUnits += cleared.units() - before;
    }

    /** A scene load or a restart, as far as the contract lets it reach. */
    void change(SceneChange change) {
        if (change == SceneChange.NOTHING) {
            return;
        }
        clearAccumulator();
        startPending = contract.startFrame() == StartFrame.NO_TICKS;
        if (change == SceneChange.ACCUMULATOR) {
            return;
        }
        simulationTick = 0;
        simulationTimeUnits = 0;
        droppedBeforeClockUnits = dropped.units();
        alpha(contract.hasAlpha() ? 0 : AlphaPolicy.ABSENT);
        if (change == SceneChange.SIMULATION) {
            return;
        }
        frameIndex = 0;
        frameTime.clear();
        deltaUnits = 0;
        if (change == SceneChange.EVERYTHING) {
            timeScale(firstScale());
        }
    }

    /** What a tick lasts for the game, as a multiple of a step. */
    double tickFactor() {
        return contract.ticks().scaleActs() == ScaleActs.STEP ? scaleNumerator / (double) scaleDenominator : frameTicks.shareFactor();
    }

    long deltaUnits() {
        return deltaUnits;
    }

    long frameTimeUnits() {
        return frameTime.units();
    }

    /** Alpha times the step, or {@link AlphaPolicy#ABSENT}. */
    long alphaUnits() {
        return alphaUnits;
    }

    /** Dropped since the simulation clock started. */
    long droppedTotalUnits() {
        return dropped.units() - droppedBeforeClockUnits;
    }
}
