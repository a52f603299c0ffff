package dev.tickscope.timeline.draw;

import java.util.Arrays;
import javafx.scene.paint.Paint;

/**
 * Rectangles of one colour side by side, from left to right, such as one for each pixel column. Their edges lie on device pixels. What reaches the surface
 * is fewer rectangles that cover the same pixels, each once: a rectangle costs the software pipeline as much as a hundred of its pixels. Neighbours that
 * stand on the same level are laid in layers, each as wide as they all are that high.
 */
public final class Runs {
    private final Pen pen;
    private final Paint paint;
    private double to = Double.NaN;
    private double bottom;
    /** Layers that are open to the right, from the widest to the highest: where each begins and how high it reaches. */
    private double[] froms = new double[16];
    private double[] tops = new double[16];
    private int layers;

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
        double snapped = pen.snapY(lower);
        add(left, right, Math.min(pen.snapY(upper), snapped), snapped);
    }

    private void add(double left, double right, double top, double level) {
        if (left != to || level != bottom) {
            end();
            bottom = level;
        }
        double from = left;
        while (layers > 0 && tops[layers - 1] < top) {
            from = froms[layers - 1];
            close(left, top);
        }
        if (top < bottom && (layers == 0 || tops[layers - 1] > top)) {
            open(from, top);
        }
        to = right;
    }

    private void open(double from, double top) {
        if (layers == froms.length) {
            froms = Arrays.copyOf(froms, layers * 2);
            tops = Arrays.copyOf(tops, layers * 2);
        }
        froms[layers] = from;
        tops[layers++] = top;
    }

    /** Draws what the highest layer has above the next one, or above what comes now. */
    private void close(double right, double next) {
        layers--;
        double under = layers == 0 ? Math.min(bottom, next) : Math.min(tops[layers - 1], next);
        pen.rect(froms[layers], tops[layers], right - froms[layers], under - tops[layers], paint);
    }

    /** Draws what is left. */
    public void end() {
        while (layers > 0) {
            close(to, bottom);
        }
        to = Double.NaN;
    }
}
