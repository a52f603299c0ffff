package dev.tickscope.core.contract;

/** A file that a person wrote is wrong. The message says what, where (file, key or line) and what was expected; it is shown as it is. */
public final class InputException extends Exception {
    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message);
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
    }
}
