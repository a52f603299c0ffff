package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A fixed number of rows of one table. Written by one thread; a full chunk is sealed, its numbers never change again. Some time later the
 * index thread puts a packed copy in their place: whoever reads sees the one or the other, with the same numbers in it.
 */
@TickPath
final class Chunk {
    /** Rows in a chunk of a table that every frame or tick writes to; a power of two. */
    static final int SHIFT = 14;
    static final int ROWS = 1 << SHIFT;
    static final int MASK = ROWS - 1;
    /** Tables of what happens now and then would leave most of that empty. */
    private static final int SMALL_SHIFT = 10;

    private static final VarHandle DATA;

    static {
        try {
            DATA = MethodHandles.lookup().findVarHandle(Chunk.class, "data", RowData.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @SuppressWarnings("FieldMayBeFinal") // through DATA
    private RowData data;

    Chunk(EventKind kind) {
        data = new OpenRows(kind);
    }

    static int shift(EventKind kind) {
        return switch (kind) {
            case FRAME, FRAME_END, TICK, PHASE, POSE, CONTACT -> SHIFT;
            default -> SMALL_SHIFT;
        };
    }

    RowData data() {
        return (RowData) DATA.getAcquire(this);
    }

    /** Writer: the rows of a chunk that is not full, so nobody has packed them. */
    OpenRows open() {
        return (OpenRows) data();
    }

    /** Index thread. Rows that could not be packed smaller stay as they are. */
    void pack(PackedRows packed) {
        if (packed.bytes() < data.bytes()) {
            DATA.setRelease(this, packed);
        }
    }
}
