package dev.tickscope.timeline.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;

/** The strips of a canvas, used again in each picture. The renderer may still paint the last picture while the next is drawn, so each is there twice. */
final class Strips {
    private final List<Strip[]> strips = new ArrayList<>();
    private final Map<ImagePattern, int[]> tiles = new WeakHashMap<>();
    private int taken;
    private int turn;

    /** A new picture begins. */
    void begin() {
        if (taken > 0) {
            turn = 1 - turn;
        }
        taken = 0;
    }

    /** The next strip of this picture, empty. */
    Strip take(int width, int height) {
        if (taken == strips.size()) {
            strips.add(new Strip[2]);
        }
        Strip[] pair = strips.get(taken++);
        if (pair[turn] == null || !pair[turn].fits(width, height)) {
            pair[turn] = new Strip(width, height);
        } else {
            pair[turn].clear();
        }
        return pair[turn];
    }

    /**
     * A pattern as it repeats from the canvas's upper left corner.
     *
     * @param left of the strip on the canvas, in device pixels
     * @param scale device pixels a pixel of the pattern
     */
    Strip.Tile tile(ImagePattern pattern, long left, long top, double scale) {
        int[] pixels = tiles.computeIfAbsent(pattern, Strips::pixels);
        int wide = (int) pattern.getImage().getWidth();
        int high = (int) pattern.getImage().getHeight();
        return (x, y) -> pixels[(int) ((y + top) / scale) % high * wide + (int) ((x + left) / scale) % wide];
    }

    private static int[] pixels(ImagePattern pattern) {
        int wide = (int) pattern.getImage().getWidth();
        int[] pixels = new int[wide * (int) pattern.getImage().getHeight()];
        for (int i = 0; i < pixels.length; i++) {
            Color color = pattern.getImage().getPixelReader().getColor(i % wide, i / wide);
            pixels[i] = Strip.premultiplied(color.getOpacity(), color.getRed(), color.getGreen(), color.getBlue());
        }
        return pixels;
    }
}
