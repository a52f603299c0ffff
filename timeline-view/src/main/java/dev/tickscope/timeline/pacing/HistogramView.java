package dev.tickscope.timeline.pacing;

import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.draw.Fonts;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.PaletteStyle;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.SharpCanvas;
import dev.tickscope.timeline.stats.Budget;
import dev.tickscope.timeline.stats.FramePick;
import dev.tickscope.timeline.stats.Histogram;
import dev.tickscope.timeline.stats.PickReader;
import java.util.List;
import java.util.Objects;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

/**
 * How often frames took how long. Drawn once and kept; the pointer redraws only what lies over it. A click on a bin picks its frames;
 * so do the arrow keys and Enter.
 */
public final class HistogramView extends Region {
    private static final double HEADER = 32;
    private static final List<CssMetaData<? extends Styleable, ?>> STYLE =
            PaletteStyle.<HistogramView>metaData(Region.getClassCssMetaData(), view -> view.style);

    private final PaletteStyle style = new PaletteStyle(this, STYLE, () -> redraw());
    private final StatisticsViewModel model;
    private final PickViewModel picks;
    private final HBox header = new HBox();
    private final ChoiceBox<Budget> budget = new ChoiceBox<>();
    private final ToggleButton logarithmic = new ToggleButton("Log");
    private final SharpCanvas canvas = new SharpCanvas();
    private final SharpCanvas overlay = new SharpCanvas();
    private Fonts fonts;
    private Palette palette = Palette.DARK;
    private Patterns patterns = new Patterns(Palette.DARK);
    private StoreView rows;
    private StatisticsViewModel.Shown drawn;
    private HistogramScale scale;
    private boolean dirty = true;
    private boolean overlayDirty = true;
    private long drawnPick = -1;
    private Histogram.Bin pointed;
    private Histogram.Bin picked;
    private String pickedWords = "";

