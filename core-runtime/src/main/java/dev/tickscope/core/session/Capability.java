package dev.tickscope.core.session;

import dev.tickscope.core.control.Command;

/** What a session can do; a control whose capability is missing is disabled and says so. */
public enum Capability {
    PAUSE("pausing and running on"),
    STEP_TICK("stepping a tick"),
    STEP_FRAME("stepping a frame"),
    TIME_SCALE("changing the time scale"),
    BREAKPOINTS("breakpoints"),
    POSES("poses of bodies"),
    OBJECTS("acting on objects of the game"),
    STEP_PHASE("stepping a phase and finishing a frame"),
    RUN_TO("running to a target"),
    CLOCK_CHANGES("changing the rate, the cap and the clamp"),
    INPUT("pressing actions of the game"),
    RESTART("restarting and loading scenes");

    private final String words;

    Capability(String words) {
        this.words = words;
    }

    /** What a session needs to be able to do for a command. */
    public static Capability of(Command command) {
        if (command instanceof Command.StepTick) {
            return STEP_TICK;
        } else if (command instanceof Command.StepFrame || command instanceof Command.FinishFrame) {
            return STEP_FRAME;
        } else if (command instanceof Command.StepPhase) {
            return STEP_PHASE;
        } else if (command instanceof Command.RunTo) {
            return RUN_TO;
        } else if (command instanceof Command.SetTimeScale) {
            return TIME_SCALE;
        } else if (command instanceof Command.SetCap || command instanceof Command.SetMaxDelta || command instanceof Command.SetRate) {
            return CLOCK_CHANGES;
        } else if (command instanceof Command.InputEdge) {
            return INPUT;
        } else if (command instanceof Command.ActOnObject) {
            return OBJECTS;
        } else if (command instanceof Command.Restart || command instanceof Command.LoadScene) {
            return RESTART;
        }
        return command instanceof Command.Pause || command instanceof Command.Resume ? PAUSE : BREAKPOINTS;
    }

    /** For "this session does not offer …". */
    public String words() {
        return words;
    }
}
