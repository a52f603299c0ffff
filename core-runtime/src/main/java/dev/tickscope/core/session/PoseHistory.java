package dev.tickscope.core.session;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Which bodies are in the world at a moment, and for each the pose that its last tick committed, the one before it, and the one on
 * screen. A body that was placed since the tick before (spawned, teleported, or its history reset by a pause or a new session) has no
 * way that leads there: its previous pose is the place where it was put.
 *
 * <p>Walks back through the POSE rows, never further than to the tick that wrote all bodies before the one that is asked for. Reused; a
 * look-up allocates nothing. One thread.
 */
@TickPath
public final class PoseHistory {
    private static final int COMMITTED = PoseKind.COMMITTED.ordinal();
    private static final int GONE = PoseKind.GONE.ordinal();
    private static final int PRESENTED = PoseKind.PRESENTED.ordinal();
    private static final byte UNSEEN = 0;
    /** Its committed pose is found, its previous one is not yet. */
    private static final byte HALF = 1;
    private static final byte DONE = 2;

    private final int bodies;
    private final PoseBuffer committed;
    private final PoseBuffer previous;
    private final PoseBuffer presented;
    private final byte[] found;
    private final boolean[] present;
    private final boolean[] reset;
    private int open;

    public PoseHistory(int bodies) {
        this.bodies = bodies;
        committed = new PoseBuffer(bodies);
        previous = new PoseBuffer(bodies);
        presented = new PoseBuffer(bodies);
        found = new byte[bodies];
        present = new boolean[bodies];
        reset = new boolean[bodies];
    }

    /** Looks up a moment as it stands: what was placed after its last tick counts. */
    public void read(StoreView view, Moment moment) {
        read(view, moment.tickRow(), posesBefore(view, moment));
    }

