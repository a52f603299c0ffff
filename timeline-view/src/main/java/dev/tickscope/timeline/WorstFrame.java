package dev.tickscope.timeline;

import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.FrameMips;
import dev.tickscope.core.store.StoreView;

/**
 * The longest frame of a session, found in the kept summaries by bisection.
 *
 * @param row the first FRAME row that brought that much
 * @param realDeltaUnits how long the frame before it lasted
 */
record WorstFrame(long row, long realDeltaUnits) {
    /** Null while no frame has ended. */
    static WorstFrame of(StoreView view) {
        FrameAggregate sum = new FrameAggregate();
        FrameMips.Reader summaries = new FrameMips.Reader(view);
        long from = view.frames().firstRow();
        long to = view.frameEnds().rowCount();
        summaries.aggregate(from, to, sum);
        long worst = sum.maxRealDeltaUnits;
        if (sum.frames == 0 || worst <= 0) {
            return null;
        }
        while (to - from > 1) {
            long middle = (from + to) >>> 1;
            summaries.aggregate(from, middle, sum);
            if (sum.maxRealDeltaUnits == worst) {
                to = middle;
            } else {
                from = middle;
            }
        }
        return new WorstFrame(from, worst);
    }
}
