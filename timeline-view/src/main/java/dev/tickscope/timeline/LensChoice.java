package dev.tickscope.timeline;

import dev.tickscope.core.store.StoreView;

/** On which frame a user wants the lens: on none, on one of their choice, or where the playhead stands. */
final class LensChoice {
    static final long NONE = -1;
    static final long WHERE_IT_STANDS = -2;

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

    /** A FRAME row, {@link #NONE} or {@link #WHERE_IT_STANDS}. @param playing while the past is played, only a held key magnifies */
    long row(StoreView view, boolean playing) {
        if (held >= 0 && view.frames().has(held)) {
            return held;
        }
        if (!on || playing) {
            return NONE;
        }
        return pinned >= 0 && view.frames().has(pinned) ? pinned : WHERE_IT_STANDS;
    }
}
