package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockReading;
import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.FrameRow;
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
        return new ClockValues(frames.getLong(Columns.Frame.DELTA, position), frames.getLong(Columns.Frame.FRAME_TIME, position),
                frames.getLong(Columns.Frame.FRAME_INDEX, position),
                simulation(view, moment, Columns.Tick.SIMULATION_TIME, Columns.FrameEnd.SIMULATION_TIME),
                pendingShift(moment, view, simulation(view, moment, Columns.Tick.TICK_INDEX, Columns.FrameEnd.SIMULATION_TICK)),
                info.stepUnits(), alpha(view, moment), dropped(view, moment));
    }

    private long simulation(StoreView view, Moment moment, Column ofTick, Column ofEnd) {
        if (!showsSimulation || stoppedReading(view, moment) == ClockReading.ABSENT) {
            return ClockValues.ABSENT;
        }
        long position = moment.framePosition();
        if (ended(view, moment)) {
            return view.frameEnds().getLong(ofEnd, position);
        }
        if (ranTick(view, moment)) {
            return view.ticks().getLong(ofTick, moment.tickRow());
        }
        return !view.frameEnds().has(position - 1) || restartedBefore(view, position) ? 0 : view.frameEnds().getLong(ofEnd, position - 1);
    }

    private long pendingShift(Moment moment, StoreView view, long tick) {
        return tick != ClockValues.ABSENT && stoppedReading(view, moment) == ClockReading.PENDING ? tick + 1 : tick;
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

    private long alpha(StoreView view, Moment moment) {
        if (!info.contract().hasAlpha()) {
            return ClockValues.ABSENT;
        }
        if (clearedByPause(view, moment)) {
            return 0;
        }
        long position = moment.framePosition();
        if (!ended(view, moment) && FrameKind.of(flags(view, position)) != FrameKind.STEP_TICK) {
            if (alphaResetBefore(view, position)) {
                return 0;
            }
            position--;
        }
        long alpha = view.frameEnds().has(position) ? view.frameEnds().getLong(Columns.FrameEnd.ALPHA, position) : 0;
        return Math.max(alpha, 0);
    }

    /** Whether a restart, or a clearing pause or the resume after it, has reset alpha between the frame before and this one. */
    boolean alphaResetBefore(StoreView view, long position) {
        return restartedBefore(view, position) || info.contract().pause() == PausePolicy.CLEAR && pauseChangedBefore(view, position);
    }

    /** Whether a user's pause began, or ended, after the frame before and before this one. */
    private static boolean pauseChangedBefore(StoreView view, long position) {
        TableView states = view.states();
        for (long row = view.frames().getInt(Columns.Frame.STATES_BEFORE, position) - 1L; row >= states.firstRow(); row--) {
            if (states.getLong(Columns.State.FRAME_POSITION, row) != position) {
                return false;
            }
            RunStatus status = RunStatus.at(view, row);
            if (byUser(status) || status.event() == RunEvent.RESUMED && byUser(standBefore(view, row))) {
                return true;
            }
        }
        return false;
    }

    private static boolean byUser(RunStatus status) {
        return status.event() == RunEvent.PAUSED && status.cause() == StopCause.USER;
    }

    /** How the standstill began that the row {@code resumed} ended, however often it was stepped meanwhile. */
    private static RunStatus standBefore(StoreView view, long resumed) {
        long row = resumed - 1;
        while (row - 1 >= view.states().firstRow() && !RunStatus.at(view, row - 1).running()) {
            row--;
        }
        return RunStatus.at(view, Math.max(row, view.states().firstRow()));
    }

    /** Whether the moment is a pause between two frames that has emptied the accumulator and reset alpha. */
    public boolean clearedByPause(StoreView view, Moment moment) {
        if (info.contract().pause() != PausePolicy.CLEAR || moment.place() != Moment.Place.FRAME_END) {
            return false;
        }
        if (FrameKind.of(flags(view, moment.framePosition())) == FrameKind.PAUSE && view.frameEnds().has(moment.framePosition())) {
            return view.frameEnds().getLong(Columns.FrameEnd.ALPHA, moment.framePosition()) == 0
                    && view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, moment.framePosition()) == 0
                    && presentedFrame(view, moment.framePosition()) >= 0;
        }
        if (!moment.isStop()) {
            return false;
        }
        return byUser(RunStatus.at(view, moment.stateRow()));
    }

    private long dropped(StoreView view, Moment moment) {
        long position = moment.framePosition();
        TableView ends = view.frameEnds();
        if (ends.has(position)) {
            long total = ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, position);
            return ended(view, moment) ? total
                    : total - ends.getLong(Columns.FrameEnd.DROPPED, position) + view.frames().getLong(Columns.Frame.DROPPED_AT_START, position);
        }
        long before = !ends.has(position - 1) || restartedBefore(view, position) ? 0
                : ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, position - 1);
        return before + view.frames().getLong(Columns.Frame.DROPPED_AT_START, position);
    }

    /** Whether the moment lies at the end of its frame, so that the frame's own end row describes it. */
    public static boolean ended(StoreView view, Moment moment) {
        return moment.place() == Moment.Place.FRAME_END && view.frameEnds().has(moment.framePosition());
    }

    /** Whether the frame had completed a tick by then. */
    public static boolean ranTick(StoreView view, Moment moment) {
        return moment.tickRow() >= view.frames().getLong(Columns.Frame.TICKS_BEFORE, moment.framePosition()) && moment.tickRow() >= 0;
    }

    /** Ticks that the frame had completed by then. */
    public static long ticksSoFar(StoreView view, Moment moment) {
        return Math.max(0, moment.tickRow() + 1 - view.frames().getLong(Columns.Frame.TICKS_BEFORE, moment.framePosition()));
    }

    /** Whether the simulation clock was restarted between the frame before and this one. */
    private boolean restartedBefore(StoreView view, long position) {
        TableView commands = view.commands();
        for (long row = commands.rowCount() - 1; row >= commands.firstRow(); row--) {
            long at = commands.getLong(Columns.Command.FRAME_POSITION, row);
            if (at < position) {
                return false;
            }
            if (at == position && restarts(commands, row)) {
                return true;
            }
        }
        return false;
    }

    private boolean restarts(TableView commands, long row) {
        int kind = commands.getInt(Columns.Command.KIND, row);
        boolean applied = CommandAnswer.values()[commands.getInt(Columns.Command.ANSWER, row)].accepted();
        SceneChange change = kind == CommandKind.RESTART.ordinal() ? info.contract().restart()
                : kind == CommandKind.SCENE.ordinal() ? info.contract().sceneLoad() : SceneChange.NOTHING;
        return applied && change.compareTo(SceneChange.SIMULATION) >= 0;
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
