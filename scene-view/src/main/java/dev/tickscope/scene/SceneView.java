package dev.tickscope.scene;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.node.CameraControl;
import dev.tickscope.scene.node.CameraInput;
import dev.tickscope.scene.node.SceneColors;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
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
    private static final double TOOLS_HEIGHT = 28;
    /** Below this width the chips show their symbols only. */
    private static final double NARROW = 470;
    private static final StyleablePropertyFactory<SceneView> STYLES = new StyleablePropertyFactory<>(Region.getClassCssMetaData());

    /** The theme's tokens that the picture uses, and what they are before a theme is there. */
    private static final List<String> TOKENS = List.of("canvas", "line", "fixed", "presentation", "foreground", "muted", "accent", "update", "panel",
            "contacts");
    private static final List<String> DARK = List.of("#0d1117", "#2a313a", "#3fbf94", "#e8a5cf", "#e6edf3", "#929ba6", "#58a6ff", "#62b8ea", "#151b23",
            "#9fdcc4");

    private final List<StyleableProperty<Color>> tokens = IntStream.range(0, TOKENS.size()).mapToObj(this::token).toList();
    private final SceneViewModel model = new SceneViewModel();
    private final Label tick = new Label();
    private final SceneChips chips = new SceneChips();
    private final SceneTraces traces = new SceneTraces();
    private final ShownPicture picture = new ShownPicture(model, traces, chips);
    private final SceneTools tools = new SceneTools(chips, new Buttons());
    private final HBox header;
    private final SceneStage stage;
    private final Label caption = new Label();
    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper(this, "selected", -1);
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
        header = new HBox(title, tick, gap);
        header.getChildren().addAll(chips.poses());
        header.getStyleClass().add("scene-header");
        title.setMinWidth(USE_PREF_SIZE);
        stage = new SceneStage(picture, new StageActions());
        showTexts();
        getChildren().addAll(header, tools, stage, caption);
        setMinSize(320, 160);
        setPrefSize(584, 280);
        chips.onSwitch(this::switched);
    }

    private void switched() {
        traces.setTrailsOn(chips.trails.isSelected());
        traces.setVelocityOn(chips.velocity.isSelected());
        if (chips.contacts.isSelected() != traces.contactsOn()) {
            traces.setContactsOn(chips.contacts.isSelected());
        }
        if (chips.stack.isSelected() != traces.stackOn()) {
            traces.setStackOn(chips.stack.isSelected());
            stage.setStacked(traces.stackOn(), traces.stackTicks());
        }
        showTexts();
        stage.redraw();
    }

    private StyleableProperty<Color> token(int index) {
        String name = TOKENS.get(index);
        StyleableProperty<Color> property = STYLES.createStyleableColorProperty(this, name, "-ts-scene-" + name,
                view -> view.tokens.get(index), Color.web(DARK.get(index)));
        ((ObservableValue<?>) property).addListener((observable, before, now) -> colorsChanged = true);
        return property;
    }

    private Color color(int token) {
        return tokens.get(token).getValue();
    }

    /** Shows another session; null for none. */
    public void setSession(SessionInfo info) {
        model.setSession(info);
        traces.setSession(info);
        select(-1);
        stage.setBodies();
        showTexts();
    }

    /** Where poses come from whose rows are lost; call it after {@link #setSession}. */
    public void setLostPoses(LostPoses lost) {
        model.setLostPoses(lost);
    }

    /** As {@link #update(StoreView, Moment, long)}, for callers without a clock: a move of the camera ends at once. */
    public void update(StoreView view, Moment moment) {
        update(view, moment, Long.MAX_VALUE);
    }

    /**
     * Shows a moment of the session. Costs nothing when nothing changed since the last call, or while the view cannot be seen.
     *
     * @param view rows of the session that was set
     * @param moment the instant that all panels show
     * @param nowNanos the time of the pulse
     */
    public void update(StoreView view, Moment moment, long nowNanos) {
        if (!canBeSeen()) {
            traces.letGo();
            return;
        }
        boolean changed = model.update(view, moment);
        if (traces.updateStack(view, moment, model) | changed) {
            showTexts();
            stage.redraw();
        }
        if (traces.update(view, model.committedRow())) {
            stage.redraw();
        }
        if (colorsChanged) {
            colorsChanged = false;
            stage.setColors(SceneColors.of(color(0), color(1), color(2), color(3), color(4), color(5), color(6), color(7), color(8), color(9)));
        }
        stage.draw(model.hasPicture(), model.lagText(), nowNanos);
        showTools();
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
        // What a time stack shows does not depend on the others.
        chips.all().forEach(chip -> chip.setDisable(!world || traces.stackOn() && chip != chips.stack));
        tick.setText(title());
        showTools();
        boolean stacked = traces.stackOn() && !model.caption().isEmpty();
        String words = stacked ? StackText.caption(model, traces.stack()) : withNote(model.caption());
        if (!caption.getText().equals(words)) {
            caption.setText(words);
            requestLayout();
        }
        stage.showMessage(model.message());
    }

    private String withNote(String words) {
        String note = traces.trailNote(selected.get());
        return words.isEmpty() || note.isEmpty() ? words : words + " " + note;
    }

    private void showTools() {
        boolean world = model.condition() != SceneViewModel.Condition.NO_SESSION && model.condition() != SceneViewModel.Condition.NO_BODIES;
        tools.show(world, selected.get() >= 0, stage.control().follows());
    }

    private String title() {
        String name = selected.get() < 0 ? "" : picture.bodies().get(selected.get()).name();
        return model.title() + (name.isEmpty() || model.title().isEmpty() ? name : " · " + name);
    }

    /** The selected body, or −1. Selecting another is {@link #select}. */
    public ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Selects a body of the session; anything else selects none. */
    public void select(int body) {
        int now = body >= 0 && body < picture.bodies().size() ? body : -1;
        if (now < 0) {
            stage.control().setFollow(false);
        }
        picture.select(now);
        selected.set(now);
        showTexts();
        stage.redraw();
    }

    /** Whether the camera may move smoothly; off for people who ask for reduced motion. On at first. */
    public void setSmoothCamera(boolean on) {
        stage.control().setSmooth(on);
    }

    /** What the view shows, in numbers. */
    public SceneViewModel model() {
        return model;
    }

    /** Turns the camera back to the first look. */
    public void resetCamera() {
        stage.home();
    }

    @Override
    protected void layoutChildren() {
        Insets in = getInsets();
        double left = in.getLeft() + 1;
        double top = in.getTop() + 1;
        double width = Math.max(0, getWidth() - left - in.getRight() - 1);
        double bottom = getHeight() - in.getBottom() - 1;
        boolean narrow = width < NARROW;
        SceneChips.symbolsOnly(chips.poses(), narrow);
        SceneChips.symbolsOnly(chips.extras(), narrow);
        header.resizeRelocate(left, top, width, HEADER_HEIGHT - 1);
        double captionHeight = caption.getText().isEmpty() ? 0 : snapSizeY(caption.prefHeight(width));
        caption.setVisible(captionHeight > 0);
        caption.resizeRelocate(left, bottom - captionHeight, width, captionHeight);
        tools.resizeRelocate(left, top + HEADER_HEIGHT - 1, width, TOOLS_HEIGHT);
        double stageTop = top + HEADER_HEIGHT - 1 + TOOLS_HEIGHT;
        stage.resizeRelocate(left, stageTop, width, Math.max(0, bottom - captionHeight - stageTop));
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLES.getCssMetaData();
    }

    private void view(CameraControl.Side side) {
        if (stage.grounded()) {
            stage.control().view(side);
        }
    }

    private void follow(boolean on) {
        stage.control().setFollow(on && selected.get() >= 0);
        showTools();
    }

    private final class Buttons implements SceneTools.Actions {
        @Override
        public void home() {
            stage.home();
        }

        @Override
        public void zoom(double factor) {
            if (stage.grounded()) {
                stage.control().zoom(factor);
            }
        }

        @Override
        public void view(CameraControl.Side side) {
            SceneView.this.view(side);
        }

        @Override
        public void follow(boolean on) {
            SceneView.this.follow(on);
        }
    }

    private final class StageActions implements CameraInput.Actions {
        @Override
        public void home() {
            stage.home();
        }

        @Override
        public void view(CameraControl.Side side) {
            SceneView.this.view(side);
        }

        @Override
        public void toggleFollow() {
            follow(!stage.control().follows());
        }

        @Override
        public void selectAt(double x, double y) {
            select(stage.bodyAt(x, y));
        }

        @Override
        public void selectNext(int way) {
            int bodies = picture.bodies().size();
            int from = selected.get() < 0 && way < 0 ? 0 : selected.get();
            for (int i = 1; i <= bodies; i++) {
                int body = Math.floorMod(from + way * i, bodies);
                if (model.committed().has(body)) {
                    select(body);
                    return;
                }
            }
        }

        @Override
        public boolean deselect() {
            boolean was = selected.get() >= 0;
            select(-1);
            return was;
        }
    }
}
