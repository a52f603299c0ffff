package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.time.TickPath;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

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
    private final RowWords breakpointWords = new RowWords();
    private final Retention retention;
    private final StoreWriter writer;
    private final MipBuilder mipBuilder = new MipBuilder();
    private final ChunkPacker packer = new ChunkPacker();
    private final HistoryBudget budget;
    @SuppressWarnings("unused") // through RELEASES
    private long releases;
    /** Holds null while nobody waits. */
    private final AtomicReference<Runnable> bell = new AtomicReference<>();

    public Store(Retention retention) {
        this.retention = retention;
        for (EventKind kind : KINDS) {
            tables[kind.ordinal()] = new Table(kind, supply);
        }
        budget = new HistoryBudget(tables, retention);
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
        if (bell.get() != null) {
            ring();
        }
    }

    private void ring() {
        Runnable rung = bell.getAndSet(null);
        if (rung != null) {
            rung.run();
        }
    }

    /**
     * Rings once, as soon as something is published beyond {@code seen} releases; at once if it is already. Whoever waited before waits no longer. One that
     * is hung up in the very instant of a release may ring at the next one: the writer does not wait for a fence.
     *
     * @param newBell runs on the writer's thread, which it must not hold up, or on this one
     */
    public void ringAfter(long seen, Runnable newBell) {
        bell.set(newBell);
        if (releases() != seen) {
            ring();
        }
    }

    /** Writer: unlinks the oldest full chunks while the budget is passed. */
    void enforceBudget() {
        budget.enforce();
    }

    /** Writer: what the share of everything but poses counts. */
    long reservedRowBytes() {
        return budget.reservedRowBytes();
    }

    /** Writer: what the share of poses counts. */
    long reservedPoseBytes() {
        return budget.reservedPoseBytes();
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
        for (int i = 0; i < KIND_COUNT; i++) {
            views[i] = freeze(tables[i], counts[i]);
        }
        return new StoreView(views, mipBuilder.mips(), seen);
    }

    private static TableView freeze(Table table, long rowCount) {
        int chunkCount = (int) ((rowCount + table.mask) >>> table.shift);
        Chunk[] directory = table.directory;
        Gaps gaps = table.gaps;
        int first = 0;
        Chunk[] linked = Arrays.copyOf(directory, chunkCount);
        // Retention may unlink while this copies; it goes from the oldest on, so what is there is a run up to the newest, but for gaps.
        for (int i = chunkCount - 1; i >= 0 && first == 0; i--) {
            if (linked[i] == null && gaps.lostIn((long) i << table.shift, i + 1L << table.shift) <= table.mask) {
                first = i + 1;
            }
        }
        return new TableView(table.kind, first == 0 ? linked : Arrays.copyOfRange(linked, first, chunkCount), first, rowCount, gaps);
    }

    /**
     * Work that is kept off the writer's thread: lays fresh chunks ready, summarises full ones and packs them. Call it from one other thread
     * every few milliseconds.
     *
     * @return whether the writer had used up chunks since the last call or full ones are left to pack, so that it is worth coming back at once
     */
    public boolean maintain() {
        StoreView view = view();
        boolean used = supply.refill(view);
        mipBuilder.build(view);
        return packer.pack(view) || used;
    }
}
