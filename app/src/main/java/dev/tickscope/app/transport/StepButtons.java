package dev.tickscope.app.transport;

import dev.tickscope.app.command.CommandIds;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.RunRules;
import dev.tickscope.core.control.Command;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** The four ways to step: a tick, a phase, a frame, and to the end of the frame that stands in the middle. */
final class StepButtons extends HBox {
    private final Consumer<Command> submit;
    private final ActionButton tick = button("stepTick", Icons.stepTick(), "Step tick", "F10", "", new Command.StepTick());
    private final ActionButton phase = button("stepPhase", Icons.stepPhase(), "Step phase", "F11",
            "Run the next phase and stop after it; the last phase of a tick completes the tick", new Command.StepPhase());
    private final ActionButton frame = button("stepFrame", Icons.stepFrame(), "Step frame", "⇧F10", "Run exactly one outer frame of one step",
            new Command.StepFrame());
    private final ActionButton finish = button("finishFrame", Icons.finishFrame(), "Finish frame", "⇧F11",
            "Run the frame that stands in the middle to its end, and stop there", new Command.FinishFrame());

    StepButtons(Consumer<Command> submit) {
        this.submit = submit;
        getStyleClass().add("joined");
        tick.button().getStyleClass().add("first");
        phase.button().getStyleClass().add("middle");
        frame.button().getStyleClass().add("middle");
        finish.button().getStyleClass().add("last");
        getChildren().addAll(tick, phase, frame, finish);
    }

    private ActionButton button(String id, Node icon, String words, String keys, String explanation, Command command) {
        return new ActionButton(id, icon, words, keys, explanation, () -> submit.accept(command));
    }

    List<ActionButton> all() {
        return List.of(tick, phase, frame, finish);
    }

    void keys(KeyTable keys) {
        tick.keys(keys.shown(CommandIds.STEP_TICK));
        phase.keys(keys.shown(CommandIds.STEP_PHASE));
        frame.keys(keys.shown(CommandIds.STEP_FRAME));
        finish.keys(keys.shown(CommandIds.FINISH_FRAME));
    }

    /** The less room, the fewer words. */
    void room(Room room) {
        for (ActionButton button : all()) {
            button.showKeys().set(room == Room.KEYS);
        }
        tick.showWords().set(room.ordinal() <= Room.STEPS_ALONE.ordinal());
        phase.showWords().set(room.ordinal() <= Room.STEPS_ALONE.ordinal());
        frame.showWords().set(room.ordinal() <= Room.STEPS_ALONE.ordinal());
        finish.showWords().set(room.ordinal() <= Room.WORDS.ordinal());
    }

    /** Enables what is possible now, and says why the others are not. */
    void enable(RunRules rules) {
        tick.able(rules.stepTick());
        frame.able(rules.stepFrame());
        phase.able(rules.stepPhase());
        finish.able(rules.finishFrame());
        tick.explain(rules.stepsWhileRunning() ? "Run a frame of exactly one step with all its outer phases, as this contract defines it"
                : "Run exactly one fixed tick and no outer phase; paid from the accumulator if that holds a whole tick");
    }
}
