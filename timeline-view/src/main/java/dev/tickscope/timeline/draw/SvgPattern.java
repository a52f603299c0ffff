package dev.tickscope.timeline.draw;

import javafx.scene.image.PixelReader;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;

/** A tile of a canvas as an SVG pattern: its smallest part that repeats, each run of equal pixels as a rectangle. */
final class SvgPattern {
    private final PixelReader pixels;
    private final int size;

    private SvgPattern(ImagePattern pattern) {
        pixels = pattern.getImage().getPixelReader();
        size = (int) pattern.getImage().getWidth();
    }

    /** Such a pattern, laid out from the upper left corner of the sheet as on a canvas. */
    static String of(ImagePattern pattern, String id) {
        return new SvgPattern(pattern).definition(id);
    }

    private String definition(String id) {
        int wide = period(true);
        int high = period(false);
        StringBuilder out = new StringBuilder("<pattern id=\"" + id + "\" width=\"" + wide + "\" height=\"" + high
                + "\" patternUnits=\"userSpaceOnUse\" shape-rendering=\"crispEdges\">\n");
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; ) {
                int to = x + 1;
                while (to < wide && pixels.getArgb(to, y) == pixels.getArgb(x, y)) {
                    to++;
                }
                Color color = pixels.getColor(x, y);
                if (color.getOpacity() > 0) {
                    out.append("<rect x=\"").append(x).append("\" y=\"").append(y).append("\" width=\"").append(to - x)
                            .append("\" height=\"1\" fill=\"").append(SvgSurface.hex(color)).append('"')
                            .append(color.getOpacity() < 1 ? SvgSurface.attribute("fill-opacity", color.getOpacity()) : "").append("/>\n");
                }
                x = to;
            }
        }
        return out.append("</pattern>\n").toString();
    }

    private int period(boolean across) {
        int period = 1;
        while (period < size && (size % period != 0 || !repeats(across ? period : 0, across ? 0 : period))) {
            period++;
        }
        return period;
    }

    private boolean repeats(int byX, int byY) {
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (pixels.getArgb(x, y) != pixels.getArgb((x + byX) % size, (y + byY) % size)) {
                    return false;
                }
            }
        }
        return true;
    }
}
