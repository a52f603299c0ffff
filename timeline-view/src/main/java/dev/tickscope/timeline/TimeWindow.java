package dev.tickscope.timeline;

import dev.tickscope.timeline.axis.FoldMap;
import dev.tickscope.timeline.axis.TimeAxis;

/** Which part of a session the context part of the axis shows: its zoom, its left border, and what its right border sticks to. */
final class TimeWindow {
    static final long FIRST_NANOS_PER_PIXEL = 500_000;
    /** How far from the border a playhead lies that comes into sight. */
    private static final double PAGE = 0.15;

    private double unitsPerPixel = FIRST_NANOS_PER_PIXEL;
    private long left;
    private boolean follow = true;
    /** The right border sticks to the lens, or to the newest row. */
    private boolean anchored = true;

    /** Where a session begins that is followed. */
    void reset(long unitsPerNano) {
        unitsPerPixel = FIRST_NANOS_PER_PIXEL * (double) unitsPerNano;
        left = 0;
        follow = true;
        anchored = true;
    }

    double unitsPerPixel() {
        return unitsPerPixel;
    }

    void setUnitsPerPixel(double wanted) {
        unitsPerPixel = wanted;
    }

    long left() {
        return left;
    }

    boolean follow() {
        return follow;
    }

    void setFollow(boolean on) {
        follow = on;
        anchored |= on;
    }

    /** The window follows, or what it follows moves on its own; its place stays. */
    void setFollowing(boolean on) {
        follow = on;
    }

    boolean anchored() {
        return anchored;
    }

    void setAnchored(boolean on) {
        anchored = on;
    }

    /** Brings a real time to the left border. Following ends. */
    void moveTo(long realUnits) {
        left = realUnits;
        anchored = false;
        follow = false;
    }

    /** A zoom between the finest and the one at which a session fills half of the width. */
    static double clamp(double wanted, double finest, double half, long unitsPerNano) {
        return Math.max(finest, Math.min(wanted, Math.max(half, FIRST_NANOS_PER_PIXEL * (double) unitsPerNano * 4)));
    }

    /** Keeps a real time at {@code x}. */
    void keep(FoldMap folds, long realUnits, double x) {
        anchored = false;
        left = TimeAxis.leftFor(folds, realUnits, unitsPerPixel, x);
    }

    /**
     * Finds the left border.
     *
     * @param anchor what lies at the right border when anchored
     * @param start where the session begins
     * @param width of the context part
     * @param lens whether there is a lens: with one, a short session ends at it; without, it begins at the left border
     */
    void place(FoldMap folds, long anchor, long start, double width, boolean lens) {
        long latest = TimeAxis.leftFor(folds, anchor, unitsPerPixel, width);
        long earliest = Math.min(start, lens ? latest : start);
        left = anchored || left > latest ? Math.max(latest, lens ? latest : earliest) : Math.max(left, earliest);
    }

    /** Turns the page if a real time is out of sight: it comes in at the side from which it left. */
    void reveal(FoldMap folds, long realUnits, double width) {
        double x = new TimeAxis(folds, left, unitsPerPixel, width, null).x(realUnits);
        anchored = false;
        if (x < 0 || x > width) {
            left = TimeAxis.leftFor(folds, realUnits, unitsPerPixel, width * (x < 0 ? 1 - PAGE : PAGE));
        }
    }

    /**
     * Zooms so that a stretch fits.
     *
     * @param margin pixels to leave free on the right
     * @param finest the smallest zoom allowed
     */
    void fit(FoldMap folds, long from, long to, double width, double margin, double finest) {
        long shown = Math.max(1, folds.shown(to) - folds.shown(from));
        int gaps = Math.max(0, folds.endedBy(to) - folds.endedBy(from));
        double linear = width - margin - Math.min(gaps * TimeAxis.GAP, width / 2);
        unitsPerPixel = Math.max(finest, shown / linear);
    }
}
