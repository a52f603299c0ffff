package dev.tickscope.timeline.stats;

import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Work on a thread of its own, of which only the newest matters: a new piece cancels the one before. It calls nobody back; who gave it
 * work asks for the result. One thread gives work and asks.
 */
public final class LatestWork<T> {
    /** A piece of work. */
    @FunctionalInterface
    public interface Work<T> {
        /** @param cancelled says whether the result is still wanted @throws CancellationException if it ended for that reason */
        T run(BooleanSupplier cancelled);
    }

    private static final int IDLE_SECONDS = 5;

    /** One piece of work with what came of it. */
    private static final class Piece<T> implements Runnable {
        /** Null when it is done: it may keep rows alive, and its result may wait for long. */
        private Work<T> work;
        private volatile boolean cancelled;
        private volatile boolean done;
        private T result;
        private RuntimeException failure;

        Piece(Work<T> work) {
            this.work = work;
        }

        @Override
        public void run() {
            if (!cancelled) {
                try {
                    result = work.run(() -> cancelled);
                } catch (CancellationException e) {
                    cancelled = true;
                } catch (RuntimeException e) {
                    failure = e;
                }
            }
            work = null;
            done = true;
        }
    }

    private final ThreadPoolExecutor executor;
    private Piece<T> newest;

    /** @param name of the thread; it ends when there is nothing to do for a while */
    public LatestWork(String name) {
        executor = new ThreadPoolExecutor(1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
        executor.allowCoreThreadTimeOut(true);
    }

    /** Begins a piece of work; what was begun before is not wanted any more. */
    public void begin(Work<T> work) {
        cancel();
        newest = new Piece<>(work);
        executor.execute(newest);
    }

    public void cancel() {
        if (newest != null) {
            newest.cancelled = true;
            newest = null;
        }
    }

    /** Whether a result is still to be taken. */
    public boolean busy() {
        return newest != null;
    }

    /** The newest result, once; null while there is none. A failure of the work is thrown here. */
    public T take() {
        Piece<T> piece = newest;
        if (piece == null || !piece.done) {
            return null;
        }
        newest = null;
        if (piece.failure != null) {
            throw piece.failure;
        }
        return piece.result;
    }
}
