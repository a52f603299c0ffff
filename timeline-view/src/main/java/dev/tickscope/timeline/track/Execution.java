package dev.tickscope.timeline.track;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/**
 * What one frame executed, on the real axis: the frame's start plus the machine time since it began. Where the machine's clock saw no
 * time at all, as in a scripted run, every stage gets one millisecond and {@code orderOnly} says so.
 *
 * @param row the FRAME row
 * @param firstPhase the PHASE row of its first stage
 * @param beginUnits the frame's start
 * @param endUnits where the last thing it executed ends, or where it stopped
 * @param stop the stop that ended or suspended it last, or null
 */
public record Execution(long row, long firstPhase, long beginUnits, long endUnits, List<StageRun> stages, List<TickRun> ticks, Stop stop, boolean orderOnly) {
    private static final long MILLION = 1_000_000;

    /** One executed stage. @param tickRow the TICK row it belongs to, or −1; that tick need not be complete yet */
    public record StageRun(int stage, long tickRow, long beginUnits, long endUnits) {
    }

    /** One completed tick. */
    public record TickRun(long tickRow, long tickIndex, long beginUnits, long endUnits, long accumulatorUnits) {
    }

    /**
     * Where the run stopped inside the frame.
     *
     * @param hitUnits where the breakpoint was hit; equal to {@code stopUnits} for a step
     * @param breakpointId 0 for a step
     * @param stage the stage before which it stopped, or −1 at the end of a tick
     * @param skipped the stages that are skipped for good, a bit an index
     * @param cutsFrame whether the frame is over; otherwise it goes on when resumed
     */
    public record Stop(long stateRow, long hitUnits, long stopUnits, int breakpointId, int hitStage, int stage, long skipped, long owedTicks,
            long accumulatorUnits, long tickIndex, boolean cutsFrame) {
        public boolean atTickEnd() {
            return stage < 0;
        }
    }

    public long lengthUnits() {
        return endUnits - beginUnits;
    }

    /** @throws IndexOutOfBoundsException if the frame is not there */
    public static Execution of(StoreView view, SessionInfo info, long row) {
        return new Reader(view, info, row).read();
    }

    /**
     * How long the stages of a frame took, without the rest of it.
     *
     * @param kinds of the plan's stages
     * @param nanosByKind to which the times are added
     * @return the sum of all, in nanoseconds
     */
    static long lengths(StoreView view, long row, PhaseKind[] kinds, long[] nanosByKind) {
        TableView phases = view.phases();
        long from = firstPhase(view, row);
        long to = phasesEnd(view, row);
        long sum = 0;
        for (long phase = from; phase < to; phase = phases.atOrAfter(phase + 1)) {
            sum += phases.getInt(Columns.Phase.LENGTH_NANOS, phase);
        }
        boolean orderOnly = sum == 0;
        for (long phase = from; phase < to; phase = phases.atOrAfter(phase + 1)) {
            nanosByKind[kinds[phases.getInt(Columns.Phase.STAGE, phase)].ordinal()] +=
                    orderOnly ? MILLION : phases.getInt(Columns.Phase.LENGTH_NANOS, phase);
        }
        return orderOnly ? (to - from - phases.lostIn(from, to)) * MILLION : sum;
    }

    /**
     * When the last stage of a kind began in a frame.
     *
     * @param kinds of the plan's stages
     * @return on the real axis; {@link Long#MIN_VALUE} if no such stage ran or the machine's clock saw no time in that frame
     */
    static long began(StoreView view, SessionInfo info, long row, PhaseKind[] kinds, PhaseKind kind) {
        TableView phases = view.phases();
        if (!timeSeen(view, row)) {
            return Long.MIN_VALUE;
        }
        for (long phase = phases.atOrBefore(phasesEnd(view, row) - 1); phase >= firstPhase(view, row); phase = phases.atOrBefore(phase - 1)) {
            if (kinds[phases.getInt(Columns.Phase.STAGE, phase)] == kind) {
                long nanos = phases.getLong(Columns.Phase.BEGIN_NANOS, phase) - view.frames().getLong(Columns.Frame.BEGIN_NANOS, row);
                return view.frames().getLong(Columns.Frame.REAL, row) + nanos * info.timeBase().unitsPerNano();
            }
        }
        return Long.MIN_VALUE;
    }

    /** How many stages of a frame are lost. */
    static long lost(StoreView view, long row) {
        return lost(view, row, row);
    }

    /** Whether any stage from one frame to another (inclusive) is lost, those of frames that are lost themselves included. */
    static boolean anyLost(StoreView view, long first, long last) {
        return lost(view, first, last) > 0;
    }

    private static long lost(StoreView view, long first, long last) {
        return view.phases().lostIn(view.frames().getLong(Columns.Frame.PHASES_BEFORE, first), phasesEnd(view, last));
    }

    private static boolean timeSeen(StoreView view, long row) {
        for (long phase = firstPhase(view, row); phase < phasesEnd(view, row); phase = view.phases().atOrAfter(phase + 1)) {
            if (view.phases().getInt(Columns.Phase.LENGTH_NANOS, phase) > 0) {
                return true;
            }
        }
        return false;
    }

    private static long firstPhase(StoreView view, long row) {
        return view.phases().atOrAfter(view.frames().getLong(Columns.Frame.PHASES_BEFORE, row));
    }

    private static long phasesEnd(StoreView view, long row) {
        return FrameRows.phasesEnd(view, row);
    }

