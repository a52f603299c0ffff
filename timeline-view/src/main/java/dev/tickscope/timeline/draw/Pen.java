package dev.tickscope.timeline.draw;

import dev.tickscope.timeline.axis.TimeAxis;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;

/** Draws on a surface in plot coordinates: x 0 is the plot's left border. Snaps edges to device pixels. */
public final class Pen {
    private static final double[] SOLID = new double[0];
    private final Surface surface;
    private final double left;
    private final double scale;
    private final Palette palette;
    private final Patterns patterns;
    private final Fonts fonts;

    /**
     * @param left of the plot on the canvas
     * @param scale device pixels a pixel
     */
    public Pen(SharpCanvas canvas, double left, double scale, Palette palette, Patterns patterns, Fonts fonts) {
        this(new CanvasSurface(canvas.getGraphicsContext2D()), left, scale, palette, patterns, fonts);
    }

    /** On any surface. */
    public Pen(Surface surface, double left, double scale, Palette palette, Patterns patterns, Fonts fonts) {
        this.surface = surface;
        this.left = left;
        this.scale = scale;
        this.palette = palette;
        this.patterns = patterns;
        this.fonts = fonts;
    }

    public Palette palette() {
        return palette;
    }

    public Fonts fonts() {
        return fonts;
    }

    /** Left border of the canvas in plot coordinates; at most 0. */
    public double canvasLeft() {
        return -left;
    }

    public double snap(double x) {
        return TimeAxis.snap(x + left, scale) - left;
    }

    /** Down or up to the next border of device pixels. */
    double snapY(double y) {
        return Math.round(y * scale) / scale;
    }

    /** The height of a device pixel. */
    double pixel() {
        return 1 / scale;
    }

    private void stroke(Paint paint, double width, double... pattern) {
        surface.stroke(paint, width, pattern.length == 0 ? SOLID : pattern);
    }

    public void rect(double x, double y, double width, double height, Token token) {
        rect(x, y, width, height, palette.get(token));
    }

    public void rect(double x, double y, double width, double height, Paint paint) {
        surface.fill(paint);
        double x0 = snap(x);
        surface.rect(left + x0, y, Math.max(snap(x + width) - x0, 1 / scale), height);
    }

    /** For rectangles side by side. */
    public Runs runs(Token token) {
        return new Runs(this, palette.get(token));
    }

    /** See-through. @param opacity 0 to 1 */
    public Runs runs(Token token, double opacity) {
        return new Runs(this, palette.get(token, opacity));
    }

    /** The colour that a see-through one has on the plot, opaque: that takes the software pipeline a third of the time. @param opacity 0 to 1 */
    public Runs runsOverPlot(Token token, double opacity) {
        return new Runs(this, palette.over(Token.PLOT, token, opacity));
    }

    public Runs runs(Patterns.Kind kind) {
        return new Runs(this, patterns.get(kind));
    }

    public void pattern(double x, double y, double width, double height, Patterns.Kind kind) {
        rect(x, y, width, height, patterns.get(kind));
    }

    /** An outline inside the rectangle; in high contrast twice as strong, where there is room. */
    public void outline(double x, double y, double width, double height, Token token, double usualWidth, double... pattern) {
        double lineWidth = palette.strong() && Math.min(width, height) > 6 * usualWidth ? 2 * usualWidth : usualWidth;
        stroke(palette.get(token), lineWidth, pattern);
        double x0 = snap(x) + lineWidth / 2;
        double x1 = snap(x + width) - lineWidth / 2;
        surface.outline(left + x0, y + lineWidth / 2, Math.max(x1 - x0, 0.5), height - lineWidth);
    }

    public void line(double x0, double y0, double x1, double y1, Token token, double width, double... pattern) {
        stroke(palette.get(token), width, pattern);
        surface.line(left + x0, y0, left + x1, y1);
    }

    /** A line on whole device pixels. */
    public void vertical(double x, double y0, double y1, Token token, double width, double... pattern) {
        double at = snap(x) + (width <= 1 ? 0.5 / scale : 0);
        line(at, y0, at, y1, token, width, pattern);
    }

    public void horizontal(double x0, double x1, double y, Token token, double width, double... pattern) {
        double at = Math.floor(y) + 0.5;
        line(x0, at, x1, at, token, width, pattern);
    }

    public void polyline(double[] xs, double[] ys, int count, Token token, double width, double... pattern) {
        polylines(xs, ys, count, count, token, width, pattern);
    }

