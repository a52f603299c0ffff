package dev.tickscope.scene;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/** The chips that switch parts of the scene. Each has a symbol of its own shape, a word and an explanation. */
final class SceneChips {
    final ToggleButton previous = chip("Previous", "previous", "Dashed: where the body was one tick before", true);
    final ToggleButton committed = chip("Committed", "committed", "Solid: where the last completed tick left the body", true);
    final ToggleButton presented = chip("Presented", "presented", "Translucent: where the last presenting frame showed the body", true);
    final ToggleButton lag = chip("Lag", "lag", "Arrow: from the presented to the committed pose", true);
    final ToggleButton trails = chip("Trails", "trails", "Line: where the last ticks committed the selected body, or all that move", false);
    final ToggleButton velocity = chip("Velocity", "velocity",
            "Open arrow: where the body would be after twelve more ticks like the last; on the selected body with its speed", false);

    final ToggleButton contacts = chip("Contacts", "contacts",
            "Ring and arrow: a point where bodies touch, and its normal; with a selected body, its contacts alone", false);
    final ToggleButton stack = chip("Time stack", "stack",
            "Time in place of depth: the last ticks as slices, frames as dashed planes, and the instant that is shown between two slices", false);

    /** Which pose is drawn: in the panel's header. */
    List<ToggleButton> poses() {
        return List.of(previous, committed, presented, lag);
    }

    /** What else is drawn: in the row below. */
    List<ToggleButton> extras() {
        return List.of(trails, velocity, contacts, stack);
    }

    List<ToggleButton> all() {
        return Stream.concat(poses().stream(), extras().stream()).toList();
    }

    /** Calls back whenever one is switched. */
    void onSwitch(Runnable changed) {
        all().forEach(chip -> chip.selectedProperty().addListener(change -> changed.run()));
    }

    static void symbolsOnly(List<ToggleButton> chips, boolean only) {
        chips.forEach(chip -> chip.setContentDisplay(only ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
    }

    private static ToggleButton chip(String text, String symbol, String explanation, boolean on) {
        Region glyph = new Region();
        glyph.getStyleClass().addAll("glyph", symbol);
        ToggleButton chip = new ToggleButton(text, glyph);
        chip.setId("scene" + text.replace(" stack", "Stack"));
        chip.getStyleClass().add("scene-chip");
        chip.setSelected(on);
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chip.setTooltip(new Tooltip(explanation));
        chip.setAccessibleText(text + ". " + explanation);
        return chip;
    }
}
