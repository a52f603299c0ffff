package dev.tickscope.core.recording;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whether what a row of a file refers to is there: views follow these numbers without asking again. */
final class RowChecks {
    /** A column that counts rows of another kind, or names one; {@code extra} is 1 for a number of a row. */
    private record Reference(Column column, EventKind of, int extra) {
    }

    private static final Map<EventKind, List<Reference>> REFERENCES = Map.of(
            EventKind.FRAME, List.of(new Reference(Columns.Frame.PHASES_BEFORE, EventKind.PHASE, 0),
                    new Reference(Columns.Frame.STATES_BEFORE, EventKind.STATE, 0), new Reference(Columns.Frame.TICKS_BEFORE, EventKind.TICK, 0)),
            EventKind.FRAME_END, List.of(new Reference(Columns.FrameEnd.TICKS_AFTER, EventKind.TICK, 0),
                    new Reference(Columns.FrameEnd.POSES_AFTER, EventKind.POSE, 0), new Reference(Columns.FrameEnd.OBJECTS_AFTER, EventKind.OBJECT, 0),
                    new Reference(Columns.FrameEnd.LEDGER_ROW, EventKind.LEDGER, 1)),
            EventKind.TICK, List.of(new Reference(Columns.Tick.FRAME_POSITION, EventKind.FRAME, 1),
                    new Reference(Columns.Tick.POSES_AFTER, EventKind.POSE, 0), new Reference(Columns.Tick.OBJECTS_AFTER, EventKind.OBJECT, 0)),
            EventKind.PHASE, List.of(new Reference(Columns.Phase.FRAME_POSITION, EventKind.FRAME, 1)));

    private final int bodies;
    /** The first of lost LEDGER rows and one past their last. */
    private final List<long[]> ledgersLost = new ArrayList<>();
    private final long[] counts = new long[EventKind.values().length];

    RowChecks(int bodies) {
        this.bodies = bodies;
    }

    /** Rows of that kind so far, lost ones included. */
    long count(EventKind kind) {
        return counts[kind.ordinal()];
    }

    /** Rows of that kind from the next one up to, but without, {@code to} are lost. */
    void lost(EventKind kind, long to) {
        if (kind == EventKind.LEDGER) {
            ledgersLost.add(new long[] {count(kind), to});
        }
        counts[kind.ordinal()] = to;
    }

    void added(EventKind kind) {
        counts[kind.ordinal()]++;
    }

    void check(EventKind kind, long[] values) throws InputException {
        for (Reference reference : REFERENCES.getOrDefault(kind, List.of())) {
            long value = values[reference.column.index()];
            long there = count(reference.of);
            if (value < 0 || value + reference.extra > there) {
                throw new InputException(RowFormat.name(kind) + "." + reference.column.name() + ": " + value + " refers to more "
                        + RowFormat.name(reference.of) + " rows than came before, which are " + there);
            }
        }
        if (kind == EventKind.FRAME_END && count(EventKind.FRAME_END) >= count(EventKind.FRAME)) {
            throw new InputException("frameEnd: its frame did not begin");
        }
        if (kind == EventKind.FRAME_END) {
            checkLedger(values[Columns.FrameEnd.LEDGER_ROW.index()]);
        }
        if (kind == EventKind.CONTACT) {
            checkContact(values);
        }
        if (kind == EventKind.POSE && (values[Columns.Pose.BODY.index()] < 0 || values[Columns.Pose.BODY.index()] >= bodies)) {
            throw new InputException("pose.body: there are bodies 0 to " + (bodies - 1) + ", not " + values[Columns.Pose.BODY.index()]);
        }
    }

    /** A recording keeps the ledger of every frame that it keeps. */
    private void checkLedger(long row) throws InputException {
        for (long[] lost : ledgersLost) {
            if (row >= lost[0] && row < lost[1]) {
                throw new InputException("frameEnd.ledgerRow: the ledger row " + row + " is lost");
            }
        }
    }

    private void checkContact(long[] values) throws InputException {
        long bodyA = values[Columns.Contact.BODY_A.index()];
        long bodyB = values[Columns.Contact.BODY_B.index()];
        if (bodyA < 0 || bodyB <= bodyA || bodyB >= bodies) {
            throw new InputException("contact: bodyA and bodyB are two of the bodies 0 to " + (bodies - 1) + ", the lower one first, not " + bodyA
                    + " and " + bodyB);
        }
        if (values[Columns.Contact.TICK_ROW.index()] < 0 || values[Columns.Contact.TICK_ROW.index()] > count(EventKind.TICK)) {
            throw new InputException("contact.tickRow: " + values[Columns.Contact.TICK_ROW.index()] + " is beyond the tick that comes next, which is "
                    + count(EventKind.TICK));
        }
    }
}
