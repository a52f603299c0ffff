package dev.tickscope.timeline.field;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/** The moments that values are compared with. */
public final class MomentBefore {
    private MomentBefore() {
    }

    /** The end of the frame before; null if it is not there. */
    public static Moment frame(StoreView view, Moment moment) {
        long position = moment.framePosition() - 1;
        if (!view.frameEnds().has(position) || !view.frames().has(position)) {
            return null;
        }
        long lastTick = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) - 1;
        return new Moment(position, lastTick, Moment.Place.FRAME_END, -1);
    }

    /** The stage or tick before in the same frame, else the end of the frame before; null if that is not there. */
    public static Moment row(StoreView view, Moment moment) {
        Moment frameBefore = frame(view, moment);
        if (moment.place() == Moment.Place.AFTER_PHASE) {
            Playhead stageBefore = LookBack.phase(view, moment, -1);
            Moment before = stageBefore == null ? frameBefore : Moment.of(view, stageBefore);
            return before != null && before.framePosition() == moment.framePosition() ? before : frameBefore;
        }
        long tick = moment.place() == Moment.Place.TICK_END ? moment.tickRow() - 1 : moment.tickRow();
        boolean inFrame = tick >= 0 && tick >= view.frames().getLong(Columns.Frame.TICKS_BEFORE, moment.framePosition());
        return inFrame && view.ticks().has(tick) ? new Moment(moment.framePosition(), tick, Moment.Place.TICK_END, -1) : frameBefore;
    }
}
