package dev.tickscope.app.shell;

/** What the keys of a {@link KeyScheme} do. */
public enum DebugKey {
    RESUME("Resume"),
    PAUSE("Pause"),
    TOGGLE("Pause or resume"),
    STEP_TICK("Step tick"),
    STEP_PHASE("Step phase"),
    STEP_FRAME("Step frame"),
    FINISH_FRAME("Finish frame"),
    RUN_TO_CURSOR("Run to cursor"),
    BREAKPOINT("Breakpoint on the fixed hook");

    private final String words;

    DebugKey(String words) {
        this.words = words;
    }

    /** For menus and the list of keys. */
    public String words() {
        return words;
    }

    /** Carries it out. */
    void run(KeyMap.Actions actions) {
        switch (this) {
            case RESUME -> actions.resume();
            case PAUSE -> actions.pause();
            case TOGGLE -> actions.toggle();
            case STEP_TICK -> actions.stepTick();
            case STEP_PHASE -> actions.stepPhase();
            case STEP_FRAME -> actions.stepFrame();
            case FINISH_FRAME -> actions.finishFrame();
            case RUN_TO_CURSOR -> actions.runToCursor();
            case BREAKPOINT -> actions.toggleBreakpoint();
        }
    }
}
