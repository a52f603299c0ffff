package dev.tickscope.timeline;

/** Where the pointer is over the plot, and which instant that means: the nearest border within 6 px, unless snapping is off. */
public final class Pointer {
    private final TimelineViewModel model;
    private double rawX = Double.NaN;
    private boolean snaps = true;

    Pointer(TimelineViewModel model) {
        this.model = model;
    }

    /** Whether it is over the plot. */
    public boolean present() {
        return !Double.isNaN(rawX);
    }

    /** Where its line is drawn; meaningful only while it is {@link #present}. */
    public double x() {
        return present() && snaps ? model.borders().x(rawX) : rawX;
    }

    /** Where it is, unsnapped. */
    double rawX() {
        return rawX;
    }

    /** The instant that it means, on the real axis. */
    public long units() {
        return snaps ? model.borders().units(rawX) : model.axis().real(rawX);
    }

    /** @param snap whether borders attract it */
    void at(double x, boolean snap) {
        rawX = x;
        snaps = snap;
    }

    void gone() {
        rawX = Double.NaN;
    }
}
