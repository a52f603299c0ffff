package dev.tickscope.core.host;

import dev.tickscope.core.time.TickPath;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Numbers that are only ever appended, by one thread. Any other thread may read those that were published, without waiting. It takes a
 * new array once in {@value #CHUNK} numbers; nothing else is allocated and nothing is ever copied but the list of those arrays.
 */
@TickPath
final class AppendLog {
    private static final int SHIFT = 12;
    static final int CHUNK = 1 << SHIFT;
    private static final int MASK = CHUNK - 1;
    private static final VarHandle PUBLISHED;

    static {
        try {
            PUBLISHED = MethodHandles.lookup().findVarHandle(AppendLog.class, "published", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Read only after {@link #published}, which is written after it. */
    private int[][] chunks = new int[64][];
    private long count;
    @SuppressWarnings("unused") // through PUBLISHED
    private long published;

    /** The writer's thread. */
    void append(int value) {
        int at = (int) count & MASK;
        if (at == 0) {
            open((int) (count >>> SHIFT));
        }
        chunks[(int) (count >>> SHIFT)][at] = value;
        count++;
    }

    private void open(int chunk) {
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, chunk * 2);
        }
        chunks[chunk] = new int[CHUNK];
    }

    /** Shows everything appended so far. */
    void publish() {
        PUBLISHED.setRelease(this, count);
    }

    /** How many may be read. Any thread. */
    long count() {
        return (long) PUBLISHED.getAcquire(this);
    }

    /** One of the published numbers. Any thread that has asked for {@link #count()} since it was published. */
    int get(long at) {
        return chunks[(int) (at >>> SHIFT)][(int) at & MASK];
    }

    /** Memory taken, in bytes. */
    long bytes() {
        return (count() + MASK >>> SHIFT) * (long) CHUNK * Integer.BYTES;
    }
}
