package dev.tickscope.app.settings;

import java.util.List;
import java.util.Optional;

/**
 * Where the window was, in pixels of the desktop.
 *
 * @param maximized whether it filled its screen; the rest is where it goes back to
 */
public record WindowPlace(int x, int y, int width, int height, boolean maximized) {
    /** A part of the desktop: a screen without its bars. */
    public record Area(double x, double y, double width, double height) {
    }

    private static final int FURTHEST = 100_000;
    private static final int LARGEST = 16_384;
    /** So much of the title bar has to be on a screen, or nobody could drag the window. */
    private static final int GRIP_WIDTH = 120;
    private static final int GRIP_HEIGHT = 24;

    /** The place that was kept, if a window there can be seen on one of these screens. */
    public static Optional<WindowPlace> read(Settings settings, List<Area> screens) {
        int x = settings.number("window.x", -FURTHEST, FURTHEST, Integer.MIN_VALUE);
        int y = settings.number("window.y", -FURTHEST, FURTHEST, Integer.MIN_VALUE);
        int width = settings.number("window.width", 1, LARGEST, 0);
        int height = settings.number("window.height", 1, LARGEST, 0);
        boolean known = x != Integer.MIN_VALUE && y != Integer.MIN_VALUE && width > 0 && height > 0;
        WindowPlace place = new WindowPlace(x, y, width, height, settings.number("window.maximized", 0, 1, 0) == 1);
        return known && screens.stream().anyMatch(place::canBeGrippedOn) ? Optional.of(place) : Optional.empty();
    }

    private boolean canBeGrippedOn(Area screen) {
        double wide = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
        return wide >= Math.min(GRIP_WIDTH, width) && y >= screen.y && y + GRIP_HEIGHT <= screen.y + screen.height;
    }

    public void write(Settings settings) {
        settings.set("window.x", x);
        settings.set("window.y", y);
        settings.set("window.width", width);
        settings.set("window.height", height);
        settings.set("window.maximized", maximized ? 1 : 0);
    }
}
