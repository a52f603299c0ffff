package dev.tickscope.timeline.draw;

import java.util.Arrays;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** A canvas. Sets paint, font and dashes only when they change, since each setting is a command of its own. */
final class CanvasSurface implements Surface {
    private static final double CORNER = 1;

    private final GraphicsContext context;
    private Paint fill;
    private Paint stroke;
    private double lineWidth = -1;
    private double[] dashes;
    private Font font;
    private TextAlignment align;

    CanvasSurface(GraphicsContext context) {
        this.context = context;
        context.setTextBaseline(VPos.BASELINE);
        context.setLineCap(StrokeLineCap.BUTT);
    }

    @Override
    public void fill(Paint paint) {
        if (paint != fill) {
            fill = paint;
            context.setFill(paint);
        }
    }

    @Override
    public void stroke(Paint paint, double width, double[] pattern) {
        if (paint != stroke) {
            stroke = paint;
            context.setStroke(paint);
        }
        if (width != lineWidth) {
            lineWidth = width;
            context.setLineWidth(width);
        }
        if (!Arrays.equals(pattern, dashes)) {
            dashes = pattern;
            context.setLineDashes(pattern);
        }
    }

    @Override
    public void font(Font wanted, TextAlignment alignment) {
        if (wanted != font) {
            font = wanted;
            context.setFont(wanted);
        }
        if (alignment != align) {
            align = alignment;
            context.setTextAlign(alignment);
        }
    }

    @Override
    public void rect(double x, double y, double width, double height) {
        context.fillRect(x, y, width, height);
    }

    /** Without the pixels of its corners, which looks rounded. Four rectangles take a fraction of the time that the outline of a shape takes. */
    @Override
    public void outline(double x, double y, double width, double height) {
        if (dashed()) {
            context.strokeRoundRect(x, y, width, height, 3, 3);
            return;
        }
        double left = x - lineWidth / 2;
        double top = y - lineWidth / 2;
        double wide = width + lineWidth;
        double high = height + lineWidth;
        filled(stroke, () -> {
            if (Math.min(wide, high) <= 2 * Math.max(lineWidth, CORNER)) {
                // Nothing lies inside.
                context.fillRect(left, top, wide, high);
                return;
            }
            context.fillRect(left + CORNER, top, wide - 2 * CORNER, lineWidth);
            context.fillRect(left + CORNER, top + high - lineWidth, wide - 2 * CORNER, lineWidth);
            context.fillRect(left, top + CORNER, lineWidth, high - 2 * CORNER);
            context.fillRect(left + wide - lineWidth, top + CORNER, lineWidth, high - 2 * CORNER);
        });
    }

    private boolean dashed() {
        return dashes != null && dashes.length > 0;
    }

    /** Fills with another paint; what is filled with after that stays as it was set. */
    private void filled(Paint paint, Runnable shapes) {
        Paint before = fill;
        fill(paint);
        shapes.run();
        if (before != null) {
            fill(before);
        }
    }

    @Override
    public void oval(double x, double y, double width, double height) {
        context.fillOval(x, y, width, height);
    }

    @Override
    public void line(double x0, double y0, double x1, double y1) {
        if ((x0 == x1 || y0 == y1) && !dashed() && stroke != null) {
            // The same pixels: the software pipeline fills a rectangle in a fraction of the time that the outline of a line takes.
            boolean level = y0 == y1;
            filled(stroke, () -> context.fillRect(level ? Math.min(x0, x1) : x0 - lineWidth / 2, level ? y0 - lineWidth / 2 : Math.min(y0, y1),
                    level ? Math.abs(x1 - x0) : lineWidth, level ? lineWidth : Math.abs(y1 - y0)));
        } else {
            context.strokeLine(x0, y0, x1, y1);
        }
    }

    @Override
    public void polylines(double[] xs, double[] ys, int count, int each) {
        path(xs, ys, count, each);
        context.stroke();
    }

    /** Filling closes each by itself. */
    @Override
    public void polygons(double[] xs, double[] ys, int count, int each) {
        path(xs, ys, count, each);
        context.fill();
    }

    private void path(double[] xs, double[] ys, int count, int each) {
        context.beginPath();
        for (int i = 0; i < count; i++) {
            if (i % each == 0) {
                context.moveTo(xs[i], ys[i]);
            } else {
                context.lineTo(xs[i], ys[i]);
            }
        }
    }

    @Override
    public void polygonOutline(double[] xs, double[] ys, int count) {
        context.strokePolygon(xs, ys, count);
    }

    @Override
    public void text(String text, double x, double baseline) {
        context.fillText(text, x, baseline);
    }

    /** The text all around its place, nearer aslant so that no gap is left beside upright strokes: the outline of letters takes several times as long. */
    @Override
    public void textOutline(String text, double x, double baseline) {
        filled(stroke, () -> {
            double far = lineWidth / 2;
            double aslant = far * 0.55;
            for (int way = -1; way <= 1; way += 2) {
                context.fillText(text, x + way * far, baseline);
                context.fillText(text, x, baseline + way * far);
                context.fillText(text, x + way * aslant, baseline + aslant);
                context.fillText(text, x + way * aslant, baseline - aslant);
            }
        });
    }

    @Override
    public void clip(double top, double bottom) {
        context.save();
        context.beginPath();
        context.rect(0, top, context.getCanvas().getWidth(), Math.max(0, bottom - top));
        context.clip();
    }

    /** After a restore nothing is known of what is set. */
    @Override
    public void unclip() {
        context.restore();
        fill = null;
        stroke = null;
        lineWidth = -1;
        dashes = null;
        font = null;
        align = null;
    }

    @Override
    public void textUpwards(String text, double x, double y) {
        context.save();
        context.translate(x, y);
        context.rotate(-90);
        context.fillText(text, 0, 0);
        context.restore();
    }
}
