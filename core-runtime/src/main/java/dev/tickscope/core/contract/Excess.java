package dev.tickscope.core.contract;

import dev.tickscope.core.time.ExactAmount;
import dev.tickscope.core.time.StepAccumulator;

/** What becomes of the time above the catch-up cap. */
public enum Excess {
    /** Whole ticks are dropped, the fraction of a tick is kept, so the interpolation phase survives. */
    DROP_WHOLE_TICKS {
        @Override
        public void discard(StepAccumulator accumulator, long keepTicks, ExactAmount dropped) {
            long excess = accumulator.wholeTicks() - keepTicks;
            if (excess > 0) {
                accumulator.dropSteps(excess, dropped);
            }
        }
    },
    /** Everything above the cap is dropped, the fraction of a tick included. */
    DROP_REST {
        @Override
        public void discard(StepAccumulator accumulator, long keepTicks, ExactAmount dropped) {
            long limitUnits = keepTicks * accumulator.stepUnits();
            if (accumulator.exceeds(limitUnits)) {
                accumulator.cutTo(limitUnits, dropped);
            }
        }
    },
    /** Nothing is dropped: later frames still owe it. */
    KEEP {
        @Override
        public void discard(StepAccumulator accumulator, long keepTicks, ExactAmount dropped) {
            // Kept on purpose: this engine carries its debt over.
        }
    };

    /** Leaves at most {@code keepTicks} ticks' worth in the accumulator, as this policy understands it; what goes is added to {@code dropped}. */
    public abstract void discard(StepAccumulator accumulator, long keepTicks, ExactAmount dropped);
}
