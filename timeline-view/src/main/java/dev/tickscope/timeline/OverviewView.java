package dev.tickscope.timeline;

import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Fonts;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.PaletteStyle;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.SharpCanvas;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.track.Mark;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;

/** The strip of all frames of a session, with the part that the timeline shows as a rectangle to drag. Shares the timeline's view model. */
public final class OverviewView extends Region {
    /** Its fixed height. */
    public static final double HEIGHT = 56;
    /** Width of the caption. */
    public static final double CAPTION = 104;
    private static final double SCALE = 56;
    private static final double BASE = 49;
    private static final double STEP = 24;
    private static final double CLICK = 3;
    /** Marks lie above this. */
    private static final double MARKS = 16;
    private static final List<CssMetaData<? extends Styleable, ?>> STYLE =
            PaletteStyle.<OverviewView>metaData(Region.getClassCssMetaData(), view -> view.style);

    private final PaletteStyle style = new PaletteStyle(this, STYLE, () -> redraw());
    private final TimelineViewModel model;
    private final SharpCanvas canvas = new SharpCanvas();
    private Fonts fonts;
    private Palette palette = Palette.DARK;
    private Patterns patterns = new Patterns(Palette.DARK);
    private boolean dirty = true;
    private long drawnRevision = -1;
    private long drawnReleases = -1;
    private double drawnWidth;
    private SessionInfo drawnSession;
    private OverviewModel.Picture picture;
    private WorstFrame worst;
    private long worstReleases = -1;
    private SessionInfo worstSession;
    private double grabbedAt = Double.NaN;
    private double pressedX;
    /** A drag ends with the session in which it began. */
    private SessionInfo pressedIn;
    private boolean moves;
    private boolean scrubs;
    private final Scrub scrub = new Scrub();
    private Consumer<Playhead> onPlayhead = playhead -> { };
    private List<Marks.Mark> marks = List.of();

    public OverviewView(TimelineViewModel model) {
        this.model = model;
        getStyleClass().add("timeline-overview");
        getChildren().add(canvas);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleRoleDescription("overview of all frames");
        setAccessibleText("waiting for the first frame");
        setMinSize(240, HEIGHT);
        setMaxHeight(HEIGHT);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        focusVisibleProperty().addListener(observable -> redraw());
    }

    /** Once a pulse, after the timeline's update. Does next to nothing if nothing changed. */
    public void update(StoreView view, Playhead playhead) {
        if (model.session() == null || getScene() == null || !isVisible() || getWidth() <= 0) {
            return;
        }
        layout();
        fitCanvas();
        model.update(view, playhead);
        if (!dirty && model.revision() == drawnRevision) {
            return;
        }
        dirty = false;
        drawnRevision = model.revision();
        draw(view);
    }

    private void redraw() {
        dirty = true;
    }

    private double plotWidth() {
        return Math.max(1, canvas.getWidth() - CAPTION - SCALE);
    }

    private void draw(StoreView view) {
        if (fonts == null) {
            fonts = new Fonts();
        }
        if (style.palette() != palette) {
            palette = style.palette();
            patterns = new Patterns(palette);
        }
        double outputScale = getScene().getWindow() == null ? 1 : Math.max(1, getScene().getWindow().getOutputScaleX());
        Pen pen = new Pen(canvas, CAPTION, outputScale * canvas.scale(), palette, patterns, fonts);
        pen.rect(-CAPTION, 0, canvas.getWidth(), HEIGHT, Token.PANEL);
        pen.text("All frames", -CAPTION + 16, 24, Token.FG, Face.NAME);
        if (view.frames().isEmpty()) {
            picture = null;
            pen.text("none yet", -CAPTION + 16, 40, Token.MUTED, Face.CAPTION);
        } else {
            boolean sameRows = picture != null && model.session() == drawnSession && view.releases() == drawnReleases && plotWidth() == drawnWidth;
            picture = sameRows ? OverviewModel.moved(picture, view, model, plotWidth()) : OverviewModel.decide(view, model, plotWidth());
            drawnSession = model.session();
            drawnReleases = view.releases();
            drawnWidth = plotWidth();
            pen.text(rows(view), -CAPTION + 16, 40, Token.MUTED, Face.CAPTION);
            frames(pen, view);
        }
        if (isFocusVisible()) {
            pen.outline(-CAPTION + 1, 1, canvas.getWidth() - 2, HEIGHT - 2, Token.ACCENT, 2);
        }
        setAccessibleText(view.frames().isEmpty() ? "waiting for the first frame"
                : "all frames, " + rows(view) + ", drops at " + picture.drops().size() + " places" + lost(view) + difference(view));
    }

    /** Frames by their index, as everywhere; paused spans have none of their own. */
    private static String rows(StoreView view) {
        long first = view.frames().getLong(Columns.Frame.FRAME_INDEX, view.frames().firstRow());
        return Math.max(1, first) + " to " + view.frames().getLong(Columns.Frame.FRAME_INDEX, view.frames().rowCount() - 1);
    }

