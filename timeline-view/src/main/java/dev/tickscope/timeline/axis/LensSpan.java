package dev.tickscope.timeline.axis;

/**
 * The right part of the axis, which magnifies one frame.
 *
 * @param beginUnits the real time at its left border: the frame's start
 * @param spanUnits the real time that its drawn-to-scale part covers, at least 1
 * @param scaledWidth how many pixels of it are to scale; the rest is a schematic of what has not run
 * @param width its whole width in pixels
 */
public record LensSpan(long beginUnits, long spanUnits, double scaledWidth, double width) {
    public LensSpan {
        if (spanUnits < 1 || !(scaledWidth > 0) || scaledWidth > width) {
            throw new IllegalArgumentException("a lens of " + spanUnits + " units on " + scaledWidth + " of " + width + " px");
        }
    }

    public double unitsPerPixel() {
        return spanUnits / scaledWidth;
    }
}
