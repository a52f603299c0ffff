package dev.tickscope.core.store;

/** Builds {@link FrameMips} for chunks of frames that are full in both frame tables. Called on the index thread only; read anywhere. */
final class MipBuilder {
    private long[][][] built = new long[0][][];
    private volatile FrameMips mips = new FrameMips(new long[0][][]);

    FrameMips mips() {
        return mips;
    }

    void build(StoreView view) {
        int full = (int) (Math.min(view.frames().rowCount(), view.frameEnds().rowCount()) >>> Chunk.SHIFT);
        int first = (int) (Math.max(view.frames().firstRow(), view.frameEnds().firstRow()) >>> Chunk.SHIFT);
        boolean changed = false;
        long[][][] next = built;
        for (int chunk = first; chunk < full; chunk++) {
            boolean there = view.frames().hasAny((long) chunk << Chunk.SHIFT, chunk + 1L << Chunk.SHIFT);
            if (there && (chunk >= built.length || built[chunk] == null)) {
                if (!changed) {
                    next = java.util.Arrays.copyOf(built, full);
                    changed = true;
                }
                next[chunk] = summarise(view, chunk);
            }
        }
        if (changed) {
            java.util.Arrays.fill(next, 0, Math.min(first, next.length), null);
            built = next;
            mips = new FrameMips(next);
        }
    }

    /** Those of a block that are there. */
    private static void addRows(StoreView view, long from, long end, FrameRun run, FrameAggregate into) {
        TableView begun = view.frames();
        TableView ended = view.frameEnds();
        for (long row = from; row < end; row += run.count) {
            while (row < end && !(begun.has(row) && ended.has(row))) {
                row = ended.atOrAfter(begun.atOrAfter(row));
            }
            run.read(begun, ended, row, Math.max(row, end));
            into.add(run, 0, run.count);
        }
    }

    private static long[][] summarise(StoreView view, int chunk) {
        long[][] levels = new long[FrameMips.LEVELS][];
        int count = Chunk.ROWS >>> FrameMips.FINEST_SHIFT;
        long row = (long) chunk << Chunk.SHIFT;
        FrameAggregate sum = new FrameAggregate();
        FrameRun run = new FrameRun();
        levels[0] = new long[count * FrameAggregate.LONGS];
        for (int i = 0; i < count; i++) {
            sum.reset();
            addRows(view, row, row + FrameMips.FINEST_ROWS, run, sum);
            sum.keep(levels[0], i);
            row += FrameMips.FINEST_ROWS;
        }
        for (int level = 1; level < FrameMips.LEVELS; level++) {
            count /= 2;
            levels[level] = new long[count * FrameAggregate.LONGS];
            for (int i = 0; i < count; i++) {
                sum.reset();
                sum.add(levels[level - 1], 2 * i);
                sum.add(levels[level - 1], 2 * i + 1);
                sum.keep(levels[level], i);
            }
        }
        return levels;
    }
}
