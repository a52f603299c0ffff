package dev.tickscope.timeline.draw;

import java.util.stream.DoubleStream;

/** The small shapes that mean something: drop, stop, command, pause. */
public final class Glyphs {
    private Glyphs() {
    }

    /** A triangle that points down; its tip is at {@code y + 8}. */
    public static void dropMark(Pen pen, double x, double y, Token token) {
        dropMarks(pen, DoubleStream.of(x), y, token);
    }

    /** One at each of these places. */
    public static void dropMarks(Pen pen, DoubleStream places, double y, Token token) {
        triangles(pen, places, new double[] {-5, 5, 0}, new double[] {y, y, y + 8}, token);
    }

    /** Equal ones at each of these places, filled. @param xs of their corners, right of the place */
    public static void triangles(Pen pen, DoubleStream places, double[] xs, double[] ys, Token token) {
        double[] at = places.toArray();
        double[] allXs = new double[3 * at.length];
        double[] allYs = new double[3 * at.length];
        for (int i = 0; i < allXs.length; i++) {
            allXs[i] = at[i / 3] + xs[i % 3];
            allYs[i] = ys[i % 3];
        }
        pen.polygons(allXs, allYs, allXs.length, 3, pen.palette().get(token));
    }

    /** A triangle that points up, filled: pressed. Its middle is at {@code y}. */
    public static void pressMark(Pen pen, double x, double y, Token token) {
        pen.polygon(new double[] {x - 5, x, x + 5}, new double[] {y + 4.5, y - 4.5, y + 4.5}, 3, pen.palette().get(token));
    }

    /** A hollow triangle that points down: released. Its middle is at {@code y}. */
    public static void releaseMark(Pen pen, double x, double y, Token token) {
        double[] xs = {x - 4.5, x + 4.5, x};
        double[] ys = {y - 4, y - 4, y + 4.5};
        pen.polygon(xs, ys, 3, pen.palette().get(Token.PLOT));
        pen.polygonOutline(xs, ys, 3, token, 1.5);
    }

    public static void octagon(Pen pen, double x, double y, double radius, boolean filled) {
        double[] xs = new double[8];
        double[] ys = new double[8];
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 8 + i * Math.PI / 4;
            xs[i] = x + radius * Math.cos(angle);
            ys[i] = y + radius * Math.sin(angle);
        }
        pen.polygon(xs, ys, 8, pen.palette().get(filled ? Token.STOP_FILL : Token.PLOT));
        pen.polygonOutline(xs, ys, 8, Token.STOP, 1.5);
    }

    public static void diamond(Pen pen, double x, double y, double radius, Token token) {
        pen.polygonOutline(new double[] {x, x + radius, x, x - radius}, new double[] {y - radius, y, y + radius, y}, 4, token, 1.5);
    }

    /** Two strokes that cross, on a ground of their own, so that it shows over anything: a difference. */
    public static void cross(Pen pen, double x, double y, double radius, Token token) {
        double ground = radius + 2;
        pen.polygon(new double[] {x - ground, x + ground, x + ground, x - ground}, new double[] {y - ground, y - ground, y + ground, y + ground}, 4,
                pen.palette().get(Token.PLOT));
        pen.line(x - radius, y - radius, x + radius, y + radius, token, 2.5);
        pen.line(x - radius, y + radius, x + radius, y - radius, token, 2.5);
    }

    /** Two bars. */
    public static void pauseMark(Pen pen, double x, double y, double height, Token token) {
        pen.rect(x - 4, y, 3, height, token);
        pen.rect(x + 1, y, 3, height, token);
    }

    /** A line with an arrow head at its end. */
    public static void arrow(Pen pen, double x0, double x1, double y, Token token) {
        pen.line(x0, y, x1 - 5, y, token, 1.5);
        pen.polygon(new double[] {x1 - 7, x1, x1 - 7}, new double[] {y - 4, y, y + 4}, 3, pen.palette().get(token));
    }

    /** The torn border of a gap, from top to bottom. */
    public static void tear(Pen pen, double x, double top, double bottom, Token token) {
        int count = (int) Math.max(2, Math.ceil((bottom - top) / 5) + 1);
        double[] xs = new double[count];
        double[] ys = new double[count];
        for (int i = 0; i < count; i++) {
            xs[i] = x + (i % 2 == 0 ? -2.5 : 2.5);
            ys[i] = top + (bottom - top) * i / (count - 1);
        }
        pen.polyline(xs, ys, count, token, 1.5);
    }
}
