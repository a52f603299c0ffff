package dev.tickscope.core.session;

import dev.tickscope.core.control.Command;

/** Which capability a session must have for a command. */
public final class CommandNeeds {
    private CommandNeeds() {
    }

    public static Capability of(Command command) {
        if (command instanceof Command.StepTick || command instanceof Command.StepPhase) {
            return Capability.STEP_TICK;
        } else if (command instanceof Command.StepFrame || command instanceof Command.FinishFrame) {
            return Capability.STEP_FRAME;
        } else if (command instanceof Command.SetTimeScale) {
            return Capability.TIME_SCALE;
        } else if (command instanceof Command.SetCap || command instanceof Command.SetMaxDelta) {
            return Capability.CLOCK_SETTINGS;
        } else if (command instanceof Command.AddBreakpoint || command instanceof Command.EnableBreakpoint
                || command instanceof Command.RemoveBreakpoint) {
            return Capability.BREAKPOINTS;
        } else if (command instanceof Command.InputEdge) {
            return Capability.INPUT;
        } else if (command instanceof Command.ActOnObject) {
            return Capability.OBJECTS;
        }
        boolean loads = command instanceof Command.LoadScene || command instanceof Command.Restart;
        return loads ? Capability.SCENES : Capability.PAUSE;
    }
}
