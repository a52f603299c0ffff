package dev.tickscope.timeline;

import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.draw.Fonts;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Surface;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.track.AlphaTrack;
import dev.tickscope.timeline.track.BacklogTrack;
import dev.tickscope.timeline.track.DroppedTrack;
import dev.tickscope.timeline.track.FrameBlock;
import dev.tickscope.timeline.track.FramesTrack;
import dev.tickscope.timeline.track.InputTrack;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.PhaseKind;
import dev.tickscope.timeline.track.PhaseShares;
import dev.tickscope.timeline.track.PhasesTrack;
import dev.tickscope.timeline.track.PlayheadMark;
import dev.tickscope.timeline.track.RulerPainter;
import dev.tickscope.timeline.track.Rulers;
import dev.tickscope.timeline.track.StopsTrack;
import dev.tickscope.timeline.track.TicksTrack;
import dev.tickscope.timeline.track.Track;
import java.util.Arrays;
import java.util.List;
import javafx.scene.canvas.Canvas;

/** Draws rulers and lanes on one canvas, and what moves with the pointer on another. Keeps what it drew, for hit testing. */
final class TimelinePainter {
    private static final double RULERS = 2 * RulerPainter.HEIGHT;
    private static final int GROWING = 3;
    private static final long PHASE_ROWS_A_PULSE = 60_000;

    private final PhaseShares shares = new PhaseShares();
    private final TicksTrack ticksTrack = new TicksTrack();
    private List<Track<?>> tracks = List.of();
    private PhasesTrack phasesTrack;
    private Fonts fonts;
    private Palette palette = Palette.DARK;
    private Patterns patterns = new Patterns(Palette.DARK);
    private double scale = 1;
    private Surface instead;

    private LaneInput input;
    private double[] heights = new double[0];
    private TicksTrack.Picture tickPicture;
    private StopsTrack.Picture stopsPicture;
    private PlayheadMark mark;
    private List<Marks.Mark> marks = List.of();
    private List<MarkPins.Pin> pins = List.of();
    private MomentText.Details details;
    private double pointX;
    private double pointY;

    void setSession(SessionInfo info) {
        phasesTrack = new PhasesTrack(info.contract().plan());
        tracks = List.of(new FramesTrack(), ticksTrack, phasesTrack, new BacklogTrack(), new AlphaTrack(info), new DroppedTrack(info),
                new InputTrack(info), new StopsTrack());
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
        return !complete && input != null && input.level() == ZoomLevel.MANY;
    }

    void draw(Canvas canvas, StoreView view, TimelineViewModel model, Palette newPalette, double newScale) {
        if (fonts == null) {
            fonts = new Fonts();
        }
        if (newPalette != palette) {
            palette = newPalette;
            patterns = new Patterns(newPalette);
        }
        scale = newScale;
        double width = canvas.getWidth() - TimelineView.HEAD;
        double bottom = canvas.getHeight();
        Pen pen = pen(canvas);
        pen.rect(pen.canvasLeft(), 0, canvas.getWidth(), bottom, Token.PLOT);
        heights = LaneHeights.distribute(tracks.stream().mapToDouble(Track::height).toArray(), GROWING, bottom - RULERS);
        if (view.frames().isEmpty()) {
            input = null;
            mark = null;
            waiting(pen, canvas);
            return;
        }
        input = LaneInput.of(view, model.session(), model.axis(), model.lens(), model.moment(), shares);
        mark = PlayheadMark.of(input, model.playhead());
        Rulers.Picture rulers = Rulers.decide(input);
        grounds(pen, width, bottom);
        RulerPainter.grid(rulers, pen, RULERS, bottom);
        double top = RULERS;
        for (int i = 0; i < tracks.size(); i++) {
            // Gaps lie over the lanes, but stops and commands happen in them.
            if (i == tracks.size() - 1) {
                RulerPainter.gaps(rulers, pen, RULERS, bottom);
            }
            drawTrack(tracks.get(i), pen, new Track.Band(top, heights[i]));
            top += heights[i];
        }
        pen.rect(pen.canvasLeft(), 0, canvas.getWidth(), RULERS, Token.PANEL);
        lensTint(pen, 0, RULERS, 0.08);
        RulerPainter.rulers(rulers, input, pen, 0, mark == null ? -1_000 : input.axis().x(mark.realUnits()));
        heads(pen, canvas);
        if (input.lens() != null) {
            pen.vertical(input.axis().contextWidth(), RULERS, bottom, Token.ACCENT, 1);
        }
    }

    /** From now on draws here what belongs on the canvases; null draws on them again. */
    void drawInstead(Surface surface) {
        instead = surface;
    }

    private Pen pen(Canvas canvas) {
        return instead == null ? new Pen(canvas, TimelineView.HEAD, scale, palette, patterns, fonts)
                : new Pen(instead, TimelineView.HEAD, scale, palette, patterns, fonts);
    }

    private <P> void drawTrack(Track<P> track, Pen pen, Track.Band band) {
        P picture = track.decide(input);
        if (track == ticksTrack) {
            tickPicture = (TicksTrack.Picture) picture;
        } else if (picture instanceof StopsTrack.Picture stops) {
            stopsPicture = stops;
        }
        track.draw(picture, input, pen, band);
        pen.horizontal(0, input.axis().width(), band.bottom() - 1, Token.LINE, 1);
    }

