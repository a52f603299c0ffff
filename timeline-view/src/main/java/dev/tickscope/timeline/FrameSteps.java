package dev.tickscope.timeline;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.FoldMap;
import dev.tickscope.timeline.track.FrameFacts;

/** Goes from frame to frame and from tick to tick; rows that only tell of standing time are passed over. */
final class FrameSteps {
    private FrameSteps() {
    }

    /** The last frame up to that row; -1 if there is none. */
    static long atOrBefore(StoreView view, FoldMap folds, long row) {
        long at = row;
        while (view.frames().has(at) && FrameFacts.of(view, at).standing()) {
            int fold = folds.ofRow(at);
            at = (fold < 0 ? at : folds.get(fold).firstRow()) - 1;
        }
        return view.frames().has(at) ? at : -1;
    }

    /** The frame before (step -1) or after (+1) that row, or null. */
    static Playhead frame(StoreView view, FoldMap folds, long from, int step) {
        long row = from + step;
        if (step < 0) {
            row = atOrBefore(view, folds, row);
        } else {
            while (view.frames().has(row) && FrameFacts.of(view, row).standing()) {
                int fold = folds.ofRow(row);
                row = fold < 0 ? row + 1 : Math.max(row + 1, folds.get(fold).firstRow() + folds.get(fold).rows());
            }
        }
        return view.frames().has(row) ? new Playhead.AtFrame(row) : null;
    }

    /** The tick before (step -1) or after (+1) the moment. From a frame, back means its last tick first. */
    static Playhead tick(StoreView view, Playhead playhead, Moment moment, int step) {
        boolean onTick = playhead instanceof Playhead.AtTick || moment.isStop();
        long row = moment.tickRow() + (onTick || step > 0 ? step : 0);
        return new Playhead.AtTick(Math.max(view.ticks().firstRow(), Math.min(row, view.ticks().rowCount() - 1)));
    }
}
