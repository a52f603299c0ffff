package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockReading;
import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/** Reads the clock fields of one session at any moment from its rows, also inside a frame that has not ended. */
public final class MomentClock {
    private final SessionInfo info;
    private final boolean showsSimulation;

    public MomentClock(SessionInfo info) {
        this.info = info;
        this.showsSimulation = info.contract().plan().stages().stream().anyMatch(s -> s.reading() != ClockReading.ABSENT);
    }

    /** The fields at a moment that has a frame. */
    public ClockValues at(StoreView view, Moment moment) {
        long position = moment.framePosition();
        TableView frames = view.frames();
        ClockReading reading = stageReading(view, moment);
        boolean shown = showsSimulation && reading != ClockReading.ABSENT;
        // Inside a tick some stages read that tick: as one that is to come, or as one that counts already.
        boolean inTick = moment.pendingTick(view, info.contract().plan()) >= 0;
        long tick = completedTick(view, moment) + (reading == ClockReading.PENDING || inTick && reading == ClockReading.COMPLETED ? 1 : 0);
        long step = StepInForce.units(view, info.stepUnits(), position);
        long units = completedTime(view, moment) + (inTick && reading == ClockReading.COMPLETED ? step : 0);
        return new ClockValues(frames.getLong(Columns.Frame.DELTA, position), frames.getLong(Columns.Frame.FRAME_TIME, position),
                frames.getLong(Columns.Frame.FRAME_INDEX, position), shown ? units : ClockValues.ABSENT,
                shown ? tick : ClockValues.ABSENT, step, alpha(view, moment), alphaStep(view, moment), dropped(view, moment));
    }

    /** The index of the tick completed last, on the simulation clock; 0 before its first. Found without the TICK row, which may be lost. */
    static long completedTick(StoreView view, Moment moment) {
        return ended(view, moment) ? view.frameEnds().getLong(Columns.FrameEnd.SIMULATION_TICK, moment.framePosition())
                : view.frames().getLong(Columns.Frame.SIMULATION_TICK_BEFORE, moment.framePosition()) + ticksSoFar(view, moment);
    }

    private long completedTime(StoreView view, Moment moment) {
        if (ended(view, moment)) {
            return view.frameEnds().getLong(Columns.FrameEnd.SIMULATION_TIME, moment.framePosition());
        }
        return ranTick(view, moment) && view.ticks().has(moment.tickRow())
                ? view.ticks().getLong(Columns.Tick.SIMULATION_TIME, moment.tickRow())
                : view.frames().getLong(Columns.Frame.SIMULATION_TIME_BEFORE, moment.framePosition())
                        + ticksSoFar(view, moment) * StepInForce.units(view, info.stepUnits(), moment.framePosition());
    }

    /** How the stage at the moment reads the simulation fields; at every other place they are those of a completed tick. */
    ClockReading stageReading(StoreView view, Moment moment) {
        Stage stage = stage(view, moment);
        return stage == null ? ClockReading.COMPLETED : stage.reading();
    }

    /** The stage before which the run stands, or after which the moment lies; null at the end of a tick or frame. */
    Stage stage(StoreView view, Moment moment) {
        return moment.stage(view, info.contract().plan());
    }

    /** Ticks never change alpha: the old one is kept until they are over. */
    private long alpha(StoreView view, Moment moment) {
        if (!info.contract().hasAlpha()) {
            return ClockValues.ABSENT;
        }
        if (clearedByPause(view, moment)) {
            return 0;
        }
        long position = moment.framePosition();
        if (moment.afterTicks(view, info.contract().plan())) {
            return view.frameEnds().has(position) ? view.frameEnds().getLong(Columns.FrameEnd.ALPHA, position)
                    : LookBack.newAlpha(view, info, moment);
        }
        return view.frames().getLong(Columns.Frame.ALPHA_BEFORE, position);
    }

    private long alphaStep(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (moment.afterTicks(view, info.contract().plan())) {
            return view.frameEnds().has(position) ? StepInForce.ofAlpha(view, info.stepUnits(), position)
                    : StepInForce.units(view, info.stepUnits(), position);
        }
        return StepInForce.ofAlphaBefore(view, info.stepUnits(), position);
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

    private long dropped(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (settled(view, info, moment)) {
            return view.frameEnds().getLong(Columns.FrameEnd.DROPPED_TOTAL, position);
        }
        return view.frames().getLong(Columns.Frame.DROPPED_TOTAL_BEFORE, position)
                + view.frames().getLong(Columns.Frame.DROPPED_AT_START, position);
    }

    /** Whether the moment lies at the end of its frame, so that the frame's own end row describes it. */
    public static boolean ended(StoreView view, Moment moment) {
        return moment.place() == Moment.Place.FRAME_END && view.frameEnds().has(moment.framePosition());
    }

    /** Whether the frame has ended and its time was settled by then, since its ticks were over: its end row tells what was dropped and stays. */
    public static boolean settled(StoreView view, SessionInfo info, Moment moment) {
        return view.frameEnds().has(moment.framePosition()) && moment.afterTicks(view, info.contract().plan());
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
        return LookBack.presentedAtOrBefore(view, position);
    }

    static int flags(StoreView view, long position) {
        return view.frameEnds().has(position) ? view.frameEnds().getInt(Columns.FrameEnd.FLAGS, position)
                : view.frames().getInt(Columns.Frame.FLAGS, position);
    }
}
