package dev.tickscope.app.breakpoints;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;

/** Asks for a new breakpoint: a phase, and if wanted one tick only or every n-th hit. */
final class BreakpointForm extends HBox {
    /** Takes what was asked for. */
    interface Add {
        void breakpoint(int stage, long onlyTick, long everyHits);
    }

    private final ComboBox<Stage> stages = new ComboBox<>();
    private final TextField onlyTick = field("breakpointTick", "any", "Only in this tick; empty for every tick");
    private final TextField everyHits = field("breakpointEvery", "hit", "Stops at every n-th hit; empty for each");
    private final Add add;

    BreakpointForm(Add add) {
        this.add = add;
        getStyleClass().add("breakpoint-form");
        stages.setId("breakpointStage");
        stages.setAccessibleText("Phase to stop in");
        stages.setConverter(new StageNames());
        stages.setPrefWidth(132);
        stages.setMinWidth(88);
        Button button = new Button("Set");
        button.setId("submitBreakpoint");
        button.setTooltip(new Tooltip("Set this breakpoint (Enter)"));
        button.setOnAction(event -> submit());
        button.setMinWidth(USE_PREF_SIZE);
        onlyTick.setOnAction(event -> submit());
        everyHits.setOnAction(event -> submit());
        getChildren().addAll(caption("Stop in"), stages, caption("tick"), onlyTick, caption("every"), everyHits, button);
    }

    private static Label caption(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("caption");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private static TextField field(String id, String prompt, String help) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.setMinWidth(48);
        field.getStyleClass().add("mono");
        field.setTooltip(new Tooltip(help));
        field.setAccessibleText(help);
        return field;
    }

    /** The stages of a contract that can stop; FixedUpdate, if there is one, is chosen. */
    void setPlan(PhasePlan plan) {
        stages.getItems().setAll(plan.stages().stream().filter(Stage::canStop).toList());
        Stage first = plan.tick().stream().filter(Stage::canStop).findFirst()
                .orElse(stages.getItems().isEmpty() ? null : stages.getItems().get(0));
        stages.setValue(first);
    }

    void focusFirst() {
        stages.requestFocus();
    }

    private void submit() {
        long tick = number(onlyTick, 0);
        long every = number(everyHits, 1);
        if (stages.getValue() != null && tick >= 0 && every >= 1) {
            add.breakpoint(stages.getValue().index(), tick, every);
            onlyTick.clear();
            everyHits.clear();
        }
    }

    /** The number in a field; {@code otherwise} if it is empty; −1, and the field is marked, if it is none. */
    private static long number(TextField field, long otherwise) {
        String text = field.getText().strip();
        field.getStyleClass().remove("wrong");
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            long value = Long.parseLong(text);
            if (value >= 1) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Marked below.
        }
        field.getStyleClass().add("wrong");
        field.setAccessibleHelp("Expected a whole number from 1 on");
        field.requestFocus();
        return -1;
    }

    private static final class StageNames extends StringConverter<Stage> {
        @Override
        public String toString(Stage stage) {
            return stage == null ? "" : stage.title();
        }

        @Override
        public Stage fromString(String text) {
            throw new UnsupportedOperationException("stages are chosen, not typed");
        }
    }
}
