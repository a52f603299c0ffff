package dev.tickscope.timeline;

import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.PaletteStyle;
import dev.tickscope.timeline.draw.SvgSurface;
import dev.tickscope.timeline.track.StopList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.Region;

/**
 * The timeline: where a loop's real time went, frame by frame and tick by tick. It keeps no history: {@link #update} hands it the newest
 * view once a pulse, and it draws only if something changed. Its colours are the style properties {@code -ts-plot}, {@code -ts-update}
 * and so on, inherited from the root.
 */
public final class TimelineView extends Region {
    /** Width of the lane heads. */
    static final double HEAD = 136;
    private static final List<CssMetaData<? extends Styleable, ?>> STYLE =
            PaletteStyle.<TimelineView>metaData(Region.getClassCssMetaData(), view -> view.style);

    private final PaletteStyle style = new PaletteStyle(this, STYLE, () -> redrawAll());
    private final TimelineViewModel model;
    private final TimelineHeader header;
    private final LaneCanvases canvases = new LaneCanvases();
    private final LaneSetup lanes = new LaneSetup();
    private final TimelinePainter painter = new TimelinePainter(lanes);
    private Consumer<Playhead> onPlayhead = playhead -> { };
    private final ReadOnlyObjectWrapper<RangeBounds> sentRange = new ReadOnlyObjectWrapper<>(this, "sentRange");
    private final RelatedEvents related;
    private final LaneGestures laneGestures;
    private final SearchBar search;
    private Supplier<List<String>> objectNames = List::of;
    private final ContextMenu menu = new ContextMenu();
    private boolean dirty = true;
    private boolean overlayDirty = true;
    private long drawnRevision = -1;
    private long drawnPick = -1;
    private final Scrub scrub = new Scrub();
    private boolean scrubEnds;
    private boolean readsOn;
    /** Whose stretch of time to show once there are rows; null for one's own. */
    private TimelineViewModel sameAs;