    /** Looks up the end of a frame that has ended. */
    public void readFrameEnd(StoreView view, long position) {
        read(view, view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) - 1,
                view.frameEnds().getLong(Columns.FrameEnd.POSES_AFTER, position));
    }

    private static long posesBefore(StoreView view, Moment moment) {
        if (moment.stateRow() >= 0) {
            return view.states().getLong(Columns.State.POSES_BEFORE, moment.stateRow());
        }
        if (moment.place() == Moment.Place.FRAME_END) {
            return view.frameEnds().getLong(Columns.FrameEnd.POSES_AFTER, moment.framePosition());
        }
        if (moment.place() == Moment.Place.AFTER_PHASE) {
            return posesAtStage(view, moment);
        }
        return view.ticks().has(moment.tickRow()) ? view.ticks().getLong(Columns.Tick.POSES_AFTER, moment.tickRow()) : view.poses().rowCount();
    }

    /**
     * What the last tick and the last frame left: what a stage places among others is not told apart, and counts from the next of the two
     * on. Before the first tick, what was placed before it counts.
     */
    private static long posesAtStage(StoreView view, Moment moment) {
        long frameBefore = moment.framePosition() - 1;
        boolean ranHere = moment.tickRow() >= view.frames().getLong(Columns.Frame.TICKS_BEFORE, moment.framePosition());
        boolean lost = ranHere ? moment.tickRow() >= 0 && !view.ticks().has(moment.tickRow())
                : frameBefore >= 0 && !view.frameEnds().has(frameBefore);
        if (lost) {
            // What the last tick or frame left is lost: nothing is known.
            return view.poses().firstRow();
        }
        long end = view.frameEnds().has(frameBefore) ? view.frameEnds().getLong(Columns.FrameEnd.POSES_AFTER, frameBefore) : 0;
        if (moment.tickRow() >= 0) {
            return view.ticks().has(moment.tickRow()) ? Math.max(end, view.ticks().getLong(Columns.Tick.POSES_AFTER, moment.tickRow())) : end;
        }
        TableView poses = view.poses();
        long row = Math.max(end, poses.firstRow());
        while (poses.has(row) && poses.getInt(Columns.Pose.KIND, row) != COMMITTED) {
            row++;
        }
        return row;
    }

    /**
     * @param tickRow the last completed tick
     * @param end one past the newest POSE row that counts
     */
    private void read(StoreView view, long tickRow, long end) {
        Arrays.fill(found, UNSEEN);
        Arrays.fill(present, false);
        Arrays.fill(reset, false);
        open = bodies;
        TableView poses = view.poses();
        long tickBegin = tickBegin(view, tickRow, end);
        // What lies before a loss may be outdated.
        long oldest = Math.max(poses.has(end - 1) ? poses.runBegin(end - 1) : end, keyframeBegin(view, tickRow - 1));
        for (long row = end - 1; row >= oldest && open > 0; row--) {
            int body = poses.getInt(Columns.Pose.BODY, row);
            if (body < bodies && found[body] != DONE) {
                take(poses, row, body, tickBegin);
            }
        }
        for (int body = 0; body < bodies; body++) {
            if (found[body] == HALF) {
                previous.copyFrom(committed, body);
            }
        }
    }

    /** The first POSE row of a tick. After a tick that is lost in the middle it is not known: then nothing counts as moved by this one. */
    private static long tickBegin(StoreView view, long tickRow, long end) {
        TableView ticks = view.ticks();
        if (ticks.has(tickRow - 1)) {
            return ticks.getLong(Columns.Tick.POSES_AFTER, tickRow - 1);
        }
        return tickRow > ticks.firstRow() ? end : 0;
    }

    /** The first POSE row of the tick at or before {@code tickRow} that wrote all bodies. */
    private static long keyframeBegin(StoreView view, long tickRow) {
        long before = tickRow - Math.floorMod(tickRow, (long) Columns.Pose.KEYFRAME_TICKS) - 1;
        return view.ticks().has(before) ? view.ticks().getLong(Columns.Tick.POSES_AFTER, before) : 0;
    }

    private void take(TableView poses, long row, int body, long tickBegin) {
        int kind = poses.getInt(Columns.Pose.KIND, row);
        if (kind == PRESENTED) {
            return;
        }
        if (found[body] == HALF) {
            // The row before the tick's own: where it was, or where it was put.
            if (kind == GONE) {
                previous.copyFrom(committed, body);
            } else {
                copy(poses, row, body, previous);
                reset[body] = kind != COMMITTED && row >= tickBegin;
            }
            close(body);
        } else if (kind == GONE) {
            close(body);
        } else {
            present[body] = true;
            copy(poses, row, body, committed);
            if (kind == COMMITTED && row >= tickBegin) {
                found[body] = HALF;
            } else {
                // Put there, or not moved by the last tick.
                previous.copyFrom(committed, body);
                reset[body] = kind != COMMITTED && row >= tickBegin;
                close(body);
            }
        }
    }

    private void close(int body) {
        found[body] = DONE;
        open--;
    }

    private static void copy(TableView poses, long row, int body, PoseBuffer into) {
        into.set(body, poses.getDouble(Columns.Pose.X, row), poses.getDouble(Columns.Pose.Y, row), poses.getDouble(Columns.Pose.Z, row),
                poses.getDouble(Columns.Pose.QX, row), poses.getDouble(Columns.Pose.QY, row), poses.getDouble(Columns.Pose.QZ, row),
                poses.getDouble(Columns.Pose.QW, row));
    }

    /**
     * Looks up what is on screen at a moment: between the previous and the committed pose by the alpha of the frame that presented last;
     * the committed pose where the contract has no alpha, after a tick that nobody presented yet, and where a stop cut the frame.
     */
    public PoseBuffer readPresented(StoreView view, SessionInfo info, Moment moment) {
        long frame = moment.framePosition() < 0 ? -1 : presenting(view, info.contract(), moment);
        if (inFrame(moment) && frame >= 0) {
            readFrameEnd(view, frame);
        } else {
            read(view, moment);
        }
        present(frame < 0 ? 1 : view.frameEnds().getLong(Columns.FrameEnd.ALPHA, frame)
                / (double) StepInForce.ofAlpha(view, info.stepUnits(), frame));
        if (frame >= 0) {
            overlay(view, frame, body -> { });
        }
        return presented;
    }

    /** Where the game had bodies drawn in that frame, in place of where presentation put them. @param told which bodies */
    public void overlay(StoreView view, long frame, IntConsumer told) {
        TableView ends = view.frameEnds();
        TableView poses = view.poses();
        long first = ends.has(frame - 1) ? ends.getLong(Columns.FrameEnd.POSES_AFTER, frame - 1) : poses.firstRow();
        for (long row = ends.getLong(Columns.FrameEnd.POSES_AFTER, frame) - 1; row >= first && poses.has(row); row--) {
            if (poses.getInt(Columns.Pose.KIND, row) != PRESENTED) {
                // They are the last poses of their frame.
                return;
            }
            int body = poses.getInt(Columns.Pose.BODY, row);
            if (body < bodies && !overlaid(poses, row, ends.getLong(Columns.FrameEnd.POSES_AFTER, frame), body)) {
                copy(poses, row, body, presented);
                told.accept(body);
            }
        }
    }

    /** The poses of the last {@link #present} or {@link #overlay}. */
    public PoseBuffer presented() {
        return presented;
    }

    /** Whether a later row says so too. */
    private static boolean overlaid(TableView poses, long row, long end, int body) {
        for (long later = row + 1; later < end; later++) {
            if (poses.getInt(Columns.Pose.BODY, later) == body) {
                return true;
            }
        }
        return false;
    }

    /** Whether the frame has begun and shows nothing of its own yet. */
    private static boolean inFrame(Moment moment) {
        return moment.place() == Moment.Place.BEFORE_HOOK || moment.place() == Moment.Place.AFTER_PHASE;
    }

    /** The frame whose presentation is still on screen; −1 if the committed pose is. */
    private static long presenting(StoreView view, ClockContract contract, Moment moment) {
        if (!contract.hasAlpha() || moment.place() == Moment.Place.TICK_END || moment.place() == Moment.Place.NOTHING_YET) {
            return -1;
        }
        long frame = inFrame(moment) ? moment.framePosition() - 1 : moment.framePosition();
        // Spans in which nothing ran are passed over at once.
        for (; frame >= 0 && view.frameEnds().has(frame); frame = Math.min(frame - 1, LookBack.lastThatRan(view, frame))) {
            if (view.frameEnds().getInt(Columns.FrameEnd.PRESENTED, frame) != 0) {
                return frame;
            }
            boolean ranNone = (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, frame) & (FrameRow.PAUSED | FrameRow.REFUSED)) != 0;
            if (!ranNone) {
                return -1;
            }
        }
        return -1;
    }

    /**
     * The poses {@code alpha} of the way from the previous to the committed ones: straight in position, evenly along the shorter way in
     * turn. 1 gives the committed poses to the last bit.
     */
    public PoseBuffer present(double alpha) {
        for (int body = 0; body < bodies; body++) {
            if (alpha == 1 || previous.same(committed, body)) {
                presented.copyFrom(committed, body);
            } else {
                blend(body, alpha);
            }
        }
        return presented;
    }

    private void blend(int body, double alpha) {
        double dot = 0;
        for (int part = 3; part < PoseBuffer.STRIDE; part++) {
            dot += previous.get(body, part) * committed.get(body, part);
        }
        double angle = StrictMath.acos(Math.min(1, Math.abs(dot)));
        boolean small = angle < 1e-6;
        double from = small ? 1 - alpha : StrictMath.sin((1 - alpha) * angle) / StrictMath.sin(angle);
        double to = (dot < 0 ? -1 : 1) * (small ? alpha : StrictMath.sin(alpha * angle) / StrictMath.sin(angle));
        presented.set(body, line(body, 0, alpha), line(body, 1, alpha), line(body, 2, alpha), turn(body, 3, from, to), turn(body, 4, from, to),
                turn(body, 5, from, to), turn(body, 6, from, to));
    }

    private double line(int body, int part, double alpha) {
        double at = previous.get(body, part);
        return at + (committed.get(body, part) - at) * alpha;
    }

    private double turn(int body, int part, double from, double to) {
        return from * previous.get(body, part) + to * committed.get(body, part);
    }

    /** Whether the body is in the world; the poses of one that is not mean nothing. */
    public boolean present(int body) {
        return present[body];
    }

    /** Whether the body was put where it is, or where its last tick began: no line leads there from where it was before. */
    public boolean reset(int body) {
        return reset[body];
    }

    /** Where bodies are; valid until the next look-up. */
    public PoseBuffer committed() {
        return committed;
    }

    /** Where they were one tick earlier, or where they were put since. */
    public PoseBuffer previous() {
        return previous;
    }
}
