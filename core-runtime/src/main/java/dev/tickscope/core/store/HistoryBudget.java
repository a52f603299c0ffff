package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;

/**
 * Keeps the history within its budget: unlinks the chunk that lies furthest back in the session, among rows or among poses, again and again.
 * On the writer's thread, only when a chunk is full. Small tables lose a chunk when the last frame that it belongs to is gone, and before that
 * only when nothing else is left to give.
 */
@TickPath
final class HistoryBudget {
    private final Table[] tables;
    private final Table frames;
    private final Table frameEnds;
    private final Table poses;
    private final Table contacts;
    private final Table ledgers;
    private final Retention retention;

    HistoryBudget(Table[] tables, Retention retention) {
        this.tables = tables;
        this.retention = retention;
        frames = tables[EventKind.FRAME.ordinal()];
        frameEnds = tables[EventKind.FRAME_END.ordinal()];
        poses = tables[EventKind.POSE.ordinal()];
        contacts = tables[EventKind.CONTACT.ordinal()];
        ledgers = tables[EventKind.LEDGER.ordinal()];
    }

    void enforce() {
        long inRows = reservedRowBytes();
        long inSpace = reservedPoseBytes();
        while (inRows + inSpace > retention.budgetBytes()) {
            if (!dropUnused()) {
                Table giver = giver(inRows - retention.rowBytes() >= inSpace - retention.poseBytes(), inSpace);
                if (giver == null) {
                    return;
                }
                giver.unlinkOldest();
            }
            inRows = reservedRowBytes();
            inSpace = reservedPoseBytes();
        }
    }

    /** Of the half that is further above its share, and of the other one if that has nothing to give; null if neither has. */
    private Table giver(boolean rowsFirst, long inSpace) {
        Table giver = rowsFirst ? oldest() : oldestInSpace(inSpace);
        if (giver != null) {
            return giver;
        }
        return rowsFirst ? oldestInSpace(inSpace) : oldest();
    }

    /** Contacts share with the poses and have a third of it at most, unless poses have nothing to give. */
    private Table oldestInSpace(long inSpace) {
        if (contacts.hasOneToGive() && (!poses.hasOneToGive() || contacts.reservedBytes() > inSpace / 3)) {
            return contacts;
        }
        return poses.hasOneToGive() ? poses : null;
    }

    /** All tables but the poses and contacts, with room for what they take until another chunk is full. */
    long reservedRowBytes() {
        long sum = 0;
        for (Table table : tables) {
            if (table != poses && table != contacts) {
                sum += table.reservedBytes();
            }
        }
        return sum;
    }

    long reservedPoseBytes() {
        return poses.reservedBytes() + (contacts.rows == 0 ? 0 : contacts.reservedBytes());
    }

    /** The table whose oldest full chunk ends furthest back in the session; null if none has one to give. */
    private Table oldest() {
        Table oldest = null;
        long oldestFrame = Long.MAX_VALUE;
        for (Table table : tables) {
            if (table != poses && table != contacts && table != ledgers && table.hasOneToGive()) {
                long frame = lastFrame(table) + (small(table) ? Integer.MAX_VALUE : 0);
                if (frame < oldestFrame) {
                    oldestFrame = frame;
                    oldest = table;
                }
            }
        }
        return oldest;
    }

    /** Chunks of small tables whose frames are all gone; whether there were any. */
    private boolean dropUnused() {
        boolean any = false;
        for (Table table : tables) {
            if (small(table)) {
                while (table.hasOneToGive() && unused(table)) {
                    table.unlinkOldest();
                    any = true;
                }
            }
        }
        return any;
    }

    private static boolean small(Table table) {
        return Chunk.shift(table.kind) < Chunk.SHIFT;
    }

    private boolean unused(Table table) {
        if (table == ledgers) {
            // A row of the ledger is in force until the next one: the oldest frame that is still there may need a row older than itself.
            long oldestEnd = frameEnds.firstRow();
            return oldestEnd < frameEnds.rows && frameEnds.get(Columns.FrameEnd.LEDGER_ROW, oldestEnd) > table.lastRowOfOldest();
        }
        return lastFrame(table) < frames.firstRow();
    }

    /** The frame of the last row in the table's oldest chunk. */
    private static long lastFrame(Table table) {
        Column frame = switch (table.kind) {
            case TICK -> Columns.Tick.FRAME_POSITION;
            case PHASE -> Columns.Phase.FRAME_POSITION;
            case STATE -> Columns.State.FRAME_POSITION;
            case BREAKPOINT -> Columns.Breakpoint.FRAME_POSITION;
            case COMMAND -> Columns.Command.FRAME_POSITION;
            case INPUT -> Columns.Input.FRAME_POSITION;
            case OBJECT -> Columns.Obj.FRAME_POSITION;
            case DIVERGENCE -> Columns.Divergence.FRAME_POSITION;
            case FRAME, FRAME_END, LEDGER, POSE, CONTACT -> null;
        };
        return frame == null ? table.lastRowOfOldest() : table.get(frame, table.lastRowOfOldest());
    }
}
