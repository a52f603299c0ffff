package dev.tickscope.scene;

import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.StoreView;

/** Where poses come from whose rows are lost. Asked in pulses, so it answers at once. */
public interface LostPoses {
    /** There are none. */
    LostPoses NONE = (view, tickRow) -> Answer.NONE;

    /**
     * What is known now.
     *
     * @param poses committed by the tick, of the bodies that are present; null if they are not known
     * @param words why they are not, as the end of a sentence; empty if nothing is to be said
     */
    record Answer(PoseBuffer poses, boolean[] present, String words) {
        static final Answer NONE = new Answer(null, null, "");
    }

    /** The committed poses of a tick, if they are known; else somebody may begin to look for them. */
    Answer of(StoreView view, long tickRow);

    /** Grows when an answer may be another one. */
    default long version() {
        return 0;
    }
}
