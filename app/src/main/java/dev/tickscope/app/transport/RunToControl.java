package dev.tickscope.app.transport;

import dev.tickscope.app.command.CommandIds;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.RunRules;
import dev.tickscope.app.work.RunTo;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** "Run to…", a menu of targets; on the way it reads "Running to a drop", with a button that cancels. */
final class RunToControl extends StackPane {
    private final Consumer<Command> submit;
    private final MenuButton menu = new MenuButton("Run to…", Icons.feather(Feather.FLAG));
    private final Label busy = new Label();
    private final Button cancel = new Button("Cancel", Icons.feather(Feather.X));
    private final HBox way = new HBox(busy, cancel);
    private final Tooltip tooltip = new Tooltip();
    private final MenuItem noTicks = target(RunTarget.Kind.NO_TICKS, "Frame with 0 ticks");
    private final MenuItem held = target(RunTarget.Kind.HELD, "Held tick");
    private final MenuItem input = target(RunTarget.Kind.INPUT, "Consumed input edge");
    private final MenuItem contact = target(RunTarget.Kind.CONTACT, "Contact");
    private final MenuItem capped = target(RunTarget.Kind.CAPPED, "Cap reached");
    private final MenuItem cursor = new MenuItem("Cursor in the timeline");
    private final TextField tick = new TextField();
    private final TextField frame = new TextField();

    /** @param toCursor runs to where the pointer is in the timeline */
    RunToControl(Consumer<Command> submit, Runnable toCursor) {
        this.submit = submit;
        menu.setId("runTo");
        menu.getStyleClass().add("run-to");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        cursor.setId("runToCursor");
        cursor.setOnAction(event -> toCursor.run());
        menu.getItems().addAll(target(RunTarget.Kind.NEXT_TICK, "Next tick's end"), new SeparatorMenuItem(), noTicks,
                target(RunTarget.Kind.MORE_TICKS, "Frame with 2 ticks or more"), capped, target(RunTarget.Kind.DROPPED, "Drop"), held, input, contact,
                new SeparatorMenuItem(), entry("Tick", "runToTick", tick, RunTarget.Kind.TICK), entry("Frame", "runToFrame", frame,
                RunTarget.Kind.FRAME), cursor);
        busy.setId("runningTo");
        busy.getStyleClass().add("running-to");
        busy.setGraphic(Icons.feather(Feather.LOADER));
        busy.setMinWidth(0);
        busy.setMaxWidth(240);
        cancel.setId("cancelRunTo");
        cancel.setTooltip(new Tooltip("Cancel the run (Esc): stop before the next frame"));
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setOnAction(event -> submit.accept(new Command.Pause()));
        way.setAlignment(Pos.CENTER_LEFT);
        way.getStyleClass().add("run-way");
        setAlignment(Pos.CENTER_LEFT);
        way.managedProperty().bind(way.visibleProperty());
        menu.managedProperty().bind(menu.visibleProperty());
        menu.visibleProperty().bind(way.visibleProperty().not());
        way.setVisible(false);
        Tooltip.install(this, tooltip);
        getChildren().addAll(menu, way);
    }

    private MenuItem target(RunTarget.Kind kind, String words) {
        MenuItem item = new MenuItem(words);
        item.setId("runTo" + kind.name());
        item.setOnAction(event -> submit.accept(new Command.RunTo(RunTarget.to(kind))));
        return item;
    }

    private CustomMenuItem entry(String words, String id, TextField field, RunTarget.Kind kind) {
        field.setId(id);
        field.setPrefColumnCount(7);
        field.getStyleClass().add("mono");
        field.setPromptText("number");
        field.setAccessibleText(words + " to run to");
        Label label = new Label(words);
        label.setMinWidth(48);
        Button go = new Button("Run");
        go.setId(id + "Go");
        go.getStyleClass().add("quiet");
        HBox row = new HBox(8, label, field, go);
        row.setAlignment(Pos.CENTER_LEFT);
        CustomMenuItem item = new CustomMenuItem(row, false);
        Runnable run = () -> {
            field.getStyleClass().remove("wrong");
            try {
                long value = Long.parseLong(field.getText().strip());
                if (value >= 1) {
                    menu.hide();
                    submit.accept(new Command.RunTo(new RunTarget(kind, value)));
                    return;
                }
            } catch (NumberFormatException e) {
                // Marked below.
            }
            field.getStyleClass().add("wrong");
            field.setAccessibleHelp("Expected a whole number from 1 on");
        };
        field.setOnAction(event -> run.run());
        go.setOnAction(event -> run.run());
        return item;
    }

    /** A new session: what it has nothing of is not to be run to. */
    void setSession(SessionInfo info) {
        name(held, "Held tick", info.contract().hold().hasProbes() ? null : "no probes in this contract");
        name(input, "Consumed input edge", info.actions().size() > 0 ? null : "this sample has no input");
        name(contact, "Contact", info.bodies().isEmpty() ? "this sample has no bodies" : null);
    }

    private static void name(MenuItem item, String words, String missing) {
        item.setText(missing == null ? words : words + ": " + missing);
        item.setDisable(missing != null);
    }

    /** Enables it, or disables it with a reason. */
    void enable(RunRules rules) {
        String why = rules.runTo();
        menu.setDisable(why != null);
        tooltip.setText("Run to…\n" + (why == null ? "Run on until something happens, or a breakpoint stops it" : why));
        menu.setAccessibleHelp(why);
    }

    /** Shows what the run is on its way to, if anything. */
    void show(SessionInfo info, StoreView view, boolean running) {
        Optional<RunTo> run = running ? RunTo.last(view) : Optional.empty();
        run.ifPresent(to -> busy.setText("Running to " + to.words(info)));
        way.setVisible(run.isPresent());
    }

    /** Names the key in words; the Run menu has it as its accelerator. */
    void keys(KeyTable keys) {
        cursor.setText("Cursor in the timeline  (" + keys.shown(CommandIds.RUN_TO_CURSOR) + ")");
    }

    void showWords(boolean words) {
        menu.setText(words ? "Run to…" : "");
        menu.setAccessibleText("Run to");
    }

    boolean onTheWay() {
        return way.isVisible();
    }
}
