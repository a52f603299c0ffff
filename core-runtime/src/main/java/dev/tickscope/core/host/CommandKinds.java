package dev.tickscope.core.host;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.CommandKind;
import java.util.Map;

/** Which kind of row tells of a command. */
final class CommandKinds {
    private static final Map<Class<? extends Command>, CommandKind> KINDS = Map.ofEntries(
            Map.entry(Command.Resume.class, CommandKind.RESUME),
            Map.entry(Command.Pause.class, CommandKind.PAUSE),
            Map.entry(Command.StepTick.class, CommandKind.STEP_TICK),
            Map.entry(Command.StepPhase.class, CommandKind.STEP_PHASE),
            Map.entry(Command.StepFrame.class, CommandKind.STEP_FRAME),
            Map.entry(Command.FinishFrame.class, CommandKind.FINISH_FRAME),
            Map.entry(Command.RunTo.class, CommandKind.RUN_TO),
            Map.entry(Command.SetTimeScale.class, CommandKind.TIME_SCALE),
            Map.entry(Command.SetCap.class, CommandKind.CAP),
            Map.entry(Command.SetRate.class, CommandKind.RATE),
            Map.entry(Command.SetMaxDelta.class, CommandKind.MAX_DELTA),
            Map.entry(Command.AddBreakpoint.class, CommandKind.BREAKPOINT_ADD),
            Map.entry(Command.EnableBreakpoint.class, CommandKind.BREAKPOINT_ENABLE),
            Map.entry(Command.RemoveBreakpoint.class, CommandKind.BREAKPOINT_REMOVE),
            Map.entry(Command.InputEdge.class, CommandKind.INPUT),
            Map.entry(Command.ActOnObject.class, CommandKind.OBJECT),
            Map.entry(Command.LoadScene.class, CommandKind.SCENE),
            Map.entry(Command.Restart.class, CommandKind.RESTART));

    private CommandKinds() {
    }

    static CommandKind of(Command command) {
        return KINDS.get(command.getClass());
    }
}
