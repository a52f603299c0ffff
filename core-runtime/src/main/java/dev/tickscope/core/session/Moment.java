package dev.tickscope.core.session;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * One instant of a session, resolved against a view: which frame, which tick was the last one completed, and whether the run stands
 * there. Every panel shows the same moment, so their numbers agree.
 *
 * @param framePosition the FRAME row that is shown, or −1 before the first
 * @param tickRow the TICK row completed last, or −1 before the first
 * @param place whether that is the end of the frame, the end of the tick, or a place in between where the run stopped
 * @param stateRow the STATE row of the stop that is shown, or −1
 */
public record Moment(long framePosition, long tickRow, Place place, long stateRow) {
    /** Where in the frame the moment lies. */
    public enum Place {
        /** No frame has begun. */
        NOTHING_YET,
        /** The frame has ended. */
        FRAME_END,
        /** A tick has just been completed. */
        TICK_END,
        /** The run stopped before a hook. */
        BEFORE_HOOK
    }

    private static final Moment NOTHING = new Moment(-1, -1, Place.NOTHING_YET, -1);

    /** Resolves a playhead. Rows that were lost or never written resolve to the nearest that is there. */
    public static Moment of(StoreView view, Playhead playhead) {
        if (view.frames().isEmpty()) {
            return NOTHING;
        }
        if (playhead instanceof Playhead.AtFrame frame) {
            return atFrame(view, clamp(view.frames(), frame.position()));
        }
        if (playhead instanceof Playhead.AtTick tick && !view.ticks().isEmpty()) {
            return atTick(view, clamp(view.ticks(), tick.row()));
        }
        return live(view);
    }

    private static Moment live(StoreView view) {
        RunStatus status = RunStatus.of(view);
        if (status.stoppedInside()) {
            TableView states = view.states();
            Place place = status.event() == dev.tickscope.core.event.RunEvent.STOPPED_TICK_END ? Place.TICK_END : Place.BEFORE_HOOK;
            return new Moment(states.getLong(Columns.State.FRAME_POSITION, status.row()), states.getLong(Columns.State.TICK_ROW, status.row()),
                    place, status.row());
        }
        Moment end = atFrame(view, view.frames().rowCount() - 1);
        return status.running() ? end : new Moment(end.framePosition, end.tickRow, end.place, status.row());
    }

    private static Moment atFrame(StoreView view, long position) {
        boolean ended = view.frameEnds().has(position);
        long ticksAfter = ended ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) : view.ticks().rowCount();
        return new Moment(position, ticksAfter - 1, ended ? Place.FRAME_END : Place.TICK_END, -1);
    }

    private static Moment atTick(StoreView view, long row) {
        return new Moment(view.ticks().getLong(Columns.Tick.FRAME_POSITION, row), row, Place.TICK_END, stopAfter(view, row));
    }

    /** The stop at the end of that tick, if there was one. */
    private static long stopAfter(StoreView view, long tickRow) {
        TableView states = view.states();
        for (long row = states.rowCount() - 1; row >= states.firstRow(); row--) {
            long stopTick = states.getLong(Columns.State.TICK_ROW, row);
            boolean atTickEnd = states.getInt(Columns.State.EVENT, row) == dev.tickscope.core.event.RunEvent.STOPPED_TICK_END.ordinal();
            if (stopTick == tickRow && atTickEnd) {
                return row;
            }
            if (stopTick < tickRow) {
                return -1;
            }
        }
        return -1;
    }

    private static long clamp(TableView table, long row) {
        return Math.max(table.firstRow(), Math.min(row, table.rowCount() - 1));
    }

    public boolean isStop() {
        return stateRow >= 0;
    }
}
