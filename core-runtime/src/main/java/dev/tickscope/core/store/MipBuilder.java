package dev.tickscope.core.store;

/** Builds {@link FrameMips} for chunks of frames that are full in both frame tables. Called on the index thread only; read anywhere. */
final class MipBuilder {
    private FrameAggregate[][][] built = new FrameAggregate[0][][];
    private volatile FrameMips mips = new FrameMips(new FrameAggregate[0][][]);

    FrameMips mips() {
        return mips;
    }

    void build(StoreView view) {
        int full = (int) (Math.min(view.frames().rowCount(), view.frameEnds().rowCount()) >>> Chunk.SHIFT);
        int first = (int) (Math.max(view.frames().firstRow(), view.frameEnds().firstRow()) >>> Chunk.SHIFT);
        boolean changed = false;
        FrameAggregate[][][] next = built;
        for (int chunk = first; chunk < full; chunk++) {
            if (chunk >= built.length || built[chunk] == null) {
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

    private static FrameAggregate[][] summarise(StoreView view, int chunk) {
        FrameAggregate[][] levels = new FrameAggregate[FrameMips.LEVELS][];
        long base = (long) chunk << Chunk.SHIFT;
        int finest = Chunk.ROWS >>> FrameMips.FINEST_SHIFT;
        levels[0] = new FrameAggregate[finest];
        for (int i = 0; i < finest; i++) {
            FrameAggregate sum = new FrameAggregate();
            for (int row = 0; row < 1 << FrameMips.FINEST_SHIFT; row++) {
                sum.add(view.frames(), view.frameEnds(), base + ((long) i << FrameMips.FINEST_SHIFT) + row);
            }
            levels[0][i] = sum;
        }
        for (int level = 1; level < FrameMips.LEVELS; level++) {
            levels[level] = new FrameAggregate[levels[level - 1].length / 2];
            for (int i = 0; i < levels[level].length; i++) {
                FrameAggregate sum = new FrameAggregate();
                sum.add(levels[level - 1][2 * i]);
                sum.add(levels[level - 1][2 * i + 1]);
                levels[level][i] = sum;
            }
        }
        return levels;
    }
}
