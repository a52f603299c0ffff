package dev.tickscope.timeline.stats;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.Scaling;
import dev.tickscope.timeline.field.FrameKind;

/**
 * By how much each picture moved on more or less than time did: e = ΔS − ΔD between a presented frame and the one presented before it.
 * S is the simulation time that the picture shows, simulationTime + (alpha − 1) · h; simulationTime itself where the contract has no
 * alpha. D is the frame's start in active time: paused and refused time left out, clamped time not, times the time scale in force.
 */
final class AnimationError {
    /** No picture, or none before it to compare with. */
    static final long NONE = Long.MIN_VALUE;

    private final StoreView view;
    private final TableView frames;
    private final TableView ends;
    private final long contractStepUnits;
    private final boolean interpolates;
    private boolean follows;
    private long last = -1;
    private long shownUnits;
    private long activeUnits;
    private long clockUnits = Long.MIN_VALUE;

    AnimationError(StoreView view, SessionInfo info) {
        this.view = view;
        this.frames = view.frames();
        this.ends = view.frameEnds();
        this.contractStepUnits = info.stepUnits();
        this.interpolates = info.contract().hasAlpha();
    }

    /** Begins at a row, so that the first of its pictures is compared with the last one before it. */
    void beginAt(long firstRow) {
        long row = firstRow - 1;
        while (known(row) && !presents(row)) {
            row--;
        }
        for (row = there(Math.max(row, oldest())); row < firstRow; row = there(row + 1)) {
            next(row);
        }
    }

    private long oldest() {
        return Math.max(frames.firstRow(), ends.firstRow());
    }

    /** The row itself, or the first after it of which both rows are there; the row count of one of the tables if there is none. */
    long there(long row) {
        long there = row;
        while (!known(there) && there < frames.rowCount() && there < ends.rowCount()) {
            there = Math.max(frames.atOrAfter(there), ends.atOrAfter(there));
        }
        return there;
    }

    private boolean known(long row) {
        return frames.has(row) && ends.has(row);
    }

    /** Whether a frame drew a picture from its own clock. */
    boolean presents(long row) {
        int flags = ends.getInt(Columns.FrameEnd.FLAGS, row);
        boolean drew = FrameKind.of(flags).active() && (flags & (FrameRow.IDLE | FrameRow.INTERRUPTED)) == 0;
        return drew && (!interpolates || ends.getInt(Columns.FrameEnd.PRESENTED, row) != 0);
    }

    /** The error of the next row, in units; {@link #NONE} if it has none. Rows must come one after the other; where some are lost, with those after them. */
    long next(long row) {
        int flags = ends.getInt(Columns.FrameEnd.FLAGS, row);
        FrameKind kind = FrameKind.of(flags);
        // A restart sets the clock back, and a step moves it without time: the picture after it follows no other. Neither does one after lost rows.
        follows &= row == last + 1 && frames.getLong(Columns.Frame.SIMULATION_TIME_BEFORE, row) >= clockUnits && (flags & FrameRow.STEPPED) == 0;
        last = row;
        clockUnits = ends.getLong(Columns.FrameEnd.SIMULATION_TIME, row);
        if (!kind.active()) {
            return NONE;
        }
        activeUnits += frames.getLong(Columns.Frame.DELTA, row) + clamped(row);
        if (!presents(row)) {
            return NONE;
        }
        long nowShown = shown(row);
        long error = follows ? nowShown - shownUnits - activeUnits : NONE;
        follows = true;
        shownUnits = nowShown;
        activeUnits = 0;
        return error;
    }

    /** What the clamp cut off, as long as the time scale would have made it. */
    private long clamped(long row) {
        long clampedUnits = frames.getLong(Columns.Frame.CLAMPED, row);
        return clampedUnits == 0 ? 0 : Scaling.quotient(clampedUnits, frames.getLong(Columns.Frame.SCALE_NUMERATOR, row),
                frames.getLong(Columns.Frame.SCALE_DENOMINATOR, row));
    }

    private long shown(long row) {
        long alpha = interpolates ? ends.getLong(Columns.FrameEnd.ALPHA, row) : AlphaPolicy.ABSENT;
        long simulation = ends.getLong(Columns.FrameEnd.SIMULATION_TIME, row);
        return alpha == AlphaPolicy.ABSENT ? simulation : simulation + alpha - StepInForce.ofAlpha(view, contractStepUnits, row);
    }
}
