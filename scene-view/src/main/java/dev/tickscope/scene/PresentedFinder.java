package dev.tickscope.scene;

import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/** Finds the frame that presented last before a moment, and between which ticks it presented. */
final class PresentedFinder {
    private final SessionInfo info;
    private final NewestFrame presenting = new NewestFrame(
            (view, position) -> view.frameEnds().getInt(Columns.FrameEnd.PRESENTED, position) != 0);
    private final NewestFrame resetting = new NewestFrame(
            (view, position) -> (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, position) & (FrameRow.PAUSED | FrameRow.CLEARED)) != 0);

    PresentedFinder(SessionInfo info) {
        this.info = info;
    }

    Presented find(StoreView view, Moment moment) {
        if (moment.framePosition() < 0) {
            return Presented.NOTHING;
        }
        if (!info.contract().hasAlpha()) {
            return new Presented(Presented.Kind.NO_INTERPOLATION, -1, -1, moment.tickRow(), 0);
        }
        if (hasPresentedInside(view, moment)) {
            long accumulator = view.states().getLong(Columns.State.ACCUMULATOR, moment.stateRow());
            boolean stepped = (view.frames().getInt(Columns.Frame.FLAGS, moment.framePosition()) & FrameRow.STEPPED_FRAME) != 0;
            long alpha = stepped ? info.stepUnits() : info.contract().alpha().alphaUnits(accumulator, info.stepUnits());
            return shown(view, moment, moment.framePosition(), moment.framePosition(), moment.tickRow(), alpha);
        }
        boolean ended = moment.place() == Moment.Place.FRAME_END;
        long newest = ended ? moment.framePosition() : moment.framePosition() - 1;
        long frame = presenting.atOrBefore(view, newest);
        if (frame < 0) {
            return Presented.NOTHING;
        }
        long toRow = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) - 1;
        return shown(view, moment, frame, newest, toRow, view.frameEnds().getLong(Columns.FrameEnd.ALPHA, frame));
    }

    /** Whether the run stands before a hook that comes after the presentation of its frame. */
    private boolean hasPresentedInside(StoreView view, Moment moment) {
        if (moment.place() != Moment.Place.BEFORE_HOOK || moment.stateRow() < 0) {
            return false;
        }
        int stopped = view.states().getInt(Columns.State.STOPPED_STAGE, moment.stateRow());
        for (Stage stage : info.contract().plan().after()) {
            if (stage.role() == StageRole.PRESENTATION) {
                return stage.index() < stopped;
            }
        }
        return false;
    }

    /** @param newest the last frame whose resets count */
    private Presented shown(StoreView view, Moment moment, long frame, long newest, long toRow, long alphaUnits) {
        if (toRow < 0) {
            return new Presented(Presented.Kind.NO_TICK, frame, -1, -1, 0);
        }
        if (!view.ticks().has(toRow - 1)) {
            return new Presented(Presented.Kind.FIRST_TICK, frame, -1, toRow, 0);
        }
        if (clockRestarted(view, toRow) || clearedAfter(view, moment, toRow, newest)) {
            return new Presented(Presented.Kind.RESET, frame, -1, toRow, 0);
        }
        return new Presented(Presented.Kind.BETWEEN, frame, toRow - 1, toRow, alphaUnits);
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
        return pausedNow || resetting.atOrBefore(view, newest) > view.ticks().getLong(Columns.Tick.FRAME_POSITION, toRow);
    }
}
