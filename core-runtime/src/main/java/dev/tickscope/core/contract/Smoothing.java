package dev.tickscope.core.contract;

import dev.tickscope.core.time.DeltaHistory;

/** Whether the clock takes a frame's own delta, or a mean of it and earlier ones. A mean is cut to a unit of the time base. */
public enum Smoothing {
    /** Its own. */
    NONE {
        @Override
        public void begin(DeltaHistory history, long tickUnits) {
            history.clear();
        }

        @Override
        public long smoothed(DeltaHistory history, long deltaUnits) {
            return deltaUnits;
        }
    },
    /** The mean of the history in order of time, without its oldest tenth and its newest tenth; a history of one gives its own delta. */
    CENTRAL_MEAN {
        @Override
        public void begin(DeltaHistory history, long tickUnits) {
            history.clear();
        }

        @Override
        public long smoothed(DeltaHistory history, long deltaUnits) {
            history.push(deltaUnits);
            int from = history.count() / 10;
            int to = history.count() * 9 / 10;
            return from < to ? history.mean(from, to) : deltaUnits;
        }
    },
    /** The mean of the whole history, which begins full of single ticks. */
    RING_MEAN {
        @Override
        public void begin(DeltaHistory history, long tickUnits) {
            history.fill(tickUnits);
        }

        @Override
        public long smoothed(DeltaHistory history, long deltaUnits) {
            history.push(deltaUnits);
            return history.mean(0, history.count());
        }
    };

    /** What the history holds before the first frame. */
    public abstract void begin(DeltaHistory history, long tickUnits);

    /** Puts the delta into the history and tells what is taken for it. */
    public abstract long smoothed(DeltaHistory history, long deltaUnits);
}
