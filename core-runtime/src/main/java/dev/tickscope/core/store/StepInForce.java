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
        long changed = frames.getLong(Columns.Frame.CHANGED_STEP, Math.max(frames.atOrBefore(row), frames.firstRow()));
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
     * What the first {@code ticks} ticks of the session simulated, each by its own length, in whole units.
     *
     * @param ticks up to as many as there are; one less than the oldest kept TICK row or more
     */
    public static long simulated(StoreView view, long contractStepUnits, long ticks) {
        TableView rows = view.ticks();
        TableView frames = view.frames();
        if (ticks <= 0 || rows.isEmpty() || frames.isEmpty()) {
            return 0;
        }
        if (!rows.has(ticks - 1)) {
            long next = rows.atOrAfter(ticks);
            return simulated(view, contractStepUnits, next + 1) - lengths(view, contractStepUnits, ticks, next + 1);
        }
        // Of a tick whose frame is lost, the next frame that is kept knows best.
        long frame = Math.min(frames.atOrAfter(rows.getLong(Columns.Tick.FRAME_POSITION, ticks - 1)), frames.rowCount() - 1);
        if (view.frameEnds().has(frame)) {
            long after = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame);
            return upToEnd(view, contractStepUnits, frame) - lengths(view, contractStepUnits, ticks, after);
        }
        long before = view.frameEnds().has(frame - 1) ? upToEnd(view, contractStepUnits, frame - 1) : 0;
        return before + lengths(view, contractStepUnits, frames.getLong(Columns.Frame.TICKS_BEFORE, frame), ticks);
    }

    /** All ticks up to the end of an ended frame: steps, and what stretched ones were longer than those. */
    private static long upToEnd(StoreView view, long contractStepUnits, long frame) {
        long stretched = view.ledgers().getLong(Columns.Ledger.STRETCHED, view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, frame));
        return TimeLedger.simulatedUnits(view, frame, contractStepUnits) + stretched;
    }

    private static long lengths(StoreView view, long contractStepUnits, long from, long to) {
        long sum = 0;
        for (long tick = from; tick < to; tick++) {
            long there = Math.min(to, view.ticks().atOrAfter(tick));
            sum += Math.multiplyExact(there - tick, ofTick(view, contractStepUnits, tick));
            tick = there;
            sum += tick < to ? length(view, contractStepUnits, tick) : 0;
        }
        return sum;
    }

    /** How far a tick took the simulation clock, which begins anew after a restart. */
    private static long length(StoreView view, long contractStepUnits, long tickRow) {
        TableView ticks = view.ticks();
        long clock = ticks.getLong(Columns.Tick.SIMULATION_TIME, tickRow);
        long frame = ticks.getLong(Columns.Tick.FRAME_POSITION, tickRow);
        if (ticks.has(tickRow - 1)) {
            long before = ticks.getLong(Columns.Tick.SIMULATION_TIME, tickRow - 1);
            return clock > before ? clock - before : clock;
        }
        boolean first = view.frames().has(frame) && view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame) == tickRow;
        return first ? clock - view.frames().getLong(Columns.Frame.SIMULATION_TIME_BEFORE, frame) : ofTick(view, contractStepUnits, tickRow);
    }

    /** The step of a tick that is there; of one that is lost, or before the first, the oldest that is known. */
    public static long ofTick(StoreView view, long contractStepUnits, long tickRow) {
        TableView ticks = view.ticks();
        long row = ticks.atOrBefore(tickRow);
        return units(view, contractStepUnits, ticks.has(row) ? ticks.getLong(Columns.Tick.FRAME_POSITION, row) : 0);
    }
}
