package dev.tickscope.samples.bench;

import dev.tickscope.core.store.Store;
import java.util.concurrent.locks.LockSupport;

/** The index thread of a session, at the same pace: lays chunks ready, summarises full ones and packs them. */
final class StoreKeeper implements AutoCloseable {
    private static final long PAUSE_NANOS = 3_000_000;

    private final Store store;
    private final Thread thread = new Thread(this::keep, "clock-index");
    private volatile boolean closed;

    StoreKeeper(Store store) {
        this.store = store;
        thread.setDaemon(true);
        thread.start();
    }

    private void keep() {
        while (!closed) {
            if (store.maintain()) {
                continue;
            }
            LockSupport.parkNanos(this, PAUSE_NANOS);
        }
    }

    @Override
    public void close() throws InterruptedException {
        closed = true;
        LockSupport.unpark(thread);
        thread.join();
    }
}
