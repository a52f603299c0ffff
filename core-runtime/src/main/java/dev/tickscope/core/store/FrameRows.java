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
}
