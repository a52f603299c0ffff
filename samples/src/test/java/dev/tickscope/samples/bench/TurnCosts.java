package dev.tickscope.samples.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Processor time of two games that take turns, one whose rows are stored and one whose rows are forgotten: nanoseconds a tick. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class TurnCosts {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long withNanos;
    private long withoutNanos;
    private long ticks;
    private double reports;

    /** JMH adds up what the iterations report; this share makes the sum an average. */
    @Setup(Level.Trial)
    public void share(BenchmarkParams run) {
        reports = run.getMeasurement().getCount() * (double) Math.max(1, run.getForks());
    }

    @Setup(Level.Iteration)
    public void reset() {
        withNanos = 0;
        withoutNanos = 0;
        ticks = 0;
    }

    void with(Runnable turn) {
        withNanos += spent(turn);
    }

    void without(Runnable turn) {
        withoutNanos += spent(turn);
    }

    private static long spent(Runnable turn) {
        long begin = THREADS.getCurrentThreadCpuTime();
        turn.run();
        return THREADS.getCurrentThreadCpuTime() - begin;
    }

    /** @param ticksDone by each of the two */
    void done(long ticksDone) {
        ticks += ticksDone;
    }

    /** Read by JMH after each iteration. */
    public double withStore() {
        return ticks == 0 ? 0 : withNanos / reports / ticks;
    }

    /** Read by JMH after each iteration. */
    public double withoutStore() {
        return ticks == 0 ? 0 : withoutNanos / reports / ticks;
    }
}
