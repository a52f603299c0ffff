package dev.tickscope.core.session;

import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/** Finds instants of the recorded past: by order, by real time, the oldest. Takes the same time at any length of the session. */
public final class LookBack {
    private LookBack() {
    }

    /** The order of two moments in time: negative if the first is earlier, 0 if they are the same place. */
    static int compare(StoreView view, Moment first, Moment second) {
        int byFrame = Long.compare(first.framePosition(), second.framePosition());
        if (byFrame != 0 || first.framePosition() < 0) {
            return byFrame;
        }
        int byStage = Long.compare(PhaseRows.done(view, first), PhaseRows.done(view, second));
        return byStage != 0 ? byStage : Integer.compare(rank(first), rank(second));
    }

    /** What comes first after the same stage. */
    private static int rank(Moment moment) {
        return switch (moment.place()) {
            case NOTHING_YET, AFTER_PHASE -> 0;
            case TICK_END -> 1;
            case BEFORE_HOOK -> 2;
            case FRAME_END -> 3;
        };
    }

    /** The instant one completed stage later (+1) or earlier (−1); null if there is no such row. */
    public static Playhead phase(StoreView view, Moment moment, int step) {
        TableView phases = view.phases();
        if (moment.framePosition() < 0) {
            return null;
        }
        long row = PhaseRows.done(view, moment);
        if (step < 0) {
            // The stage that was completed last is this very moment, unless nothing has run in this frame.
            boolean here = phases.has(row - 1) && phases.getLong(Columns.Phase.FRAME_POSITION, row - 1) == moment.framePosition();
            row -= here ? 2 : 1;
        }
        row = FrameRows.withFrame(view, phases, Columns.Phase.FRAME_POSITION, step < 0 ? phases.atOrBefore(row) : phases.atOrAfter(row), step);
        return phases.has(row) ? Moment.of(view, new Playhead.AtPhase(row)).playhead(view) : null;
    }

    /** The oldest instant that is still there: after the first stage; the live one before the first frame. */
    public static Playhead oldest(StoreView view) {
        Playhead first = view.phases().isEmpty() ? new Playhead.AtFrame(0) : new Playhead.AtPhase(0);
        return Moment.of(view, first).playhead(view);
    }

    /** Whether nothing that is still there lies before a moment. */
    public static boolean isOldest(StoreView view, Moment moment) {
        return moment.framePosition() < 0 || compare(view, moment, Moment.of(view, oldest(view))) <= 0;
    }

    /** Where a moment lies on the real axis: the start of its frame and the machine time since. */
    public static long real(StoreView view, long unitsPerNano, Moment moment) {
        if (moment.framePosition() < 0) {
            return 0;
        }
        long begin = view.frames().getLong(Columns.Frame.BEGIN_NANOS, moment.framePosition());
        return view.frames().getLong(Columns.Frame.REAL, moment.framePosition()) + Math.max(0, nanos(view, moment) - begin) * unitsPerNano;
    }

