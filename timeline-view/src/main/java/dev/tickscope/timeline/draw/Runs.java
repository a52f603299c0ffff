package dev.tickscope.timeline.draw;

import javafx.scene.paint.Paint;

/**
 * Rectangles of one colour side by side, from left to right, such as one for each pixel column. Their edges lie on device pixels, and neighbours that
 * cover the same pixels become one: a rectangle costs the software pipeline as much as a hundred of its pixels.
 */
public final class Runs {
    private final Pen pen;
    private final Paint paint;
    private double from;
    private double to = Double.NaN;
    private double top;
    private double bottom;

    Runs(Pen pen, Paint paint) {
        this.pen = pen;
        this.paint = paint;
    }

    /** At least one device pixel high. */
    public void line(double left, double right, double upper, double lower) {
        double snapped = pen.snapY(upper);
        add(left, right, snapped, Math.max(pen.snapY(lower), snapped + pen.pixel()));
    }

    /** Nothing where it is less than half a device pixel high. */
    public void rect(double left, double right, double upper, double lower) {
        add(left, right, pen.snapY(upper), pen.snapY(lower));
    }

    private void add(double left, double right, double upper, double lower) {
        if (left == to && upper == top && lower == bottom) {
            to = right;
            return;
        }
        end();
        from = left;
        to = right;
        top = upper;
        bottom = lower;
    }

    /** Draws what is left. */
    public void end() {
        if (bottom > top && to > from) {
            pen.rect(from, top, to - from, bottom - top, paint);
        }
        to = Double.NaN;
    }
}
