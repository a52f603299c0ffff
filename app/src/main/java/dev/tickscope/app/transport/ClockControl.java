package dev.tickscope.app.transport;

import dev.tickscope.app.theme.Icons;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeText;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Beside the contract: changes its tick rate, its catch-up cap and its clamp for this session, from the next frame on. */
final class ClockControl extends StackPane {
    private final MenuButton menu = new MenuButton("", Icons.feather(Feather.SLIDERS));
    private final Tooltip tooltip = new Tooltip();
    private final TextField rate = field("rateEntry", "Hz, such as 120 or 2997/50");
    private final TextField cap = field("capEntry", "ticks, 0: none");
    private final TextField clamp = field("clampEntry", "such as 50ms, 0: none");
    private final Label rateState = state("rateState");
    private final Label capState = state("capState");
    private final Label clampState = state("clampState");
    private final Label wrong = state("clockWrong");
    private final Consumer<Command> submit;
    private ClockChanges changes;

    ClockControl(Consumer<Command> submit) {
        this.submit = submit;
        menu.setId("clockControl");
        menu.getStyleClass().add("clock-control");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        Label note = state("clockNote");
        note.setText("Changes act from the next frame on, and last for this session.");
        VBox content = new VBox(6, row("Tick rate", rate, "setRate", this::setRate), rateState, row("Catch-up cap", cap, "setCap", this::setCap), capState, row("Clamp of real time", clamp, "setClamp",
                this::setClamp), clampState, wrong, note);
        content.setPrefWidth(360);
        wrong.managedProperty().bind(wrong.textProperty().isNotEmpty());
        menu.getItems().add(new CustomMenuItem(content, false));
        menu.setAccessibleText("Rate, cap and clamp");
        Tooltip.install(this, tooltip);
        getChildren().add(menu);
    }

    private static TextField field(String id, String prompt) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.setPrefWidth(168);
        field.setMinWidth(168);
        field.getStyleClass().add("mono");
        return field;
    }

    private static Label state(String id) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("caption");
        label.setWrapText(true);
        return label;
    }

    private static HBox row(String words, TextField field, String id, Runnable action) {
        Label label = new Label(words);
        label.setMinWidth(120);
        field.setAccessibleText(words);
        field.setOnAction(event -> action.run());
        Button set = new Button("Set");
        set.setId(id);
        set.getStyleClass().add("quiet");
        set.setOnAction(event -> action.run());
        HBox row = new HBox(8, label, field, set);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void setRate() {
        try {
            TickRate hz = TickRate.of(TimeText.ratio(rate.getText().strip()));
            mark(rate, "");
            submit.accept(new Command.SetRate(hz));
        } catch (IllegalArgumentException | ArithmeticException e) {
            mark(rate, "The rate is a number of ticks a second above 0, such as 120 or 2997/50.");
        }
    }

    private void setCap() {
        try {
            long ticks = Long.parseLong(cap.getText().strip());
            if (ticks >= 0) {
                mark(cap, "");
                submit.accept(new Command.SetCap(ticks));
                return;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        mark(cap, "The cap is a whole number of ticks; 0 is no cap.");
    }

    private void setClamp() {
        String text = clamp.getText().strip();
        try {
            Rational seconds = text.equals("0") ? Rational.ZERO : TimeText.seconds(text);
            if (seconds.signum() >= 0) {
                mark(clamp, "");
                submit.accept(new Command.SetMaxDelta(seconds.signum() == 0 ? null : seconds));
                return;
            }
        } catch (IllegalArgumentException | ArithmeticException e) {
            // Told below.
        }
        mark(clamp, "The clamp is a time such as 50ms or 1/20 (seconds); 0 is no clamp.");
    }

    private void mark(TextField field, String complaint) {
        wrong.setText(complaint);
        field.getStyleClass().remove("wrong");
        if (!complaint.isEmpty()) {
            field.getStyleClass().add("wrong");
        }
    }

    /** A new session is open. */
    void setSession(DebugSession session) {
        changes = new ClockChanges(session.info());
        rate.clear();
        mark(rate, "");
        cap.clear();
        clamp.clear();
        mark(cap, "");
        mark(clamp, "");
    }

    /** Enables it, or disables it with a reason. */
    void enable(DebugSession session, RunStatus status) {
        String why = session.missing(Capability.CLOCK_CHANGES, status.ended() ? "The session has ended: choose a pacing to start again" : null);
        menu.setDisable(why != null);
        tooltip.setText("Rate, cap and clamp\n" + (why == null ? "Change the tick rate, the catch-up cap and the clamp while it runs" : why));
        menu.setAccessibleHelp(why);
    }

    /** Shows what is in force. */
    void show(StoreView view) {
        changes.update(view);
        if (menu.isShowing()) {
            rateState.setText(changes.rate(view));
            capState.setText(changes.cap(view));
            clampState.setText(changes.clamp(view));
        }
    }
}
