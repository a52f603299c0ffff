package dev.tickscope.core.expression;

/**
 * A compiled yes-or-no expression. It keeps the values that {@code previous} and {@code changed} compare with, so every place that evaluates
 * one needs its own: see {@link #copy()}. One thread.
 */
public interface Condition {
    /** It does not hold, or it needs something that this moment does not have. */
    int NOT = 0;
    /** It holds. */
    int HOLDS = 1;
    /** It cannot be computed; {@link #failure()} says why. */
    int FAILED = 2;

    /** Evaluates it and remembers the moment for {@code previous} and {@code changed}. Allocates nothing. */
    int evaluate(Sample sample);

    /** Whether it {@link #HOLDS}; a failure counts as not. */
    default boolean holds(Sample sample) {
        return evaluate(sample) == HOLDS;
    }

    /** Why the last evaluation {@link #FAILED}, in words; null if it did not. */
    String failure();

    /** Forgets earlier moments: at the next evaluation nothing has changed, and {@code previous(x)} is x. */
    void reset();

    /** How many moments before one it looks back: 0 without {@code previous} and {@code changed}. */
    int lookBack();

    /** Whether it reads anything of that object. */
    boolean reads(int object);

    /** The same condition with a memory of its own, which is empty. */
    Condition copy();

    /** The text as it was written. */
    String text();
}