    /** Reads one frame's rows. */
    private static final class Reader {
        private final StoreView view;
        private final TableView frames;
        private final TableView phases;
        private final long row;
        private final long start;
        private final long beginNanos;
        private final long unitsPerNano;
        private final long firstPhase;
        private final long phasesEnd;
        private final boolean orderOnly;
        private final List<StageRun> stages = new ArrayList<>();
        private final List<TickRun> ticks = new ArrayList<>();
        private long end;

        Reader(StoreView view, SessionInfo info, long row) {
            this.view = view;
            this.row = row;
            frames = view.frames();
            phases = view.phases();
            start = frames.getLong(Columns.Frame.REAL, row);
            beginNanos = frames.getLong(Columns.Frame.BEGIN_NANOS, row);
            unitsPerNano = info.timeBase().unitsPerNano();
            end = start;
            firstPhase = firstPhase(view, row);
            phasesEnd = phasesEnd(view, row);
            orderOnly = firstPhase < phasesEnd && !timeSeen(view, row);
        }

        Execution read() {
            for (long phase = firstPhase; phase < phasesEnd; phase = phases.atOrAfter(phase + 1)) {
                addStage(phase);
            }
            long firstTick = frames.getLong(Columns.Frame.TICKS_BEFORE, row);
            for (long tick = view.ticks().atOrAfter(firstTick); tick < view.ticks().rowCount()
                    && view.ticks().getLong(Columns.Tick.FRAME_POSITION, tick) == row; tick = view.ticks().atOrAfter(tick + 1)) {
                addTick(tick);
            }
            Stop stop = stop();
            if (!orderOnly && view.frameEnds().has(row)) {
                end = Math.max(end, at(view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, row)));
            }
            return new Execution(row, firstPhase, start, end, List.copyOf(stages), List.copyOf(ticks), stop, orderOnly);
        }

        private long at(long nanos) {
            return start + (nanos - beginNanos) * unitsPerNano;
        }

        private void addStage(long phase) {
            long begin = orderOnly ? end : at(phases.getLong(Columns.Phase.BEGIN_NANOS, phase));
            long length = orderOnly ? MILLION : phases.getInt(Columns.Phase.LENGTH_NANOS, phase);
            end = begin + length * unitsPerNano;
            stages.add(new StageRun(phases.getInt(Columns.Phase.STAGE, phase), phases.getLong(Columns.Phase.TICK_ROW, phase), begin, end));
        }

        private void addTick(long tick) {
            TableView table = view.ticks();
            long begin = at(table.getLong(Columns.Tick.BEGIN_NANOS, tick));
            long tickEnd = at(table.getLong(Columns.Tick.END_NANOS, tick));
            if (orderOnly) {
                begin = Long.MAX_VALUE;
                tickEnd = start;
                for (StageRun stage : stages) {
                    if (stage.tickRow() == tick) {
                        begin = Math.min(begin, stage.beginUnits());
                        tickEnd = Math.max(tickEnd, stage.endUnits());
                    }
                }
                begin = Math.min(begin, tickEnd);
            }
            end = Math.max(end, tickEnd);
            ticks.add(new TickRun(tick, table.getLong(Columns.Tick.TICK_INDEX, tick), begin, tickEnd,
                    table.getLong(Columns.Tick.ACCUMULATOR, tick)));
        }

        /** The last stop inside this frame that still tells something: one that cut it, or one at which it stands. */
        private Stop stop() {
            TableView states = view.states();
            long from = Math.max(states.firstRow(), frames.getInt(Columns.Frame.STATES_BEFORE, row));
            for (long state = states.atOrBefore(FrameRows.statesEnd(view, row) - 1); state >= from; state = states.atOrBefore(state - 1)) {
                RunEvent event = StateRows.event(view, state);
                boolean inside = event == RunEvent.STOPPED_TICK_END || event == RunEvent.STOPPED_BEFORE_HOOK;
                if (inside && states.getLong(Columns.State.FRAME_POSITION, state) == row) {
                    boolean cuts = states.getInt(Columns.State.SUSPENDED, state) == 0;
                    boolean stands = state == states.rowCount() - 1;
                    return cuts || stands ? stop(states, state, event, cuts) : null;
                }
            }
            return null;
        }

        private Stop stop(TableView states, long state, RunEvent event, boolean cuts) {
            int hitStage = states.getInt(Columns.State.HIT_STAGE, state);
            long stopped = orderOnly ? end : at(states.getLong(Columns.State.NANOS, state));
            long hit = orderOnly ? hitInOrder(hitStage) : at(states.getLong(Columns.State.HIT_NANOS, state));
            end = Math.max(end, stopped);
            return new Stop(state, Math.min(hit, stopped), stopped, states.getInt(Columns.State.BREAKPOINT, state), hitStage,
                    event == RunEvent.STOPPED_TICK_END ? -1 : states.getInt(Columns.State.STOPPED_STAGE, state),
                    states.getLong(Columns.State.SKIPPED, state), states.getLong(Columns.State.OWED, state),
                    states.getLong(Columns.State.ACCUMULATOR, state), states.getLong(Columns.State.TICK_INDEX, state), cuts);
        }

        private long hitInOrder(int stage) {
            for (int i = stages.size() - 1; i >= 0; i--) {
                if (stages.get(i).stage() == stage) {
                    return stages.get(i).beginUnits();
                }
            }
            return end;
        }
    }
}
