package dev.tickscope.core.session;

import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TickPath;

/**
 * Finds the committed poses of all bodies at the end of one tick. A tick writes POSE rows only for bodies that moved since their last
 * row, except that every {@value Columns.Pose#KEYFRAME_TICKS}th TICK row (0, 64, 128 …) writes all of them. So a body's pose is its newest POSE
 * row at or before the tick, unless that says that it left, and no look-up walks further back than to the tick that wrote all.
 *
 * <p>Reused; a look-up allocates nothing. One thread.
 */
@TickPath
public final class PoseLookup {
    private static final int GONE = PoseKind.GONE.ordinal();
    private static final int PRESENTED = PoseKind.PRESENTED.ordinal();

    private final int bodies;
    /** For each body, the look-up that found it last; negated if it found that the body had left. */
    private final long[] foundIn;
    private long lookups;
    private int foundCount;
    private boolean kept;

    public PoseLookup(int bodies) {
        this.bodies = bodies;
        this.foundIn = new long[bodies];
    }

    /**
     * Copies the poses at the end of a tick.
     *
     * @param tickRow a TICK row; one that is not in the view, such as −1, finds nothing
     * @param into gets the pose of every body that is found; other bodies keep what they had
     * @return how many bodies were found; fewer than all when rows were lost to the byte budget or a body was not in the world
     */
    public int read(StoreView view, long tickRow, PoseBuffer into) {
        lookups++;
        foundCount = 0;
        kept = false;
        TableView ticks = view.ticks();
        if (!ticks.has(tickRow)) {
            return 0;
        }
        TableView poses = view.poses();
        long before = tickRow - tickRow % Columns.Pose.KEYFRAME_TICKS - 1;
        long wanted = ticks.has(before) ? ticks.getLong(Columns.Tick.POSES_AFTER, before) : 0;
        long newest = ticks.getLong(Columns.Tick.POSES_AFTER, tickRow) - 1;
        // What lies before a loss may be outdated.
        long first = poses.has(newest) ? poses.runBegin(newest) : newest + 1;
        kept = wanted >= first;
        long oldest = Math.max(wanted, first);
        int settled = 0;
        for (long row = newest; row >= oldest && settled < bodies; row--) {
            int body = poses.getInt(Columns.Pose.BODY, row);
            if (body >= 0 && body < bodies && Math.abs(foundIn[body]) != lookups && poses.getInt(Columns.Pose.KIND, row) != PRESENTED) {
                settled++;
                if (poses.getInt(Columns.Pose.KIND, row) == GONE) {
                    foundIn[body] = -lookups;
                } else {
                    foundIn[body] = lookups;
                    foundCount++;
                    copy(poses, row, body, into);
                }
            }
        }
        return foundCount;
    }

    /** Whether the last {@link #read} found this body. */
    public boolean found(int body) {
        return lookups > 0 && foundIn[body] == lookups;
    }

    /** How many bodies the last {@link #read} found. */
    public int foundCount() {
        return foundCount;
    }

    /** Whether no row that the last {@link #read} could have needed is lost: a body that it did not find is not in the world. */
    public boolean allKept() {
        return kept;
    }

    private static void copy(TableView poses, long row, int body, PoseBuffer into) {
        into.set(body, poses.getDouble(Columns.Pose.X, row), poses.getDouble(Columns.Pose.Y, row), poses.getDouble(Columns.Pose.Z, row),
                poses.getDouble(Columns.Pose.QX, row), poses.getDouble(Columns.Pose.QY, row), poses.getDouble(Columns.Pose.QZ, row),
                poses.getDouble(Columns.Pose.QW, row));
    }
}
