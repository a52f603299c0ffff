package dev.tickscope.core.store;

/**
 * How much history a session keeps, in bytes of memory. When both shares together are passed the oldest full chunks are unlinked; views show
 * the loss. Poses have a share of their own: a hundred moving bodies write more than the clock does, and must not cost its history. What one
 * share leaves the other may take, and gives back when it is needed.
 *
 * @param rowBytes for everything but poses and contacts; at least {@link #MIN_ROW_BYTES}
 * @param poseBytes for poses and contacts; at least {@link #MIN_POSE_BYTES}
 */
public record Retention(long rowBytes, long poseBytes) {
    /** Below this the open chunks alone would pass the budget, with those that wait to be packed. */
    public static final long MIN_ROW_BYTES = 32L << 20;
    public static final long MIN_POSE_BYTES = 4L << 20;
    public static final long MIN_BYTES = MIN_ROW_BYTES + MIN_POSE_BYTES;
    public static final Retention DEFAULT = new Retention(256L << 20);

    public Retention {
        require("history", rowBytes, MIN_ROW_BYTES);
        require("pose history", poseBytes, MIN_POSE_BYTES);
    }

    /** Half for poses, as far as the rows keep their least. @param budgetBytes at least {@link #MIN_BYTES} */
    public Retention(long budgetBytes) {
        this(Math.max(MIN_ROW_BYTES, budgetBytes / 2), budgetBytes - Math.max(MIN_ROW_BYTES, budgetBytes / 2));
    }

    private static void require(String what, long bytes, long least) {
        if (bytes < least) {
            throw new IllegalArgumentException("a " + what + " budget is at least " + (least >> 20) + " MiB, not " + bytes + " bytes");
        }
    }

    /** Both shares; the greatest long if their sum is above it. */
    public long budgetBytes() {
        return poseBytes > Long.MAX_VALUE - rowBytes ? Long.MAX_VALUE : rowBytes + poseBytes;
    }
}
