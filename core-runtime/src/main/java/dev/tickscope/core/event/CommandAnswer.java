package dev.tickscope.core.event;

/** How a command was answered. */
public enum CommandAnswer {
    APPLIED("done"),
    /** The value was outside its range and was clamped. */
    CLAMPED("clamped to the range"),
    ALREADY_PAUSED("already paused"),
    ALREADY_RUNNING("already running"),
    ONLY_WHILE_PAUSED("possible only while paused"),
    NO_FRAME_YET("no frame has run yet: the first frame of this contract runs no tick"),
    /** The next tick waits for a probe's copy; a step does not force it. */
    HELD_BY_PROBE("held by probe"),
    ONLY_BETWEEN_FRAMES("possible only between two frames"),
    NO_SUCH_BREAKPOINT("there is no such breakpoint"),
    CANNOT_STOP_THERE("nothing can stop in that phase"),
    SESSION_ENDED("the session has ended"),
    BREAKPOINT_EXISTS("there is a breakpoint of that number already"),
    SCALE_TOO_FINE("together with the earlier time scales the fraction is too fine to count with"),
    NO_SUCH_OBJECT("the game does not offer that for such an object"),
    NO_FRAME_OPEN("no frame stands in the middle"),
    ALREADY_PAST("the session is past that already"),
    WRONG_CONDITION("the condition or the log message is not understood"),
    NOT_WHOLE("that time is not a whole number of the units in which the session counts"),
    STEP_NOT_WHOLE("a tick of that rate is not a whole number of the units in which the session counts; begin a session with that rate");

    private final String words;

    CommandAnswer(String words) {
        this.words = words;
    }

    public boolean accepted() {
        return this == APPLIED || this == CLAMPED;
    }

    /** For a message. */
    public String words() {
        return words;
    }
}
