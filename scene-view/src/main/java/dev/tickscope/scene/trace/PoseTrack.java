package dev.tickscope.scene.trace;

import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;

/**
 * The committed poses of all bodies at the end of each of the last ticks before a moment, and which of them were put where they are. Moving on by a
 * tick reads the POSE rows of that tick alone; only a jump reads more. A restart of the simulation clock begins a new track: what was
 * before has nothing to do with what comes after.
 *
 * <p>Allocates nothing after it was made. One thread.
 */
public final class PoseTrack {
    /** Of a world without bodies. */
    public static final PoseTrack NONE = new PoseTrack(0, 1);

    private static final int COMMITTED = PoseKind.COMMITTED.ordinal();
    private static final int PLACED = PoseKind.PLACED.ordinal();
    private static final int GONE = PoseKind.GONE.ordinal();

    private final int bodies;
    private final int capacity;
    private final Slice[] slices;
    private final PoseLookup lookup;
    private long first;
    private long last = -1;
    private long version;

    /** All bodies at the end of one tick. */
    private static final class Slice {
        private final PoseBuffer poses;
        /** Where a body was put in this tick, before the tick moved it on. */
        private final PoseBuffer put;
        private final boolean[] known;
        private final boolean[] placed;
        /** Placed, and not in the world before. */
        private final boolean[] came;
        private long row = -1;
        private long tickIndex;
        private long simulationUnits;

        private Slice(int bodies) {
            poses = new PoseBuffer(bodies);
            put = new PoseBuffer(bodies);
            known = new boolean[bodies];
            placed = new boolean[bodies];
            came = new boolean[bodies];
        }
    }

