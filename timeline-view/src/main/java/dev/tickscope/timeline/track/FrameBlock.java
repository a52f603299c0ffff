package dev.tickscope.timeline.track;

/**
 * A frame and the stretch of real time up to the next one.
 *
 * @param endUnits the next frame's start, or the end of what is known of the session
 * @param last whether no later frame has begun
 */
public record FrameBlock(FrameFacts frame, long endUnits, boolean last) {
    public long startUnits() {
        return frame.startUnits();
    }
}
