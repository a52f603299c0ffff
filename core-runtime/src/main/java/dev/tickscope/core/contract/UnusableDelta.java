package dev.tickscope.core.contract;

import dev.tickscope.core.time.DeltaHistory;

/** What is taken in place of a delta that makes no sense to the engine. */
public enum UnusableDelta {
    /** Every delta makes sense. */
    TAKE {
        @Override
        public boolean replaces(boolean first, long deltaUnits, long longestUnits) {
            return false;
        }

        @Override
        public long replacement(DeltaHistory history, long lastUnits, long longestUnits) {
            throw new IllegalStateException("every delta is taken");
        }
    },
    /** The first one, one of 0 and one that is too long are replaced by what was taken in the frame before, at first by one tick. */
    REPEAT_LAST {
        @Override
        public boolean replaces(boolean first, long deltaUnits, long longestUnits) {
            return first || deltaUnits == 0 || deltaUnits > longestUnits;
        }

        @Override
        public long replacement(DeltaHistory history, long lastUnits, long longestUnits) {
            return lastUnits;
        }
    },
    /** One that is too long is replaced by the oldest of the smoothing's history, or by the longest that makes sense if that is shorter. */
    REPEAT_OLDEST {
        @Override
        public boolean replaces(boolean first, long deltaUnits, long longestUnits) {
            return deltaUnits > longestUnits;
        }

        @Override
        public long replacement(DeltaHistory history, long lastUnits, long longestUnits) {
            return Math.min(history.oldest(), longestUnits);
        }
    };

    public abstract boolean replaces(boolean first, long deltaUnits, long longestUnits);

    /** @param lastUnits what was taken in the frame before, one tick before the first */
    public abstract long replacement(DeltaHistory history, long lastUnits, long longestUnits);
}