    private void frames(Pen pen, StoreView view) {
        double width = plotWidth();
        TimeBase base = model.session().timeBase();
        scaleLine(pen, width, base, 100, "100 ms");
        scaleLine(pen, width, base, 17, "16.7");
        for (OverviewModel.Bar bar : picture.bars()) {
            bar(pen, bar);
        }
        for (OverviewModel.Lost lost : picture.lost()) {
            lost(pen, lost);
        }
        for (OverviewModel.Lost told : OverviewModel.told(picture.lost())) {
            pen.haloed(told.text(), told.middle(), 30, Token.FG, Face.CAPTION_BOLD, TextAlignment.CENTER);
        }
        worst(pen, view, width);
        marks(pen);
        double from = Math.max(0, picture.from());
        double to = Math.max(from + 6, Math.min(width, picture.to()));
        pen.rect(from, 4, to - from, HEIGHT - 8, palette.get(Token.ACCENT, 0.13));
        pen.outline(from, 4, to - from, HEIGHT - 8, Token.ACCENT, 1.4);
        if (!(model.playhead() instanceof Playhead.Live)) {
            double x = OverviewModel.momentX(view, model, model.moment(), width);
            pen.line(x, 2, x, HEIGHT - 2, Token.STOP, 1.6);
        }
        for (MarkPins.Pin pin : MarkPins.overview(view, marks, moment -> OverviewModel.momentX(view, model, moment, width), width)) {
            double[] xs = {pin.x() - 4, pin.x() + 4, pin.x()};
            double[] ys = {HEIGHT - 1, HEIGHT - 1, HEIGHT - 7};
            pen.polygon(xs, ys, xs.length, palette.get(Token.ACCENT));
        }
        if (!Double.isNaN(picture.divergence())) {
            pen.vertical(picture.divergence(), 2, BASE, Token.ERROR, 1.6);
            Glyphs.cross(pen, picture.divergence(), 8, 4, Token.ERROR);
        }
    }

    private static String lost(StoreView view) {
        long lost = view.frames().lostIn(view.frames().firstRow(), view.frames().rowCount());
        return lost == 0 ? "" : ", " + Amounts.count(lost, "row") + " lost between them";
    }

    private String difference(StoreView view) {
        Divergence divergence = Divergence.first(view, model.session());
        return divergence == null ? "" : ", differs from the recorded run first at " + divergence.place();
    }

    /** A bracket over the column with the longest frame of all, and its length. */
    private void worst(Pen pen, StoreView view, double width) {
        if (view.releases() != worstReleases || model.session() != worstSession) {
            worst = WorstFrame.of(view);
            worstReleases = view.releases();
            worstSession = model.session();
        }
        if (worst == null) {
            return;
        }
        TimeBase base = model.session().timeBase();
        double perRow = width / (view.frames().rowCount() - view.frames().firstRow());
        double x = Math.min(width - 1, (worst.row() - view.frames().firstRow() + Math.min(0.5, 0.5 / perRow)) * perRow);
        double top = BASE - OverviewModel.height(base, worst.realDeltaUnits()) - 2;
        pen.polyline(new double[] {x - 4, x - 4, x + 4, x + 4}, new double[] {top + 4, top, top, top + 4}, 4, Token.FG, 1.2);
        String words = "worst " + Amounts.ms(base, worst.realDeltaUnits());
        boolean right = x + 12 + pen.fonts().width(words, Face.CAPTION) < width;
        pen.haloed(words, right ? x + 8 : x - 8, Math.max(24, top + 10), Token.FG2, Face.CAPTION,
                right ? TextAlignment.LEFT : TextAlignment.RIGHT);
    }

    private static void scaleLine(Pen pen, double width, TimeBase base, int millis, String text) {
        double y = BASE - OverviewModel.height(base, base.unitsFromNanos(millis == 17 ? 16_666_667L : millis * 1_000_000L));
        pen.horizontal(0, width, y, Token.LINE, 1, 2, 3);
        pen.text(text, width + 8, y + 4, Token.FG2, Face.MONO);
    }

    private static void lost(Pen pen, OverviewModel.Lost lost) {
        double width = lost.to() - lost.from();
        pen.pattern(lost.from(), 4, width, BASE - 4, Patterns.Kind.LOST);
        Glyphs.tear(pen, lost.from(), 4, BASE, Token.MUTED);
        Glyphs.tear(pen, lost.to(), 4, BASE, Token.MUTED);
    }

    private static void bar(Pen pen, OverviewModel.Bar bar) {
        double width = bar.to() - bar.from();
        double shown = width >= 2 ? width - 1 : width;
        Token token = switch (bar.look()) {
            case NO_TICK -> Token.PAUSED;
            case ONE_TICK -> Token.FIXED;
            case SEVERAL_TICKS -> Token.UPDATE;
            case DROPPED -> Token.DROPPED;
        };
        double height = Math.max(bar.height(), bar.height() > 0 ? 2 : 0);
        if (height > 0 && bar.look() == OverviewModel.Look.NO_TICK) {
            // Hollow: its rim only.
            pen.rect(bar.from(), BASE - height, shown, 1, token);
            pen.rect(bar.from(), BASE - 1, shown, 1, token);
        } else if (height > 0) {
            pen.rect(bar.from(), BASE - height, shown, height, token);
        }
    }

