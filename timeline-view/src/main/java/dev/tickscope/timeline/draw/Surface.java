package dev.tickscope.timeline.draw;

import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** What a {@link Pen} draws on: a canvas, or a file that keeps the shapes. Coordinates are pixels from its upper left corner. */
public interface Surface {
    /** For all shapes and texts that are filled from now on. */
    void fill(Paint paint);

    /** For all outlines and lines from now on. @param dashes lengths of strokes and gaps in turn; empty for a solid line */
    void stroke(Paint paint, double width, double[] dashes);

    /** For all texts from now on. */
    void font(Font font, TextAlignment alignment);

    void rect(double x, double y, double width, double height);

    /** An outline with corners of 1.5 pixels. */
    void outline(double x, double y, double width, double height);

    void oval(double x, double y, double width, double height);

    void line(double x0, double y0, double x1, double y1);

    /** Lines of so many points {@code each}, one after the other, that together have {@code count}. Many at once take a fraction of the time. */
    void polylines(double[] xs, double[] ys, int count, int each);

    /** Areas of {@code each} points, one after the other. @param count of all points */
    void polygons(double[] xs, double[] ys, int count, int each);

    void polygonOutline(double[] xs, double[] ys, int count);

    /** @param x of the text's left end, middle or right end, as it is aligned */
    void text(String text, double x, double baseline);

    /** The outline of such a text. */
    void textOutline(String text, double x, double baseline);

    /** Until {@link #unclip}, nothing is drawn above {@code top} or below {@code bottom}. */
    void clip(double top, double bottom);

    void unclip();

    /** Text that runs upwards from (x, y). */
    void textUpwards(String text, double x, double y);
}