    public TimelineView(TimelineViewModel model) {
        this.model = model;
        TimelineSearch finder = new TimelineSearch(model, () -> objectNames.get());
        this.search = new SearchBar(finder::find, this::movePlayhead, this::searchCloses);
        this.related = new RelatedEvents(model);
        this.header = new TimelineHeader(model, lanes, search, this::followLive);
        getStyleClass().add("timeline-view");
        getChildren().addAll(canvases.nodes());
        getChildren().add(header);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleRoleDescription("timeline");
        setAccessibleText("waiting for the first frame");
        setMinSize(320, 160);
        laneGestures = new LaneGestures(this, painter, lanes);
        laneGestures.install();
        lanes.addListener(this::redrawAll);
        menu.setAutoHide(true);
        addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::menuRequested);
        new TimelineGestures(this, model).install();
        new TimelineKeys(this, model).install();
        focusVisibleProperty().addListener(observable -> redrawOverlay());
    }

    /** How the lanes are arranged. What changes there shows at the next pulse. */
    public LaneSetup lanes() {
        return lanes;
    }

    /** Whether the strip above the rulers is there; a small timeline beside other controls does without it, and without its search. */
    public void setHeader(boolean on) {
        header.setVisible(on);
        requestLayout();
        redrawAll();
    }

    /** The height of the strip above the rulers; 0 while there is none. */
    double headerHeight() {
        return header.isVisible() ? TimelineHeader.HEIGHT : 0;
    }

    public TimelineViewModel model() {
        return model;
    }

    /** Told when the user picks another moment. */
    public void setOnPlayhead(Consumer<Playhead> listener) {
        onPlayhead = listener;
    }

    /** Starts over with another session. */
    public void setSession(SessionInfo info) {
        model.setSession(info);
        related.reset();
        sentRange.set(null);
        painter.setSession(info);
        redrawAll();
    }

    /** Once a pulse. Does next to nothing if neither the rows nor what is shown changed, or if nobody can see it. */
    public void update(StoreView view, Playhead playhead) {
        if (model.session() == null || !seen()) {
            readsOn = false;
            return;
        }
        layout();
        fitCanvases();
        model.setPlotWidth(Math.max(1, canvases.lanes().getWidth() - HEAD));
        model.update(view, playhead);
        if (sameAs != null) {
            TimelineSvg.showSame(sameAs, model);
            sameAs = null;
        }
        readsOn = painter.readsOn(view);
        dirty |= readsOn || model.revision() != drawnRevision;
        boolean fresh = dirty;
        if (fresh) {
            draw(view);
        }
        if (overlayDirty || model.pick().revision() != drawnPick) {
            overlayDirty = false;
            drawnPick = model.pick().revision();
            header.measure(model);
            painter.overlay(canvases.overlay(fresh, () -> drawLanes(view)), model, related.current(), laneGestures.dropY(), isFocusVisible());
        }
    }

    private void drawLanes(StoreView view) {
        painter.draw(canvases.lanes(), view, model, style.palette(), outputScale());
    }

    /** Whether what it shows grows with further updates, although no row comes. */
    public boolean readsOn() {
        return readsOn;
    }

    private boolean seen() {
        return isVisible() && getWidth() > 0 && getScene() != null
                && (getScene().getWindow() == null || getScene().getWindow().isShowing());
    }

    private void draw(StoreView view) {
        dirty = false;
        drawnRevision = model.revision();
        overlayDirty = true;
        header.style(style.palette());
        header.show(model, rangeText());
        drawLanes(view);
        painter.pointAgain(model);
        setAccessibleText(MomentText.describe(view, model.session(), model.moment()));
    }

    private double outputScale() {
        double screen = getScene().getWindow() == null ? 1 : Math.max(1, getScene().getWindow().getOutputScaleX());
        return screen * canvases.lanes().scale();
    }

    /** {@code real 8.99 to 9.25 s}. */
    private String rangeText() {
        TimeAxis axis = model.axis();
        TimeBase base = model.session().timeBase();
        long from = Math.max(axis.folds().real(axis.folds().shown(axis.leftUnits()) + 1) - 1, 0);
        long to = Math.max(from, axis.contextRightUnits());
        double seconds = base.secondsDouble(to - from);
        int digits = seconds >= 1_000 ? 0 : seconds >= 10 ? 1 : seconds >= 0.1 ? 2 : seconds >= 0.001 ? 4 : seconds >= 1e-6 ? 7 : 9;
        return "real " + base.decimalSeconds(from, digits).toPlainString() + " to " + Amounts.seconds(base, to, digits);
    }

    /** What the details under the pointer say, or what the moment shown is if the pointer is elsewhere. */
    public String describe() {
        if (model.view() == null || model.session() == null) {
            return "waiting for the first frame";
        }
        MomentText.Details details = painter.details();
        if (details == null && related.current() != null && related.current().edge()) {
            return related.current().words();
        }
        return details != null ? details.text() : MomentText.describe(model.view(), model.session(), model.moment());
    }

    /** What the playhead's flag says: the instant by name; empty while it follows a running session. */
    public String flag() {
        return painter.flag();
    }

    /** Draws these marks under the rulers; a click on one goes there. */
    public void setMarks(List<Marks.Mark> marks) {
        painter.setMarks(marks);
        redrawOverlay();
    }

    /**
     * What it shows, without the pointer's line and the buttons, as an SVG document of its size: shapes, patterns and texts stay what they
     * are. Call it after {@link #update}.
     */
    public String svg() {
        SvgSurface sheet = new SvgSurface(getWidth(), getHeight());
        TimelineSvg.header(sheet, style.palette(), getWidth(), getHeight(), rangeText());
        sheet.move(snappedLeftInset(), snappedTopInset() + TimelineHeader.HEIGHT);
        painter.drawInstead(sheet);
        try {
            painter.draw(canvases.lanes(), model.view(), model, style.palette(), 1);
            painter.pointNowhere();
            painter.overlay(canvases.lanes(), model, null, Double.NaN, false);
        } finally {
            painter.drawInstead(null);
        }
        return sheet.document("Timeline of " + model.session().title() + ", " + rangeText());
    }

    /** Another one for a picture of any size, which shows the same stretch of time of the same rows; put it into a scene, then update it. */
    public TimelineView twin() {
        TimelineView twin = new TimelineView(new TimelineViewModel());
        twin.setSession(model.session());
        twin.painter.setMarks(painter.marks());
        twin.sameAs = model;
        return twin;
    }

    /** Follows the newest row again. */
    public void followLive() {
        model.followLive();
        onPlayhead.accept(Playhead.LIVE);
    }

    /** The pointer is over the plot at (x, y) of this control. */
    void hover(double x, double y, boolean snaps) {
        model.pointer().at(x - HEAD, snaps);
        painter.point(model, x - HEAD, y - headerHeight());
        redrawOverlay();
    }

    void hoverEnds() {
        model.pointer().gone();
        painter.pointNowhere();
        redrawOverlay();
    }

    /** The cursor whose flag is at (x, y) of this control, or null. */
    Cursors.Name cursorAt(double x, double y) {
        return painter.cursorAt(x - HEAD, y - headerHeight());
    }

    /** The user clicked there. */
    void pick(double x, double y) {
        List<StopList.Entry> stops = painter.stopsAt(x - HEAD, y - headerHeight());
        if (!stops.isEmpty()) {
            showStops(stops, x, y);
            return;
        }
        Playhead marked = painter.markAt(x - HEAD, y - headerHeight());
        Playhead picked = marked != null ? marked : painter.playheadAt(model, x - HEAD, y - headerHeight());
        if (picked != null) {
            onPlayhead.accept(picked);
        }
    }

    /** A count opens the list of what it stands for. */
    private void showStops(List<StopList.Entry> stops, double x, double y) {
        menu.getItems().clear();
        for (StopList.Entry entry : stops) {
            MenuItem item = new MenuItem(entry.words());
            item.setMnemonicParsing(false);
            item.setOnAction(event -> onPlayhead.accept(entry.playhead()));
            menu.getItems().add(item);
        }
        Point2D place = localToScreen(x + snappedLeftInset(), y + snappedTopInset());
        if (place != null) {
            menu.show(this, place.getX(), place.getY());
        }
    }

    void movePlayhead(Playhead playhead) {
        if (playhead instanceof Playhead.Live) {
            followLive();
        } else {
            onPlayhead.accept(playhead);
        }
    }

    /** Puts a cursor at the pointer, or, where that is elsewhere, at the playhead. */
    public void setCursor(Cursors.Name name) {
        if (model.view() != null && model.moment().framePosition() >= 0) {
            model.cursors().set(name, model.pointer().present() ? model.pointer().units() : model.playheadUnits());
            redrawOverlay();
        }
    }

    /** Moves to the next (+1) or previous (−1) event that has to do with the moment shown: an edge and its tick, a frame and its ticks. */
    public void related(int step) {
        RelatedEvents.Event event = related.go(step);
        if (event != null) {
            onPlayhead.accept(event.playhead());
            redrawOverlay();
        }
    }

    /** Tells the selected range, or the one between both cursors, which is selected then, to whoever observes {@link #sentRangeProperty}. */
    public void sendRange() {
        RangeBounds range = RangeBounds.chosen(model);
        if (range != null) {
            model.selection().select(range.fromUnits(), range.toUnits());
            redrawOverlay();
            sentRange.set(range);
        }
    }

    /** The range that was sent on last (R), with exact frame and tick bounds; null before the first and in another session. */
    public ReadOnlyObjectProperty<RangeBounds> sentRangeProperty() {
        return sentRange.getReadOnlyProperty();
    }

    /** Opens the search field. */
    public void find() {
        if (header.isVisible()) {
            search.open();
            redrawOverlay();
        }
    }

    private void searchCloses() {
        requestFocus();
        redrawOverlay();
    }

    /** @param names of the game's objects by their number, for the search */
    public void setObjectNames(Supplier<List<String>> names) {
        objectNames = names;
    }

    /** Over a lane's head its own menu; what belongs elsewhere is the window's to say. */
    private void menuRequested(ContextMenuEvent event) {
        double y = event.getY() - snappedTopInset() - headerHeight();
        boolean overHead = !event.isKeyboardTrigger() && event.getX() - snappedLeftInset() < HEAD && painter.layout() != null;
        LaneLayout.Place place = overHead ? painter.layout().at(y) : null;
        if (place != null) {
            menu.getItems().setAll(LaneMenu.of(lanes, place.lane()));
            menu.show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        }
    }

    /** Scrolls the lanes that do not fit under the rulers. */
    void scrollLanes(double pixels) {
        painter.scrollBy(pixels);
        redrawAll();
    }

    /** Whether the playhead can be gripped at x of the plot. */
    boolean onPlayhead(double x) {
        return painter.nearPlayhead(model, x);
    }

    /** The playhead is dragged to x of the plot. */
    void scrub(double x) {
        scrub.to(x, model.session());
        model.setScrubbing(true);
    }

    void scrubEnds() {
        scrubEnds = true;
    }

    /**
     * Where the playhead was dragged to since the last pulse: tells the listener once, however often the pointer moved. Call it at the
     * beginning of a pulse, before anything is shown.
     */
    public void takeScrub() {
        double x = scrub.take(model.session());
        if (!Double.isNaN(x) && model.view() != null) {
            onPlayhead.accept(model.moves().at(x));
        }
        if (scrubEnds) {
            scrubEnds = false;
            model.setScrubbing(false);
        }
    }

    void redrawOverlay() {
        overlayDirty = true;
    }

    private void redrawAll() {
        dirty = true;
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double width = Math.max(0, getWidth() - left - snappedRightInset());
        header.resizeRelocate(left, top, width, TimelineHeader.HEIGHT);
        canvases.relocate(left, top + headerHeight());
        fitCanvases();
    }

    private void fitCanvases() {
        double width = Math.max(0, getWidth() - snappedLeftInset() - snappedRightInset());
        double height = Math.max(0, getHeight() - snappedTopInset() - snappedBottomInset() - headerHeight());
        if (canvases.fit(width, height)) {
            redrawAll();
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return 992;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 568;
    }

    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return STYLE;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLE;
    }
}
