package dev.tickscope.core.contract;

import dev.tickscope.core.time.StepAccumulator;

/** When a frame counts as owing more than the catch-up cap allows. */
public enum CapTest {
    /** More whole ticks are owed than the cap. */
    TICKS {
        @Override
        public boolean exceeded(StepAccumulator accumulator, long capTicks) {
            return accumulator.wholeTicks() > capTicks;
        }
    },
    /** More time is waiting than the cap's ticks last, the fraction of a tick included. */
    TIME {
        @Override
        public boolean exceeded(StepAccumulator accumulator, long capTicks) {
            return accumulator.wholeTicks() >= capTicks && accumulator.exceeds(capTicks * accumulator.stepUnits() + accumulator.reserveUnits());
        }
    },
    /** As many whole ticks are owed as the cap, or more: an engine that takes reaching its cap for a failure. */
    REACHED {
        @Override
        public boolean exceeded(StepAccumulator accumulator, long capTicks) {
            return accumulator.wholeTicks() >= capTicks;
        }
    };

    public abstract boolean exceeded(StepAccumulator accumulator, long capTicks);
}
