package dev.tickscope.timeline.field;

import dev.tickscope.core.event.FrameRow;

/** What a FRAME row stands for, from its flags. */
public enum FrameKind {
    /** An outer frame that counts. */
    ORDINARY,
    /** An outer frame that runs no tick and whose time never reaches the fixed clock. */
    START,
    /** An outer frame of one step, by command. */
    STEP_FRAME,
    /** One tick and no outer frame, by command. */
    STEP_TICK,
    /** A span in which nothing ran. */
    PAUSE,
    /** A delta that was refused. */
    REFUSED;

    public static FrameKind of(int flags) {
        if ((flags & FrameRow.REFUSED) != 0) {
            return REFUSED;
        }
        if ((flags & FrameRow.STEPPED_FRAME) != 0) {
            return STEP_FRAME;
        }
        if ((flags & FrameRow.STEPPED) != 0) {
            return STEP_TICK;
        }
        if ((flags & FrameRow.PAUSED) != 0) {
            return PAUSE;
        }
        return (flags & FrameRow.START) != 0 ? START : ORDINARY;
    }

    /** Whether the outer frame clock moved. */
    public boolean active() {
        return this == ORDINARY || this == START || this == STEP_FRAME;
    }
}
