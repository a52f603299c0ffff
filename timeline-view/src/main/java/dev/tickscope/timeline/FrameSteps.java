package dev.tickscope.timeline;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
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
            at = view.frames().atOrBefore((fold < 0 ? at : folds.get(fold).firstRow()) - 1);
        }
        return view.frames().has(at) ? at : -1;
    }

    /** The frame whose stretch up to the next one holds a real time; -1 if there is none. Standing time counts to the frame before it. */
    static long at(StoreView view, FoldMap folds, long realUnits) {
        TableView frames = view.frames();
        long row = frames.lastAtMost(Columns.Frame.REAL, realUnits);
        return frames.has(row) ? atOrBefore(view, folds, row) : -1;
    }

    /** The end of the frame before (step -1) or after (+1) the moment, or null. Inside a frame, forward means its own end first. */
    static Playhead frame(StoreView view, FoldMap folds, Moment moment, int step) {
        boolean inside = moment.place() != Moment.Place.FRAME_END && view.frameEnds().has(moment.framePosition());
        long row = moment.framePosition() + (inside && step > 0 ? 0 : step);
        if (step < 0) {
            row = atOrBefore(view, folds, view.frames().atOrBefore(row));
        } else {
            row = view.frames().atOrAfter(row);
            while (view.frames().has(row) && FrameFacts.of(view, row).standing()) {
                int fold = folds.ofRow(row);
                row = view.frames().atOrAfter(fold < 0 ? row + 1 : Math.max(row + 1, folds.get(fold).firstRow() + folds.get(fold).rows()));
            }
        }
        return view.frames().has(row) ? new Playhead.AtFrame(row) : null;
    }

    /** The end of the tick before (step -1) or after (+1) the moment, or null. After a tick, back means the end of that tick first. */
    static Playhead tick(StoreView view, Moment moment, int step) {
        boolean atEnd = moment.place() == Moment.Place.TICK_END;
        TableView ticks = view.ticks();
        long next = moment.tickRow() + (atEnd || step > 0 ? step : 0);
        long row = step < 0 ? ticks.atOrBefore(next) : ticks.atOrAfter(Math.max(0, next));
        row = FrameRows.withFrame(view, ticks, Columns.Tick.FRAME_POSITION, row, step);
        return ticks.has(row) ? new Playhead.AtTick(row) : null;
    }
}
