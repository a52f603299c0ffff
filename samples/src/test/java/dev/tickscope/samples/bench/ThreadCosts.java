package dev.tickscope.samples.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * What the measured thread itself spent on one operation. Its processor time leaves out the moments in which other programs had the
 * processor. Its bytes leave out the chunks that hold the rows, which are made on the index thread; JMH's own profiler adds up all threads.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class ThreadCosts {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private long beginBytes;
    private long beginNanos;
    private long bytes;
    private long nanos;
    private long operations;
    private double reports;

    /** JMH adds up what the iterations report; this share makes the sum an average. */
    @Setup(Level.Trial)
    public void share(BenchmarkParams run) {
        reports = run.getMeasurement().getCount() * (double) Math.max(1, run.getForks());
    }

    @Setup(Level.Iteration)
    public void reset() {
        bytes = 0;
        nanos = 0;
        operations = 0;
    }

    void begin() {
        beginBytes = THREADS.getCurrentThreadAllocatedBytes();
        beginNanos = THREADS.getCurrentThreadCpuTime();
    }

    void end(long operationsDone) {
        nanos += THREADS.getCurrentThreadCpuTime() - beginNanos;
        bytes += THREADS.getCurrentThreadAllocatedBytes() - beginBytes;
        operations += operationsDone;
    }

    /** Read by JMH after each iteration. */
    public double bytesPerOperation() {
        return operations == 0 ? 0 : bytes / reports / operations;
    }

    /** Read by JMH after each iteration. */
    public double cpuNanosPerOperation() {
        return operations == 0 ? 0 : nanos / reports / operations;
    }
}
