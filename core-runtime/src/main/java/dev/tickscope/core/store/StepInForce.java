package dev.tickscope.core.store;

import dev.tickscope.core.time.TickPath;

/** The length of a tick as a frame ran it: the contract's, unless somebody changed the rate during the session. Allocates nothing. */
@TickPath
public final class StepInForce {
    private StepInForce() {
    }

    /**
     * In units.
     *
     * @param contractStepUnits the step as long as nobody changed it
     * @param framePosition a FRAME row; one that is not there has the step of the nearest that is, before the first the contract's
     */
    public static long units(StoreView view, long contractStepUnits, long framePosition) {
        TableView frames = view.frames();
        long row = Math.min(framePosition, frames.rowCount() - 1);
        if (row < 0 || frames.isEmpty()) {
            return contractStepUnits;
        }
        long changed = frames.getLong(Columns.Frame.CHANGED_STEP, Math.max(row, frames.firstRow()));
        return changed == 0 ? contractStepUnits : changed;
    }

    /** What alpha at the end of an ended frame counts in: the step of the frame that presented it. */
    public static long ofAlpha(StoreView view, long contractStepUnits, long framePosition) {
        long own = view.frameEnds().getLong(Columns.FrameEnd.ALPHA_STEP, framePosition);
        return own == 0 ? units(view, contractStepUnits, framePosition) : own;
    }

    /** What alpha counts in as long as a frame has not presented. */
    public static long ofAlphaBefore(StoreView view, long contractStepUnits, long framePosition) {
        long own = view.frames().getLong(Columns.Frame.ALPHA_BEFORE_STEP, framePosition);
        return own == 0 ? units(view, contractStepUnits, framePosition) : own;
    }

    /**
     * What the first {@code ticks} ticks of the session simulated, each by its own length.
     *
     * @param ticks up to as many as there are; one less than the oldest kept TICK row or more
     */
    public static long simulated(StoreView view, long contractStepUnits, long ticks) {
        TableView rows = view.ticks();
        TableView frames = view.frames();
        if (ticks <= 0 || rows.isEmpty() || frames.isEmpty()) {
            return 0;
        }
        // Of a tick whose frame is lost, the oldest frame that is kept knows best.
        long ran = rows.has(ticks - 1) ? rows.getLong(Columns.Tick.FRAME_POSITION, ticks - 1) : 0;
        long frame = Math.min(Math.max(ran, frames.firstRow()), frames.rowCount() - 1);
        long step = units(view, contractStepUnits, frame);
        if (view.frameEnds().has(frame)) {
            long after = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame);
            return TimeLedger.simulatedUnits(view, frame, contractStepUnits) - (after - ticks) * step;
        }
        long before = frames.getLong(Columns.Frame.TICKS_BEFORE, frame);
        return (view.frameEnds().has(frame - 1) ? TimeLedger.simulatedUnits(view, frame - 1, contractStepUnits) : before * contractStepUnits)
                + (ticks - before) * step;
    }

    /** The step of a tick that is there; of one that is lost, or before the first, the oldest that is known. */
    public static long ofTick(StoreView view, long contractStepUnits, long tickRow) {
        TableView ticks = view.ticks();
        return units(view, contractStepUnits, ticks.has(tickRow) ? ticks.getLong(Columns.Tick.FRAME_POSITION, tickRow) : 0);
    }
}
