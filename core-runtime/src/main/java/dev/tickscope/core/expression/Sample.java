package dev.tickscope.core.expression;

/**
 * What an expression reads at one moment, live or from stored rows. All calls for one evaluation see the same moment. Nothing here
 * allocates.
 *
 * <p>At the end of a tick the clock fields are those of the tick that just completed; {@link Quantity#INTERPOLATION_ALPHA} is the one that
 * the frames before presented; {@link Quantity#FRAME_DROPPED} and {@link Quantity#DROPPED_TIME} hold what was dropped before the frame's
 * first tick; {@link Quantity#FRAME_HELD}, {@link Quantity#FRAME_INTERRUPTED} and {@link Quantity#FRAME_IDLE} are absent. At the end of a
 * frame {@link Quantity#TICK_IN_FRAME}, {@link Quantity#CONTACTS} and the inputs are those of its last tick, and absent if it ran none. The
 * {@code SESSION_…} sums are those of the last frame that ended, which at the end of a frame is that frame; before it, all are 0.
 */
public interface Sample {
    /** What {@link #whole} and {@link #present} give for something that this moment does not have. */
    long ABSENT = Long.MIN_VALUE;

    /**
     * A value in the unit that its {@link Quantity.Kind} says; parts below one unit are left out.
     *
     * @return {@link #ABSENT} if there is none at this moment
     */
    long whole(Quantity quantity);

    /** Whether an object is in the world: 1 or 0, or {@link #ABSENT} if the rows that would tell are lost. */
    long present(int object);

    /** The {@code part}-th number of the pose, as in {@code PoseBuffer}, that the last tick committed; only asked for objects that are present. */
    double pose(int object, int part);

    /**
     * The same one tick earlier; the pose itself for an object that has not moved, that came into the world, or that was put there since. This
     * is what interpolation starts from.
     */
    double previousPose(int object, int part);
}
