package dev.tickscope.core.session;

/** What a session can do; a control whose capability is missing is disabled and says so. */
public enum Capability {
    PAUSE("pausing"),
    STEP_TICK("stepping a tick"),
    STEP_FRAME("stepping a frame"),
    STEP_PHASE("stepping a phase and finishing a frame"),
    RUN_TO("running to a target"),
    CAP("changing the cap and the clamp"),
    TIME_SCALE("changing the time scale"),
    BREAKPOINTS("breakpoints"),
    POSES("poses of bodies"),
    OBJECTS("acting on objects of the game");

    private final String words;

    Capability(String words) {
        this.words = words;
    }

    /** For "this session does not offer …". */
    public String words() {
        return words;
    }
}
