package dev.tickscope.timeline;

import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Token;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The strip above the rulers: name, visible range, follow, lens, fit. */
final class TimelineHeader extends HBox {
    static final double HEIGHT = 32;
    private static final String STYLE = """
            .ts-timeline-header { -fx-background-color: PANEL; -fx-background-radius: 7 7 0 0; -fx-padding: 0 12 0 12; -fx-spacing: 8;
                -fx-border-color: transparent transparent LINE transparent; -fx-border-width: 0 0 1 0; }
            .ts-timeline-header .ts-title { -fx-text-fill: FG; -fx-font-family: "Inter Semi Bold"; -fx-font-size: 13px; }
            .ts-timeline-header .ts-range { -fx-text-fill: MUTED; -fx-font-family: "Inter"; -fx-font-size: 12px; }
            .ts-timeline-header .ts-measure { -fx-text-fill: FG; -fx-font-family: "Inter"; -fx-font-size: 12px; }
            .ts-timeline-header .ts-chip { -fx-background-color: LINE2, PANEL; -fx-background-insets: 0, 1; -fx-background-radius: 12, 11;
                -fx-border-width: 0; -fx-text-fill: FG; -fx-font-family: "Inter"; -fx-font-size: 12px; -fx-padding: 0 10 0 10;
                -fx-min-height: 24px; -fx-pref-height: 24px; -fx-max-height: 24px; -fx-effect: null; }
            .ts-timeline-header .ts-chip:hover { -fx-background-color: LINE2, RAISED; }
            .ts-timeline-header .ts-chip:selected { -fx-background-color: ACCENT, ACCENTBG; }
            .ts-timeline-header .ts-chip:pressed { -fx-background-color: ACCENT, PLOT; }
            .ts-timeline-header .ts-chip:focused { -fx-background-color: ACCENT, PANEL, LINE2, PANEL; -fx-background-insets: -4, -2, 0, 1;
                -fx-background-radius: 16, 14, 12, 11; }
            .ts-timeline-header .ts-chip:focused:selected { -fx-background-color: ACCENT, PANEL, ACCENT, ACCENTBG; }
            .ts-timeline-header .ts-small { -fx-padding: 0 7 0 7; }
            .ts-timeline-header .ts-search { -fx-background-color: LINE2, PLOT; -fx-background-insets: 0, 1; -fx-background-radius: 6, 5;
                -fx-border-width: 0; -fx-text-fill: FG; -fx-prompt-text-fill: MUTED; -fx-highlight-fill: ACCENT; -fx-highlight-text-fill: PANEL;
                -fx-font-family: "Inter"; -fx-font-size: 12px; -fx-padding: 0 8 0 8; -fx-min-height: 24px; -fx-pref-height: 24px;
                -fx-max-height: 24px; -fx-effect: null; }
            .ts-timeline-header .ts-search:focused { -fx-background-color: ACCENT, PLOT; }
            .ts-timeline-header .ts-key { -fx-text-fill: MUTED; -fx-font-family: "JetBrains Mono"; -fx-font-size: 11px; }
            """;

    /** From this width on, the visible range and the cursors' difference have room side by side. */
    private static final double BOTH = 1_180;

    private final Label range = new Label();
    private final MeasureLabel measure;
    private final SearchBar search;
    private final ToggleButton follow = new ToggleButton("Follow live");
    private final ToggleButton lens = new ToggleButton("Lens");
    private Palette styled;

    TimelineHeader(TimelineViewModel model, LaneSetup lanes, SearchBar search, Runnable followLive) {
        this.search = search;
        measure = new MeasureLabel(model);
        getStyleClass().add("ts-timeline-header");
        setAlignment(Pos.CENTER_LEFT);
        Label title = new Label("Timeline");
        title.getStyleClass().add("ts-title");
        range.getStyleClass().add("ts-range");
        range.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button fit = new Button("Fit");
        chip(follow, "End", "Keep the newest frame in sight");
        chip(lens, "L", "Magnify the frame where the run stands");
        Button laneChip = laneChip(lanes);
        Button find = new Button("Find");
        chip(find, "Ctrl+F", "Find a frame, tick, time or object");
        find.setId("findChip");
        find.setOnAction(event -> search.open());
        chip(fit, "F", "Show the selected range, or the whole session");
        follow.setOnAction(event -> {
            if (follow.isSelected()) {
                followLive.run();
            } else {
                model.setFollow(false);
            }
        });
        lens.setOnAction(event -> model.setLensOn(lens.isSelected()));
        fit.setOnAction(event -> model.fitSelection());
        getChildren().addAll(title, range, measure, search, space, follow, lens, fit, laneChip, find);
    }

    private static void chip(javafx.scene.control.ButtonBase button, String key, String tip) {
        button.getStyleClass().setAll("ts-chip");
        Label keyLabel = new Label(key);
        keyLabel.getStyleClass().add("ts-key");
        button.setGraphic(keyLabel);
        button.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        button.setGraphicTextGap(6);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip + " (" + key + ")"));
        button.setAccessibleText(button.getText() + ": " + tip);
    }

    private static Button laneChip(LaneSetup lanes) {
        Button chip = new Button("Lanes");
        chip.setId("lanesMenu");
        chip.getStyleClass().setAll("ts-chip");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chip.setTooltip(new Tooltip("Which lanes are shown, and which stay under the rulers"));
        chip.setAccessibleText("Lanes: which are shown, and which stay under the rulers");
        ContextMenu menu = new ContextMenu();
        chip.setOnAction(event -> {
            menu.getItems().setAll(LaneMenu.all(lanes));
            menu.show(chip, Side.BOTTOM, 0, 4);
        });
        return chip;
    }

    /** Takes the colours of the theme. */
    void style(Palette palette) {
        if (palette.equals(styled)) {
            return;
        }
        styled = palette;
        String css = STYLE.replace("ACCENTBG", palette.hex(Token.ACCENT_BG)).replace("ACCENT", palette.hex(Token.ACCENT))
                .replace("LINE2", palette.hex(Token.LINE2)).replace("LINE", palette.hex(Token.LINE)).replace("PANEL", palette.hex(Token.PANEL))
                .replace("RAISED", palette.hex(Token.RAISED)).replace("PLOT", palette.hex(Token.PLOT))
                .replace("MUTED", palette.hex(Token.MUTED)).replace("FG", palette.hex(Token.FG));
        getStylesheets().setAll("data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8)));
    }

    /** What lies between A and B. */
    void measure(TimelineViewModel model) {
        measure.show(model);
        boolean measures = !measure.getText().isEmpty() && !search.isVisible();
        place(measure, measures);
        place(range, !search.isVisible() && (!measures || getWidth() > BOTH));
    }

    private static void place(Label label, boolean on) {
        label.setVisible(on);
        label.setManaged(on);
    }

    void show(TimelineViewModel model, String rangeText) {
        range.setText(rangeText);
        follow.setSelected(model.follow());
        lens.setSelected(model.lensOn());
    }
}