    /**
     * @param bodies in the world
     * @param capacity how many ticks it holds at most, at least 1
     */
    public PoseTrack(int bodies, int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("a track holds 1 tick or more, not " + capacity);
        }
        this.bodies = bodies;
        this.capacity = capacity;
        this.lookup = new PoseLookup(bodies);
        slices = new Slice[capacity];
        for (int i = 0; i < capacity; i++) {
            slices[i] = new Slice(bodies);
        }
    }

    /**
     * Moves to the ticks that end with this one.
     *
     * @param lastRow a TICK row; −1 for none
     * @return whether the track changed
     */
    public boolean update(StoreView view, long lastRow) {
        TableView ticks = view.ticks();
        long newLast = ticks.has(lastRow) ? lastRow : -1;
        long newFirst = newLast < 0 ? 0 : firstOf(view, newLast);
        if (newLast == last && newFirst == first) {
            return false;
        }
        for (long row = newFirst; row <= newLast; row++) {
            Slice slice = slice(row);
            if (slice.row != row) {
                read(view, row, slice);
            }
        }
        first = newFirst;
        last = newLast;
        version++;
        return true;
    }

    private long firstOf(StoreView view, long newLast) {
        long oldest = Math.max(view.ticks().firstRow(), newLast - capacity + 1);
        long row = newLast;
        while (row > oldest && view.ticks().has(row - 1) && view.ticks().getLong(Columns.Tick.TICK_INDEX, row - 1) < view.ticks().getLong(Columns.Tick.TICK_INDEX, row)) {
            row--;
        }
        return row;
    }

    private void read(StoreView view, long row, Slice slice) {
        slice.row = row;
        slice.tickIndex = view.ticks().getLong(Columns.Tick.TICK_INDEX, row);
        slice.simulationUnits = view.ticks().getLong(Columns.Tick.SIMULATION_TIME, row);
        Arrays.fill(slice.placed, false);
        Arrays.fill(slice.came, false);
        Slice before = slice(row - 1);
        if (row > 0 && !view.ticks().has(row - 1)) {
            // Where the rows of this tick begin went with the tick before.
            lookUp(view, row, slice);
            return;
        }
        if (before != slice && before.row == row - 1) {
            slice.poses.copyFrom(before.poses);
            System.arraycopy(before.known, 0, slice.known, 0, bodies);
        } else {
            lookUp(view, row - 1, slice);
        }
        long begin = row > 0 ? view.ticks().getLong(Columns.Tick.POSES_AFTER, row - 1) : 0;
        long end = view.ticks().getLong(Columns.Tick.POSES_AFTER, row);
        if (begin >= view.poses().firstRow() && view.poses().lostIn(begin, end) > 0) {
            // Some of its poses are lost, nobody knows of which bodies.
            lookUp(view, row, slice);
            return;
        }
        for (long pose = Math.max(begin, view.poses().firstRow()); pose < end; pose++) {
            take(view.poses(), pose, slice);
        }
    }

    private void lookUp(StoreView view, long row, Slice slice) {
        lookup.read(view, row, slice.poses);
        for (int body = 0; body < bodies; body++) {
            slice.known[body] = lookup.found(body);
        }
    }

    private void take(TableView poses, long pose, Slice slice) {
        int body = poses.getInt(Columns.Pose.BODY, pose);
        int kind = poses.getInt(Columns.Pose.KIND, pose);
        if (body < 0 || body >= bodies) {
            return;
        }
        if (kind == GONE) {
            slice.known[body] = false;
            slice.placed[body] = false;
        } else if (kind == COMMITTED) {
            copy(poses, pose, body, slice.poses);
            slice.known[body] = true;
        } else if (kind == PLACED) {
            copy(poses, pose, body, slice.poses);
            slice.put.copyFrom(slice.poses, body);
            slice.came[body] = slice.placed[body] ? slice.came[body] : !slice.known[body];
            slice.placed[body] = true;
            slice.known[body] = true;
        }
    }

    private static void copy(TableView poses, long row, int body, PoseBuffer into) {
        into.set(body, poses.getDouble(Columns.Pose.X, row), poses.getDouble(Columns.Pose.Y, row), poses.getDouble(Columns.Pose.Z, row),
                poses.getDouble(Columns.Pose.QX, row), poses.getDouble(Columns.Pose.QY, row), poses.getDouble(Columns.Pose.QZ, row),
                poses.getDouble(Columns.Pose.QW, row));
    }

    private Slice slice(long row) {
        return slices[Math.floorMod(row, capacity)];
    }

    /** How many ticks it holds. */
    public int count() {
        return last < 0 ? 0 : (int) (last - first + 1);
    }

    /** The TICK row of the oldest tick; meaningless while {@link #count} is 0. */
    public long firstRow() {
        return first;
    }

    /** The TICK row of the newest tick, or −1. */
    public long lastRow() {
        return last;
    }

    /** How many ticks it holds at most. */
    public int capacity() {
        return capacity;
    }

    public int bodies() {
        return bodies;
    }

    /** Grows with every change. */
    public long version() {
        return version;
    }

    /** The one-based index of a tick that it holds. */
    public long tickIndex(long row) {
        return slice(row).tickIndex;
    }

    /** Simulation time at the end of that tick, in units of the session's time base. */
    public long simulationUnits(long row) {
        return slice(row).simulationUnits;
    }

    /** Whether the body was in the world at the end of that tick, and its pose is kept. */
    public boolean has(long row, int body) {
        return slice(row).known[body];
    }

    /** Part 0 to 6 of the body's committed pose at the end of that tick. */
    public double get(long row, int body, int part) {
        return slice(row).poses.get(body, part);
    }

    /** Whether the body was put somewhere since the tick before: it did not go from its pose there to where it began this one. */
    public boolean placed(long row, int body) {
        return slice(row).placed[body] && slice(row).known[body];
    }

    /** Whether it was somewhere else in the world before it was put there. */
    public boolean broken(long row, int body) {
        return row > first && placed(row, body) && !slice(row).came[body] && slice(row - 1).known[body];
    }

    /** Part 0 to 6 of where it was put. */
    public double getPut(long row, int body, int part) {
        return slice(row).put.get(body, part);
    }

    /** Tells the links of one body's trail. A placed body's trail has a broken link to where it was put, unless it came into the world there. */
    public void links(int body, LinkSink sink) {
        for (long row = first; row <= last; row++) {
            Slice now = slice(row);
            if (now.known[body]) {
                boolean hasBefore = row > first && slice(row - 1).known[body];
                if (now.placed[body]) {
                    if (hasBefore && !now.came[body]) {
                        tell(sink, body, slice(row - 1).poses, now.put, true);
                    }
                    tell(sink, body, now.put, now.poses, false);
                } else if (hasBefore) {
                    tell(sink, body, slice(row - 1).poses, now.poses, false);
                }
            }
        }
    }

    private static void tell(LinkSink sink, int body, PoseBuffer from, PoseBuffer to, boolean broken) {
        double fromX = from.get(body, 0);
        double fromY = from.get(body, 1);
        double fromZ = from.get(body, 2);
        double toX = to.get(body, 0);
        double toY = to.get(body, 1);
        double toZ = to.get(body, 2);
        if (fromX != toX || fromY != toY || fromZ != toZ) {
            sink.link(body, fromX, fromY, fromZ, toX, toY, toZ, broken);
        }
    }

    /** Whether the last tick moved the body, as far as is known: then {@link #step} tells how. */
    public boolean hasStep(int body) {
        return last >= 0 && slice(last).known[body] && (slice(last).placed[body] || count() > 1 && slice(last - 1).known[body]);
    }

    /** How far the last tick moved the body along an axis, in metres; from where it was put, if it was. */
    public double step(int body, int axis) {
        Slice now = slice(last);
        PoseBuffer from = now.placed[body] ? now.put : slice(last - 1).poses;
        return now.poses.get(body, axis) - from.get(body, axis);
    }
}
