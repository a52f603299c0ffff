package dev.tickscope.timeline.draw;

import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/**
 * Thousands of narrow rectangles as one picture: the software pipeline takes longer to be told of a rectangle than to paint it. Coordinates are device
 * pixels from the strip's upper left corner; left and right edges are whole pixels, what covers a part of a pixel from above or below is mixed.
 */
final class Strip {
    private static final double OPAQUE = 255;
    /** Side of the squares in which columns become rows, so that both stay in the cache. */
    private static final int SQUARE = 16;

    private final int width;
    private final int height;
    /** Column by column, since rectangles are narrow and high. Premultiplied. */
    private final int[] columns;
    private final int[] rows;
    private final PixelBuffer<IntBuffer> buffer;
    private final Image image;

    Strip(int width, int height) {
        this.width = width;
        this.height = height;
        columns = new int[width * height];
        rows = new int[width * height];
        buffer = new PixelBuffer<>(width, height, IntBuffer.wrap(rows), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
    }

    boolean fits(int wantedWidth, int wantedHeight) {
        return width == wantedWidth && height == wantedHeight;
    }

    void clear() {
        Arrays.fill(columns, 0);
    }

    /** What was drawn. JavaFX thread. */
    Image image() {
        for (int top = 0; top < height; top += SQUARE) {
            for (int left = 0; left < width; left += SQUARE) {
                turn(left, Math.min(width, left + SQUARE), top, Math.min(height, top + SQUARE));
            }
        }
        buffer.updateBuffer(changed -> null);
        return image;
    }

    private void turn(int left, int right, int top, int bottom) {
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                rows[y * width + x] = columns[x * height + y];
            }
        }
    }

    /** Premultiplied; for tests. */
    int pixel(int x, int y) {
        return columns[x * height + y];
    }

    /** What lies outside is cut off. */
    void rect(Color color, double left, double top, double right, double bottom) {
        double y0 = Math.max(0, top);
        double y1 = Math.min(height, bottom);
        if (y0 >= y1) {
            return;
        }
        int first = (int) y0;
        int last = (int) Math.ceil(y1) - 1;
        int above = premultiplied(color, first == last ? y1 - y0 : first + 1 - y0);
        int full = premultiplied(color, 1);
        int below = premultiplied(color, y1 - last);
        for (int x = (int) Math.max(0, Math.rint(left)); x < (int) Math.min(width, Math.rint(right)); x++) {
            int column = x * height;
            mix(above, column + first, column + first + 1);
            if (last > first) {
                mix(full, column + first + 1, column + last);
                mix(below, column + last, column + last + 1);
            }
        }
    }

    /** The same with a pattern, in which a part of a pixel counts as none or all of it. */
    void rect(Tile tile, double left, double top, double right, double bottom) {
        int first = (int) Math.max(0, Math.rint(top));
        int end = (int) Math.min(height, Math.rint(bottom));
        for (int x = (int) Math.max(0, Math.rint(left)); x < (int) Math.min(width, Math.rint(right)); x++) {
            for (int y = first; y < end; y++) {
                mix(tile.at(x, y), x * height + y, x * height + y + 1);
            }
        }
    }

    /** A pattern where the strip lies. */
    interface Tile {
        /** Its pixel, premultiplied. */
        int at(int x, int y);
    }

    private static int premultiplied(Color color, double covered) {
        return premultiplied(color.getOpacity() * covered, color.getRed(), color.getGreen(), color.getBlue());
    }

    static int premultiplied(double alpha, double red, double green, double blue) {
        return channel(alpha) << 24 | channel(red * alpha) << 16 | channel(green * alpha) << 8 | channel(blue * alpha);
    }

    private static int channel(double share) {
        return (int) (share * OPAQUE + 0.5);
    }

    private void mix(int over, int from, int to) {
        int hidden = 255 - (over >>> 24);
        if (hidden == 0) {
            Arrays.fill(columns, from, to, over);
            return;
        }
        for (int at = from; at < to; at++) {
            columns[at] = columns[at] == 0 ? over : over + dimmed(columns[at], hidden);
        }
    }

    /** All four channels times a share of 255. */
    private static int dimmed(int pixel, int share) {
        int dimmed = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            dimmed |= ((pixel >>> shift & 255) * share + 127) / 255 << shift;
        }
        return dimmed;
    }
}
