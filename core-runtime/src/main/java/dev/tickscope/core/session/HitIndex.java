package dev.tickscope.core.session;

import dev.tickscope.core.event.BreakpointRow.Change;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;

/**
 * Where a session was hit: its stops inside frames, single steps apart, and the breakpoint hits that did not stop it. In the order in
 * which they happened. Reads each row once; a search takes the same time at any length of the session. One thread.
 */
public final class HitIndex {
    private static final Change[] CHANGES = Change.values();
    private static final int FIRST = 64;
    /** STATE rows as they are, BREAKPOINT rows as their complement. */
    private long[] places = new long[FIRST];
    private final boolean passing;
    private int count;
    private long nextState;
    private long nextHit;

    /** Of stops and of hits that passed by. */
    public HitIndex() {
        this(true);
    }

    /** @param passing whether hits count that only wrote a line, or that the hit rule let pass */
    public HitIndex(boolean passing) {
        this.passing = passing;
    }

    /** Forgets everything, for another session. */
    public void clear() {
        places = new long[FIRST];
        count = 0;
        nextState = 0;
        nextHit = 0;
    }

    /** Takes in new rows. */
    public void update(StoreView view) {
        TableView states = view.states();
        TableView hits = view.breakpoints();
        while (states.hasAny(nextState, Long.MAX_VALUE) || hits.hasAny(nextHit, Long.MAX_VALUE)) {
            nextState = states.atOrAfter(nextState);
            nextHit = hits.atOrAfter(nextHit);
            boolean hitFirst = nextHit < hits.rowCount() && (nextState >= states.rowCount()
                    || hits.getLong(Columns.Breakpoint.PHASES_BEFORE, nextHit) <= states.getLong(Columns.State.PHASES_BEFORE, nextState));
            if (hitFirst) {
                takeHit(view, nextHit++);
            } else {
                takeStop(view, nextState++);
            }
        }
    }

    private void takeStop(StoreView view, long row) {
        RunStatus status = RunStatus.at(view, row);
        if (status.stoppedInside() && status.cause() != StopCause.STEP) {
            add(row);
        }
    }

    private void takeHit(StoreView view, long row) {
        Change change = CHANGES[view.breakpoints().getInt(Columns.Breakpoint.CHANGE, row)];
        if (!(passing ? change.isHit() : change == Change.HIT) || stopped(view, row)) {
            return;
        }
        boolean sameAsLast = count > 0 && places[count - 1] < 0 && phaseOf(view, ~places[count - 1]) == phaseOf(view, row);
        if (!sameAsLast) {
            add(~row);
        }
    }

    /** Whether that hit stopped the run: at the end of its tick, or before its hook. */
    private boolean stopped(StoreView view, long row) {
        TableView states = view.states();
        TableView hits = view.breakpoints();
        for (long state = nextState; state < states.rowCount(); state = states.atOrAfter(state + 1)) {
            if (states.getLong(Columns.State.FRAME_POSITION, state) != hits.getLong(Columns.Breakpoint.FRAME_POSITION, row)) {
                return false;
            }
            RunStatus status = RunStatus.at(view, state);
            if (status.stoppedInside() && status.cause() != StopCause.STEP) {
                return states.getInt(Columns.State.STOPPED_STAGE, state) < 0
                        ? states.getLong(Columns.State.TICK_INDEX, state) == hits.getLong(Columns.Breakpoint.TICK_INDEX, row)
                        : states.getLong(Columns.State.PHASES_BEFORE, state) == hits.getLong(Columns.Breakpoint.PHASES_BEFORE, row);
            }
        }
        return false;
    }

    /**
     * The stage that was hit: the last one before the hit if it was hit while it ran, or the one that came next. A hit that was judged at
     * the end of its tick is shown there.
     */
    private static long phaseOf(StoreView view, long row) {
        TableView hits = view.breakpoints();
        TableView phases = view.phases();
        long next = hits.getLong(Columns.Breakpoint.PHASES_BEFORE, row);
        boolean ran = phases.has(next - 1)
                && (phases.getInt(Columns.Phase.STAGE, next - 1) == hits.getInt(Columns.Breakpoint.STAGE, row)
                        || hits.getLong(Columns.Breakpoint.TICK_INDEX, row) > 0)
                && phases.getLong(Columns.Phase.FRAME_POSITION, next - 1) == hits.getLong(Columns.Breakpoint.FRAME_POSITION, row);
        return ran ? next - 1 : next;
    }

    private void add(long place) {
        if (count == places.length) {
            places = Arrays.copyOf(places, count * 2);
        }
        places[count++] = place;
    }

    /** How many there are, those whose rows are lost included. */
    public int count() {
        return count;
    }

    private static Playhead playhead(StoreView view, long place) {
        return place >= 0 ? new Playhead.AtStop(place) : new Playhead.AtPhase(phaseOf(view, ~place));
    }

    /** The nearest one before a moment whose rows are still there; null if there is none. */
    public Playhead before(StoreView view, Moment moment) {
        return InOrder.before(view, count, index -> playhead(view, places[index]), moment);
    }

    /** The nearest one after a moment; null if there is none. */
    public Playhead after(StoreView view, Moment moment) {
        return InOrder.after(view, count, index -> playhead(view, places[index]), moment);
    }
}
