package dev.tickscope.app.picture;

import java.util.Locale;
import java.util.Optional;

/** What a picture shows. */
public enum PictureView {
    /** The whole window. */
    WINDOW("Window", 1_120, 720),
    /** Rulers and lanes; the only view that is also drawn as SVG. */
    TIMELINE("Timeline", 480, 240),
    /** The bodies. */
    SCENE("Scene", 320, 200),
    /** The table of clock fields. */
    FIELDS("Clock fields", 480, 200),
    /** The time ledger. */
    LEDGER("Time ledger", 480, 160);

    /** The largest width and height, in pixels: canvases beyond it stop painting on some graphics cards. */
    public static final int LARGEST = 4_096;

    private final String title;
    private final int leastWidth;
    private final int leastHeight;

    PictureView(String title, int leastWidth, int leastHeight) {
        this.title = title;
        this.leastWidth = leastWidth;
        this.leastHeight = leastHeight;
    }

    /** The name on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name on screen. */
    public String title() {
        return title;
    }

    /** Below this width, in pixels, texts would be cut off. */
    public int leastWidth() {
        return leastWidth;
    }

    /** Below this height, in pixels, rows would be cut off. */
    public int leastHeight() {
        return leastHeight;
    }

    /** Why a picture of it cannot have that size; empty if it can. */
    public Optional<String> refusal(int width, int height) {
        if (width < leastWidth || height < leastHeight || width > LARGEST || height > LARGEST) {
            return Optional.of("a picture of the " + id() + " is from " + leastWidth + "x" + leastHeight + " to " + LARGEST + "x" + LARGEST
                    + " pixels, not " + width + "x" + height);
        }
        return Optional.empty();
    }
}
