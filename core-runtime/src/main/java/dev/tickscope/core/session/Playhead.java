package dev.tickscope.core.session;

/** What a user looks at: the newest state, or a frame or tick of the past. Row numbers are those of the FRAME and TICK tables. */
public sealed interface Playhead {
    Playhead LIVE = new Live();

    /** Follow the newest row. */
    record Live() implements Playhead {
    }

    /** The end of one frame (its beginning while it has not ended). */
    record AtFrame(long position) implements Playhead {
    }

    /** The end of one tick. */
    record AtTick(long row) implements Playhead {
    }
}
