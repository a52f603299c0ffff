package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Fresh chunks, made ahead of need on another thread so that the writer allocates nothing. One lies ready for every kind in use; a kind
 * whose writer came too early gets more, up to {@value #MOST}. When none lies ready (a very fast writer, or a test without that thread)
 * the writer makes one itself.
 */
@TickPath
final class ChunkSupply {
    /** Chunks of one kind that may lie ready. */
    private static final int MOST = 8;
    private static final EventKind[] KINDS = EventKind.values();

    private final AtomicReferenceArray<Chunk> ready = new AtomicReferenceArray<>(KINDS.length * MOST);
    /** How many should lie ready, by kind, beyond the first. */
    private final AtomicIntegerArray extra = new AtomicIntegerArray(KINDS.length);

    Chunk take(EventKind kind) {
        int first = kind.ordinal() * MOST;
        for (int i = first; i < first + MOST; i++) {
            if (ready.get(i) != null) {
                return ready.getAndSet(i, null);
            }
        }
        if (extra.get(kind.ordinal()) < MOST - 1) {
            extra.incrementAndGet(kind.ordinal());
        }
        return new Chunk(kind);
    }

    /**
     * Lays chunks ready for every kind that is in use.
     *
     * @return whether any was missing
     */
    boolean refill(StoreView inUse) {
        boolean missing = false;
        for (EventKind kind : KINDS) {
            int first = kind.ordinal() * MOST;
            int wanted = inUse.table(kind).rowCount() > 0 ? 1 + extra.get(kind.ordinal()) : 0;
            for (int i = first; i < first + wanted; i++) {
                if (ready.get(i) == null) {
                    missing = true;
                    ready.set(i, new Chunk(kind));
                }
            }
        }
        return missing;
    }
}
