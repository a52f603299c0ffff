package dev.tickscope.core.expression;

/**
 * What compiling a text gave: exactly one of both is null.
 *
 * @param <T> what was asked for
 */
public record Compiled<T>(T value, ExpressionError error) {
    static <T> Compiled<T> of(T value) {
        return new Compiled<>(value, null);
    }

    static <T> Compiled<T> wrong(ExpressionError error) {
        return new Compiled<>(null, error);
    }

    public boolean ok() {
        return error == null;
    }

    /** @throws IllegalArgumentException with the error's position and message if there is no value */
    public T orThrow() {
        if (error != null) {
            throw new IllegalArgumentException("characters " + (error.start() + 1) + " to " + Math.max(error.start() + 1, error.end()) + ": "
                    + error.message());
        }
        return value;
    }
}
