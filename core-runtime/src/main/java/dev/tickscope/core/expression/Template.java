package dev.tickscope.core.expression;

/**
 * A compiled message with values in braces: {@code dropped {frame.dropped} in frame {frameIndex}}. Values can be taken from a sample
 * without allocating and turned into text later, on any thread. The memory of {@code previous} and {@code changed} is as in
 * {@link Condition}.
 */
public interface Template {
    /** How many longs {@link #take} fills. */
    int slots();

    /** Copies the values out of a sample. Allocates nothing. */
    void take(Sample sample, long[] into, int at);

    /** The message with values that {@link #take} copied, exact and with their units. */
    String text(long[] taken, int at);

    /** The same for where there is little room: values that are long are rounded to six digits, behind a sign that says so. */
    String about(long[] taken, int at);

    /** The message at one moment. */
    default String render(Sample sample) {
        long[] taken = new long[slots()];
        take(sample, taken, 0);
        return text(taken, 0);
    }

    /** Forgets earlier moments. */
    void reset();

    /** How many moments before one it looks back: 0 without {@code previous} and {@code changed}. */
    int lookBack();

    /** Whether it reads anything of that object. */
    boolean reads(int object);

    /** The same template with a memory of its own, which is empty. */
    Template copy();

    /** The text as it was written. */
    String text();
}