    private void marks(Pen pen) {
        for (Mark drop : picture.drops()) {
            Glyphs.dropMark(pen, drop.x() + 1, 2, Token.DROPPED);
            pen.text(drop.text(), drop.x() + 9, 11, Token.FG2, Face.MONO);
        }
        for (Mark pause : picture.pauses()) {
            Glyphs.pauseMark(pen, pause.x(), 3, 8, Token.PAUSED);
            pen.text(pause.text(), pause.x() + 8, 11, Token.FG2, Face.MONO);
        }
        for (Mark stop : picture.stops()) {
            boolean taken = picture.drops().stream().anyMatch(drop -> Math.abs(drop.x() - stop.x()) < 10);
            Glyphs.octagon(pen, taken ? stop.x() - 12 : stop.x(), 8, 4, true);
            pen.text(stop.text(), stop.x() + 8, 11, Token.FG2, Face.MONO);
        }
    }

    private double x(MouseEvent event) {
        return event.getX() - snappedLeftInset() - CAPTION;
    }

    /** The window's frame is dragged; elsewhere, and with a click, the playhead goes there. */
    private void pressed(MouseEvent event) {
        requestFocus();
        boolean frames = picture != null && model.view() != null && !model.view().frames().isEmpty();
        if (!frames || x(event) < 0 || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        pressedIn = model.session();
        double x = x(event);
        if (Math.abs(x - picture.divergence()) <= PlayheadMoves.SNAP && event.getY() - snappedTopInset() <= MARKS) {
            onPlayhead.accept(Divergence.first(model.view(), model.session()).playhead(model.view()));
            return;
        }
        boolean inside = x >= picture.from() && x <= picture.to();
        grabbedAt = inside ? x - picture.from() : Double.NaN;
        pressedX = x;
        if (!inside) {
            scrubs = true;
            scrub.to(x, pressedIn);
        }
    }

    private void dragged(MouseEvent event) {
        if (pressedIn != model.session()) {
            return;
        }
        if (scrubs) {
            scrub.to(x(event), pressedIn);
        } else if (!Double.isNaN(grabbedAt) && (moves || Math.abs(x(event) - pressedX) > CLICK)) {
            moves = true;
            model.showFrom(OverviewModel.real(model.view(), x(event) - grabbedAt, plotWidth()));
        }
    }

    private void released(MouseEvent event) {
        if (!Double.isNaN(grabbedAt) && !moves) {
            scrub.to(x(event), pressedIn);
        }
        grabbedAt = Double.NaN;
        scrubs = false;
        moves = false;
    }

    /** Points at these marks from below. */
    public void setMarks(List<Marks.Mark> newMarks) {
        marks = newMarks;
        redraw();
    }

    /** Told when the user picks another moment. */
    public void setOnPlayhead(Consumer<Playhead> listener) {
        onPlayhead = listener;
    }

    /** Where the playhead was dragged to since the last pulse; call it at the beginning of one. */
    public void takeScrub() {
        double x = scrub.take(model.session());
        if (!Double.isNaN(x)) {
            onPlayhead.accept(x >= plotWidth() ? Playhead.LIVE : model.moves().atReal(OverviewModel.real(model.view(), x, plotWidth())));
        }
    }

    private void scrolled(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            TimeAxis axis = model.axis();
            if (event.isControlDown()) {
                model.zoom(Math.pow(1.0015, -event.getDeltaY()), axis.contextWidth() / 2);
            } else {
                model.pan(-event.getDeltaY());
            }
            event.consume();
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.isAltDown() || event.isControlDown() || event.isMetaDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT, A -> model.pan(-STEP * 4);
            case RIGHT, D -> model.pan(STEP * 4);
            case W -> model.zoom(0.8, model.axis().contextWidth() / 2);
            case S -> model.zoom(1.25, model.axis().contextWidth() / 2);
            case HOME -> {
                onPlayhead.accept(model.moves().oldest());
                model.showFrom(model.startUnits());
            }
            case END -> {
                model.followLive();
                onPlayhead.accept(Playhead.LIVE);
            }
            case F -> model.fitSelection();
            default -> {
                return;
            }
        }
        event.consume();
    }

    @Override
    protected void layoutChildren() {
        canvas.relocate(snappedLeftInset(), snappedTopInset());
        fitCanvas();
    }

    private void fitCanvas() {
        double width = Math.floor(Math.max(0, getWidth() - snappedLeftInset() - snappedRightInset()));
        if (canvas.fit(width, HEIGHT)) {
            redraw();
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return 1_600;
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT + snappedTopInset() + snappedBottomInset();
    }

    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return STYLE;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLE;
    }
}
