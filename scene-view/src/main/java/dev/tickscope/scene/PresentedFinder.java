package dev.tickscope.scene;

import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import java.util.List;

/** Finds the frame that presented last before a moment, and between which ticks it presented. */
final class PresentedFinder {
    private final SessionInfo info;

    PresentedFinder(SessionInfo info) {
        this.info = info;
    }

    Presented find(StoreView view, Moment moment) {
        if (moment.framePosition() < 0) {
            return Presented.NOTHING;
        }
        if (!info.contract().hasAlpha()) {
            return new Presented(Presented.Kind.NO_INTERPOLATION, -1, -1, moment.tickRow(), 0, 1);
        }
        if (hasPresentedInside(view, moment)) {
            long alpha = view.frameEnds().has(moment.framePosition())
                    ? view.frameEnds().getLong(Columns.FrameEnd.ALPHA, moment.framePosition()) : LookBack.newAlpha(view, info, moment);
            return shown(view, moment, moment.framePosition(), moment.framePosition(), moment.tickRow(), alpha,
                    view.frameEnds().has(moment.framePosition()) ? StepInForce.ofAlpha(view, info.stepUnits(), moment.framePosition())
                            : StepInForce.units(view, info.stepUnits(), moment.framePosition()));
        }
        boolean ended = moment.place() == Moment.Place.FRAME_END;
        long newest = ended ? moment.framePosition() : moment.framePosition() - 1;
        long frame = LookBack.presentedAtOrBefore(view, newest);
        if (frame < 0) {
            return Presented.NOTHING;
        }
        long toRow = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) - 1;
        return shown(view, moment, frame, newest, toRow, view.frameEnds().getLong(Columns.FrameEnd.ALPHA, frame),
                StepInForce.ofAlpha(view, info.stepUnits(), frame));
    }

    /** Whether the moment lies inside a frame, after its presentation. */
    private boolean hasPresentedInside(StoreView view, Moment moment) {
        Stage at = moment.stage(view, info.contract().plan());
        if (at == null) {
            return false;
        }
        for (Stage stage : info.contract().plan().after()) {
            if (stage.role() == StageRole.PRESENTATION) {
                return stage.index() < at.index() || stage.index() == at.index() && moment.place() == Moment.Place.AFTER_PHASE;
            }
        }
        return false;
    }

    /** @param newest the last frame whose resets count */
    private Presented shown(StoreView view, Moment moment, long frame, long newest, long toRow, long alphaUnits,
            long wholeUnits) {
        if (toRow < 0) {
            return new Presented(Presented.Kind.NO_TICK, frame, -1, -1, 0, 1);
        }
        if (!view.ticks().has(toRow)) {
            return new Presented(Presented.Kind.FIRST_TICK, frame, -1, toRow, 0, 1);
        }
        boolean first = toRow == 0 || view.ticks().has(toRow - 1) && clockRestarted(view, toRow);
        boolean cleared = clearedAfter(view, moment, toRow, newest);
        if (first && !cleared && placedBefore(view, toRow)) {
            return new Presented(Presented.Kind.FROM_START, frame, -1, toRow, alphaUnits, wholeUnits);
        }
        if (!view.ticks().has(toRow - 1)) {
            return new Presented(Presented.Kind.FIRST_TICK, frame, -1, toRow, 0, 1);
        }
        if (first || cleared) {
            return new Presented(Presented.Kind.RESET, frame, -1, toRow, 0, 1);
        }
        return new Presented(Presented.Kind.BETWEEN, frame, toRow - 1, toRow, alphaUnits, wholeUnits);
    }

    /** Whether the rows before a first tick say where everything began. */
    private static boolean placedBefore(StoreView view, long toRow) {
        long row = toRow == 0 ? 0 : view.ticks().getLong(Columns.Tick.POSES_AFTER, toRow - 1);
        return view.poses().has(row) && view.poses().getInt(Columns.Pose.KIND, row) != PoseKind.COMMITTED.ordinal();
    }

    private static boolean clockRestarted(StoreView view, long toRow) {
        return view.ticks().getLong(Columns.Tick.TICK_INDEX, toRow) <= view.ticks().getLong(Columns.Tick.TICK_INDEX, toRow - 1);
    }

    /** A contract whose pause clears the accumulator also makes previous and presented pose equal to the committed one. */
    private boolean clearedAfter(StoreView view, Moment moment, long toRow, long newest) {
        if (info.contract().pause() != PausePolicy.CLEAR) {
            return false;
        }
        RunStatus status = RunStatus.at(view, moment.stateRow());
        boolean pausedNow = moment.isStop() && status.event() == RunEvent.PAUSED && status.cause() == StopCause.USER;
        return pausedNow || clearedBetween(view, view.ticks().getLong(Columns.Tick.FRAME_POSITION, toRow), newest);
    }

    /** Whether the run stood, or the accumulator was cleared, after one frame and up to the end of another: by sums, not frame by frame. */
    private static boolean clearedBetween(StoreView view, long after, long upTo) {
        if (upTo <= after || !view.frameEnds().has(after) || !view.frameEnds().has(upTo)) {
            return false;
        }
        long before = view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, after);
        long then = view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, upTo);
        for (Column sum : List.of(Columns.Ledger.PAUSED, Columns.Ledger.CLEARED, Columns.Ledger.CLEARED_PART)) {
            if (view.ledgers().getLong(sum, before) != view.ledgers().getLong(sum, then)) {
                return true;
            }
        }
        // A pause in which no time passed, with nothing to clear, shows in the changes of state alone.
        long end = view.frames().getInt(Columns.Frame.STATES_BEFORE, upTo);
        long first = view.frames().getInt(Columns.Frame.STATES_BEFORE, view.frames().atOrAfter(after + 1));
        for (long state = view.states().atOrAfter(first); state < end; state = view.states().atOrAfter(state + 1)) {
            RunStatus status = RunStatus.at(view, state);
            if (status.event() == RunEvent.PAUSED && status.cause() == StopCause.USER) {
                return true;
            }
        }
        return false;
    }
}
