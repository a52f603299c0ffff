package dev.tickscope.core.session;

/** Whether a command was taken. What came of it shows up as rows. */
public sealed interface SubmitResult {
    /** It is on its way. */
    record Accepted() implements SubmitResult {
    }

    /** The session cannot do that at all. */
    record Missing(Capability capability) implements SubmitResult {
    }

    /** Not now: too many commands wait, or the session is closed. */
    record Refused(String reason) implements SubmitResult {
    }

    SubmitResult ACCEPTED = new Accepted();

    default boolean accepted() {
        return this instanceof Accepted;
    }
}
