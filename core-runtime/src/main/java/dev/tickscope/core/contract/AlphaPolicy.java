package dev.tickscope.core.contract;

/** How a frame's interpolation alpha follows from what is left in the accumulator. */
public enum AlphaPolicy {
    /** accumulator / step; above 1 only where excess is kept. */
    RATIO {
        @Override
        public long alphaUnits(long accumulatorUnits, long stepUnits) {
            return accumulatorUnits;
        }
    },
    /** accumulator / step, at most 1. */
    CLAMPED {
        @Override
        public long alphaUnits(long accumulatorUnits, long stepUnits) {
            return Math.min(accumulatorUnits, stepUnits);
        }
    },
    /** This engine does not interpolate: alpha is absent, not 0. */
    NONE {
        @Override
        public long alphaUnits(long accumulatorUnits, long stepUnits) {
            return ABSENT;
        }
    };

    /** The value of an alpha that a contract does not have. */
    public static final long ABSENT = -1;

    /** The numerator of alpha over the step, or {@link #ABSENT}. */
    public abstract long alphaUnits(long accumulatorUnits, long stepUnits);
}
