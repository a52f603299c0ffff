package dev.tickscope.scene;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.node.BodyPoses;
import dev.tickscope.scene.node.SceneColors;
import dev.tickscope.scene.node.ScenePicture;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/**
 * The scene panel: every body where it was at the tick before (dashed), where it is committed (solid) and where it was presented
 * (translucent), and by how much the last lags. Tell it the session with {@link #setSession} and call {@link #update} once a pulse; it
 * draws only when something changed. JavaFX thread only.
 *
 * <p>Colours come from the theme's tokens on the root ({@code -ts-fixed}, {@code -ts-presentation} and so on).
 */
public final class SceneView extends Region {
    private static final double HEADER_HEIGHT = 32;
    /** Below this width the chips show their symbols only. */
    private static final double NARROW = 470;
    private static final StyleablePropertyFactory<SceneView> STYLES = new StyleablePropertyFactory<>(Region.getClassCssMetaData());

    private final StyleableProperty<Color> canvasColor = token("canvas", "#0d1117");
    private final StyleableProperty<Color> lineColor = token("line", "#2a313a");
    private final StyleableProperty<Color> fixedColor = token("fixed", "#3fbf94");
    private final StyleableProperty<Color> presentationColor = token("presentation", "#e8a5cf");
    private final StyleableProperty<Color> foregroundColor = token("foreground", "#e6edf3");
    private final StyleableProperty<Color> mutedColor = token("muted", "#929ba6");

    private final SceneViewModel model = new SceneViewModel();
    private final Label tick = new Label();
    private final ToggleButton previous = chip("Previous", "previous", "Dashed: where the body was one tick before");
    private final ToggleButton committed = chip("Committed", "committed", "Solid: where the last completed tick left the body");
    private final ToggleButton presented = chip("Presented", "presented", "Translucent: where the last presenting frame showed the body");
    private final ToggleButton lag = chip("Lag", "lag", "Arrow: from the presented to the committed pose");
    private final List<ToggleButton> chips = List.of(previous, committed, presented, lag);
    private final HBox header;
    private final SceneStage stage;
    private final Label caption = new Label();
    private boolean colorsChanged = true;

    /** Draws in 3D where the platform can, else in 2D. */
    public SceneView() {
        getStyleClass().add("scene-view");
        getStylesheets().add(SceneView.class.getResource("scene-view.css").toExternalForm());
        Label title = new Label("Scene");
        title.getStyleClass().add("scene-title");
        tick.getStyleClass().add("scene-tick");
        caption.getStyleClass().add("scene-caption");
        caption.setWrapText(true);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        header = new HBox(title, tick, gap, previous, committed, presented, lag);
        header.getStyleClass().add("scene-header");
        title.setMinWidth(USE_PREF_SIZE);
        stage = new SceneStage(new Picture());
        showTexts();
        getChildren().addAll(header, stage, caption);
        setMinSize(320, 160);
        setPrefSize(584, 280);
        for (ToggleButton chip : chips) {
            chip.selectedProperty().addListener(change -> stage.redraw());
        }
    }

    private ToggleButton chip(String text, String symbol, String explanation) {
        Region glyph = new Region();
        glyph.getStyleClass().addAll("glyph", symbol);
        ToggleButton chip = new ToggleButton(text, glyph);
        chip.getStyleClass().add("scene-chip");
        chip.setSelected(true);
        chip.setMinWidth(USE_PREF_SIZE);
        chip.setTooltip(new Tooltip(explanation));
        chip.setAccessibleText(text + ". " + explanation);
        return chip;
    }

    private StyleableProperty<Color> token(String name, String dark) {
        Color initial = Color.web(dark);
        StyleableProperty<Color> property = STYLES.createStyleableColorProperty(this, name, "-ts-scene-" + name,
                view -> view.tokenNamed(name), initial);
        ((ObservableValue<?>) property).addListener((observable, before, now) -> colorsChanged = true);
        return property;
    }

