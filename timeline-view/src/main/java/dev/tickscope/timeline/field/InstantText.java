package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/** Names an instant, the same in every view: the playhead's flag, the table's head, the list of marks. */
public final class InstantText {
    private InstantText() {
    }

    /** Such as {@code end of tick 431}, {@code before Update, frame 518} or {@code after Physics, tick 432}. */
    public static String of(StoreView view, SessionInfo info, Moment moment) {
        Stage stage = moment.stage(view, info.contract().plan());
        return switch (moment.place()) {
            case NOTHING_YET -> "before the first frame";
            case BEFORE_HOOK -> stage == null ? "in frame " + frameIndex(view, moment) : "before " + stage.title() + ", frame " + frameIndex(view, moment);
            case AFTER_PHASE -> "after " + stage.title() + ", " + (moment.pendingTick(view, info.contract().plan()) < 0
                    ? "frame " + frameIndex(view, moment) : "tick " + (MomentClock.completedTick(view, moment) + 1));
            case TICK_END -> MomentClock.ranTick(view, moment) ? "end of tick " + MomentClock.completedTick(view, moment)
                    : "in frame " + frameIndex(view, moment) + ", before its first tick";
            case FRAME_END -> frameEnd(view, moment);
        };
    }

    /** What to add to the name of the instant at which a repeated run differs first: {@code , differs in Physics}; else nothing. */
    public static String difference(StoreView view, SessionInfo info, Moment moment) {
        Divergence divergence = Divergence.first(view, info);
        return divergence != null && divergence.isAt(view, moment) ? ", differs in " + divergence.stageWords() : "";
    }

    private static String frameEnd(StoreView view, Moment moment) {
        long index = frameIndex(view, moment);
        return switch (FrameKind.of(MomentClock.flags(view, moment.framePosition()))) {
            case PAUSE -> index == 0 ? "paused before frame 1" : "paused after frame " + index;
            case REFUSED -> "delta refused after frame " + index;
            case STEP_TICK -> "end of a tick step after frame " + index;
            default -> "end of frame " + index;
        };
    }

    private static long frameIndex(StoreView view, Moment moment) {
        return view.frames().getLong(Columns.Frame.FRAME_INDEX, moment.framePosition());
    }
}
