package dev.tickscope.core.session;

/** What a user looks at: the newest state, or an instant of the past. Row numbers are those of the tables that the names tell. */
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

    /** Right after one completed stage; the last of a tick is the end of that tick, the last of a frame the end of that frame. */
    record AtPhase(long row) implements Playhead {
    }

    /** A stop inside a frame, at the end of a tick or before a hook. The row is that of the STATE table. */
    record AtStop(long row) implements Playhead {
    }
}
