package dev.tickscope.timeline;

import dev.tickscope.timeline.draw.SharpCanvas;
import java.util.List;
import javafx.scene.Node;

/**
 * The canvas of rulers and lanes, and one above it for what moves with the pointer. Over lanes that were drawn in this pulse that is drawn on
 * their own canvas: while a session runs one canvas is painted and not two. If it changes alone, the lanes are drawn once more without it, and
 * from then on only it is.
 */
final class LaneCanvases {
    private final SharpCanvas lanes = new SharpCanvas();
    private final SharpCanvas above = new SharpCanvas();
    private boolean joined;

    LaneCanvases() {
        above.setMouseTransparent(true);
    }

    /** The lower first. */
    List<Node> nodes() {
        return List.of(lanes, above);
    }

    /** For rulers and lanes. */
    SharpCanvas lanes() {
        return lanes;
    }

    void relocate(double x, double y) {
        lanes.relocate(x, y);
        above.relocate(x, y);
    }

    /** As large as there is room, and as sharp as the window shows them. @return whether they lost what was drawn on them */
    boolean fit(double width, double height) {
        return lanes.fit(Math.floor(width), Math.floor(height)) | above.fit(Math.floor(width), Math.floor(height));
    }

    /**
     * The canvas for what moves with the pointer, with nothing of it on it any more.
     *
     * @param fresh whether the lanes were drawn in this pulse
     * @param drawLanes draws them without it
     */
    SharpCanvas overlay(boolean fresh, Runnable drawLanes) {
        if (joined && !fresh) {
            drawLanes.run();
        }
        joined = fresh;
        above.setVisible(!fresh);
        if (!fresh) {
            above.clear();
        }
        return fresh ? lanes : above;
    }
}
