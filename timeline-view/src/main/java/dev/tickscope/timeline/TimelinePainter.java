package dev.tickscope.timeline;

import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.draw.Fonts;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.SharpCanvas;
import dev.tickscope.timeline.draw.Surface;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.track.AlphaTrack;
import dev.tickscope.timeline.track.BacklogTrack;
import dev.tickscope.timeline.track.DroppedTrack;
import dev.tickscope.timeline.track.FrameBlock;
import dev.tickscope.timeline.track.FramesTrack;
import dev.tickscope.timeline.track.InputTrack;
import dev.tickscope.timeline.track.Lane;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.PhaseShares;
import dev.tickscope.timeline.track.PhasesTrack;
import dev.tickscope.timeline.track.PlayheadMark;
import dev.tickscope.timeline.track.RulerPainter;
import dev.tickscope.timeline.track.Rulers;
import dev.tickscope.timeline.track.StopList;
import dev.tickscope.timeline.track.StopsTrack;
import dev.tickscope.timeline.track.TicksTrack;
import dev.tickscope.timeline.track.Track;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Draws rulers and lanes on one canvas, and what moves with the pointer on another. Keeps what it drew, for hit testing. */
final class TimelinePainter {
    private static final double RULERS = 2 * RulerPainter.HEIGHT;
    private static final long PHASE_ROWS_A_PULSE = 60_000;

    private final PhaseShares shares = new PhaseShares();
    private final TicksTrack ticksTrack = new TicksTrack();
    private final Map<Lane, Track<?>> tracks = new EnumMap<>(Lane.class);
    private final LaneSetup setup;
    private final DrawBudget budget = new DrawBudget();
    private Fonts fonts;
    private Palette palette = Palette.DARK;
    private Patterns patterns = new Patterns(Palette.DARK);
    private double scale = 1;
    private Surface instead;

    private LaneInput input;
    private LaneLayout layout;
    private double scroll;
    private TicksTrack.Picture tickPicture;
    private StopsTrack.Picture stopsPicture;
    private PlayheadMark mark;
    private List<Marks.Mark> marks = List.of();
    private List<MarkPins.Pin> pins = List.of();
    private List<CursorFlags.Flag> flags = List.of();
    private MomentText.Details details;
    private double pointX = Double.NaN;
    private double pointY;

    TimelinePainter(LaneSetup setup) {
        this.setup = setup;
    }

    void setSession(SessionInfo info) {
        tracks.clear();
        for (Track<?> track : List.of(new FramesTrack(), ticksTrack, new PhasesTrack(info.contract().plan()), new BacklogTrack(),
                new AlphaTrack(info), new DroppedTrack(info), new InputTrack(info), new StopsTrack())) {
            tracks.put(track.lane(), track);
        }
        budget.reset();
        shares.reset(info.contract().plan());
        input = null;
        tickPicture = null;
        stopsPicture = null;
        mark = null;
        details = null;
    }

    /** Whether summed execution times are still being read and are in sight. */
    boolean readsOn(StoreView view) {
        boolean complete = shares.advance(view, PHASE_ROWS_A_PULSE);
        boolean more = !complete;
        for (Track<?> track : tracks.values()) {
            more |= track.reads(view);
        }
        return more && input != null && input.level() == ZoomLevel.MANY;
    }

    void draw(SharpCanvas canvas, StoreView view, TimelineViewModel model, Palette newPalette, double newScale) {
        if (fonts == null) {
            fonts = new Fonts();
        }
        if (newPalette != palette) {
            palette = newPalette;
            patterns = new Patterns(newPalette);
        }
        scale = newScale;
        double right = canvas.getWidth() - TimelineView.HEAD;
        double bottom = canvas.getHeight();
        Pen pen = pen(canvas);
        pen.rect(pen.canvasLeft(), 0, canvas.getWidth(), bottom, Token.PLOT);
        layout = LaneLayout.of(setup, RULERS, bottom, scroll);
        scroll = layout.scroll();
        LaneHeads heads = new LaneHeads(pen);
        if (view.frames().isEmpty()) {
            input = null;
            mark = null;
            waiting(pen, heads, right);
            return;
        }
        input = LaneInput.of(view, model.session(), model.axis(), model.lens(), model.moment(), shares);
        budget.level(input.level());
        mark = PlayheadMark.of(input, model.playhead());
        tickPicture = null;
        Rulers.Picture rulers = Rulers.decide(input);
        grounds(pen, bottom);
        RulerPainter.grid(rulers, pen, RULERS, bottom);
        lanes(pen, heads, rulers);
        pen.rect(pen.canvasLeft(), 0, canvas.getWidth(), RULERS, Token.PANEL);
        lensTint(pen, 0, RULERS, Token.PANEL, 0.08);
        RulerPainter.rulers(rulers, input, pen, 0, mark == null ? -1_000 : input.axis().x(mark.realUnits()));
        heads.rulers(right);
        heads.scrollBar(layout);
        if (input.lens() != null) {
            pen.vertical(input.axis().contextWidth(), RULERS, bottom, Token.ACCENT, 1);
        }
    }

