package dev.tickscope.core.session;

/** What a session can do; a control whose capability is missing is disabled and says so. */
public enum Capability {
    PAUSE("pausing and running on"),
    STEP_TICK("stepping a tick"),
    STEP_FRAME("stepping a frame"),
    TIME_SCALE("changing the time scale"),
    CLOCK_SETTINGS("changing the cap and the clamp"),
    SCENES("loading scenes and restarting"),
    INPUT("input to the game"),
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
