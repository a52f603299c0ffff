package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;

/**
 * What an engine makes of a real frame delta before any clamp, in this order: settling, replacing, smoothing, snapping. What that takes
 * away or adds is the part {@code adjusted} of the ledger.
 *
 * @param settleFrames the first so many frames are cut to one tick
 * @param unusable what is taken in place of a delta that makes no sense
 * @param longestUsable the longest delta that makes sense, in seconds; null where every one does
 * @param smoothing whether earlier deltas count
 * @param smoothingFrames how many deltas the history holds
 * @param snap to which lengths a delta is pulled
 * @param snapWithin from how near, as a fraction of a tick; only for {@link DeltaSnap#NEAR_TICK}
 */
public record DeltaPolicy(int settleFrames, UnusableDelta unusable, Rational longestUsable, Smoothing smoothing, int smoothingFrames,
        DeltaSnap snap, Rational snapWithin) {
    /** The most deltas that a history holds. */
    public static final int MOST_FRAMES = 1000;
    /** Deltas are taken as they are. */
    public static final DeltaPolicy AS_IT_IS =
            new DeltaPolicy(0, UnusableDelta.TAKE, null, Smoothing.NONE, 10, DeltaSnap.NONE, Rational.ZERO);

    /** Whether it can change a delta. */
    public boolean changes() {
        return settleFrames > 0 || unusable != UnusableDelta.TAKE || smoothing != Smoothing.NONE || snap != DeltaSnap.NONE;
    }
}
