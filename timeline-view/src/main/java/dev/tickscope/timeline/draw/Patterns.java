package dev.tickscope.timeline.draw;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;

/** The fill patterns of one palette, as small tiles that repeat over the canvas. Made on first use. */
public final class Patterns {
    /** What a pattern stands for. */
    public enum Kind {
        /** A frame that ran two ticks or more. */
        SEVERAL,
        /** Time that was dropped. */
        DROPPED,
        /** Backlog above the cap; no ground. */
        ABOVE_CAP,
        /** Time that waits in the accumulator. */
        CARRIED,
        /** Stages that a stop skipped; no ground. */
        SKIPPED,
        /** Standing time. */
        PAUSED,
        /** Time that a clamp cut off. */
        CLAMPED,
        /** Rows that are gone. */
        LOST
    }

    private static final int TILE = 24;
    /** Half-lit pixels of slanted lines, which high contrast leaves out. */
    private static final double FAINT = 0.3;
    private final Palette palette;
    private final Map<Kind, ImagePattern> made = new EnumMap<>(Kind.class);

    public Patterns(Palette palette) {
        this.palette = palette;
    }

    public ImagePattern get(Kind kind) {
        return made.computeIfAbsent(kind, this::make);
    }

    private ImagePattern make(Kind kind) {
        WritableImage image = new WritableImage(TILE, TILE);
        PixelWriter writer = image.getPixelWriter();
        Color ground = ground(kind);
        Color ink = ink(kind);
        for (int y = 0; y < TILE; y++) {
            for (int x = 0; x < TILE; x++) {
                // High contrast: the ink in full, wherever there is any.
                double share = palette.strong() ? Math.ceil(share(kind, x, y) - FAINT) : share(kind, x, y);
                writer.setColor(x, y, ground.interpolate(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 1), share));
            }
        }
        return new ImagePattern(image, 0, 0, TILE, TILE, false);
    }

    private Color ground(Kind kind) {
        return switch (kind) {
            case SEVERAL -> palette.get(Token.UPDATE_BG);
            case DROPPED -> palette.get(Token.DROPPED_BG);
            case ABOVE_CAP -> palette.get(Token.DROPPED, 0);
            case CARRIED -> palette.get(Token.CARRIED_BG);
            case SKIPPED -> palette.get(Token.PAUSED, 0);
            case PAUSED -> palette.get(Token.PAUSED_BG);
            case CLAMPED -> palette.get(Token.CLAMPED, 0);
            case LOST -> palette.get(Token.PLOT);
        };
    }

    private Color ink(Kind kind) {
        return palette.get(switch (kind) {
            case SEVERAL -> Token.UPDATE;
            case DROPPED, ABOVE_CAP -> Token.DROPPED;
            case CARRIED -> Token.CARRIED;
            case SKIPPED, PAUSED -> Token.PAUSED;
            case CLAMPED -> Token.CLAMPED;
            case LOST -> Token.MUTED;
        });
    }

    /** How much of the ink a pixel of the tile gets, 0 to 1. All periods divide the tile. */
    private static double share(Kind kind, int x, int y) {
        return switch (kind) {
            case SEVERAL -> y % 4 < 2 ? 0.85 : 0;
            case CARRIED -> y % 4 == 0 ? 0.8 : 0;
            case DROPPED -> diagonal(x + y, 6) * 0.9;
            case ABOVE_CAP -> diagonal(x + y, 6) * 0.8;
            case SKIPPED -> diagonal(x - y, 6) * 0.8;
            case PAUSED -> x % 6 == 0 || y % 6 == 0 ? 0.55 : 0;
            case CLAMPED -> x % 4 == 1 && y % 4 == 1 ? 0.9 : 0;
            case LOST -> x % 6 == y % 6 || x % 6 == 5 - y % 6 ? 0.5 : 0;
        };
    }

    private static double diagonal(int along, int period) {
        int phase = Math.floorMod(along, period);
        return phase == 0 ? 1 : phase == 1 || phase == period - 1 ? 0.3 : 0;
    }
}