    /** Lines of so many points {@code each}, one after the other, at once. @param count of all points */
    public void polylines(double[] xs, double[] ys, int count, int each, Token token, double width, double... pattern) {
        if (count > 1) {
            stroke(palette.get(token), width, pattern);
            surface.polylines(shifted(xs, count), ys, count, each);
        }
    }

    /** A line that only runs level and upright, without the outline that the software pipeline would have to fill for it. */
    public void steps(double[] xs, double[] ys, int count, Token token, double width) {
        int from = 0;
        for (int i = 1; i < count; i++) {
            boolean turns = i + 1 == count || ys[i + 1] != ys[from];
            if (ys[i] == ys[from] && turns) {
                line(xs[from], ys[from], xs[i], ys[i], token, width);
                from = i;
            } else if (ys[i] != ys[from]) {
                line(xs[i], Math.min(ys[from], ys[i]) - width / 2, xs[i], Math.max(ys[from], ys[i]) + width / 2, token, width);
                from = i;
            }
        }
    }

    public void polygon(double[] xs, double[] ys, int count, Paint paint) {
        polygons(xs, ys, count, count, paint);
    }

    /** Areas of so many points {@code each}, one after the other, at once: many small ones take a fraction of the time. @param count of all points */
    public void polygons(double[] xs, double[] ys, int count, int each, Paint paint) {
        if (count > 2) {
            surface.fill(paint);
            surface.polygons(shifted(xs, count), ys, count, each);
        }
    }

    public void polygonOutline(double[] xs, double[] ys, int count, Token token, double width, double... pattern) {
        stroke(palette.get(token), width, pattern);
        surface.polygonOutline(shifted(xs, count), ys, count);
    }

    public void patternPolygon(double[] xs, double[] ys, int count, Patterns.Kind kind) {
        polygon(xs, ys, count, patterns.get(kind));
    }

    private double[] shifted(double[] xs, int count) {
        double[] moved = new double[count];
        for (int i = 0; i < count; i++) {
            moved[i] = xs[i] + left;
        }
        return moved;
    }

    public void dot(double x, double y, double radius, Token token) {
        surface.fill(palette.get(token));
        surface.oval(left + x - radius, y - radius, 2 * radius, 2 * radius);
    }

    public void text(String text, double x, double baseline, Token token, Fonts.Face wanted) {
        text(text, x, baseline, token, wanted, TextAlignment.LEFT);
    }

    public void centered(String text, double x, double baseline, Token token, Fonts.Face wanted) {
        text(text, x, baseline, token, wanted, TextAlignment.CENTER);
    }

    public void right(String text, double x, double baseline, Token token, Fonts.Face wanted) {
        text(text, x, baseline, token, wanted, TextAlignment.RIGHT);
    }

    public void text(String text, double x, double baseline, Token token, Fonts.Face wanted, TextAlignment alignment) {
        fonts.ready(text, wanted);
        surface.font(fonts.get(wanted), alignment);
        surface.fill(palette.get(token));
        surface.text(text, left + x, baseline);
    }

    /** Text over curves: a ground of the plot's colour around its letters. */
    public void haloed(String text, double x, double baseline, Token token, Fonts.Face wanted, TextAlignment alignment) {
        fonts.ready(text, wanted);
        surface.font(fonts.get(wanted), alignment);
        stroke(palette.get(Token.PLOT), 4);
        surface.textOutline(text, left + x, baseline);
        text(text, x, baseline, token, wanted, alignment);
    }

    /** Text that runs downwards from {@code top}, on a plate, around a middle line. */
    public void upright(String text, double middle, double top, Token token, Fonts.Face wanted) {
        double length = fonts.width(text, wanted) + 8;
        rect(middle - 8, top, 16, length, Token.PLOT);
        surface.font(fonts.get(wanted), TextAlignment.LEFT);
        surface.fill(palette.get(token));
        surface.textUpwards(text, left + middle + 4, top + length - 4);
    }

    /** Until {@link #unclip}, nothing is drawn above {@code top} or below {@code bottom}. */
    public void clip(double top, double bottom) {
        surface.clip(top, bottom);
    }

    public void unclip() {
        surface.unclip();
    }

    /** Centred text on a plate, over a pattern. */
    public void plated(String text, double x, double baseline, Token token, Fonts.Face wanted) {
        double width = fonts.width(text, wanted) + 8;
        rect(x - width / 2, baseline - 12, width, 16, Token.PLOT);
        centered(text, x, baseline, token, wanted);
    }
}
