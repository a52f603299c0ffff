package dev.tickscope.timeline.track;

import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.draw.Pen;
import java.util.List;

/**
 * One lane. It first decides from the rows what to show, as plain data with x in plot coordinates and no toolkit, and then draws that
 * data.
 *
 * @param <P> what it decided to show
 */
public interface Track<P> {
    /** Which lane it is. */
    Lane lane();

    /** The lines under its name. */
    List<String> captions();

    /** Reads a bounded number of rows ahead into an index of its own, once a pulse. @return whether there is more to read */
    default boolean reads(StoreView view) {
        return false;
    }

    /** What to show. Called only when there is at least one frame. */
    P decide(LaneInput input);

    /** Draws it between {@code band.top()} and {@code band.bottom()}. */
    void draw(P picture, LaneInput input, Pen pen, Band band);

    /** The lane's place on the canvas. */
    record Band(double top, double height) {
        public double bottom() {
            return top + height;
        }

        /** A margin of so many pixels, less where the lane is low. */
        public double margin(double pixels, double share) {
            return Math.min(pixels, height * share);
        }
    }
}
