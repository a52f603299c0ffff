package dev.tickscope.app.transport;

import atlantafx.base.controls.ProgressSliderSkin;
import dev.tickscope.core.contract.ScaleRange;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.core.time.TimeText;
import java.util.function.Consumer;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The time scale: a slider with detents, and a field for exact entry. It shows what the session applied; moving it only asks. While it is
 * dragged each new value is asked for once.
 */
final class TimeScaleControl extends VBox {
    /** Its width where there is room. */
    static final double WIDTH = 196;
    /** The least width at which the numbers below it stay apart. */
    static final double NARROW = 156;
    private static final double DIGIT_WIDTH = 7.2;
    private final Label caption = new Label("timeScale");
    private final TextField entry = new TextField();
    private final Slider slider = new Slider(0, 1, ScaleCurve.positionOf(TimeScale.ONE));
    private final Consumer<TimeScale> ask;
    private final Tooltip reason = new Tooltip();
    private TimeScale applied = TimeScale.ONE;
    private TimeScale asked = TimeScale.ONE;
    private ScaleRange range = new ScaleRange(Rational.ZERO, Rational.of(100), false);
    private boolean showing;
    private boolean selectOnRelease;

    TimeScaleControl(Consumer<TimeScale> ask) {
        this.ask = ask;
        getStyleClass().add("time-scale");
        caption.getStyleClass().add("caption");
        Label times = new Label("×");
        times.getStyleClass().add("mono");
        entry.setId("timeScaleEntry");
        entry.getStyleClass().add("inline-field");
        entry.textProperty().addListener((observable, before, now) -> fitEntry(now.length()));
        entry.setAccessibleText("timeScale, exact value");
        entry.setTooltip(new Tooltip("Type an exact value such as 0.1, 1/3 or 25 and press Enter"));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(caption, gap, times, entry);
        head.getStyleClass().add("time-scale-head");
        slider.setId("timeScale");
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.setBlockIncrement(1 / 60.0);
        slider.setAccessibleText("timeScale");
        getChildren().addAll(head, slider, new Detents());
        setMinWidth(NARROW);
        setMaxWidth(WIDTH);
        slider.valueProperty().addListener((observable, before, now) -> moved(now.doubleValue()));
        slider.valueChangingProperty().addListener((observable, before, now) -> settle());
        entry.setOnAction(event -> typed());
        entry.focusedProperty().addListener((observable, before, now) -> {
            selectOnRelease = now;
            if (!now) {
                showEntry();
            }
        });
        // The first click into the field selects the old value, so that typing replaces it.
        entry.setOnMouseReleased(event -> {
            if (selectOnRelease) {
                selectOnRelease = false;
                entry.selectAll();
            }
        });
        entry.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                showEntry();
                slider.requestFocus();
                event.consume();
            }
        });
        showEntry();
    }

    /** As wide as its text, so that it stands beside its sign. */
    private void fitEntry(int characters) {
        double width = Math.max(1, Math.min(8, characters)) * DIGIT_WIDTH + 9;
        entry.setMinWidth(width);
        entry.setPrefWidth(width);
        entry.setMaxWidth(width);
    }

    /** The contract's range, and whether its engine scales time itself. */
    void range(ScaleRange scales) {
        range = scales;
        caption.setText(scales.ofEngine() ? "timeScale" : "timeScale, tool-side");
        Tooltip.install(caption, new Tooltip(scales.ofEngine() ? "The contract's own time scale"
                : "The contract has no time scale: the tool scales the time it feeds"));
    }

    /** What the session applied last. */
    void applied(TimeScale scale) {
        if (!scale.equals(applied)) {
            applied = scale;
            asked = scale;
            if (!slider.isValueChanging()) {
                settle();
            }
            if (!entry.isFocused()) {
                showEntry();
            }
        }
    }

    /** Disables it with a reason, or enables it. */
    void able(String whyNot) {
        boolean able = whyNot == null;
        Tooltip.uninstall(this, reason);
        if (!able) {
            reason.setText(whyNot);
            Tooltip.install(this, reason);
        }
        slider.setDisable(!able);
        entry.setDisable(!able);
    }

    private void moved(double position) {
        if (showing) {
            return;
        }
        TimeScale wanted = ScaleCurve.at(position);
        if (!wanted.equals(asked)) {
            request(wanted);
        }
    }

    private void request(TimeScale wanted) {
        asked = wanted;
        entry.setText(ScaleCurve.text(wanted));
        ask.accept(wanted);
    }

    /** Puts the thumb where the value is: on its detent. */
    private void settle() {
        if (!slider.isValueChanging()) {
            showing = true;
            slider.setValue(ScaleCurve.positionOf(asked));
            showing = false;
        }
    }

    private void typed() {
        try {
            Rational value = TimeText.ratio(entry.getText().replace("×", ""));
            if (value.signum() < 0 || value.compareTo(range.max()) > 0) {
                refuse("from " + range.min() + " to " + range.max());
                return;
            }
            request(TimeScale.of(value));
            settle();
            entry.getStyleClass().remove("wrong");
            slider.requestFocus();
        } catch (IllegalArgumentException | ArithmeticException e) {
            refuse("a number such as 0.25, or a fraction such as 1/3");
        }
    }

    private void refuse(String expected) {
        if (!entry.getStyleClass().contains("wrong")) {
            entry.getStyleClass().add("wrong");
        }
        entry.setAccessibleHelp("Expected " + expected);
        entry.getTooltip().setText("Expected " + expected);
        entry.selectAll();
    }

    private void showEntry() {
        entry.getStyleClass().remove("wrong");
        entry.setText(ScaleCurve.text(applied));
        entry.getTooltip().setText("Type an exact value such as 0.1, 1/3 or 25 and press Enter");
    }

    /** Ticks and numbers under the slider; clicking a number chooses it. */
    private final class Detents extends Region {
        private static final double INSET = 7;

        Detents() {
            getStyleClass().add("detents");
            for (int i = 0; i < ScaleCurve.detents(); i++) {
                TimeScale scale = ScaleCurve.detent(i);
                Label label = new Label(ScaleCurve.label(i));
                label.setOnMouseClicked(event -> {
                    if (!slider.isDisabled()) {
                        request(scale);
                        settle();
                    }
                });
                getChildren().add(label);
            }
        }

        @Override
        protected double computePrefHeight(double width) {
            return 12;
        }

        @Override
        protected void layoutChildren() {
            for (int i = 0; i < ScaleCurve.detents(); i++) {
                Label label = (Label) getChildren().get(i);
                double width = label.prefWidth(-1);
                double x = INSET + ScaleCurve.position(i) * (getWidth() - 2 * INSET) - width / 2;
                layoutInArea(label, Math.max(0, Math.min(getWidth() - width, Math.round(x))), 0, width, getHeight(), 0,
                        HPos.CENTER, VPos.CENTER);
            }
        }
    }
}
