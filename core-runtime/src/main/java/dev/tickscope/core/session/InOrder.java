package dev.tickscope.core.session;

import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.function.IntFunction;

/** Looks for a moment among instants that stand in the order of time, in few steps however many there are. */
public final class InOrder {
    private InOrder() {
    }

    /**
     * The first instant at or after a moment, or if {@code past} after it; {@code count} if there is none. Instants whose rows are lost lie
     * where their frame was.
     *
     * @param instants by their place, from 0, none before an earlier one
     */
    public static int firstFrom(StoreView view, int count, IntFunction<Playhead> instants, Moment moment, boolean past) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            int order = order(view, instants.apply(middle), moment);
            if (order > 0 || order == 0 && !past) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The nearest instant before a moment whose rows are still there; null if there is none. */
    public static Playhead before(StoreView view, int count, IntFunction<Playhead> instants, Moment moment) {
        int at = firstFrom(view, count, instants, moment, false) - 1;
        while (at >= 0 && !Moment.kept(view, instants.apply(at))) {
            // Those before the oldest row are all lost; in the middle, others may come before.
            at = frame(view, instants.apply(at)) < view.frames().firstRow() ? -1 : at - 1;
        }
        return at >= 0 ? instants.apply(at) : null;
    }

    /** The nearest instant after a moment; null if there is none. */
    public static Playhead after(StoreView view, int count, IntFunction<Playhead> instants, Moment moment) {
        int at = firstFrom(view, count, instants, moment, true);
        while (at < count && !Moment.kept(view, instants.apply(at))) {
            at++;
        }
        return at < count ? instants.apply(at) : null;
    }

    /** Of two instants, either of which may be null, the later one. */
    public static Playhead later(StoreView view, Playhead one, Playhead other) {
        return one == null ? other : other == null || order(view, one, Moment.of(view, other)) >= 0 ? one : other;
    }

    /** Of two instants, either of which may be null, the earlier one. */
    public static Playhead earlier(StoreView view, Playhead one, Playhead other) {
        return one == null ? other : other == null || order(view, one, Moment.of(view, other)) <= 0 ? one : other;
    }

    private static int order(StoreView view, Playhead playhead, Moment moment) {
        if (Moment.kept(view, playhead)) {
            return LookBack.compare(view, Moment.of(view, playhead), moment);
        }
        return frame(view, playhead) <= moment.framePosition() ? -1 : 1;
    }

    /** The frame in which an instant lies, whether or not that is there; of a row that is lost, the frame of the last one before it. */
    private static long frame(StoreView view, Playhead playhead) {
        if (playhead instanceof Playhead.AtFrame frame) {
            return frame.position();
        }
        if (playhead instanceof Playhead.AtTick tick) {
            return frame(view.ticks(), Columns.Tick.FRAME_POSITION, tick.row());
        }
        if (playhead instanceof Playhead.AtPhase phase) {
            return frame(view.phases(), Columns.Phase.FRAME_POSITION, phase.row());
        }
        return playhead instanceof Playhead.AtStop stop ? frame(view.states(), Columns.State.FRAME_POSITION, stop.row()) : Long.MAX_VALUE;
    }

    private static long frame(TableView table, Column position, long row) {
        long there = table.atOrBefore(row);
        return table.has(there) ? table.getLong(position, there) : -1;
    }
}
