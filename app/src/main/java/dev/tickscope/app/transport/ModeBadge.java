package dev.tickscope.app.transport;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;

/** Shape, word and reason of the mode that the session is in. It never shrinks. */
final class ModeBadge extends HBox {
    private final StackPane sign = new StackPane();
    private final Label word = new Label();
    private final Label reason = new Label();
    private final Tooltip tooltip = new Tooltip();
    private ModeText shown;

    ModeBadge() {
        getStyleClass().add("mode-badge");
        sign.getStyleClass().add("mode-sign");
        word.getStyleClass().add("mode-word");
        reason.getStyleClass().add("mode-reason");
        word.setMinWidth(Region.USE_PREF_SIZE);
        reason.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(sign, word, reason);
        setAccessibleRole(AccessibleRole.TEXT);
        setFocusTraversable(false);
    }

    /** Never narrower than its words. */
    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    void show(ModeText text) {
        if (text.equals(shown)) {
            return;
        }
        if (shown == null || shown.mode() != text.mode()) {
            for (ModeText.Mode mode : ModeText.Mode.values()) {
                getStyleClass().remove(mode.style());
            }
            getStyleClass().add(text.mode().style());
            sign.getChildren().setAll(sign(text.mode()));
            word.setText(text.mode().name());
        }
        shown = text;
        reason.setText(text.reason());
        details(text.details());
        setAccessibleText(text.mode().name() + ", " + text.reason() + (text.details().isEmpty() ? "" : ". " + text.details()));
    }

    /** What does not fit is said when the pointer rests on it. */
    private void details(String text) {
        Tooltip.uninstall(this, tooltip);
        tooltip.setText(text);
        if (!text.isEmpty()) {
            Tooltip.install(this, tooltip);
        }
    }

    ModeText shown() {
        return shown;
    }

    /** Disc, square with bars, double arrow, cross, square, square with an exclamation mark: no mode by colour alone. */
    private static StackPane sign(ModeText.Mode mode) {
        return switch (mode) {
            case LIVE -> new StackPane(fill(new Circle(5)));
            case PAUSED -> new StackPane(fill(rounded(16)), ink(new Rectangle(3, 8), -2.5), ink(new Rectangle(3, 8), 2.5));
            case REPLAY -> new StackPane(doubleArrow());
            case ENDED -> new StackPane(fill(rounded(16)), ink(new Rectangle(6, 6), 0));
            case DIVERGED -> new StackPane(cross());
            case FAILED -> new StackPane(fill(rounded(16)), ink(new Rectangle(3, 6), 0, -2), ink(new Rectangle(3, 2.5), 0, 4));
        };
    }

    private static Rectangle rounded(double size) {
        Rectangle square = new Rectangle(size, size);
        square.setArcWidth(6);
        square.setArcHeight(6);
        return square;
    }

    private static SVGPath doubleArrow() {
        return fill(path("M7 0V10L0 5ZM14 0V10L7 5Z"));
    }

    private static SVGPath path(String content) {
        SVGPath path = new SVGPath();
        path.setContent(content);
        return path;
    }

    private static SVGPath cross() {
        SVGPath cross = path("M0 0L10 10M10 0L0 10");
        cross.getStyleClass().add("mode-stroke");
        return cross;
    }

    private static <S extends Shape> S fill(S shape) {
        shape.getStyleClass().add("mode-fill");
        return shape;
    }

    private static Rectangle ink(Rectangle bar, double shift) {
        return ink(bar, shift, 0);
    }

    private static Rectangle ink(Rectangle bar, double shift, double down) {
        bar.getStyleClass().add("mode-ink");
        bar.setTranslateX(shift);
        bar.setTranslateY(down);
        return bar;
    }
}
