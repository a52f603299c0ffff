package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The history of one session. One thread writes through {@link #writer()}; any thread may take a {@link #view()}. The writer publishes
 * the row counts of all tables together: it fills one of {@value #SLOTS} slots and then moves one counter with a release store. A reader
 * takes the newest slot and takes another if the writer came round to it meanwhile, so counts never mix two moments and nobody waits.
 */
@TickPath
public final class Store {
    private static final int SLOTS = 64;
    private static final EventKind[] KINDS = EventKind.values();
    private static final int KIND_COUNT = KINDS.length;
    private static final VarHandle RELEASES;

    static {
        try {
            RELEASES = MethodHandles.lookup().findVarHandle(Store.class, "releases", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final ChunkSupply supply = new ChunkSupply();
    private final Table[] tables = new Table[KIND_COUNT];
    private final long[] published = new long[SLOTS * KIND_COUNT];
    private final long[] chunkBytes = new long[KIND_COUNT];
    private final RowWords breakpointWords = new RowWords();
    private final Retention retention;
    private final StoreWriter writer;
    private final MipBuilder mipBuilder = new MipBuilder();
    @SuppressWarnings("unused") // through RELEASES
    private long releases;

    public Store(Retention retention) {
        this.retention = retention;
        for (EventKind kind : KINDS) {
            tables[kind.ordinal()] = new Table(kind, supply);
            chunkBytes[kind.ordinal()] = Chunk.byteSize(kind);
        }
        writer = new StoreWriter(this);
    }

    /** The one writer; only one thread may use it. */
    public StoreWriter writer() {
        return writer;
    }

    /** Log messages and failures of conditions, by BREAKPOINT row. */
    public RowWords breakpointWords() {
        return breakpointWords;
    }

    public Retention retention() {
        return retention;
    }

    Table table(EventKind kind) {
        return tables[kind.ordinal()];
    }

    /** Writer: shows everything written so far. */
    void release() {
        long next = (long) RELEASES.getOpaque(this);
        int base = (int) (next % SLOTS) * KIND_COUNT;
        for (int i = 0; i < KIND_COUNT; i++) {
            published[base + i] = tables[i].rows;
        }
        RELEASES.setRelease(this, next + 1);
        // The next round's counts must not become visible before this counter: a reader tells by it that its slot was overtaken.
        VarHandle.storeStoreFence();
    }

    /** Writer: unlinks the oldest full chunks while the budget is passed. */
    void enforceBudget() {
        while (heldBytes() > retention.budgetBytes()) {
            Table oldest = oldestTable();
            if (oldest == null) {
                return;
            }
            oldest.unlinkOldest();
        }
    }

    /** What is linked, and room for the chunk that the next row of a full one opens: the budget holds until a chunk is full again. */
    private long heldBytes() {
        long sum = 0;
        for (int i = 0; i < KIND_COUNT; i++) {
            if (tables[i].rows > 0) {
                sum += (tables[i].sealedChunks() + 1) * chunkBytes[i];
            }
        }
        return sum;
    }

    /** The table whose oldest full chunk lies furthest back in the session; null if none has one to give. */
    private Table oldestTable() {
        Table oldest = null;
        long oldestFrame = Long.MAX_VALUE;
        for (int i = 0; i < KIND_COUNT; i++) {
            Table table = tables[i];
            if (evictable(table.kind) && table.hasOneToGive()) {
                long frame = lastFrameOf(table);
                if (frame < oldestFrame) {
                    oldestFrame = frame;
                    oldest = table;
                }
            }
        }
        return oldest;
    }

    private static boolean evictable(EventKind kind) {
        return kind == EventKind.FRAME || kind == EventKind.FRAME_END || kind == EventKind.TICK || kind == EventKind.PHASE
                || kind == EventKind.POSE;
    }

    private long lastFrameOf(Table table) {
        Chunk chunk = table.oldest();
        long lastRow = ((long) (table.firstChunk + 1) << Chunk.SHIFT) - 1;
        return switch (table.kind) {
            case TICK -> chunk.longs[Columns.Tick.FRAME_POSITION.slot()][Chunk.MASK];
            case PHASE -> chunk.longs[Columns.Phase.FRAME_POSITION.slot()][Chunk.MASK];
            case POSE -> frameOfPose(lastRow);
            default -> lastRow;
        };
    }

    /** Poses carry no frame; their tick does. Poses whose tick is already gone are older than anything else. */
    private long frameOfPose(long poseRow) {
        Table ticks = table(EventKind.TICK);
        for (int chunkIndex = ticks.firstChunk; chunkIndex < ticks.firstChunk + ticks.linkedChunks(); chunkIndex++) {
            Chunk chunk = ticks.directory[chunkIndex];
            int last = (int) Math.min(Chunk.MASK, ticks.rows - 1 - ((long) chunkIndex << Chunk.SHIFT));
            if (chunk.longs[Columns.Tick.POSES_AFTER.slot()][last] > poseRow) {
                return chunk.longs[Columns.Tick.FRAME_POSITION.slot()][0];
            }
        }
        return Long.MAX_VALUE - 1;
    }

    /** How often the writer has published: unchanged means nothing new. Cheap; any thread. */
    public long releases() {
        return (long) RELEASES.getAcquire(this);
    }

    /** What is published now. Any thread; never waits for the writer. */
    public StoreView view() {
        long[] counts = new long[KIND_COUNT];
        long seen;
        do {
            seen = (long) RELEASES.getAcquire(this);
            if (seen > 0) {
                System.arraycopy(published, (int) ((seen - 1) % SLOTS) * KIND_COUNT, counts, 0, KIND_COUNT);
            }
            VarHandle.loadLoadFence();
        } while ((long) RELEASES.getOpaque(this) - seen >= SLOTS - 1);
        TableView[] views = new TableView[KIND_COUNT];
        long bytes = 0;
        for (int i = 0; i < KIND_COUNT; i++) {
            views[i] = freeze(tables[i], counts[i]);
            bytes += (((counts[i] + Chunk.MASK) >>> Chunk.SHIFT) - (views[i].firstRow() >>> Chunk.SHIFT)) * chunkBytes[i];
        }
        return new StoreView(views, mipBuilder.mips(), seen, bytes);
    }

    private static TableView freeze(Table table, long rowCount) {
        int chunkCount = (int) ((rowCount + Chunk.MASK) >>> Chunk.SHIFT);
        Chunk[] directory = table.directory;
        int first = 0;
        Chunk[] linked = Arrays.copyOf(directory, chunkCount);
        // Retention may unlink while this copies; it goes from the oldest on, so what is there is a run up to the newest.
        for (int i = chunkCount - 1; i >= 0 && first == 0; i--) {
            if (linked[i] == null) {
                first = i + 1;
            }
        }
        return new TableView(table.kind, first == 0 ? linked : Arrays.copyOfRange(linked, first, chunkCount), first, rowCount);
    }

    /**
     * Work that is kept off the writer's thread: lays fresh chunks ready and summarises full ones. Call it from one other thread every
     * few milliseconds.
     *
     * @return whether the writer had used up chunks since the last call, so that it is worth coming back at once
     */
    public boolean maintain() {
        StoreView view = view();
        boolean used = supply.refill(view);
        mipBuilder.build(view);
        return used;
    }
}
