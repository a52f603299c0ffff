package dev.tickscope.app.transport;

import dev.tickscope.app.shell.DebugKey;
import dev.tickscope.app.shell.KeyScheme;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.RunStatus;
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

    void keys(KeyScheme scheme) {
        tick.keys(scheme.shown(DebugKey.STEP_TICK));
        phase.keys(scheme.shown(DebugKey.STEP_PHASE));
        frame.keys(scheme.shown(DebugKey.STEP_FRAME));
        finish.keys(scheme.shown(DebugKey.FINISH_FRAME));
    }

    /** The less room, the fewer words. */
    void room(Room room) {
        for (ActionButton button : all()) {
            button.showKeys().set(room == Room.KEYS);
        }
        tick.showWords().set(room.ordinal() <= Room.STEPS.ordinal());
        phase.showWords().set(room.ordinal() <= Room.STEPS.ordinal());
        frame.showWords().set(room.ordinal() <= Room.STEPS.ordinal());
        finish.showWords().set(room.ordinal() <= Room.WORDS.ordinal());
    }

    /** Enables what is possible now, and says why the others are not. */
    void enable(DebugSession session, ClockContract contract, RunStatus status) {
        boolean stepsWhileRunning = contract.singleStep() == SingleStep.WHOLE_FRAME;
        String over = status.ended() ? "The session has ended: choose a pacing to start again" : null;
        String paused = over == null && status.running() ? "Only while paused" : over;
        String stepTime = stepsWhileRunning ? over : paused;
        tick.able(session.missing(Capability.STEP_TICK, stepTime));
        frame.able(session.missing(Capability.STEP_FRAME, stepTime));
        phase.able(session.missing(Capability.STEP_PHASE, paused));
        finish.able(session.missing(Capability.STEP_PHASE, paused != null ? paused : status.suspended() ? null : "No frame stands in the middle"));
        tick.explain(stepsWhileRunning ? "Run a frame of exactly one step with all its outer phases, as this contract defines it"
                : "Run exactly one fixed tick and no outer phase; paid from the accumulator if that holds a whole tick");
    }
}
