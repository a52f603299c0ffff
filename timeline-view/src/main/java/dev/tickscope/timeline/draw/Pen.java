package dev.tickscope.timeline.draw;

import dev.tickscope.timeline.axis.TimeAxis;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.TextAlignment;

/**
 * Draws on a canvas in plot coordinates: x 0 is the plot's left border. Sets paint, font and dashes only when they change, since each
 * setting is a command of its own, and snaps edges to device pixels.
 */
public final class Pen {
    private static final double[] SOLID = new double[0];
    private final GraphicsContext context;
    private final double left;
    private final double scale;
    private final Palette palette;
    private final Patterns patterns;
    private final Fonts fonts;
    private Paint fill;
    private Paint stroke;
    private double lineWidth = -1;
    private double[] dashes;
    private Fonts.Face face;
    private TextAlignment align;

    /**
     * @param left of the plot on the canvas
     * @param scale device pixels a pixel
     */
    public Pen(Canvas canvas, double left, double scale, Palette palette, Patterns patterns, Fonts fonts) {
        this.context = canvas.getGraphicsContext2D();
        this.left = left;
        this.scale = scale;
        this.palette = palette;
        this.patterns = patterns;
        this.fonts = fonts;
        context.setTextBaseline(VPos.BASELINE);
        context.setLineCap(StrokeLineCap.BUTT);
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

    private void fill(Paint paint) {
        if (paint != fill) {
            fill = paint;
            context.setFill(paint);
        }
    }

    private void stroke(Paint paint, double width, double... pattern) {
        if (paint != stroke) {
            stroke = paint;
            context.setStroke(paint);
        }
        if (width != lineWidth) {
            lineWidth = width;
            context.setLineWidth(width);
        }
        double[] wanted = pattern.length == 0 ? SOLID : pattern;
        if (!java.util.Arrays.equals(wanted, dashes)) {
            dashes = wanted;
            context.setLineDashes(wanted);
        }
    }

    public void rect(double x, double y, double width, double height, Token token) {
        rect(x, y, width, height, palette.get(token));
    }

    public void rect(double x, double y, double width, double height, Paint paint) {
        fill(paint);
        double x0 = snap(x);
        context.fillRect(left + x0, y, Math.max(snap(x + width) - x0, 1 / scale), height);
    }

    public void pattern(double x, double y, double width, double height, Patterns.Kind kind) {
        rect(x, y, width, height, patterns.get(kind));
    }

    /** An outline inside the rectangle. */
    public void outline(double x, double y, double width, double height, Token token, double lineWidth, double... pattern) {
        stroke(palette.get(token), lineWidth, pattern);
        double x0 = snap(x) + lineWidth / 2;
        double x1 = snap(x + width) - lineWidth / 2;
        context.strokeRoundRect(left + x0, y + lineWidth / 2, Math.max(x1 - x0, 0.5), height - lineWidth, 3, 3);
    }

    public void line(double x0, double y0, double x1, double y1, Token token, double width, double... pattern) {
        stroke(palette.get(token), width, pattern);
        context.strokeLine(left + x0, y0, left + x1, y1);
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
        if (count > 1) {
            stroke(palette.get(token), width, pattern);
            context.strokePolyline(shifted(xs, count), ys, count);
        }
    }

    public void polygon(double[] xs, double[] ys, int count, Paint paint) {
        if (count > 2) {
            fill(paint);
            context.fillPolygon(shifted(xs, count), ys, count);
        }
    }

    public void polygonOutline(double[] xs, double[] ys, int count, Token token, double width, double... pattern) {
        stroke(palette.get(token), width, pattern);
        context.strokePolygon(shifted(xs, count), ys, count);
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
        fill(palette.get(token));
        context.fillOval(left + x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private void font(Fonts.Face wanted, TextAlignment alignment) {
        if (wanted != face) {
            face = wanted;
            context.setFont(fonts.get(wanted));
        }
        if (alignment != align) {
            align = alignment;
            context.setTextAlign(alignment);
        }
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

    private void text(String text, double x, double baseline, Token token, Fonts.Face wanted, TextAlignment alignment) {
        font(wanted, alignment);
        fill(palette.get(token));
        context.fillText(text, left + x, baseline);
    }

    /** Text over curves: a ground of the plot's colour around its letters. */
    public void haloed(String text, double x, double baseline, Token token, Fonts.Face wanted, TextAlignment alignment) {
        font(wanted, alignment);
        stroke(palette.get(Token.PLOT), 4);
        context.strokeText(text, left + x, baseline);
        text(text, x, baseline, token, wanted, alignment);
    }

    /** Text that runs downwards from {@code top}, on a plate, around a middle line. */
    public void upright(String text, double middle, double top, Token token, Fonts.Face wanted) {
        double length = fonts.width(text, wanted) + 8;
        rect(middle - 8, top, 16, length, Token.PLOT);
        context.save();
        context.translate(left + middle + 4, top + length - 4);
        context.rotate(-90);
        font(wanted, TextAlignment.LEFT);
        fill(palette.get(token));
        context.fillText(text, 0, 0);
        context.restore();
        forget();
    }

    /** Until {@link #unclip}, nothing is drawn above {@code top} or below {@code bottom}. */
    public void clip(double top, double bottom) {
        context.save();
        context.beginPath();
        context.rect(0, top, context.getCanvas().getWidth(), Math.max(0, bottom - top));
        context.clip();
    }

    public void unclip() {
        context.restore();
        forget();
    }

    /** After a restore nothing is known of what is set. */
    private void forget() {
        fill = null;
        stroke = null;
        lineWidth = -1;
        dashes = null;
        face = null;
        align = null;
    }

    /** Centred text on a plate, over a pattern. */
    public void plated(String text, double x, double baseline, Token token, Fonts.Face wanted) {
        double width = fonts.width(text, wanted) + 8;
        rect(x - width / 2, baseline - 12, width, 16, Token.PLOT);
        centered(text, x, baseline, token, wanted);
    }
}
