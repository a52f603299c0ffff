package dev.tickscope.core.session;

import dev.tickscope.core.expression.StoredSample;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/** Stands a sample at any moment that can be shown: ends of ticks and frames, right after a stage, and stops before a hook. */
public final class MomentSample {
    private MomentSample() {
    }

    /** @return whether the rows of the moment are there; if not, nothing can be read */
    public static boolean stand(StoredSample sample, SessionInfo info, Moment moment) {
        StoreView view = sample.view();
        long frame = moment.framePosition();
        if (!view.frames().has(frame)) {
            return false;
        }
        if (moment.place() == Moment.Place.FRAME_END && view.frameEnds().has(frame)) {
            sample.atFrame(frame);
        } else {
            boolean over = moment.place() != Moment.Place.TICK_END && moment.afterTicks(view, info.contract().plan());
            long done = moment.tickRow() + 1;
            boolean ran = done > view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame);
            if (ran && !over && !view.ticks().has(moment.tickRow())) {
                return false;
            }
            sample.between(frame, done, over, !over || view.frameEnds().has(frame) ? -1 : moment.isStop() ? moment.stateRow() : lastStopIn(view, frame));
        }
        return true;
    }

    /** The newest stop inside a frame; −1 if there is none. */
    static long lastStopIn(StoreView view, long frame) {
        TableView states = view.states();
        long first = view.frames().getInt(Columns.Frame.STATES_BEFORE, frame);
        for (long row = states.rowCount() - 1; row >= Math.max(states.firstRow(), first); row = states.atOrBefore(row - 1)) {
            if (RunStatus.at(view, row).stoppedInside() && states.getLong(Columns.State.FRAME_POSITION, row) == frame) {
                return row;
            }
        }
        return -1;
    }
}
