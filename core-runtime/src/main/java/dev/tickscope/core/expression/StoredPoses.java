package dev.tickscope.core.expression;

import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/**
 * Where objects are at a moment and where their last tick took them from, read from the POSE rows. It goes on from the moment before;
 * going back, or far ahead, it starts anew at a tick that wrote all bodies. Nothing is read before somebody asks.
 */
@TickPath
final class StoredPoses {
    private static final Column[] PARTS = {Columns.Pose.X, Columns.Pose.Y, Columns.Pose.Z, Columns.Pose.QX, Columns.Pose.QY, Columns.Pose.QZ,
            Columns.Pose.QW};
    private static final int COMMITTED = PoseKind.COMMITTED.ordinal();
    private static final int GONE = PoseKind.GONE.ordinal();
    private static final int PRESENTED = PoseKind.PRESENTED.ordinal();
    private static final long NOWHERE = -2;

    private final TableView ticks;
    private final TableView rows;
    private final boolean[] wanted;
    private final boolean[] present;
    /** The tick in whose rows the previous pose was set; one that is older has not moved since. */
    private final long[] movedIn;
    private final PoseBuffer committed;
    private final PoseBuffer previous;

    private long wantedTick = NOWHERE;
    private TableView endTable;
    private Column endColumn;
    private long endRow;
    private boolean stale = true;

    private long tick = NOWHERE;
    private long read;
    /** Whether a tick that wrote all bodies was read. */
    private boolean sawAll;
    /** Whether the tick before is lost in the middle. */
    private boolean lostTick;
    /** Whether it was an earlier one, so that it is also known where bodies were a tick before. */
    private boolean known;

    StoredPoses(StoreView view, boolean[] wanted) {
        this.ticks = view.ticks();
        this.rows = view.poses();
        this.wanted = wanted;
        this.present = new boolean[wanted.length];
        this.movedIn = new long[wanted.length];
        this.committed = new PoseBuffer(wanted.length);
        this.previous = new PoseBuffer(wanted.length);
    }

    /**
     * Stands at a moment.
     *
     * @param tickRow the last completed tick
     * @param table where {@code row} tells in {@code column} how many POSE rows count
     */
    void at(long tickRow, TableView table, Column column, long row) {
        wantedTick = tickRow;
        endTable = table;
        endColumn = column;
        endRow = row;
        stale = true;
    }

    /** Stands before the first frame: nothing is known. */
    void atNothing() {
        at(-1, null, null, -1);
    }

    long present(int object) {
        update();
        return !known ? Sample.ABSENT : present[object] ? 1 : 0;
    }

    double pose(int object, int part) {
        update();
        return committed.get(object, part);
    }

    double previousPose(int object, int part) {
        update();
        return movedIn[object] == tick ? previous.get(object, part) : committed.get(object, part);
    }

    private void update() {
        if (!stale) {
            return;
        }
        stale = false;
        long end = endTable == null ? 0 : endTable.getLong(endColumn, endRow);
        if (tick == NOWHERE || wantedTick < tick || end < read || wantedTick - tick > Columns.Pose.KEYFRAME_TICKS) {
            startAnew();
        }
        while (tick < wantedTick) {
            nextTick();
        }
        apply(end);
    }

    private void nextTick() {
        tick++;
        if (!ticks.has(tick)) {
            lostTick |= tick > ticks.firstRow();
            known |= sawAll;
            return;
        }
        long after = ticks.getLong(Columns.Tick.POSES_AFTER, tick);
        if (lostTick) {
            // Which of the poses belong to this tick is lost with the one before.
            lostTick = false;
            forget();
            read = after;
            return;
        }
        known |= sawAll;
        boolean complete = read >= rows.firstRow() && rows.lostIn(read, after) == 0;
        apply(after);
        sawAll |= complete && tick % Columns.Pose.KEYFRAME_TICKS == 0;
    }

    /** Stands before the tick that wrote all bodies, so far back that the tick before the wanted one is read, too. */
    private void startAnew() {
        forget();
        lostTick = false;
        long last = Math.max(0, wantedTick - 1);
        tick = last - last % Columns.Pose.KEYFRAME_TICKS - 1;
        if (tick >= 0 && !ticks.has(tick)) {
            // Where the oldest tick's rows begin is lost with the tick before it.
            tick = Math.min(wantedTick, ticks.atOrAfter(tick));
        }
        read = tick < 0 ? 0 : ticks.has(tick) ? ticks.getLong(Columns.Tick.POSES_AFTER, tick) : rows.firstRow();
        // From the first row of a session on everything is known.
        sawAll = tick < 0 && rows.firstRow() == 0;
        known = sawAll;
    }

    private void forget() {
        Arrays.fill(present, false);
        Arrays.fill(movedIn, NOWHERE);
        sawAll = false;
        known = false;
    }

    /** Rows that are lost are passed over. */
    private void apply(long end) {
        if (read >= rows.firstRow() && rows.lostIn(read, end) > 0) {
            forget();
            read = rows.has(end - 1) ? rows.runBegin(end - 1) : end;
        }
        for (read = Math.max(read, Math.min(end, rows.firstRow())); read < end; read++) {
            int body = rows.getInt(Columns.Pose.BODY, read);
            if (body < wanted.length && wanted[body]) {
                apply(body, rows.getInt(Columns.Pose.KIND, read));
            }
        }
    }

    private void apply(int body, int kind) {
        if (kind == PRESENTED) {
            return;
        }
        if (kind == GONE) {
            present[body] = false;
            return;
        }
        boolean moved = kind == COMMITTED && present[body];
        if (moved) {
            // Twice in one tick: put there first, then moved from there.
            previous.copyFrom(committed, body);
        }
        committed.set(body, part(0), part(1), part(2), part(3), part(4), part(5), part(6));
        if (!moved) {
            previous.copyFrom(committed, body);
        }
        present[body] = true;
        movedIn[body] = tick;
    }

    private double part(int part) {
        return rows.getDouble(PARTS[part], read);
    }
}
