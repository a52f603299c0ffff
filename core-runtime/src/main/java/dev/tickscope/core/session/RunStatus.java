package dev.tickscope.core.session;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/**
 * Whether the session runs, and if not, why and where it stands: its newest STATE row.
 *
 * @param row the STATE row, or −1 before the first
 * @param breakpointId the breakpoint that stopped it, or 0
 * @param suspended whether a resume goes on with the frame
 */
public record RunStatus(long row, RunEvent event, StopCause cause, int breakpointId, boolean suspended) {
    private static final RunEvent[] EVENTS = RunEvent.values();
    private static final StopCause[] CAUSES = StopCause.values();

    public static RunStatus of(StoreView view) {
        return at(view, view.states().rowCount() - 1);
    }

    /** The status that a STATE row describes; a row of −1 is a session that has not begun. */
    public static RunStatus at(StoreView view, long row) {
        if (row < 0) {
            return new RunStatus(-1, RunEvent.PAUSED, StopCause.USER, 0, false);
        }
        return new RunStatus(row, EVENTS[view.states().getInt(Columns.State.EVENT, row)],
                CAUSES[view.states().getInt(Columns.State.CAUSE, row)], view.states().getInt(Columns.State.BREAKPOINT, row),
                view.states().getInt(Columns.State.SUSPENDED, row) != 0);
    }

    public boolean running() {
        return event.running();
    }

    public boolean ended() {
        return event == RunEvent.ENDED || event == RunEvent.FAILED;
    }

    /** Whether it stands at the end of a tick or before a hook, rather than between frames. */
    public boolean stoppedInside() {
        return event == RunEvent.STOPPED_TICK_END || event == RunEvent.STOPPED_BEFORE_HOOK;
    }
}
