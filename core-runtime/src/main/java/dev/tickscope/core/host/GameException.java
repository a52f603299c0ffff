package dev.tickscope.core.host;

/** Game code threw. The message says what, in words for the user; the cause is what it threw. */
public final class GameException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GameException(Throwable thrown) {
        super("the game threw " + thrown.getClass().getSimpleName() + (thrown.getMessage() == null ? "" : ": " + thrown.getMessage()), thrown);
    }
}
