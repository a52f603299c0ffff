package dev.tickscope.app.held;

import dev.tickscope.core.session.Playhead;

/**
 * Where a condition held: what a search found, as far as it came.
 *
 * @param frames whether frames were searched rather than ticks
 * @param rows of TICK or FRAME, oldest first
 * @param looked rows that were looked at
 * @param total rows that there were to look at
 * @param lastRow the last of the rows that there were; −1 if there were none
 * @param failed rows at which it could not be computed
 * @param firstFailed the oldest of them, or −1
 * @param failure why, there; null if there is none
 */
record HeldHits(boolean frames, long[] rows, long looked, long total, long lastRow, long failed, long firstFailed, String failure) {
    int count() {
        return rows.length;
    }

    Playhead playhead(int index) {
        return frames ? new Playhead.AtFrame(rows[index]) : new Playhead.AtTick(rows[index]);
    }

    /** "held at 17 ticks", "held at 1 frame end", "held at no tick". */
    static String words(int count, boolean frames) {
        String one = frames ? "frame end" : "tick";
        return "held at " + (count == 0 ? "no " + one : count == 1 ? "1 " + one : count + " " + one + "s");
    }

    String headline() {
        return words(count(), frames) + (looked < total ? " so far" : "");
    }
}
