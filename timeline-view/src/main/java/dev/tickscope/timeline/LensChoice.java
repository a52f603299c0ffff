package dev.tickscope.timeline;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.FoldMap;

/** On which frame a user wants the lens: on none, on one of their choice, or where the playhead stands. */
final class LensChoice {
    static final long NONE = -1;

    private boolean on = true;
    private long pinned = NONE;
    private long held = NONE;

    /** Forgets the frames, for another session. */
    void reset() {
        pinned = NONE;
        held = NONE;
    }

    boolean on() {
        return on;
    }

    void set(boolean nowOn) {
        on = nowOn;
        pinned = NONE;
    }

    /** On that frame for as long as a key is held; below 0 it is let go. */
    void hold(long frameRow) {
        held = frameRow;
    }

    boolean held() {
        return held >= 0;
    }

    /** On that frame until the playhead moves. */
    void pin(long frameRow) {
        on = true;
        held = NONE;
        pinned = frameRow;
    }

    void unpin() {
        pinned = NONE;
    }

    /**
     * A FRAME row, or {@link #NONE}.
     *
     * @param playing while the past is played, only a held key magnifies
     * @param live whether the newest moment is shown
     */
    long row(StoreView view, FoldMap folds, boolean playing, boolean live, RunStatus status, Moment moment) {
        if (view.frames().isEmpty()) {
            return NONE;
        }
        if (held >= 0 && view.frames().has(held)) {
            return held;
        }
        if (!on || playing) {
            return NONE;
        }
        if (pinned >= 0 && view.frames().has(pinned)) {
            return pinned;
        }
        boolean nothingStands = live && !status.stoppedInside() && (status.event() != RunEvent.PAUSED || moment.framePosition() < 0);
        return nothingStands ? NONE : FrameSteps.atOrBefore(view, folds, moment.framePosition());
    }
}
