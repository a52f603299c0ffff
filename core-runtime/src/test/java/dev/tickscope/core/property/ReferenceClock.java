package dev.tickscope.core.property;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.contract.StartFrame;
import dev.tickscope.core.contract.TickEndStop;
import dev.tickscope.core.time.Rational;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;

/**
 * The clock once more, in plain fractions and as directly after the rules as possible: what the integer clock must agree with to the
 * last digit. It knows policies, but no units, no denominators and no stages.
 */
final class ReferenceClock {
    private final ClockContract contract;
    private final Rational step;
    private final Rational unit;
    /** Tick indices with a breakpoint in their fixed hook. */
    final Set<Long> breakpoints = new HashSet<>();

    Rational accumulator = Rational.ZERO;
    Rational dropped = Rational.ZERO;
    Rational droppedBefore = Rational.ZERO;
    Rational cleared = Rational.ZERO;
    Rational real = Rational.ZERO;
    Rational paused = Rational.ZERO;
    Rational refused = Rational.ZERO;
    Rational clamped = Rational.ZERO;
    Rational startDiscarded = Rational.ZERO;
    Rational replaced = Rational.ZERO;
    Rational fed = Rational.ZERO;
    Rational scaled = Rational.ZERO;
    Rational stepped = Rational.ZERO;
    Rational frameTime = Rational.ZERO;
    Rational delta = Rational.ZERO;
    Rational alpha;
    Rational scale = Rational.ONE;
    long frameIndex;
    long tick;
    long allTicks;
    boolean startPending;
    /** A stop at a tick's end ended the last frame. */
    boolean cut;

    /** @param unit the smallest step of real time, to which the clamp after scaling is cut */
    ReferenceClock(ClockContract contract, Rational unit) {
        this.contract = contract;
        this.step = contract.rate().step();
        this.unit = unit;
        this.alpha = contract.hasAlpha() ? Rational.ZERO : null;
        this.startPending = contract.startFrame() == StartFrame.NO_TICKS;
    }

    private static BigInteger floor(Rational value) {
        return value.numerator().divide(value.denominator());
    }

    private long whole() {
        return floor(accumulator.dividedBy(step)).longValueExact();
    }

    private Rational steps(long count) {
        return step.times(Rational.of(count));
    }

    /** When the last completed tick ends: a product, never a sum. */
    Rational contractTime() {
        return steps(tick);
    }

    void pausedFor(Rational span) {
        real = real.plus(span);
        paused = paused.plus(span);
    }

    void refuse(Rational span) {
        real = real.plus(span);
        refused = refused.plus(span);
    }

    void frame(Rational realDelta) {
        real = real.plus(realDelta);
        Rational taken = realDelta;
        if (contract.maxDelta() != null) {
            taken = taken.min(contract.maxDelta());
        }
        if (contract.maxScaledDelta() != null && scale.signum() > 0) {
            Rational longest = contract.maxScaledDelta().dividedBy(scale).dividedBy(unit);
            taken = taken.min(unit.times(Rational.of(floor(longest), BigInteger.ONE)));
        }
        clamped = clamped.plus(realDelta.minus(taken));
        delta = taken.times(scale);
        frameIndex++;
        frameTime = frameTime.plus(delta);
        if (startPending) {
            startPending = false;
            startDiscarded = startDiscarded.plus(taken);
            present();
            return;
        }
        fed = fed.plus(taken);
        scaled = scaled.plus(delta);
        accumulator = accumulator.plus(delta);
        payTicks();
    }

    private void payTicks() {
        long cap = contract.hasCap() ? contract.capTicks() : Long.MAX_VALUE;
        boolean over = contract.hasCap() && switch (contract.capTest()) {
            case TICKS -> whole() > cap;
            case TIME -> accumulator.compareTo(steps(cap)) > 0;
            case REACHED -> whole() >= cap;
        };
        if (over && contract.discardAt() == DiscardAt.START) {
            dropAbove(cap);
        }
        if (runTicks(Math.min(cap, whole()), false)) {
            return;
        }
        if (over && contract.discardAt() == DiscardAt.END) {
            dropAbove(0);
        }
        present();
        if (over && contract.discardAt() == DiscardAt.PRESENTED) {
            dropAbove(0);
        }
    }