    /** From now on draws here what belongs on the canvases; null draws on them again. */
    void drawInstead(Surface surface) {
        instead = surface;
    }

    private Pen pen(SharpCanvas canvas) {
        return instead == null ? new Pen(canvas, TimelineView.HEAD, scale, palette, patterns, fonts)
                : new Pen(instead, TimelineView.HEAD, scale, palette, patterns, fonts);
    }

    /** Those that scroll first, in a frame of their own if they do; pinned ones over it. */
    private void lanes(Pen pen, LaneHeads heads, Rulers.Picture rulers) {
        if (layout.most() > 0) {
            pen.clip(layout.scrollTop(), layout.bottom());
            lanes(pen, heads, rulers, false);
            pen.unclip();
        } else {
            lanes(pen, heads, rulers, false);
        }
        lanes(pen, heads, rulers, true);
    }

    private void lanes(Pen pen, LaneHeads heads, Rulers.Picture rulers, boolean pinned) {
        double top = pinned ? RULERS : layout.scrollTop();
        double bottom = pinned ? layout.scrollTop() : layout.bottom();
        List<LaneLayout.Place> places = layout.places().stream().filter(place -> place.pinned() == pinned && layout.seen(place)).toList();
        for (LaneLayout.Place place : places) {
            if (place.lane() != Lane.STOPS) {
                drawTrack(tracks.get(place.lane()), pen, place);
            }
        }
        // Gaps lie over the lanes, but stops and commands happen in them.
        if (bottom > top) {
            RulerPainter.gaps(rulers, pen, top, bottom);
        }
        for (LaneLayout.Place place : places) {
            if (place.lane() == Lane.STOPS) {
                drawTrack(tracks.get(place.lane()), pen, place);
            }
            heads.lane(place, tracks.get(place.lane()), budget.note(place.lane()));
        }
    }

    private <P> void drawTrack(Track<P> track, Pen pen, LaneLayout.Place place) {
        long began = NanoSource.SYSTEM.nanos();
        // A picture in a file has all its detail, however long that takes.
        LaneInput seen = instead == null && budget.coarse(track.lane()) ? input.coarser() : input;
        P picture = track.decide(seen);
        if (track == ticksTrack) {
            tickPicture = (TicksTrack.Picture) picture;
            ticksTrack.joinFrames(framesLieAbove(place));
        }
        if (track.lane() == Lane.STOPS) {
            stopsPicture = (StopsTrack.Picture) picture;
        }
        track.draw(picture, seen, pen, place.band());
        pen.horizontal(0, input.axis().width(), place.band().bottom() - 1, Token.LINE, 1);
        budget.took(track.lane(), NanoSource.SYSTEM.nanos() - began);
    }

    private boolean framesLieAbove(LaneLayout.Place ticks) {
        int at = layout.places().indexOf(ticks);
        return at > 0 && layout.places().get(at - 1).lane() == Lane.FRAMES && layout.places().get(at - 1).pinned() == ticks.pinned();
    }

    /** Odd frames are striped, the lens is tinted. */
    private void grounds(Pen pen, double bottom) {
        if (input.level().detailed()) {
            for (FrameBlock block : input.blocks()) {
                if (block.frame().frameIndex() % 2 == 1) {
                    double from = Math.max(0, input.axis().clampedX(block.startUnits()));
                    double to = Math.min(input.axis().contextWidth(), input.axis().clampedX(block.endUnits()));
                    pen.rect(from, RULERS, Math.max(0, to - from), bottom - RULERS, Token.STRIPE);
                }
            }
        }
        lensTint(pen, RULERS, bottom, Token.PLOT, 0.05);
    }

    /** Opaque, mixed with what lies there, which is one colour: a see-through area takes several times as long. */
    private void lensTint(Pen pen, double top, double bottom, Token ground, double opacity) {
        TimeAxis axis = input.axis();
        if (input.lens() != null) {
            pen.rect(axis.contextWidth(), top, axis.width() - axis.contextWidth(), bottom - top, palette.over(ground, Token.ACCENT, opacity));
        }
    }

    private void waiting(Pen pen, LaneHeads heads, double right) {
        pen.rect(pen.canvasLeft(), 0, right - pen.canvasLeft(), RULERS, Token.PANEL);
        for (LaneLayout.Place place : layout.places()) {
            pen.text("waiting for the first frame", 8, place.band().top() + place.band().height() / 2 + 4, Token.MUTED, Face.CAPTION);
            heads.lane(place, tracks.get(place.lane()), "");
        }
        heads.rulers(right);
    }

    LaneLayout layout() {
        return layout;
    }

    /** Scrolls the lanes; as far as there is something to scroll. */
    void scrollBy(double pixels) {
        scroll = Math.max(0, Math.min(layout == null ? 0 : layout.most(), scroll + pixels));
    }

    // What the pointer does.

