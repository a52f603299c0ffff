package dev.tickscope.core.store;

/** What is summarised of some consecutive frames, column by column: reading a column at once costs a fraction of reading it row by row. */
final class FrameRun {
    private static final int MOST = 128;

    final long[] flags = new long[MOST];
    final long[] realDeltaUnits = new long[MOST];
    final long[] accumulatorUnits = new long[MOST];
    final long[] backlogUnits = new long[MOST];
    final long[] ticks = new long[MOST];
    final long[] presented = new long[MOST];
    final long[] alphaUnits = new long[MOST];
    final long[] droppedUnits = new long[MOST];
    /** The first frame that was read. */
    long first;
    int count;

    boolean has(long row) {
        return row >= first && row < first + count;
    }

    /** Reads ended frames from {@code row} on, as many as there is room for, before {@code end} and in the same chunk. */
    void read(TableView begun, TableView ended, long row, long end) {
        first = row;
        count = (int) Math.min(Math.min(MOST, end - row), Math.min(begun.rowsAtOnce(row), ended.rowsAtOnce(row)));
        ended.read(Columns.FrameEnd.FLAGS, row, count, flags);
        begun.read(Columns.Frame.REAL_DELTA, row, count, realDeltaUnits);
        ended.read(Columns.FrameEnd.ACCUMULATOR, row, count, accumulatorUnits);
        begun.read(Columns.Frame.ACCUMULATOR_FULL, row, count, backlogUnits);
        ended.read(Columns.FrameEnd.TICKS, row, count, ticks);
        ended.read(Columns.FrameEnd.PRESENTED, row, count, presented);
        ended.read(Columns.FrameEnd.ALPHA, row, count, alphaUnits);
        ended.read(Columns.FrameEnd.DROPPED, row, count, droppedUnits);
    }
}
