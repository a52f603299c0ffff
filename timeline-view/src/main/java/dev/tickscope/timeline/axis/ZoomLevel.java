package dev.tickscope.timeline.axis;

/** How much of a session one pixel covers, and so what the lanes can show. */
public enum ZoomLevel {
    /** A tick's cost is at least 160 px: its parts carry names. */
    TICK,
    /** A frame's cost is at least 64 px: its phases are nested. */
    FRAME,
    /** A frame interval is at least 8 px: the normal view. */
    FRAMES,
    /** 1 to 8 px a frame: shapes without text. */
    DENSE,
    /** Several frames a pixel: summaries of all of them. */
    MANY;

    /**
     * @param pixelsPerFrame the mean frame interval in view
     * @param frameCostPixels the mean execution time of a frame in view
     * @param tickCostPixels the mean execution time of a tick in view
     */
    public static ZoomLevel of(double pixelsPerFrame, double frameCostPixels, double tickCostPixels) {
        if (pixelsPerFrame < 1) {
            return MANY;
        }
        if (pixelsPerFrame < 8) {
            return DENSE;
        }
        if (tickCostPixels >= 160) {
            return TICK;
        }
        return frameCostPixels >= 64 ? FRAME : FRAMES;
    }

    /** Whether single frames are drawn with text. */
    public boolean detailed() {
        return this != DENSE && this != MANY;
    }
}
