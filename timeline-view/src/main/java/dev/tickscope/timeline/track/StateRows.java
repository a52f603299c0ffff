package dev.tickscope.timeline.track;

import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/** Reads the enumerations that STATE and COMMAND rows keep as ordinals. */
final class StateRows {
    private static final RunEvent[] EVENTS = RunEvent.values();
    private static final StopCause[] CAUSES = StopCause.values();
    private static final CommandKind[] KINDS = CommandKind.values();
    private static final CommandAnswer[] ANSWERS = CommandAnswer.values();

    private StateRows() {
    }

    static RunEvent event(StoreView view, long row) {
        return EVENTS[view.states().getInt(Columns.State.EVENT, row)];
    }

    static StopCause cause(StoreView view, long row) {
        return CAUSES[view.states().getInt(Columns.State.CAUSE, row)];
    }

    static CommandKind kind(StoreView view, long row) {
        return KINDS[view.commands().getInt(Columns.Command.KIND, row)];
    }

    static CommandAnswer answer(StoreView view, long row) {
        return ANSWERS[view.commands().getInt(Columns.Command.ANSWER, row)];
    }
}