    private void dropAbove(long keep) {
        Rational before = accumulator;
        if (contract.excess() == Excess.DROP_WHOLE_TICKS) {
            accumulator = accumulator.minus(steps(Math.max(0, whole() - keep)));
        } else if (contract.excess() == Excess.DROP_REST) {
            accumulator = accumulator.min(steps(keep));
        }
        dropped = dropped.plus(before.minus(accumulator));
    }

    /** Whether a stop cut the frame. */
    private boolean runTicks(long count, boolean ticksOnly) {
        cut = false;
        for (long i = 0; i < count; i++) {
            accumulator = accumulator.minus(step);
            tick++;
            allTicks++;
            if (!ticksOnly && breakpoints.contains(tick) && contract.tickEndStop() == TickEndStop.END_FRAME) {
                cut = true;
                return true;
            }
        }
        return false;
    }

    private void present() {
        if (contract.hasAlpha()) {
            Rational ratio = accumulator.dividedBy(step);
            alpha = contract.alpha() == AlphaPolicy.CLAMPED ? ratio.min(Rational.ONE) : ratio;
        }
    }

    private void listed(Rational span, boolean whilePaused) {
        real = real.plus(span);
        if (whilePaused) {
            paused = paused.plus(span);
        } else {
            replaced = replaced.plus(span);
        }
    }

    private void addStep() {
        accumulator = accumulator.plus(step);
        stepped = stepped.plus(step);
    }

    private void addFrameOfOneStep() {
        frameIndex++;
        delta = step;
        frameTime = frameTime.plus(step);
        addStep();
    }

    void stepTick(Rational span, boolean whilePaused) {
        if (contract.singleStep() == SingleStep.WHOLE_FRAME) {
            stepFrame(span, whilePaused);
            return;
        }
        listed(span, whilePaused);
        if (whole() == 0) {
            addStep();
        }
        runTicks(1, true);
    }

    void stepFrame(Rational span, boolean whilePaused) {
        listed(span, whilePaused);
        if (contract.singleStep() == SingleStep.WHOLE_FRAME) {
            addFrameOfOneStep();
            if (!runTicks(1, false)) {
                dropAbove(0);
                alpha = contract.hasAlpha() ? Rational.ONE : null;
            }
            return;
        }
        if (startPending) {
            startPending = false;
            delta = Rational.ZERO;
            frameIndex++;
            present();
            return;
        }
        if (whole() > 0) {
            delta = Rational.ZERO;
            frameIndex++;
        } else {
            addFrameOfOneStep();
        }
        payTicks();
    }

    void pauseChanged() {
        if (contract.pause() == PausePolicy.CLEAR) {
            clear();
            alpha = contract.hasAlpha() ? Rational.ZERO : null;
        }
    }

    private void clear() {
        cleared = cleared.plus(accumulator);
        accumulator = Rational.ZERO;
    }

    void change(SceneChange change) {
        if (change == SceneChange.NOTHING) {
            return;
        }
        clear();
        startPending = contract.startFrame() == StartFrame.NO_TICKS;
        if (change.compareTo(SceneChange.SIMULATION) >= 0) {
            tick = 0;
            droppedBefore = dropped;
            alpha = contract.hasAlpha() ? Rational.ZERO : null;
        }
        if (change.compareTo(SceneChange.CLOCKS) >= 0) {
            frameIndex = 0;
            frameTime = Rational.ZERO;
            delta = Rational.ZERO;
        }
        if (change == SceneChange.EVERYTHING) {
            scale = Rational.ONE;
        }
    }
}
