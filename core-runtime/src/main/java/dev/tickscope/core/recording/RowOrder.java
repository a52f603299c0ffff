package dev.tickscope.core.recording;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
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

        /** Rows of a kind that were lost, to the byte budget before they were taken or in the file that the session is from. */
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
            take(kind, view.table(kind).firstRow());
        }
        for (long frame = next(EventKind.FRAME_END); frame < view.frameEnds().rowCount(); frame = next(EventKind.FRAME_END)) {
            if (view.frameEnds().has(frame)) {
                takeFrame(frame);
            } else {
                take(EventKind.FRAME_END, frame + 1);
            }
        }
        takeRest();
    }

    private void takeFrame(long frame) {
        TableView frames = view.frames();
        long ticksAfter = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame);
        takeBefore(frame);
        takeUpToFrame(EventKind.COMMAND, Columns.Command.FRAME_POSITION, frame);
        takeUpToFrame(EventKind.INPUT, Columns.Input.FRAME_POSITION, frame);
        take(EventKind.FRAME, frame + 1);
        takePhases(FrameRows.phasesEnd(view, frame), ticksAfter);
        takeTicks(ticksAfter);
        take(EventKind.POSE, view.frameEnds().getLong(Columns.FrameEnd.POSES_AFTER, frame));
        take(EventKind.OBJECT, view.frameEnds().getLong(Columns.FrameEnd.OBJECTS_AFTER, frame));
        takeUpToFrame(EventKind.BREAKPOINT, Columns.Breakpoint.FRAME_POSITION, frame);
        takeUpToFrame(EventKind.DIVERGENCE, Columns.Divergence.FRAME_POSITION, frame);
        take(EventKind.STATE, FrameRows.statesEnd(view, frame));
        take(EventKind.LEDGER, view.frameEnds().getLong(Columns.FrameEnd.LEDGER_ROW, frame) + 1);
        take(EventKind.FRAME_END, frame + 1);
        taker.complete();
    }

    /** What a frame counts at its start: of frames before it that are lost, more may be left than of this one. */
    private void takeBefore(long frame) {
        TableView frames = view.frames();
        if (frames.has(frame)) {
            take(EventKind.FRAME, frame);
            long ticks = frames.getLong(Columns.Frame.TICKS_BEFORE, frame);
            takePhases(frames.getLong(Columns.Frame.PHASES_BEFORE, frame), ticks);
            takeTicks(ticks);
            take(EventKind.STATE, frames.getLong(Columns.Frame.STATES_BEFORE, frame));
        }
    }

    private void takePhases(long end, long ticksAfter) {
        TableView phases = view.phases();
        for (long row = next(EventKind.PHASE); row < end; row = next(EventKind.PHASE)) {
            if (!phases.has(row)) {
                take(EventKind.PHASE, row + 1);
                continue;
            }
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
        for (long row = next(EventKind.TICK); row < Math.min(end, ticks.rowCount()); row = next(EventKind.TICK)) {
            if (!ticks.has(row)) {
                take(EventKind.TICK, row + 1);
                continue;
            }
            take(EventKind.POSE, ticks.getLong(Columns.Tick.POSES_AFTER, row));
            take(EventKind.OBJECT, ticks.getLong(Columns.Tick.OBJECTS_AFTER, row));
            takeContacts(row);
            take(EventKind.TICK, row + 1);
        }
    }

    private void takeContacts(long tickRow) {
        TableView contacts = view.contacts();
        for (long row = next(EventKind.CONTACT); row < contacts.rowCount(); row = next(EventKind.CONTACT)) {
            if (contacts.has(row) && contacts.getLong(Columns.Contact.TICK_ROW, row) > tickRow) {
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
        long open = next(EventKind.FRAME);
        if (view.frames().hasAny(open, Long.MAX_VALUE)) {
            takeBefore(view.frames().atOrAfter(open));
            take(EventKind.FRAME, Long.MAX_VALUE);
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
        for (long row = next(kind); row < table.rowCount() && table.getLong(framePosition, table.atOrAfter(row)) <= frame; row = next(kind)) {
            take(kind, row + 1);
        }
    }

    private long next(EventKind kind) {
        return next[kind.ordinal()];
    }

    /** Takes rows up to, but without, {@code end}; where some are lost, to the end of those. */
    private void take(EventKind kind, long end) {
        TableView table = view.table(kind);
        for (long row = next(kind); row < Math.min(end, table.rowCount()); row = next(kind)) {
            if (table.has(row)) {
                next[kind.ordinal()] = row + 1;
                taker.row(table, row);
            } else {
                next[kind.ordinal()] = table.atOrAfter(row);
                taker.lost(kind, row, next(kind));
            }
        }
    }
}
