package dev.tickscope.timeline;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.FoldIndex;
import dev.tickscope.timeline.axis.FoldMap;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.stats.FramePick;
import dev.tickscope.timeline.track.Execution;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.LensFrame;

/**
 * What part of a session the timeline shows: zoom, place, follow, lens, hover, selection. Shared by the timeline and its overview. Knows
 * no control; one thread, that of the views.
 */
public final class TimelineViewModel {
    /** The lens takes this share of the plot. */
    static final double LENS_SHARE = 328.0 / 854;
    /** Room right of the newest row, so that a stop there is not cut off. */
    private static final double MARGIN = 24;
    private static final double FIRST_WIDTH = 854;

    private final FoldIndex foldIndex = new FoldIndex();
    private final RangeSelection selection = new RangeSelection();
    private final FramePick pick = new FramePick();
    private final PlayheadMoves moves = new PlayheadMoves(this);
    private final Cursors cursors = new Cursors();
    private final Borders borders = new Borders(this);
    private final Pointer pointer = new Pointer(this);
    private SessionInfo info;
    private StoreView view;
    private Playhead playhead = Playhead.LIVE;
    private Moment moment;
    private RunStatus status;
    private long unitsPerNano = 1;

    private double plotWidth = FIRST_WIDTH;
    private final TimeWindow window = new TimeWindow();
    private final LensChoice lensChoice = new LensChoice();
    private long shownLensRow = -1;
    private boolean scrubbing;
    private boolean playing;
    /** The playhead went somewhere else, and has to be in sight. */
    private boolean reveals;

    private TimeAxis axis = new TimeAxis(FoldMap.NONE, 0, TimeWindow.FIRST_NANOS_PER_PIXEL, FIRST_WIDTH, null);
    private LensFrame lens;
    private long seenReleases = -1;
    private boolean stale = true;
    private long revision;

    /** Shows nothing until it has a session. */
    public TimelineViewModel() {
        // Everything has its first value.
    }

    /** Starts over with another session. */
    public void setSession(SessionInfo newInfo) {
        info = newInfo;
        unitsPerNano = newInfo.timeBase().unitsPerNano();
        foldIndex.reset(unitsPerNano);
        view = null;
        playhead = Playhead.LIVE;
        moment = null;
        status = null;
        window.reset(unitsPerNano);
        lensChoice.reset();
        shownLensRow = -1;
        selection.clear();
        pick.clear();
        cursors.clear();
        pointer.gone();
        scrubbing = false;
        playing = false;
        lens = null;
        seenReleases = -1;
        axis = new TimeAxis(FoldMap.NONE, 0, window.unitsPerPixel(), plotWidth, null);
        touch();
    }

    /** The session, or null before the first. */
    public SessionInfo session() {
        return info;
    }

    /** Takes in what a pulse brought. Cheap when nothing changed. */
    public void update(StoreView newView, Playhead newPlayhead) {
        boolean moved = !newPlayhead.equals(playhead);
        if (newView.releases() == seenReleases && !moved && !stale && view != null) {
            return;
        }
        seenReleases = newView.releases();
        view = newView;
        if (moved) {
            lensChoice.unpin();
            window.setFollowing(newPlayhead instanceof Playhead.Live);
            reveals = !window.follow() && !scrubbing;
        }
        playhead = newPlayhead;
        moment = Moment.of(view, playhead);
        status = RunStatus.of(view);
        relayout();
    }

    private void touch() {
        stale = true;
        revision++;
    }

    private void relayout() {
        stale = false;
        revision++;
        FoldMap folds = foldIndex.update(view);
        long row = lensRow(folds);
        double lensWidth = Math.rint(plotWidth * LENS_SHARE);
        lens = row < 0 ? null : LensFrame.of(view, info, row, lensWidth, standsIn(row));
        if (row != shownLensRow) {
            shownLensRow = row;
            window.setAnchored(window.anchored() || row >= 0);
        }
        double contextWidth = lens == null ? plotWidth : plotWidth - lensWidth;
        if (window.follow() && status.running() && !scrubbing) {
            window.setAnchored(true);
        }
        window.setUnitsPerPixel(clampZoom(window.unitsPerPixel(), folds, contextWidth));
        window.place(folds, anchorUnits(), startUnits(), contextWidth, lens != null);
        if (reveals && lens == null) {
            window.reveal(folds, playheadUnits(), contextWidth);
        }
        reveals = false;
        axis = new TimeAxis(folds, window.left(), window.unitsPerPixel(), plotWidth, lens == null ? null : lens.span());
    }

