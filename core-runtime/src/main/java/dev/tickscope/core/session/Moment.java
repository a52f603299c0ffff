package dev.tickscope.core.session;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * One instant of a session, resolved against a view: which frame, which tick was the last one completed, and whether the run stands
 * there. Every panel shows the same moment, so their numbers agree. Two playheads that name the same instant resolve to equal moments.
 *
 * @param framePosition the FRAME row that is shown, or −1 before the first
 * @param tickRow the TICK row completed last, or −1 before the first
 * @param place whether that is the end of the frame, the end of the tick, or a place in between
 * @param stateRow the STATE row of the stop that is shown, or −1
 * @param phaseRow the PHASE row after which it lies, if its place is {@link Place#AFTER_PHASE}; else −1
 */
public record Moment(long framePosition, long tickRow, Place place, long stateRow, long phaseRow) {
    /** Where in the frame the moment lies. */
    public enum Place {
        /** No frame has begun. */
        NOTHING_YET,
        /** The frame has ended. */
        FRAME_END,
        /** A tick has just been completed. */
        TICK_END,
        /** The run stopped before a hook. */
        BEFORE_HOOK,
        /** A stage has just been completed, and neither its tick nor its frame with it. */
        AFTER_PHASE
    }

    private static final Moment NOTHING = new Moment(-1, -1, Place.NOTHING_YET, -1);

    /** A moment that lies at no single stage. */
    public Moment(long framePosition, long tickRow, Place place, long stateRow) {
        this(framePosition, tickRow, place, stateRow, -1);
    }

    /**
     * Resolves a playhead. Rows that were lost or never written resolve to the nearest that is there. Takes the same time at any length
     * of the session.
     */
    public static Moment of(StoreView view, Playhead playhead) {
        if (view.frames().isEmpty()) {
            return NOTHING;
        }
        if (playhead instanceof Playhead.AtFrame frame) {
            return atFrame(view, clamp(view.frames(), frame.position()));
        }
        if (playhead instanceof Playhead.AtTick tick && !view.ticks().isEmpty()) {
            return atTick(view, clamp(view.ticks(), tick.row()));
        }
        if (playhead instanceof Playhead.AtPhase phase && !view.phases().isEmpty()) {
            return atPhase(view, clamp(view.phases(), phase.row()));
        }
        if (playhead instanceof Playhead.AtStop stop && view.states().has(stop.row())) {
            return atStop(view, stop.row());
        }
        return live(view);
    }

    private static Moment live(StoreView view) {
        RunStatus status = RunStatus.of(view);
        if (status.stoppedInside()) {
            return inside(view, status);
        }
        Moment end = atFrame(view, view.frames().rowCount() - 1);
        return status.running() ? end : new Moment(end.framePosition, end.tickRow, end.place, status.row());
    }

    private static Moment inside(StoreView view, RunStatus status) {
        TableView states = view.states();
        Place place = status.event() == RunEvent.STOPPED_TICK_END ? Place.TICK_END : Place.BEFORE_HOOK;
        return new Moment(states.getLong(Columns.State.FRAME_POSITION, status.row()), states.getLong(Columns.State.TICK_ROW, status.row()),
                place, status.row());
    }

    private static Moment atStop(StoreView view, long stateRow) {
        RunStatus status = RunStatus.at(view, stateRow);
        long position = view.states().getLong(Columns.State.FRAME_POSITION, stateRow);
        if (status.stoppedInside() && view.frames().has(position)) {
            return inside(view, status);
        }
        return atFrame(view, clamp(view.frames(), status.stoppedInside() ? position : position - 1));
    }

    private static Moment atFrame(StoreView view, long position) {
        boolean ended = view.frameEnds().has(position);
        long ticksAfter = ended ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) : view.ticks().rowCount();
        return new Moment(position, ticksAfter - 1, ended ? Place.FRAME_END : Place.TICK_END, -1);
    }

    /** Ticks whose frame is lost give way to the first whose frame is there. */
    private static Moment atTick(StoreView view, long row) {
        TableView ticks = view.ticks();
        long position = ticks.getLong(Columns.Tick.FRAME_POSITION, row);
        if (view.frames().has(position)) {
            return new Moment(position, row, Place.TICK_END, stopAfter(view, row));
        }
        long next = view.frames().atOrAfter(position);
        long first = ticks.firstAtLeast(Columns.Tick.FRAME_POSITION, next, row + 1, ticks.rowCount());
        return next < view.frames().rowCount() && ticks.has(first) ? atTick(view, first) : atFrame(view, clamp(view.frames(), next));
    }

    private static Moment atPhase(StoreView view, long row) {
        TableView phases = view.phases();
        long position = phases.getLong(Columns.Phase.FRAME_POSITION, row);
        if (!view.frames().has(position)) {
            long next = view.frames().atOrAfter(position);
            long first = phases.firstAtLeast(Columns.Phase.FRAME_POSITION, next, row + 1, phases.rowCount());
            return next < view.frames().rowCount() && phases.has(first) ? atPhase(view, first) : atFrame(view, clamp(view.frames(), next));
        }
        boolean lastOfFrame = row + 1 >= PhaseRows.end(view, position);
        long tick = PhaseRows.tick(view, row);
        if (tick >= 0) {
            boolean completed = view.ticks().has(tick) && (lastOfFrame || !phases.has(row + 1) || PhaseRows.tick(view, row + 1) != tick);
            return completed ? atTick(view, tick) : new Moment(position, tick - 1, Place.AFTER_PHASE, -1, row);
        }
        if (lastOfFrame && view.frameEnds().has(position)) {
            return atFrame(view, position);
        }
        return new Moment(position, ticksBefore(view, position, row) - 1, Place.AFTER_PHASE, -1, row);
    }

    /** Ticks completed when a stage outside ticks ran. */
    private static long ticksBefore(StoreView view, long position, long row) {
        if (!PhaseRows.isAfterTicks(view, position, row)) {
            return view.frames().getLong(Columns.Frame.TICKS_BEFORE, position);
        }
        return view.frameEnds().has(position) ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) : view.ticks().rowCount();
    }

    /** The stop at the end of that tick, if there was one: then it is the first change of state that has the tick completed. */
    private static long stopAfter(StoreView view, long tickRow) {
        TableView states = view.states();
        long row = states.firstAtLeast(Columns.State.TICK_ROW, tickRow, states.firstRow(), states.rowCount());
        boolean stops = states.has(row) && states.getLong(Columns.State.TICK_ROW, row) == tickRow
                && RunStatus.at(view, row).event() == RunEvent.STOPPED_TICK_END;
        return stops ? row : -1;
    }

    private static long clamp(TableView table, long row) {
        return table.atOrAfter(Math.min(row, table.rowCount() - 1));
    }

    /** Whether the rows that a playhead names are still there, so that it resolves to the instant that it meant. */
    public static boolean kept(StoreView view, Playhead playhead) {
        if (playhead instanceof Playhead.AtFrame frame) {
            return view.frames().has(frame.position());
        }
        if (playhead instanceof Playhead.AtTick tick) {
            return view.ticks().has(tick.row()) && view.frames().has(view.ticks().getLong(Columns.Tick.FRAME_POSITION, tick.row()));
        }
        if (playhead instanceof Playhead.AtPhase phase) {
            return view.phases().has(phase.row()) && view.frames().has(view.phases().getLong(Columns.Phase.FRAME_POSITION, phase.row()));
        }
        return !(playhead instanceof Playhead.AtStop stop)
                || view.states().has(stop.row()) && view.frames().has(view.states().getLong(Columns.State.FRAME_POSITION, stop.row()));
    }

    /** A playhead that stays at this moment, whatever is written after it; the live one before the first frame. */
    public Playhead playhead(StoreView view) {
        return switch (place) {
            case NOTHING_YET -> Playhead.LIVE;
            case FRAME_END -> new Playhead.AtFrame(framePosition);
            case TICK_END -> stateRow >= 0 ? new Playhead.AtStop(stateRow) : ranTick(view) ? new Playhead.AtTick(tickRow)
                    : new Playhead.AtFrame(framePosition);
            case BEFORE_HOOK -> new Playhead.AtStop(stateRow);
            case AFTER_PHASE -> new Playhead.AtPhase(phaseRow);
        };
    }

    private boolean ranTick(StoreView view) {
        return view.ticks().has(tickRow) && view.ticks().getLong(Columns.Tick.FRAME_POSITION, tickRow) == framePosition;
    }

    public boolean isStop() {
        return stateRow >= 0;
    }

    /** The stage before which the run stands, or after which the moment lies; null at the end of a tick or frame. */
    public Stage stage(StoreView view, PhasePlan plan) {
        int index = switch (place) {
            case BEFORE_HOOK -> stateRow < 0 ? -1 : view.states().getInt(Columns.State.STOPPED_STAGE, stateRow);
            case AFTER_PHASE -> view.phases().getInt(Columns.Phase.STAGE, phaseRow);
            default -> -1;
        };
        return index < 0 ? null : plan.stage(index);
    }

    /** The TICK row that is running at this moment and not complete, or −1. */
    public long pendingTick(StoreView view, PhasePlan plan) {
        Stage stage = stage(view, plan);
        return stage != null && plan.inTick(stage) ? tickRow + 1 : -1;
    }

    /** Whether the ticks of the frame are over: at its end, and at every stage after them. */
    public boolean afterTicks(StoreView view, PhasePlan plan) {
        Stage stage = stage(view, plan);
        return place == Place.FRAME_END || stage != null && stage.index() >= plan.before().size() + plan.tick().size();
    }
}
