package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockReading;
import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * Reads the clock fields of one session at any moment from its rows, also inside a frame that has not ended. Not for use by several
 * threads: it remembers where it last searched, so that following a long pause costs nothing.
 */
public final class MomentClock {
    private final SessionInfo info;
    private final boolean showsSimulation;
    private long searchedFrom = -1;
    private long searchFound = -1;

    public MomentClock(SessionInfo info) {
        this.info = info;
        this.showsSimulation = info.contract().plan().stages().stream().anyMatch(s -> s.reading() != ClockReading.ABSENT);
    }

    /** The fields at a moment that has a frame. */
    public ClockValues at(StoreView view, Moment moment) {
        long position = moment.framePosition();
        TableView frames = view.frames();
        ClockReading reading = stoppedReading(view, moment);
        boolean shown = showsSimulation && reading != ClockReading.ABSENT;
        long tick = simulation(view, moment, Columns.Tick.TICK_INDEX, Columns.FrameEnd.SIMULATION_TICK, Columns.Frame.SIMULATION_TICK_BEFORE);
        long units = simulation(view, moment, Columns.Tick.SIMULATION_TIME, Columns.FrameEnd.SIMULATION_TIME,
                Columns.Frame.SIMULATION_TIME_BEFORE);
        return new ClockValues(frames.getLong(Columns.Frame.DELTA, position), frames.getLong(Columns.Frame.FRAME_TIME, position),
                frames.getLong(Columns.Frame.FRAME_INDEX, position), shown ? units : ClockValues.ABSENT,
                shown ? tick + (reading == ClockReading.PENDING ? 1 : 0) : ClockValues.ABSENT, info.stepUnits(), alpha(view, moment),
                dropped(view, moment));
    }

    private static long simulation(StoreView view, Moment moment, Column ofTick, Column ofEnd, Column before) {
        long position = moment.framePosition();
        if (ended(view, moment)) {
            return view.frameEnds().getLong(ofEnd, position);
        }
        return ranTick(view, moment) ? view.ticks().getLong(ofTick, moment.tickRow()) : view.frames().getLong(before, position);
    }

    /** How the stage before which the run stands reads the simulation fields; at every other place they are those of a completed tick. */
    ClockReading stoppedReading(StoreView view, Moment moment) {
        Stage stage = stoppedStage(view, moment);
        return stage == null ? ClockReading.COMPLETED : stage.reading();
    }

    /** The stage before which the run stands, or null. */
    Stage stoppedStage(StoreView view, Moment moment) {
        if (moment.place() != Moment.Place.BEFORE_HOOK || !moment.isStop()) {
            return null;
        }
        int index = view.states().getInt(Columns.State.STOPPED_STAGE, moment.stateRow());
        return index < 0 ? null : info.contract().plan().stage(index);
    }

    /** Ticks never change alpha: until its frame presents a new one, the old one is kept. */
    private long alpha(StoreView view, Moment moment) {
        if (!info.contract().hasAlpha()) {
            return ClockValues.ABSENT;
        }
        if (clearedByPause(view, moment)) {
            return 0;
        }
        long position = moment.framePosition();
        return ended(view, moment) ? view.frameEnds().getLong(Columns.FrameEnd.ALPHA, position)
                : view.frames().getLong(Columns.Frame.ALPHA_BEFORE, position);
    }

    /** Whether a restart, or a clearing pause or the resume after it, has changed alpha between the frame before and this one. */
    boolean alphaResetBefore(StoreView view, long position) {
        return view.frameEnds().has(position - 1) && view.frameEnds().getLong(Columns.FrameEnd.ALPHA, position - 1)
                != view.frames().getLong(Columns.Frame.ALPHA_BEFORE, position);
    }

    /** Whether the moment is a pause between two frames that has emptied the accumulator and reset alpha. */
    public boolean clearedByPause(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (info.contract().pause() != PausePolicy.CLEAR || !ended(view, moment)) {
            return false;
        }
        if (FrameKind.of(flags(view, position)) == FrameKind.PAUSE) {
            return view.frameEnds().getLong(Columns.FrameEnd.ALPHA, position) == 0
                    && view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, position) == 0 && presentedFrame(view, position) >= 0;
        }
        if (!moment.isStop()) {
            return false;
        }
        RunStatus status = RunStatus.at(view, moment.stateRow());
        return status.event() == RunEvent.PAUSED && status.cause() == StopCause.USER;
    }

    private static long dropped(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (ended(view, moment)) {
            return view.frameEnds().getLong(Columns.FrameEnd.DROPPED_TOTAL, position);
        }
        return view.frames().getLong(Columns.Frame.DROPPED_TOTAL_BEFORE, position)
                + view.frames().getLong(Columns.Frame.DROPPED_AT_START, position);
    }

    /** Whether the moment lies at the end of its frame, so that the frame's own end row describes it. */
    public static boolean ended(StoreView view, Moment moment) {
        return moment.place() == Moment.Place.FRAME_END && view.frameEnds().has(moment.framePosition());
    }

    /** Whether the frame had completed a tick by then. */
    public static boolean ranTick(StoreView view, Moment moment) {
        return ticksSoFar(view, moment) > 0;
    }

    /** Ticks that the frame had completed by then. */
    public static long ticksSoFar(StoreView view, Moment moment) {
        return Math.max(0, moment.tickRow() + 1 - view.frames().getLong(Columns.Frame.TICKS_BEFORE, moment.framePosition()));
    }

    /** The newest frame at or before {@code position} that presented its alpha; −1 if none is there. */
    public long presentedFrame(StoreView view, long position) {
        long first = view.frames().firstRow();
        for (long row = position; row >= first; row--) {
            if (row == searchedFrom && row < position) {
                return remember(position, searchFound >= first ? searchFound : -1);
            }
            if (view.frameEnds().has(row) && view.frameEnds().getInt(Columns.FrameEnd.PRESENTED, row) != 0) {
                return remember(position, row);
            }
        }
        return remember(position, -1);
    }

    /** Rows are only appended, so what a search found stays true; but the newest frame may yet end, so it starts again before that. */
    private long remember(long position, long row) {
        if (row < position) {
            searchedFrom = position - 1;
            searchFound = row;
        }
        return row;
    }

    static int flags(StoreView view, long position) {
        return view.frameEnds().has(position) ? view.frameEnds().getInt(Columns.FrameEnd.FLAGS, position)
                : view.frames().getInt(Columns.Frame.FLAGS, position);
    }
}
