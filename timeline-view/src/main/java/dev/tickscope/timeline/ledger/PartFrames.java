package dev.tickscope.timeline.ledger;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.pacing.PickViewModel;
import dev.tickscope.timeline.stats.FrameParts;
import dev.tickscope.timeline.stats.FrameRange;
import dev.tickscope.timeline.stats.PickReader;
import java.util.BitSet;

/** The frames that a part of a bar came from, and what is said of them. */
final class PartFrames {
    private PartFrames() {
    }

    /** What is said of the frames of a part. @param noun what one is called @param words what they have in common */
    private record Words(String noun, String words, PickReader.Common common) {
    }

    /**
     * Picks the frames that a part came from, up to the moment that is shown.
     *
     * @param ofFrame whether the part is one of the frame's own bar
     * @param waitingUnits whole units in the accumulator at that moment
     */
    static void pick(PickViewModel picks, StoreView view, Moment moment, LedgerPart part, boolean ofFrame, long waitingUnits) {
        Words words = words(part.kind());
        String told = words.words + ", " + part.amount();
        FrameRange upTo = new FrameRange(view.frames().firstRow(), moment.framePosition() + 1);
        if (part.kind() == PartKind.CARRIED) {
            picks.pick(words.noun, told, -1, upTo, cancelled -> PickReader.waiting(view, upTo, waitingUnits));
        } else if (ofFrame) {
            BitSet itself = new BitSet();
            itself.set(0);
            picks.pick(words.noun, told, -1, new FrameRange(moment.framePosition(), moment.framePosition() + 1), cancelled -> itself);
        } else {
            picks.pick(words.noun, told, -1, upTo, cancelled -> PickReader.rows(view, upTo, words.common, cancelled));
        }
    }

    private static Words words(PartKind kind) {
        return switch (kind) {
            case CONSUMED, SIMULATED -> new Words("frame", "that ran ticks", FrameParts::simulated);
            case FED -> new Words("frame", "whose time went to the game clock", FrameParts::fed);
            case PAUSED -> new Words("span", "in which the run stood", FrameParts::paused);
            case CARRIED -> new Words("frame", "whose time still waits", FrameParts::fed);
            case DROPPED -> new Words("frame", "that dropped time", FrameParts::dropped);
            case CLAMPED -> new Words("frame", "cut by the clamp", FrameParts::clamped);
            case SCALED_AWAY -> new Words("frame", "shortened by the time scale", FrameParts::scaledAway);
            case REFUSED -> new Words("delta", "refused", FrameParts::refused);
            case START_FRAME, START_FRAMES -> new Words("start frame", "whose time was discarded", FrameParts::started);
            case REPLACED -> new Words("step", "in place of a delta", FrameParts::replaced);
            case CLEARED -> new Words("frame", "before which waiting time was cleared", FrameParts::cleared);
            case ROUNDED -> new Words("frame", "in which a new rate rounded what waited", FrameParts::rounded);
            case ADJUSTED -> new Words("frame", "whose delta the engine changed", FrameParts::adjusted);
            case STRETCHED -> new Words("frame", "whose ticks were not one step long", FrameParts::stretched);
            case ROUNDING -> new Words("frame", "in which rounding changed the number of ticks", FrameParts::otherTicks);
        };
    }
}