    private boolean standsIn(long row) {
        return status.stoppedInside() && view.states().getLong(Columns.State.FRAME_POSITION, status.row()) == row;
    }

    /** What lies at the right border of the context part when anchored. */
    private long anchorUnits() {
        return lens != null ? lens.frame().startUnits() : endUnits() + Math.round(MARGIN * window.unitsPerPixel());
    }

    private double clampZoom(double wanted, FoldMap folds, double contextWidth) {
        long whole = view == null || view.frames().isEmpty() ? 0 : folds.shown(anchorUnits()) - folds.shown(startUnits());
        return TimeWindow.clamp(wanted, finestZoom(), whole / Math.max(1, contextWidth / 2), unitsPerNano);
    }

    private double finestZoom() {
        return unitsPerNano / plotWidth;
    }

    private long lensRow(FoldMap folds) {
        return scrubbing ? view.frames().has(shownLensRow) ? shownLensRow : -1 : lensChoice.row(view, folds, playing, playhead instanceof Playhead.Live, status, moment);
    }

    /** Where the session begins. If its first rows are lost, a gap stands for them there. */
    public long startUnits() {
        return 0;
    }

    /** Where what is known of the session ends: what its last frame executed, or its last row. */
    public long endUnits() {
        return view == null || view.frames().isEmpty() ? 0 : LaneInput.sessionEnd(view, info, view.frames().rowCount() - 1);
    }

    /** Width of the plot in pixels, lens included. */
    public void setPlotWidth(double width) {
        double wanted = Math.max(64, width);
        if (wanted != plotWidth) {
            plotWidth = wanted;
            refresh();
        }
    }

    private void refresh() {
        if (view == null) {
            touch();
        } else {
            relayout();
        }
    }

    /** The mapping in force. */
    public TimeAxis axis() {
        return axis;
    }

    /** The frame under the lens, or null. */
    public LensFrame lens() {
        return lens;
    }

    /** The moment shown, or null before the first update. */
    public Moment moment() {
        return moment;
    }

    public Playhead playhead() {
        return playhead;
    }

    /** The newest view, or null before the first update. */
    public StoreView view() {
        return view;
    }

    /** Grows with every change of what is shown, hover and selection apart. */
    public long revision() {
        return revision;
    }

    // Zoom and place.

    /** @param factor above 1 zooms out; the time at {@code x} stays where it is, unless the newest row is followed */
    public void zoom(double factor, double x) {
        if (view == null || !(factor > 0)) {
            return;
        }
        boolean keepsRight = window.anchored() && (x >= axis.contextWidth() - 2 || window.follow() && status.running());
        long fixed = axis.real(Math.min(x, axis.contextWidth()));
        window.setUnitsPerPixel(clampZoom(window.unitsPerPixel() * factor, axis.folds(), axis.contextWidth()));
        if (!keepsRight) {
            window.keep(axis.folds(), fixed, Math.max(0, Math.min(x, axis.contextWidth())));
        }
        relayout();
    }

    /** Moves the window later by so many pixels; earlier if negative. Following ends. */
    public void pan(double pixels) {
        if (view == null) {
            return;
        }
        long moved = Math.round(pixels * window.unitsPerPixel());
        if (moved == 0 && pixels != 0) {
            moved = pixels > 0 ? 1 : -1;
        }
        FoldMap folds = axis.folds();
        long there = folds.real(folds.shown(axis.leftUnits()) + moved);
        window.moveTo(moved > 0 ? Math.max(axis.leftUnits() + 1, there) : there);
        relayout();
    }

    /** Brings a real time to the left border. Following ends. */
    public void showFrom(long realUnits) {
        if (view == null) {
            return;
        }
        window.moveTo(realUnits);
        relayout();
    }

