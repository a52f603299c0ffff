package dev.tickscope.core.session;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/**
 * Plays the recorded past of a session, backwards or forwards, at the pace at which it was recorded: as much real time of the session as
 * passes for the one who looks. Nothing runs again; every instant on the way is the end of a tick or frame that is read from its rows.
 * Time in which the session stood is passed over. One thread.
 */
public final class Replay {
    /** Which way it plays. */
    public enum Way {
        BACK, FORWARD
    }

    private final long unitsPerNano;
    private Way way;
    private long realUnits;
    private long lastNanos;
    private boolean timed;
    private Playhead shown;

    /** @param unitsPerNano of the session's time base */
    public Replay(long unitsPerNano) {
        this.unitsPerNano = unitsPerNano;
    }

    /** Begins to play from a moment. */
    public void start(StoreView view, Moment from, Way newWay) {
        way = newWay;
        realUnits = LookBack.real(view, unitsPerNano, from);
        shown = from.playhead(view);
        timed = false;
    }

    public void stop() {
        way = null;
    }

    public boolean playing() {
        return way != null;
    }

    /** Which way it plays, or null. */
    public Way way() {
        return way;
    }

    /** What the last pulse showed. */
    public Playhead shown() {
        return shown;
    }

    /**
     * Goes on by the time since the last call; the first call after a start only takes the time. It stops by itself at the oldest row,
     * and where it meets the newest one.
     *
     * @return what to show now: {@link Playhead#LIVE} once it has met the newest row
     */
    public Playhead advance(StoreView view, long nowNanos) {
        if (way == null) {
            throw new IllegalStateException("nothing plays");
        }
        long elapsed = timed ? Math.max(0, nowNanos - lastNanos) : 0;
        timed = true;
        lastNanos = nowNanos;
        if (elapsed > 0) {
            shown = way == Way.BACK ? back(view, elapsed * unitsPerNano) : forward(view, elapsed * unitsPerNano);
        }
        return shown;
    }

    private Playhead back(StoreView view, long units) {
        realUnits -= units;
        long frame = LookBack.frameAt(view, realUnits);
        if (view.frames().has(frame) && stoodAfter(view, frame)) {
            long ran = view.frames().atOrBefore(LookBack.lastThatRan(view, frame));
            realUnits = view.frames().has(ran) ? Math.min(realUnits, LookBack.executed(view, unitsPerNano, ran))
                    : view.frames().getLong(Columns.Frame.REAL, view.frames().firstRow()) - 1;
        }
        Playhead now = LookBack.at(view, unitsPerNano, realUnits);
        Playhead oldest = LookBack.oldest(view);
        if (now == null || LookBack.isOldest(view, Moment.of(view, now))) {
            stop();
            return oldest;
        }
        // A moment inside a frame is earlier than the end of the frame before only by what that frame ran since.
        return LookBack.compare(view, Moment.of(view, now), Moment.of(view, shown)) > 0 ? shown : now;
    }

    private Playhead forward(StoreView view, long units) {
        realUnits += units;
        long frame = LookBack.frameAt(view, realUnits);
        if (view.frames().has(frame) && stoodAfter(view, frame)) {
            long ran = LookBack.firstThatRan(view, frame + 1);
            long last = Math.min(ran, view.frames().rowCount() - 1);
            long to = ran < view.frames().rowCount() && !LookBack.paused(view, ran) ? ran - 1 : last;
            realUnits = Math.max(realUnits, view.frames().getLong(Columns.Frame.REAL, to));
        }
        Moment live = Moment.of(view, Playhead.LIVE);
        if (realUnits >= LookBack.real(view, unitsPerNano, live)) {
            stop();
            return Playhead.LIVE;
        }
        Playhead now = LookBack.at(view, unitsPerNano, realUnits);
        return now == null || LookBack.compare(view, Moment.of(view, now), Moment.of(view, shown)) < 0 ? shown : now;
    }

    /** Whether it has come past what a frame executed into time in which the session stood. */
    private boolean stoodAfter(StoreView view, long frame) {
        return LookBack.paused(view, frame + 1) && realUnits >= LookBack.executed(view, unitsPerNano, frame);
    }
}