    /** The machine's clock at a moment that has a frame, as rows carry it. */
    public static long nanos(StoreView view, Moment moment) {
        long frame = moment.framePosition();
        return switch (moment.place()) {
            case NOTHING_YET -> throw new IllegalArgumentException("nothing has happened yet");
            case FRAME_END -> view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, frame);
            case TICK_END -> view.ticks().has(moment.tickRow()) ? view.ticks().getLong(Columns.Tick.END_NANOS, moment.tickRow())
                    : view.frames().getLong(Columns.Frame.BEGIN_NANOS, frame);
            case BEFORE_HOOK -> view.states().getLong(Columns.State.NANOS, moment.stateRow());
            case AFTER_PHASE -> view.phases().getLong(Columns.Phase.BEGIN_NANOS, moment.phaseRow())
                    + view.phases().getInt(Columns.Phase.LENGTH_NANOS, moment.phaseRow());
        };
    }

    /** Where what a frame executed ends on the real axis. */
    static long executed(StoreView view, long unitsPerNano, long frame) {
        return view.frameEnds().has(frame) ? real(view, unitsPerNano, new Moment(frame, -1, Moment.Place.FRAME_END, -1))
                : view.frames().getLong(Columns.Frame.REAL, frame);
    }

    /** The last FRAME row that starts at or before a real time; below the oldest row if none does. */
    static long frameAt(StoreView view, long realUnits) {
        return view.frames().lastAtMost(Columns.Frame.REAL, realUnits);
    }

    /**
     * The newest end of a tick or frame at or before a real time; null if that lies before the oldest.
     *
     * @param unitsPerNano of the session's time base
     */
    public static Playhead at(StoreView view, long unitsPerNano, long realUnits) {
        TableView ticks = view.ticks();
        long frame = frameAt(view, realUnits);
        if (!view.frames().has(frame)) {
            return null;
        }
        if (view.frameEnds().has(frame) && executed(view, unitsPerNano, frame) <= realUnits) {
            return new Playhead.AtFrame(frame);
        }
        long nanos = view.frames().getLong(Columns.Frame.BEGIN_NANOS, frame)
                + Math.floorDiv(realUnits - view.frames().getLong(Columns.Frame.REAL, frame), unitsPerNano);
        long first = view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame);
        long end = view.frameEnds().has(frame) ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) : ticks.rowCount();
        long tick = ticks.atOrBefore(ticks.firstAtLeast(Columns.Tick.END_NANOS, nanos + 1, first, end) - 1);
        if (tick >= first && ticks.has(tick)) {
            return new Playhead.AtTick(tick);
        }
        long before = view.frames().atOrBefore(frame - 1);
        return view.frames().has(before) ? new Playhead.AtFrame(before) : null;
    }

    /** Whether the real time that a FRAME row brought passed while the run stood. */
    static boolean paused(StoreView view, long frame) {
        return view.frames().has(frame) && (view.frames().getInt(Columns.Frame.FLAGS, frame) & FrameRow.PAUSED) != 0;
    }

    /** The first row from {@code frame} on in which a stage ran; the row count if there is none. Rows of standing time have none. */
    static long firstThatRan(StoreView view, long frame) {
        TableView frames = view.frames();
        long before = frames.getLong(Columns.Frame.PHASES_BEFORE, frame);
        long past = frames.firstAtLeast(Columns.Frame.PHASES_BEFORE, before + 1, frame, frames.rowCount());
        if (past < frames.rowCount()) {
            return past - 1;
        }
        return view.phases().rowCount() > before ? frames.rowCount() - 1 : frames.rowCount();
    }

    /** The last row up to {@code frame} in which a stage ran; below the oldest row if none is there. */
    public static long lastThatRan(StoreView view, long frame) {
        TableView frames = view.frames();
        long end = PhaseRows.end(view, frame);
        return frames.firstAtLeast(Columns.Frame.PHASES_BEFORE, end, frames.firstRow(), frame + 1) - 1;
    }

    /**
     * The newest frame at or before {@code position} that presented its alpha; −1 if none is there. Spans in which nothing ran are passed
     * over without reading them.
     */
    public static long presentedAtOrBefore(StoreView view, long position) {
        long row = Math.min(position, view.frameEnds().rowCount() - 1);
        while (view.frameEnds().has(row) && view.frames().has(row)) {
            if (view.frameEnds().getInt(Columns.FrameEnd.PRESENTED, row) != 0) {
                return row;
            }
            row = Math.min(row - 1, lastThatRan(view, row));
        }
        return -1;
    }

    /** The alpha times the step that stages after the ticks read, in a frame that has not ended and has stopped among them. */
    public static long newAlpha(StoreView view, SessionInfo info, Moment moment) {
        long frame = moment.framePosition();
        if ((view.frames().getInt(Columns.Frame.FLAGS, frame) & FrameRow.STEPPED_FRAME) != 0
                && info.contract().singleStep() == SingleStep.WHOLE_FRAME) {
            return StepInForce.units(view, info.stepUnits(), frame);
        }
        long state = moment.isStop() ? moment.stateRow() : MomentSample.lastStopIn(view, frame);
        return state < 0 ? view.frames().getLong(Columns.Frame.ALPHA_BEFORE, frame)
                : info.contract().alpha().alphaUnits(view.states().getLong(Columns.State.ACCUMULATOR, state),
                        StepInForce.units(view, info.stepUnits(), frame));
    }
}