    /** Everything from the first row to the newest, or to the frame under the lens. */
    public void fitAll() {
        fit(startUnits(), lastUnits(), lens == null ? MARGIN : 0);
        window.setAnchored(true);
        refresh();
    }

    private long lastUnits() {
        return lens == null ? endUnits() : lens.frame().startUnits();
    }

    /** The last {@code frames} rows before the newest, or before the frame under the lens. */
    public void fitLast(long frames) {
        if (view == null || view.frames().isEmpty()) {
            return;
        }
        long end = lens == null ? view.frames().rowCount() - 1 : lens.frame().row();
        long first = view.frames().atOrAfter(end - Math.max(1, frames));
        fit(view.frames().getLong(Columns.Frame.REAL, first), lastUnits(), lens == null ? MARGIN : 0);
        window.setAnchored(true);
        refresh();
    }

    /** The selected range; all if nothing is selected, or if the selection is what the last call fitted. */
    public void fitSelection() {
        if (!selection.takeForFit()) {
            fitAll();
            return;
        }
        fit(selection.fromUnits(), selection.toUnits(), 0);
        window.moveTo(selection.fromUnits());
        refresh();
    }

    /** @param margin pixels to leave free on the right */
    private void fit(long from, long to, double margin) {
        window.fit(axis.folds(), from, to, axis.contextWidth(), margin, finestZoom());
    }

    public boolean follow() {
        return window.follow();
    }

    /** Whether the window moves with the newest row. Turning it on keeps the zoom. */
    public void setFollow(boolean on) {
        window.setFollow(on);
        refresh();
    }

    /** Follows the newest row again, at the same zoom. */
    public void followLive() {
        lensChoice.unpin();
        setFollow(true);
    }

    // Lens.

    public boolean lensOn() {
        return lensChoice.on();
    }

    /** Whether the lens shows the frame that the run or the playhead stands in. */
    public void setLensOn(boolean on) {
        lensChoice.set(on);
        refresh();
    }

    /** Puts the lens on a frame for as long as a key is held. */
    public void holdLens(long frameRow) {
        lensChoice.hold(frameRow);
        refresh();
    }

    /** Whether the lens is on a frame only because a key is held. */
    public boolean lensHeld() {
        return lensChoice.held() && lens != null;
    }

    public void releaseLens() {
        holdLens(LensChoice.NONE);
    }

    /** Keeps the lens on a frame until the playhead moves or the lens is switched. */
    public void pinLens(long frameRow) {
        lensChoice.pin(frameRow);
        refresh();
    }

    // Pointer and selection.

    /** Where the pointer is. */
    public Pointer pointer() {
        return pointer;
    }

    /** The FRAME row whose block lies at x; −1 if there is none. Standing time counts to the frame before it. */
    public long frameRowAt(double x) {
        if (view == null || view.frames().isEmpty() || x < 0 || x > plotWidth) {
            return -1;
        }
        return lens != null && x >= axis.contextWidth() ? lens.frame().row() : FrameSteps.at(view, axis.folds(), axis.real(x));
    }

    /** The range that the user selected. */
    public RangeSelection selection() {
        return selection;
    }

    /** Frames that were picked by what they have in common. */
    public FramePick pick() {
        return pick;
    }

    /** Where the playhead can go from here. */
    public PlayheadMoves moves() {
        return moves;
    }

    /** While the playhead is dragged, neither the window nor the lens moves away under it. */
    void setScrubbing(boolean on) {
        if (on != scrubbing) {
            scrubbing = on;
            window.setAnchored(window.anchored() && !on);
            refresh();
        }
    }

    /** The A and B cursors. */
    public Cursors cursors() {
        return cursors;
    }

    /** Where the moment shown lies on the real axis. */
    long playheadUnits() {
        return LookBack.real(view, unitsPerNano, moment);
    }

    /** What attracts the pointer. */
    Borders borders() {
        return borders;
    }

    /** While the recorded past is played, no frame is magnified. */
    public void setPlaying(boolean on) {
        if (on != playing) {
            playing = on;
            refresh();
        }
    }
}