    private StyleableProperty<Color> tokenNamed(String name) {
        return switch (name) {
            case "canvas" -> canvasColor;
            case "line" -> lineColor;
            case "fixed" -> fixedColor;
            case "presentation" -> presentationColor;
            case "foreground" -> foregroundColor;
            default -> mutedColor;
        };
    }

    /** Shows another session; null for none. */
    public void setSession(SessionInfo info) {
        model.setSession(info);
        stage.setBodies();
        showTexts();
    }

    /**
     * Shows a moment of the session. Costs nothing when nothing changed since the last call, or while the view cannot be seen.
     *
     * @param view rows of the session that was set
     * @param moment the instant that all panels show
     */
    public void update(StoreView view, Moment moment) {
        if (!canBeSeen()) {
            return;
        }
        if (model.update(view, moment)) {
            showTexts();
            stage.redraw();
        }
        if (colorsChanged) {
            colorsChanged = false;
            stage.setColors(SceneColors.of(canvasColor.getValue(), lineColor.getValue(), fixedColor.getValue(), presentationColor.getValue(),
                    foregroundColor.getValue(), mutedColor.getValue()));
        }
        stage.draw(model.condition() == SceneViewModel.Condition.SHOWN, model.lagText());
    }

    private boolean canBeSeen() {
        // A scene without a window is there for a picture.
        if (getScene() == null || getScene().getWindow() != null && !getScene().getWindow().isShowing()) {
            return false;
        }
        for (Node node = this; node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private void showTexts() {
        boolean world = model.condition() != SceneViewModel.Condition.NO_SESSION && model.condition() != SceneViewModel.Condition.NO_BODIES;
        for (ToggleButton chip : chips) {
            chip.setDisable(!world);
        }
        tick.setText(model.title());
        if (!caption.getText().equals(model.caption())) {
            caption.setText(model.caption());
            requestLayout();
        }
        stage.showMessage(model.message());
    }

    /** What the view shows, in numbers. */
    public SceneViewModel model() {
        return model;
    }

    /** Turns the camera back to the first look. */
    public void resetCamera() {
        stage.resetCamera();
    }

    @Override
    protected void layoutChildren() {
        Insets in = getInsets();
        double left = in.getLeft() + 1;
        double top = in.getTop() + 1;
        double width = Math.max(0, getWidth() - left - in.getRight() - 1);
        double bottom = getHeight() - in.getBottom() - 1;
        boolean narrow = width < NARROW;
        for (ToggleButton chip : chips) {
            chip.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        }
        header.resizeRelocate(left, top, width, HEADER_HEIGHT - 1);
        double captionHeight = caption.getText().isEmpty() ? 0 : snapSizeY(caption.prefHeight(width));
        caption.setVisible(captionHeight > 0);
        caption.resizeRelocate(left, bottom - captionHeight, width, captionHeight);
        double stageTop = top + HEADER_HEIGHT - 1;
        stage.resizeRelocate(left, stageTop, width, Math.max(0, bottom - captionHeight - stageTop));
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLES.getCssMetaData();
    }

    private final class Picture implements ScenePicture {
        @Override
        public List<BodyShape> bodies() {
            return model.session() == null ? List.of() : model.session().bodies();
        }

        @Override
        public BodyPoses previous() {
            return model.previous();
        }

        @Override
        public BodyPoses committed() {
            return model.committed();
        }

        @Override
        public BodyPoses presented() {
            return model.presented();
        }

        @Override
        public boolean showsPrevious() {
            return previous.isSelected();
        }

        @Override
        public boolean showsCommitted() {
            return committed.isSelected();
        }

        @Override
        public boolean showsPresented() {
            return presented.isSelected();
        }

        @Override
        public boolean showsLag() {
            return lag.isSelected();
        }

        @Override
        public int lagBody() {
            return model.lagBody();
        }

        @Override
        public boolean lagBroken() {
            return model.lagBroken() || model.lagPlaced();
        }
    }
}
