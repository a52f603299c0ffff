package dev.tickscope.samples.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Bytes that the measured thread itself allocated for one operation. JMH's own profiler adds up all threads, and with them the chunks
 * that hold the rows; those are made on the index thread.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class AllocatedBytes {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private long begin;
    private long bytes;
    private long operations;

    @Setup(Level.Iteration)
    public void reset() {
        bytes = 0;
        operations = 0;
    }

    void begin() {
        begin = THREADS.getCurrentThreadAllocatedBytes();
    }

    void end(long operationsDone) {
        bytes += THREADS.getCurrentThreadAllocatedBytes() - begin;
        operations += operationsDone;
    }

    /** Read by JMH after each iteration. */
    public double bytesPerOperation() {
        return operations == 0 ? 0 : bytes / (double) operations;
    }
}
