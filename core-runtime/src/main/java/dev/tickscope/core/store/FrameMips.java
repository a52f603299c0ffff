package dev.tickscope.core.store;

/**
 * Summaries of full chunks of frames at power-of-two resolutions, so that a pixel column over a million frames costs a few look-ups.
 * Built once on the index thread, immutable afterwards. Frames of chunks that have none yet are read row by row.
 */
public final class FrameMips {
    /** Rows that one summary of the finest level covers, as a power of two. */
    static final int FINEST_SHIFT = 5;
    private static final int REFERENCE_BYTES = 4;
    static final int LEVELS = Chunk.SHIFT - FINEST_SHIFT + 1;

    /** By chunk number, then level from the finest; null where not built. */
    private final FrameAggregate[][][] chunks;

    FrameMips(FrameAggregate[][][] chunks) {
        this.chunks = chunks;
    }

    /** Memory that they take, in bytes. */
    public long heldBytes() {
        long summaries = 0;
        for (FrameAggregate[][] levels : chunks) {
            for (FrameAggregate[] level : levels == null ? new FrameAggregate[0][] : levels) {
                summaries += level.length;
            }
        }
        return summaries * (FrameAggregate.BYTES + REFERENCE_BYTES);
    }

    /** Whether the chunk that holds {@code row} is summarised. */
    public boolean covers(long row) {
        int chunk = (int) (row >>> Chunk.SHIFT);
        return chunk < chunks.length && chunks[chunk] != null;
    }

    /**
     * Collects ended frames {@code from} (included) to {@code to} (excluded) into {@code into}, which it resets. Rows that the view no
     * longer has, or that have not ended, are left out.
     */
    public void aggregate(StoreView view, long from, long to, FrameAggregate into) {
        into.reset();
        TableView begun = view.frames();
        TableView ended = view.frameEnds();
        long row = Math.max(from, Math.max(begun.firstRow(), ended.firstRow()));
        long end = Math.min(to, ended.rowCount());
        while (row < end) {
            FrameAggregate[][] levels = covers(row) ? chunks[(int) (row >>> Chunk.SHIFT)] : null;
            int shift = levels == null ? 0 : largestBlock(row, end);
            if (shift < FINEST_SHIFT) {
                into.add(begun, ended, row);
                row++;
            } else {
                into.add(levels[shift - FINEST_SHIFT][(int) (row & Chunk.MASK) >>> shift]);
                row += 1L << shift;
            }
        }
    }

    /** The largest power of two that starts at {@code row}, stays in its chunk and does not pass {@code end}. */
    private static int largestBlock(long row, long end) {
        int aligned = Math.min(Chunk.SHIFT, Long.numberOfTrailingZeros(row | 1L << Chunk.SHIFT));
        int fits = 63 - Long.numberOfLeadingZeros(end - row);
        return Math.min(aligned, fits);
    }
}
