package dev.tickscope.core.contract;

/** To which lengths a delta is pulled after smoothing. */
public enum DeltaSnap {
    /** None. */
    NONE {
        @Override
        public long snapped(long deltaUnits, long tickUnits, long withinUnits, long unitsPerSecond) {
            return deltaUnits;
        }
    },
    /** The length of a frame at the nearest whole number of frames a second, at least 1, cut to a unit of the time base. */
    WHOLE_HZ {
        @Override
        public long snapped(long deltaUnits, long tickUnits, long withinUnits, long unitsPerSecond) {
            if (deltaUnits <= 0) {
                return deltaUnits;
            }
            long rest = unitsPerSecond % deltaUnits;
            long hz = unitsPerSecond / deltaUnits + (rest >= deltaUnits - rest ? 1 : 0);
            return unitsPerSecond / Math.max(1, hz);
        }
    },
    /** One tick, if less than that far from it. */
    NEAR_TICK {
        @Override
        public long snapped(long deltaUnits, long tickUnits, long withinUnits, long unitsPerSecond) {
            return Math.abs(deltaUnits - tickUnits) < withinUnits ? tickUnits : deltaUnits;
        }
    },
    /** One tick, however long the frame was. */
    ONE_TICK {
        @Override
        public long snapped(long deltaUnits, long tickUnits, long withinUnits, long unitsPerSecond) {
            return tickUnits;
        }
    };

    public abstract long snapped(long deltaUnits, long tickUnits, long withinUnits, long unitsPerSecond);
}