    public HistogramView(StatisticsViewModel model, PickViewModel picks) {
        this.model = model;
        this.picks = picks;
        setId("histogram");
        getStyleClass().addAll("frame-histogram", "ts-panel-card");
        getStylesheets().add(Objects.requireNonNull(HistogramView.class.getResource("pacing.css")).toExternalForm());
        head();
        overlay.setMouseTransparent(true);
        getChildren().addAll(header, canvas, overlay);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleRoleDescription("histogram of frame times");
        addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> point(null));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        focusVisibleProperty().addListener(observable -> overlayDirty = true);
    }

    private void head() {
        Label title = new Label("Frame times");
        title.getStyleClass().add("panel-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label caption = new Label("Budget");
        caption.getStyleClass().add("caption");
        caption.setLabelFor(budget);
        caption.setMinWidth(Region.USE_PREF_SIZE);
        budget.setPrefWidth(84);
        budget.setId("histogramBudget");
        budget.getItems().setAll(Budget.CHOICES);
        budget.setConverter(new StringConverter<>() {
            @Override
            public String toString(Budget choice) {
                return choice == null ? "" : choice.title();
            }

            @Override
            public Budget fromString(String text) {
                throw new UnsupportedOperationException("budgets are chosen, not typed");
            }
        });
        budget.setValue(model.budget());
        budget.setTooltip(new Tooltip("How long a frame may take: a line here, and a count in the statistics"));
        budget.setAccessibleText("frame budget");
        budget.valueProperty().addListener((observable, before, now) -> model.setBudget(now));
        logarithmic.setId("histogramLog");
        logarithmic.getStyleClass().setAll("toggle-button", "button", "quiet");
        logarithmic.setTooltip(new Tooltip("Counts on a logarithmic axis, so that rare frames are seen"));
        logarithmic.setMinWidth(Region.USE_PREF_SIZE);
        logarithmic.selectedProperty().addListener(observable -> redraw());
        header.getStyleClass().add("ts-panel-head");
        header.setAlignment(Pos.CENTER_LEFT);
        header.getChildren().addAll(title, space, caption, budget, logarithmic);
    }

    /** Once a pulse, after the model. Does next to nothing if nothing changed. */
    public void update(StoreView view) {
        if (getScene() == null || !isVisible() || getWidth() <= 0) {
            // A view keeps its rows alive.
            rows = null;
            return;
        }
        rows = view;
        layout();
        if (dirty || model.shown() != drawn) {
            draw();
        }
        if (overlayDirty || picks.revision() != drawnPick) {
            drawOverlay();
        }
    }

    private void redraw() {
        dirty = true;
    }

    private double outputScale() {
        return getScene().getWindow() == null ? 1 : Math.max(1, getScene().getWindow().getOutputScaleX());
    }

    private Pen pen(SharpCanvas on) {
        return new Pen(on, HistogramPainter.LEFT, outputScale() * on.scale(), palette, patterns, fonts);
    }

    private void draw() {
        if (fonts == null) {
            fonts = new Fonts();
        }
        if (style.palette() != palette) {
            palette = style.palette();
            patterns = new Patterns(palette);
        }
        dirty = false;
        overlayDirty = true;
        drawn = model.shown();
        canvas.clear();
        Pen pen = pen(canvas);
        if (drawn == null || drawn.histogram().bins().isEmpty()) {
            scale = null;
            String words = drawn == null ? "waiting for the first frame" : drawn.caption();
            pen.centered(words, canvas.getWidth() / 2 - HistogramPainter.LEFT, canvas.getHeight() / 2, dev.tickscope.timeline.draw.Token.MUTED,
                    Fonts.Face.CAPTION);
            setAccessibleText(words);
            return;
        }
        scale = new HistogramScale(drawn.histogram(), Math.max(1, canvas.getWidth() - HistogramPainter.LEFT - HistogramPainter.RIGHT),
                Math.max(1, canvas.getHeight() - HistogramPainter.TOP - HistogramPainter.BOTTOM), logarithmic.isSelected());
        new HistogramPainter(pen, model.session(), scale).draw(drawn.statistics().frameTimes(), drawn.budget());
        pointed = same(pointed);
        picked = same(picked);
        setAccessibleText(drawn.caption() + "; " + drawn.histogram().bins().size() + " bins, the fullest with " + drawn.histogram().most() + " frames");
    }

    /** The bin with the same borders in what is drawn now; null if there is none. */
    private Histogram.Bin same(Histogram.Bin bin) {
        return bin == null ? null : scale.histogram().bins().stream()
                .filter(b -> b.fromUnits() == bin.fromUnits() && b.toUnits() == bin.toUnits()).findFirst().orElse(null);
    }

    private void drawOverlay() {
        overlayDirty = false;
        drawnPick = picks.revision();
        overlay.clear();
        if (fonts == null) {
            return;
        }
        Pen pen = pen(overlay);
        if (scale != null) {
            HistogramPainter painter = new HistogramPainter(pen, model.session(), scale);
            FramePick.Frames frames = picks.frames();
            if (picked != null && frames != null && frames.words().equals(pickedWords)) {
                painter.picked(picked);
            }
            if (pointed != null) {
                painter.pointed(pointed, painter.words(pointed), countWords(pointed));
            }
        }
        if (isFocusVisible()) {
            pen.outline(pen.canvasLeft() + 1, 1, overlay.getWidth() - 2, overlay.getHeight() - 2, dev.tickscope.timeline.draw.Token.ACCENT, 2);
        }
    }

    private String countWords(Histogram.Bin bin) {
        int all = drawn.statistics().frameTimes().count();
        return bin.count() + " of " + all + (all == 1 ? " frame" : " frames");
    }

    /** What the bin under the pointer or the keyboard says; empty without one. */
    public String describe() {
        return pointed == null || scale == null ? ""
                : new HistogramPainter(pen(overlay), model.session(), scale).words(pointed) + ", " + countWords(pointed);
    }

    private void point(Histogram.Bin bin) {
        if (!Objects.equals(pointed, bin)) {
            pointed = bin;
            overlayDirty = true;
            if (bin != null) {
                setAccessibleText(describe());
            }
        }
    }

    private Histogram.Bin at(MouseEvent event) {
        double x = event.getX() - canvas.getLayoutX() - HistogramPainter.LEFT;
        double y = event.getY() - canvas.getLayoutY();
        return scale == null || y < 0 || y > canvas.getHeight() - HistogramPainter.BOTTOM ? null : scale.at(x);
    }

    private void moved(MouseEvent event) {
        point(at(event));
    }

    private void clicked(MouseEvent event) {
        Histogram.Bin bin = at(event);
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && bin != null) {
            requestFocus();
            pick(bin);
        }
    }

    /** Picks the frames of a bin. */
    private void pick(Histogram.Bin bin) {
        if (bin.count() == 0 || rows == null) {
            return;
        }
        HistogramPainter words = new HistogramPainter(pen(overlay), model.session(), scale);
        pickedWords = "of " + words.words(bin);
        picked = bin;
        overlayDirty = true;
        picks.pick(pickedWords, drawn.statistics().frameTimes().count(), rows, drawn.statistics().range(),
                PickReader.tookBetween(bin.fromUnits(), bin.toUnits()));
    }

    private void keyPressed(KeyEvent event) {
        if (scale == null || event.isAltDown() || event.isControlDown() || event.isMetaDown() || event.getTarget() != this) {
            return;
        }
        List<Histogram.Bin> bins = scale.histogram().bins();
        int at = pointed == null ? -1 : bins.indexOf(pointed);
        switch (event.getCode()) {
            case LEFT -> point(bins.get(at < 0 ? bins.size() - 1 : Math.max(0, at - 1)));
            case RIGHT -> point(bins.get(Math.min(bins.size() - 1, at + 1)));
            case ENTER, SPACE -> {
                if (pointed == null) {
                    return;
                }
                pick(pointed);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.max(0, getWidth() - snappedLeftInset() - snappedRightInset());
        header.resizeRelocate(snappedLeftInset(), snappedTopInset(), width, HEADER);
        double canvasWidth = Math.floor(width);
        double canvasHeight = Math.max(0, Math.floor(getHeight() - snappedTopInset() - snappedBottomInset() - HEADER));
        if (canvas.fit(canvasWidth, canvasHeight) | overlay.fit(canvasWidth, canvasHeight)) {
            redraw();
        }
        canvas.relocate(snappedLeftInset(), snappedTopInset() + HEADER);
        overlay.relocate(snappedLeftInset(), snappedTopInset() + HEADER);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 300;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 160;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 480;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 320;
    }

    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return STYLE;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLE;
    }
}
