package dev.tickscope.core.contract;

/** What a stop at the end of a tick does to the frame it stops in. */
public enum TickEndStop {
    /** The rest of the frame is skipped; whole ticks that are left stay in the accumulator for the next frame. */
    END_FRAME,
    /** The frame is suspended; resuming goes on with its remaining ticks and phases. */
    SUSPEND_FRAME
}