    /** Odd frames are striped, the lens is tinted. */
    private void grounds(Pen pen, double width, double bottom) {
        if (input.level().detailed()) {
            for (FrameBlock block : input.blocks()) {
                if (block.frame().frameIndex() % 2 == 1) {
                    double from = Math.max(0, input.axis().clampedX(block.startUnits()));
                    double to = Math.min(input.axis().contextWidth(), input.axis().clampedX(block.endUnits()));
                    pen.rect(from, RULERS, Math.max(0, to - from), bottom - RULERS, Token.STRIPE);
                }
            }
        }
        lensTint(pen, RULERS, bottom, 0.05);
    }

    private void lensTint(Pen pen, double top, double bottom, double opacity) {
        TimeAxis axis = input.axis();
        if (input.lens() != null) {
            pen.rect(axis.contextWidth(), top, axis.width() - axis.contextWidth(), bottom - top, palette.get(Token.ACCENT, opacity));
        }
    }

    private void waiting(Pen pen, Canvas canvas) {
        pen.rect(pen.canvasLeft(), 0, canvas.getWidth(), RULERS, Token.PANEL);
        double top = RULERS;
        for (double height : heights) {
            pen.text("waiting for the first frame", 8, top + height / 2 + 4, Token.MUTED, Face.CAPTION);
            top += height;
        }
        heads(pen, canvas);
    }

    private void heads(Pen pen, Canvas canvas) {
        double left = pen.canvasLeft();
        pen.rect(left, 0, TimelineView.HEAD, canvas.getHeight(), Token.PANEL);
        pen.text("Real time", left + 12, 16, Token.FG2, Face.CAPTION);
        pen.text("Simulation time", left + 12, 40, Token.FG2, Face.CAPTION);
        pen.horizontal(left, canvas.getWidth() + left, RulerPainter.HEIGHT - 1, Token.LINE, 1);
        pen.horizontal(left, canvas.getWidth() + left, RULERS - 1, Token.LINE2, 1);
        double top = RULERS;
        for (int i = 0; i < tracks.size(); i++) {
            Track<?> track = tracks.get(i);
            pen.text(track.title(), left + 12, top + Math.min(20, heights[i] / 2 + 4), Token.FG, Face.NAME);
            for (int line = 0; line < track.captions().size() && 36 + line * 15 < heights[i]; line++) {
                pen.text(track.captions().get(line), left + 12, top + 36 + line * 15, Token.MUTED, Face.CAPTION);
            }
            if (track == phasesTrack) {
                legend(pen, left, top, heights[i]);
            }
            top += heights[i];
            pen.horizontal(left, 0, top - 1, Token.LINE, 1);
        }
    }

    private void legend(Pen pen, double left, double top, double height) {
        List<PhaseKind> kinds = phasesTrack.legend();
        for (int i = 0; i < kinds.size() && 36 + i / 2 * 15 < height; i++) {
            double x = left + 12 + i % 2 * 60;
            double y = top + 28 + i / 2 * 15.0;
            pen.rect(x, y, 8, 8, kinds.get(i).token());
            pen.text(kinds.get(i).title(), x + 12, y + 8, Token.MUTED, Face.CAPTION);
        }
    }

    // What the pointer does.

    void overlay(Canvas canvas, TimelineViewModel model, boolean focused) {
        if (instead == null) {
            canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        }
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
            painter.pointer(model, details, pointY);
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
        Playhead under = playheadAt(model, pointX, pointY);
        if (under instanceof Playhead.AtTick tick) {
            details = MomentText.tick(model.view(), model.session(), tick.row());
        } else if (under instanceof Playhead.AtFrame frame) {
            details = MomentText.frame(model.view(), model.session(), frame.position());
        }
    }

    /** The tick or frame drawn there, or null. */
    Playhead playheadAt(TimelineViewModel model, double x, double y) {
        if (input == null || model.view() == null || x < 0 || y < 0) {
            return null;
        }
        if (differsAt(x, y)) {
            return Divergence.first(model.view(), model.session()).playhead(model.view());
        }
        double top = RULERS + (heights.length > 1 ? heights[0] : 0);
        if (tickPicture != null && heights.length > 1 && y >= top && y < top + heights[1]) {
            Playhead tick = tickAt(tickPicture.lensBoxes(), x);
            tick = tick == null && x < input.axis().contextWidth() ? tickAt(tickPicture.boxes(), x) : tick;
            if (tick != null) {
                return tick;
            }
        }
        long row = model.frameRowAt(x);
        return row < 0 ? null : new Playhead.AtFrame(row);
    }

    /** Whether the mark of a difference lies there, in the last lane. */
    private boolean differsAt(double x, double y) {
        if (input == null || stopsPicture == null || heights.length == 0) {
            return false;
        }
        double bottom = RULERS + Arrays.stream(heights).sum();
        return y >= bottom - heights[heights.length - 1] && y < bottom && StopsTrack.differsAt(stopsPicture, x);
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