    /**
     * @param related the event that was gone to last, or null
     * @param dropY where a dragged lane would be put, or not a number
     */
    void overlay(SharpCanvas canvas, TimelineViewModel model, RelatedEvents.Event related, double dropY, boolean focused) {
        if (fonts == null) {
            return;
        }
        Pen pen = pen(canvas);
        OverlayPainter painter = new OverlayPainter(pen, canvas.getWidth() - TimelineView.HEAD, canvas.getHeight());
        if (input != null) {
            painter.selection(model, input.axis());
            PickPainter.draw(pen, input, model.pick().frames(), canvas.getHeight());
            pins = MarkPins.decide(input, marks);
            painter.marks(pins);
            if (mark != null) {
                painter.playhead(mark, input.axis());
            }
            flags = CursorFlags.decide(model.cursors(), input.axis());
            painter.cursors(flags);
            if (related != null) {
                painter.related(related, input.axis());
            }
            painter.pointer(model, details, pointY);
        }
        if (!Double.isNaN(dropY)) {
            pen.rect(pen.canvasLeft(), dropY - 1.5, canvas.getWidth(), 3, Token.ACCENT);
        }
        if (focused) {
            painter.focus();
        }
    }

    void setMarks(List<Marks.Mark> newMarks) {
        marks = newMarks;
    }

    List<Marks.Mark> marks() {
        return marks;
    }

    /** The mark whose pennant is drawn there, or null. */
    Playhead markAt(double x, double y) {
        return MarkPins.at(pins, x, y - RULERS);
    }

    /** The cursor whose flag is drawn there, or null. */
    Cursors.Name cursorAt(double x, double y) {
        return CursorFlags.at(flags, x, y - RULERS);
    }

    /** What the playhead's flag says, or nothing if it is not drawn. */
    String flag() {
        return mark == null ? "" : mark.flag();
    }

    /** Whether the playhead's line is drawn at x, give or take what borders attract. */
    boolean nearPlayhead(TimelineViewModel model, double x) {
        return input != null && mark != null && Math.abs(model.axis().x(mark.realUnits()) - x) <= PlayheadMoves.SNAP;
    }

    MomentText.Details details() {
        return details;
    }

    void pointNowhere() {
        details = null;
        pointX = Double.NaN;
    }

    /** What lies under a pointer that did not move, after something else did. */
    void pointAgain(TimelineViewModel model) {
        if (!Double.isNaN(pointX)) {
            point(model, pointX, pointY);
        }
    }

    /** The pointer is there, in plot coordinates. */
    void point(TimelineViewModel model, double x, double y) {
        pointX = x;
        pointY = y;
        details = null;
        if (differsAt(x, y)) {
            details = MomentText.difference(Divergence.first(model.view(), model.session()));
            return;
        }
        Fold fold = input == null || x < 0 || x >= input.axis().contextWidth() ? null : input.axis().folds().holdingTime(input.axis().real(x));
        if (fold != null && fold.kind() == Fold.Kind.LOST) {
            details = MomentText.lost(model.session(), fold);
            return;
        }
        Playhead under = playheadAt(model, pointX, pointY);
        if (under instanceof Playhead.AtTick tick) {
            details = MomentText.tick(model.view(), model.session(), tick.row());
        } else if (under instanceof Playhead.AtFrame frame) {
            details = MomentText.frame(model.view(), model.session(), frame.position());
        }
    }

    /** What the count in the stops lane stands for that is drawn there; nothing if none is. */
    List<StopList.Entry> stopsAt(double x, double y) {
        LaneLayout.Place place = layout == null ? null : layout.at(y);
        if (input == null || stopsPicture == null || place == null || place.lane() != Lane.STOPS) {
            return List.of();
        }
        StopsTrack.Group group = StopList.groupAt(stopsPicture, x);
        return group == null ? List.of() : StopList.of(input, stopsPicture, group);
    }

    /** The tick or frame drawn there, or null. */
    Playhead playheadAt(TimelineViewModel model, double x, double y) {
        if (input == null || model.view() == null || x < 0 || y < 0) {
            return null;
        }
        if (differsAt(x, y)) {
            return Divergence.first(model.view(), model.session()).playhead(model.view());
        }
        LaneLayout.Place place = layout.at(y);
        if (tickPicture != null && place != null && place.lane() == Lane.TICKS) {
            Playhead tick = tickAt(tickPicture.lensBoxes(), x);
            tick = tick == null && x < input.axis().contextWidth() ? tickAt(tickPicture.boxes(), x) : tick;
            if (tick != null) {
                return tick;
            }
        }
        long row = model.frameRowAt(x);
        return row < 0 ? null : new Playhead.AtFrame(row);
    }

    /** Whether the mark of a difference lies there, in the lane of stops. */
    private boolean differsAt(double x, double y) {
        LaneLayout.Place place = layout == null ? null : layout.at(y);
        return input != null && stopsPicture != null && place != null && place.lane() == Lane.STOPS && StopsTrack.differsAt(stopsPicture, x);
    }

    private static Playhead tickAt(List<TicksTrack.Box> boxes, double x) {
        for (TicksTrack.Box box : boxes) {
            if (box.tickRow() >= 0 && x >= box.from() && x < box.to()) {
                return new Playhead.AtTick(box.tickRow());
            }
        }
        return null;
    }
}
