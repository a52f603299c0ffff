package dev.tickscope.core.recording;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * Goes over the rows of a session's views from where it came to last, frame by frame: whatever a row counts or names came before the end of
 * its frame, so that the rows up to any frame's end are a session by themselves.
 */
final class RowOrder {
    /** Takes the rows. */
    interface Taker {
        void row(TableView table, long row);

        /** Rows of a kind that were lost to the byte budget before they were taken. */
        void lost(EventKind kind, long from, long to);

        /** The rows so far are a session by themselves. */
        void complete();
    }

    private final PhasePlan plan;
    private final Taker taker;
    private final long[] next = new long[EventKind.values().length];
    private StoreView view;

    RowOrder(PhasePlan plan, Taker taker) {
        this.plan = plan;
        this.taker = taker;
    }

    /** Takes every row that this view has beyond those taken before. */
    void takeAll(StoreView newView) {
        view = newView;
        for (EventKind kind : EventKind.values()) {
            long first = view.table(kind).firstRow();
            long from = next[kind.ordinal()];
            if (from < first) {
                next[kind.ordinal()] = first;
                taker.lost(kind, from, first);
            }
        }
        for (long frame = next[EventKind.FRAME_END.ordinal()]; frame < view.frameEnds().rowCount(); frame++) {
            takeFrame(frame);
        }
        takeRest();
    }

    private void takeFrame(long frame) {
        TableView frames = view.frames();
        long ticksAfter = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame);
        if (frames.has(frame)) {
            take(EventKind.STATE, frames.getLong(Columns.Frame.STATES_BEFORE, frame));
        }
        takeUpToFrame(EventKind.COMMAND, Columns.Command.FRAME_POSITION, frame);
        takeUpToFrame(EventKind.INPUT, Columns.Input.FRAME_POSITION, frame);
        take(EventKind.FRAME, frame + 1);
        boolean known = frames.has(frame + 1);
        takePhases(known ? frames.getLong(Columns.Frame.PHASES_BEFORE, frame + 1) : view.phases().rowCount(), ticksAfter);
        takeTicks(ticksAfter);
        take(EventKind.POSE, view.frameEnds().getLong(Columns.FrameEnd.POSES_AFTER, frame));
        take(EventKind.OBJECT, view.frameEnds().getLong(Columns.FrameEnd.OBJECTS_AFTER, frame));
        takeUpToFrame(EventKind.BREAKPOINT, Columns.Breakpoint.FRAME_POSITION, frame);
        takeUpToFrame(EventKind.DIVERGENCE, Columns.Divergence.FRAME_POSITION, frame);
        take(EventKind.STATE, known ? frames.getLong(Columns.Frame.STATES_BEFORE, frame + 1) : view.states().rowCount());
        take(EventKind.LEDGER, view.frameEnds().getLong(Columns.FrameEnd.LEDGER_ROW, frame) + 1);
        take(EventKind.FRAME_END, frame + 1);
        taker.complete();
    }

    private void takePhases(long end, long ticksAfter) {
        TableView phases = view.phases();
        for (long row = next[EventKind.PHASE.ordinal()]; row < end; row++) {
            long tickRow = phases.getLong(Columns.Phase.TICK_ROW, row);
            boolean afterTicks = phases.getInt(Columns.Phase.STAGE, row) >= plan.before().size() + plan.tick().size();
            if (tickRow >= 0) {
                takeTicks(tickRow);
            } else if (afterTicks) {
                takeTicks(ticksAfter);
            }
            take(EventKind.PHASE, row + 1);
        }
    }

    private void takeTicks(long end) {
        TableView ticks = view.ticks();
        for (long row = next[EventKind.TICK.ordinal()]; row < Math.min(end, ticks.rowCount()); row++) {
            take(EventKind.POSE, ticks.getLong(Columns.Tick.POSES_AFTER, row));
            take(EventKind.OBJECT, ticks.getLong(Columns.Tick.OBJECTS_AFTER, row));
            takeContacts(row);
            take(EventKind.TICK, row + 1);
        }
    }

    private void takeContacts(long tickRow) {
        TableView contacts = view.contacts();
        for (long row = next[EventKind.CONTACT.ordinal()]; row < contacts.rowCount(); row++) {
            if (contacts.getLong(Columns.Contact.TICK_ROW, row) > tickRow) {
                return;
            }
            take(EventKind.CONTACT, row + 1);
        }
    }

    /** What happened after the last frame ended, and what a suspended frame has done so far. */
    private void takeRest() {
        long before = taken();
        take(EventKind.COMMAND, Long.MAX_VALUE);
        take(EventKind.INPUT, Long.MAX_VALUE);
        long open = next[EventKind.FRAME.ordinal()];
        if (view.frames().has(open)) {
            take(EventKind.STATE, view.frames().getLong(Columns.Frame.STATES_BEFORE, open));
            take(EventKind.FRAME, open + 1);
        }
        takePhases(view.phases().rowCount(), view.ticks().rowCount());
        takeTicks(Long.MAX_VALUE);
        for (EventKind kind : EventKind.values()) {
            take(kind, Long.MAX_VALUE);
        }
        if (taken() > before) {
            taker.complete();
        }
    }

    private long taken() {
        long sum = 0;
        for (long count : next) {
            sum += count;
        }
        return sum;
    }

    private void takeUpToFrame(EventKind kind, Column framePosition, long frame) {
        TableView table = view.table(kind);
        while (next[kind.ordinal()] < table.rowCount() && table.getLong(framePosition, next[kind.ordinal()]) <= frame) {
            take(kind, next[kind.ordinal()] + 1);
        }
    }

    private void take(EventKind kind, long end) {
        TableView table = view.table(kind);
        for (long row = next[kind.ordinal()]; row < Math.min(end, table.rowCount()); row++) {
            next[kind.ordinal()] = row + 1;
            taker.row(table, row);
        }
    }
}
