package dev.tickscope.core.store;

/**
 * Summaries of full chunks of frames at power-of-two resolutions, so that a pixel column over a million frames costs a few look-ups.
 * Built once on the index thread, immutable afterwards. Frames of chunks that have none yet are read as they are.
 */
public final class FrameMips {
    /** Rows that one summary of the finest level covers, as a power of two. */
    static final int FINEST_SHIFT = 4;
    /** Rows that one summary of the finest level covers. */
    public static final int FINEST_ROWS = 1 << FINEST_SHIFT;
    static final int LEVELS = Chunk.SHIFT - FINEST_SHIFT + 1;

    /** By chunk number, then level from the finest: summaries as {@link FrameAggregate#keep} wrote them; null where not built. */
    private final long[][][] chunks;

    FrameMips(long[][][] chunks) {
        this.chunks = chunks;
    }

    /** Memory that they take, in bytes. */
    public long heldBytes() {
        long sum = 0;
        for (long[][] levels : chunks) {
            for (long[] level : levels == null ? new long[0][] : levels) {
                sum += PackedColumn.arrayBytes(level.length);
            }
        }
        return sum;
    }

    /** Whether the chunk that holds {@code row} is summarised. */
    public boolean covers(long row) {
        int chunk = (int) (row >>> Chunk.SHIFT);
        return chunk < chunks.length && chunks[chunk] != null;
    }

    /** Collects frames of one view, as often as is wanted: neighbouring stretches cost less with one of them. One thread. */
    public static final class Reader {
        private final FrameMips mips;
        private final TableView begun;
        private final TableView ended;
        /** Neighbouring stretches share what was read; null while summaries told everything. */
        private FrameRun run;

        public Reader(StoreView view) {
            mips = view.frameMips();
            begun = view.frames();
            ended = view.frameEnds();
        }

        /**
         * Collects ended frames {@code from} (included) to {@code to} (excluded) into {@code into}, which it resets. Rows that the view no
         * longer has, or that have not ended, are left out.
         */
        public void aggregate(long from, long to, FrameAggregate into) {
            into.reset();
            long row = Math.max(from, Math.max(begun.firstRow(), ended.firstRow()));
            long end = Math.min(to, Math.min(begun.rowCount(), ended.rowCount()));
            while (row < end) {
                long[][] levels = mips.covers(row) ? mips.chunks[(int) (row >>> Chunk.SHIFT)] : null;
                int shift = levels == null ? 0 : largestBlock(row, end);
                if (shift >= FINEST_SHIFT) {
                    into.add(levels[shift - FINEST_SHIFT], (int) (row & Chunk.MASK) >>> shift);
                    row += 1L << shift;
                } else if (!begun.has(row) || !ended.has(row)) {
                    row = ended.atOrAfter(begun.atOrAfter(row));
                } else {
                    row += addRows(row, levels == null ? end : Math.min(end, (row | FINEST_ROWS - 1) + 1), into);
                }
            }
        }

        private int addRows(long row, long end, FrameAggregate into) {
            if (run == null) {
                run = new FrameRun();
            }
            if (!run.has(row)) {
                run.read(begun, ended, row, ended.rowCount());
            }
            int from = (int) (row - run.first);
            int to = (int) Math.min(end - run.first, run.count);
            into.add(run, from, to);
            return to - from;
        }
    }

    /** The largest power of two that starts at {@code row}, stays in its chunk and does not pass {@code end}. */
    private static int largestBlock(long row, long end) {
        int aligned = Math.min(Chunk.SHIFT, Long.numberOfTrailingZeros(row | 1L << Chunk.SHIFT));
        int fits = 63 - Long.numberOfLeadingZeros(end - row);
        return Math.min(aligned, fits);
    }
}
