package dev.tickscope.core.store;

import dev.tickscope.core.time.TickPath;

/** Where the rows end that belong to a frame, also where the frame after it is lost. Allocates nothing. */
@TickPath
public final class FrameRows {
    private FrameRows() {
    }

    /** One past the last PHASE row of a frame so far; rows of it may be lost. */
    public static long phasesEnd(StoreView view, long frame) {
        TableView frames = view.frames();
        if (frames.has(frame + 1)) {
            return frames.getLong(Columns.Frame.PHASES_BEFORE, frame + 1);
        }
        TableView phases = view.phases();
        return frame + 1 < frames.rowCount() ? phases.firstAtLeast(Columns.Phase.FRAME_POSITION, frame + 1, phases.firstRow(), phases.rowCount())
                : phases.rowCount();
    }

    /** One past the last STATE row before the next frame; of a lost next frame, one past the last that is known to be. */
    public static long statesEnd(StoreView view, long frame) {
        TableView frames = view.frames();
        if (frames.has(frame + 1)) {
            return Math.min(view.states().rowCount(), frames.getInt(Columns.Frame.STATES_BEFORE, frame + 1));
        }
        TableView states = view.states();
        return frame + 1 < frames.rowCount() ? states.firstAtLeast(Columns.State.FRAME_POSITION, frame + 1, states.firstRow(), states.rowCount())
                : states.rowCount();
    }

    /**
     * The nearest row, itself included, whose frame is there.
     *
     * @param framePosition the column of the table that names the frame
     * @param row one that is there, or not: then it is given back
     * @param step −1 for rows before it, +1 for rows after it
     * @return one that is not there if there is none
     */
    public static long withFrame(StoreView view, TableView table, Column framePosition, long row, int step) {
        TableView frames = view.frames();
        long at = row;
        while (table.has(at) && !frames.has(table.getLong(framePosition, at))) {
            long lost = table.getLong(framePosition, at);
            long there = step < 0 ? frames.atOrBefore(lost) : frames.atOrAfter(lost);
            if (!frames.has(there)) {
                return step < 0 ? table.firstRow() - 1 : table.rowCount();
            }
            at = step < 0 ? table.atOrBefore(Math.min(at - 1, table.lastAtMost(framePosition, there)))
                    : table.firstAtLeast(framePosition, there, at + 1, table.rowCount());
        }
        return at;
    }
}
