package dev.tickscope.core;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what a piece of work allocates on this thread once it is warm. */
public final class Allocations {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WINDOWS = 5;

    private Allocations() {
    }

    /**
     * The least of several runs. The JVM itself may allocate once on this thread, when it compiles anew; what the work allocates shows
     * in every run.
     */
    public static long leastBytes(Runnable work) {
        long least = Long.MAX_VALUE;
        for (int window = 0; window < WINDOWS && least > 0; window++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            work.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
