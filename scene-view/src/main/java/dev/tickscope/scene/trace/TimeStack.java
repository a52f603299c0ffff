package dev.tickscope.scene.trace;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/**
 * The last ticks before a moment along the axis of simulation time: each completed tick is a slice at the time at its end, and each outer
 * frame a plane at the simulation time that it had taken in: ticks it completed plus what it left in the accumulator. A frame stands past
 * the newest tick that it could complete, and what it presents lies one step earlier, between two slices. All times are whole units of
 * the session's time base. Allocates nothing once made.
 */
public final class TimeStack {
    /** Frames that it holds at most, the newest ones. */
    public static final int MOST_FRAMES = 64;
    /** In place of a time: there is none. */
    public static final long NONE = Long.MIN_VALUE;
    private static final int STOOD = FrameRow.PAUSED | FrameRow.REFUSED;

    private PoseTrack track = PoseTrack.NONE;
    private final long[] positions = new long[MOST_FRAMES];
    private final long[] indexes = new long[MOST_FRAMES];
    private final long[] units = new long[MOST_FRAMES];
    private final boolean[] ended = new boolean[MOST_FRAMES];
    private int frames;
    private long presentedUnits = NONE;
    private long presentingUnits = NONE;
    private long stepUnits = 1;

    /** Forgets everything. */
    public void clear() {
        track = PoseTrack.NONE;
        frames = 0;
        presentedUnits = NONE;
        presentingUnits = NONE;
    }

    /**
     * Moves to a moment.
     *
     * @param ticks has been moved there
     * @param step the length of a tick in units
     */
    public void update(StoreView view, Moment moment, PoseTrack ticks, long step) {
        track = ticks;
        stepUnits = step;
        frames = 0;
        presentedUnits = NONE;
        presentingUnits = NONE;
        if (ticks.count() == 0) {
            return;
        }
        long newest = moment.framePosition();
        boolean over = moment.place() == Moment.Place.FRAME_END && view.frameEnds().has(newest);
        if (!over && view.frames().has(newest)) {
            add(newest, view.frames().getLong(Columns.Frame.FRAME_INDEX, newest),
                    view.frames().getLong(Columns.Frame.SIMULATION_TIME_BEFORE, newest) + view.frames().getLong(Columns.Frame.ACCUMULATOR_FULL, newest)
                            - view.frames().getLong(Columns.Frame.DROPPED_AT_START, newest), false);
        }
        for (long frame = over ? newest : newest - 1; frames < MOST_FRAMES && reaches(view, frame); frame--) {
            if ((view.frameEnds().getInt(Columns.FrameEnd.FLAGS, frame) & STOOD) == 0) {
                add(frame, view.frames().getLong(Columns.Frame.FRAME_INDEX, frame),
                        view.frameEnds().getLong(Columns.FrameEnd.SIMULATION_TIME, frame) + view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, frame), true);
            }
        }
    }

    /** Whether a frame had completed the oldest slice when it ended. */
    private boolean reaches(StoreView view, long frame) {
        return view.frameEnds().has(frame) && view.frames().has(frame)
                && view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) > track.firstRow();
    }

    private void add(long position, long index, long at, boolean over) {
        positions[frames] = position;
        indexes[frames] = index;
        units[frames] = at;
        ended[frames++] = over;
    }

    /**
     * Says what is on screen.
     *
     * @param framePosition the FRAME row that presented it, or −1
     * @param at the simulation time of what it presented, or {@link #NONE}
     */
    public void setPresented(long framePosition, long at) {
        presentedUnits = at;
        presentingUnits = NONE;
        for (int frame = 0; frame < frames; frame++) {
            if (positions[frame] == framePosition) {
                presentingUnits = units[frame];
            }
        }
    }

    /** The slices: the poses at the end of each tick, and their times. */
    public PoseTrack slices() {
        return track;
    }

    /** How many frames have a plane, newest first. */
    public int frames() {
        return frames;
    }

    /** The FRAME row of a plane. */
    public long framePosition(int frame) {
        return positions[frame];
    }

    /** Its index as the game counts it. */
    public long frameIndex(int frame) {
        return indexes[frame];
    }

    /** The simulation time that the frame had taken in, in units. */
    public long frameUnits(int frame) {
        return units[frame];
    }

    /** Whether the frame had ended; one that stopped inside stands where it would go. */
    public boolean frameEnded(int frame) {
        return ended[frame];
    }

    /** The simulation time of what is on screen, or {@link #NONE}. */
    public long presentedUnits() {
        return presentedUnits;
    }

    /** The time of the plane of the frame that presented it, or {@link #NONE} if that is not among the frames. */
    public long presentingUnits() {
        return presentingUnits;
    }

    /** How much earlier the presented instant is than its frame: one step where a frame interpolates; {@link #NONE} if not known. */
    public long lateUnits() {
        return presentedUnits == NONE || presentingUnits == NONE ? NONE : presentingUnits - presentedUnits;
    }

    /** The time at the end of the newest slice. */
    public long newestUnits() {
        return track.count() == 0 ? 0 : track.simulationUnits(track.lastRow());
    }

    public long stepUnits() {
        return stepUnits;
    }

    /** How many steps a time lies after the newest slice; negative before it. */
    public double stepsFromNewest(long at) {
        return (double) (at - newestUnits()) / stepUnits;
    }
}
