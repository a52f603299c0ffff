package dev.tickscope.app.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

/**
 * Does what reads all recorded rows, in slices on a thread of its own, so that nobody waits. Several jobs take turns. Ask a job in a pulse
 * whether it is done; what it computed is then there to be read.
 */
public final class PastWorker implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "past-reader");
        made.setDaemon(true);
        return made;
    });

    /** Something that is being done. */
    public static final class Job {
        /** Null once nothing more is done: whoever keeps the job for its answer would keep the rows it read. Worker's thread. */
        private BooleanSupplier slice;
        private volatile boolean cancelled;
        private volatile boolean done;
        private volatile RuntimeException failure;

        private Job(BooleanSupplier slice) {
            this.slice = slice;
        }

        /** Ends it after the slice that is being worked on. */
        public void cancel() {
            cancelled = true;
        }

        public boolean cancelled() {
            return cancelled;
        }

        /** Whether nothing more is done: all of it is, it was cancelled, or it failed. */
        public boolean done() {
            return done;
        }

        /** What ended it before its time, or null. */
        public RuntimeException failure() {
            return failure;
        }

        /** @return whether there is more to do */
        private boolean work() {
            try {
                return !cancelled && slice.getAsBoolean();
            } catch (RuntimeException e) {
                failure = e;
                return false;
            }
        }

        private void end() {
            slice = null;
            done = true;
        }
    }

    /**
     * Begins to do something.
     *
     * @param slice does a little of it on the worker's thread and says whether there is more
     */
    public Job start(BooleanSupplier slice) {
        Job job = new Job(slice);
        thread.execute(() -> turn(job));
        return job;
    }

    private void turn(Job job) {
        if (!job.work() || thread.isShutdown()) {
            job.end();
        } else {
            thread.execute(() -> turn(job));
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
