package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DeltaPolicy;
import dev.tickscope.core.contract.DeltaSnap;
import dev.tickscope.core.contract.Smoothing;
import dev.tickscope.core.contract.UnusableDelta;
import dev.tickscope.core.time.DeltaHistory;
import dev.tickscope.core.time.FloatAccumulator;
import dev.tickscope.core.time.NumberRing;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.Scaling;
import dev.tickscope.core.time.StepAccumulator;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;

/** Makes of real frame deltas what the contract's engine takes for them. */
@TickPath
final class DeltaFilter {
    private final DeltaPolicy policy;
    private final DeltaHistory history;
    private long tickUnits;
    private final long longestUnits;
    private final long withinNumerator;
    private final long withinDenominator;
    private long withinUnits;
    private final long unitsPerSecond;
    /** Smooths in the engine's own numbers, where it has such; else null. */
    private final FloatAccumulator numbers;
    private final NumberRing ring;
    private long frames;
    private long lastUnits;

    DeltaFilter(ClockContract contract, TimeBase base, StepAccumulator accumulator) {
        policy = contract.deltas();
        history = new DeltaHistory(policy.smoothingFrames());
        tickUnits = base.step(contract.rate());
        longestUnits = policy.longestUsable() == null ? Long.MAX_VALUE : base.units(policy.longestUsable());
        withinNumerator = policy.snapWithin().numerator().longValueExact();
        withinDenominator = policy.snapWithin().denominator().longValueExact();
        unitsPerSecond = policy.snap() == DeltaSnap.WHOLE_HZ ? base.units(Rational.ONE) : 0;
        lastUnits = tickUnits;
        step(tickUnits);
        policy.smoothing().begin(history, tickUnits);
        boolean own = policy.smoothing() == Smoothing.RING_MEAN && policy.snap() == DeltaSnap.NONE;
        numbers = own && accumulator instanceof FloatAccumulator floats ? floats : null;
        ring = numbers == null ? null : numbers.ring(policy.smoothingFrames());
    }

    /** Ticks have another length from now on. */
    void step(long units) {
        tickUnits = units;
        withinUnits = Scaling.quotient(units, withinNumerator, withinDenominator);
    }

    /** Whether what counts of a frame's delta is what the engine took for it, neither clamped nor changed in units. */
    boolean asTaken(long countedUnits, long realDeltaUnits) {
        return countedUnits == (numbers == null ? realDeltaUnits : lastUnits);
    }

    /** What is taken for the next frame's delta. */
    long take(long realDeltaUnits) {
        if (!policy.changes()) {
            return realDeltaUnits;
        }
        boolean settles = frames < policy.settleFrames();
        long taken = settles ? Math.min(realDeltaUnits, tickUnits) : realDeltaUnits;
        boolean replaced = policy.unusable().replaces(frames == 0, taken, longestUnits);
        if (numbers != null) {
            smoothNumber(numbers.delta(realDeltaUnits), settles, replaced);
        }
        if (replaced) {
            taken = policy.unusable().replacement(history, lastUnits, longestUnits);
        }
        taken = policy.smoothing().smoothed(history, taken);
        taken = policy.snap().snapped(taken, tickUnits, withinUnits, unitsPerSecond);
        frames++;
        lastUnits = taken;
        return taken;
    }

    private void smoothNumber(double delta, boolean settles, boolean replaced) {
        double number = settles ? Math.min(delta, numbers.number(tickUnits)) : delta;
        if (replaced) {
            number = policy.unusable() == UnusableDelta.REPEAT_OLDEST ? Math.min(ring.oldest(), numbers.number(longestUnits))
                    : numbers.number(lastUnits);
        }
        numbers.take(ring.mean(number));
    }
}
