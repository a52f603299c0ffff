package dev.tickscope.timeline.pacing;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.stats.FramePick;
import dev.tickscope.timeline.stats.FrameRange;
import dev.tickscope.timeline.stats.LatestWork;
import dev.tickscope.timeline.stats.PickReader;
import java.util.BitSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Picks frames and goes from one to the next. They are looked for on a thread of their own. Knows no control. */
public final class PickViewModel {
    /** Finds frames: a bit for each row from the first of the range. */
    @FunctionalInterface
    public interface Search {
        BitSet rows(BooleanSupplier cancelled);
    }

    private final TimelineViewModel timeline;
    private final Consumer<Playhead> onPlayhead;
    private final LatestWork<FramePick.Frames> work = new LatestWork<>("clock-pick");

    /** @param onPlayhead takes the frame that somebody goes to */
    public PickViewModel(TimelineViewModel timeline, Consumer<Playhead> onPlayhead) {
        this.timeline = timeline;
        this.onPlayhead = onPlayhead;
    }

    /** Another session has other frames. */
    public void setSession() {
        work.cancel();
    }

    /** Once a pulse: shows what has been found. */
    public void update() {
        FramePick.Frames found = work.take();
        if (found != null) {
            timeline.pick().pick(found);
        }
    }

    /** Picks the frames of a range for which that holds. @param of see {@link FramePick.Frames} */
    public void pick(String words, long of, StoreView view, FrameRange range, PickReader.Common common) {
        pick("frame", words, of, range, cancelled -> PickReader.rows(view, range, common, cancelled));
    }

    /** Picks the frames of a range that a search finds. @param noun and further words: see {@link FramePick.Frames} */
    public void pick(String noun, String words, long of, FrameRange range, Search search) {
        work.begin(cancelled -> new FramePick.Frames(noun, words, of, range.firstRow(), search.rows(cancelled)));
    }

    /** Nothing is picked any more, and nothing is looked for. */
    public void clear() {
        work.cancel();
        timeline.pick().clear();
    }

    /** What is picked; null if nothing is. */
    public FramePick.Frames frames() {
        return timeline.pick().frames();
    }

    public long revision() {
        return timeline.pick().revision();
    }

    /** Whether frames are being looked for. */
    public boolean searching() {
        return work.busy();
    }

    /** The frame that is shown; −1 before the first. */
    public long shownRow() {
        return timeline.moment() == null ? -1 : timeline.moment().framePosition();
    }

    /** Shows the picked frame after the one that is shown, or from the last the first again. @return whether there is one */
    public boolean next() {
        FramePick.Frames frames = frames();
        if (frames == null || frames.count() == 0) {
            return false;
        }
        long row = frames.atOrAfter(shownRow() + 1);
        show(row >= 0 ? row : frames.atOrAfter(0));
        return true;
    }

    /** Shows the picked frame before the one that is shown, or from the first the last again. @return whether there is one */
    public boolean previous() {
        FramePick.Frames frames = frames();
        if (frames == null || frames.count() == 0) {
            return false;
        }
        long row = frames.atOrBefore(shownRow() - 1);
        show(row >= 0 ? row : frames.atOrBefore(Long.MAX_VALUE));
        return true;
    }

    /** Shows one of them. */
    public void show(long row) {
        if (timeline.view() != null && timeline.view().frames().has(row)) {
            onPlayhead.accept(new Playhead.AtFrame(row));
        }
    }

    /** The view that rows of lists are told from; null before the first pulse. */
    StoreView view() {
        return timeline.view();
    }

    TimelineViewModel timeline() {
        return timeline;
    }
}
