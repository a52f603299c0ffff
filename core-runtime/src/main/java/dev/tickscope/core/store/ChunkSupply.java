package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Fresh chunks, made ahead of need on another thread so that the writer allocates nothing. When none lies ready (a very fast writer, or
 * a test without that thread) the writer makes one itself.
 */
@TickPath
final class ChunkSupply {
    private static final EventKind[] KINDS = EventKind.values();

    private final AtomicReferenceArray<Chunk> ready = new AtomicReferenceArray<>(KINDS.length);

    Chunk take(EventKind kind) {
        Chunk chunk = ready.getAndSet(kind.ordinal(), null);
        return chunk != null ? chunk : new Chunk(kind);
    }

    /** Lays one chunk ready for every kind that is in use and has none. */
    void refill(StoreView inUse) {
        for (EventKind kind : KINDS) {
            if (inUse.table(kind).rowCount() > 0 && ready.get(kind.ordinal()) == null) {
                ready.compareAndSet(kind.ordinal(), null, new Chunk(kind));
            }
        }
    }
}
