package dev.tickscope.core.expression;

import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * Finds the rows of a session at which a condition holds, a bounded number of rows a call, so that it can be run in slices, on a thread of
 * its own, and be given up at any time. {@code previous} and {@code changed} compare with the row before, whatever range and direction are
 * asked for; at the oldest row that is still there, and at the first after lost ones, nothing has changed. One thread.
 */
public final class ConditionScan {
    /** Which rows are looked at. */
    public enum Rows {
        /** Completed ticks; row numbers are those of TICK rows. */
        TICKS,
        /** Frames that have ended; row numbers are frame positions. */
        FRAMES
    }

    /** The rows that are evaluated forwards at a time when the search goes back. */
    private static final int BLOCK = 4_096;

    private final Condition condition;
    private final StoredSample sample;
    private final TableView table;
    private final TableView frames;
    private final Rows rows;
    private final boolean forwards;
    private final long from;
    private final long to;
    private final long oldest;
    private final int mostHits;
    private final RowList hits = new RowList();
    private final RowList block = new RowList();
    /** Going forwards the next row; going back one past it. */
    private long next;
    /** The row after the one that the condition evaluated last; −1 if it must start anew. */
    private long warmAt = -1;
    private boolean full;
    private long failedRows;
    private long firstFailedRow = -1;
    private String firstFailure;

    /**
     * @param condition is copied, so that its memory stays untouched
     * @param from the first row, cut to what the view has
     * @param to one past the last row, cut likewise
     * @param mostHits ends the search once so many rows are found, at least 1
     */
    public ConditionScan(Condition condition, StoreView view, Names names, Rows rows, long from, long to, boolean forwards, int mostHits) {
        this.table = rows == Rows.TICKS ? view.ticks() : view.frameEnds();
        this.frames = view.frames();
        this.condition = condition.copy();
        this.sample = new StoredSample(view, names, condition::reads);
        this.rows = rows;
        this.forwards = forwards;
        this.oldest = rows == Rows.FRAMES ? Math.max(table.firstRow(), view.frames().firstRow()) : table.firstRow();
        this.from = Math.min(table.rowCount(), Math.max(oldest, from));
        this.to = Math.max(this.from, Math.min(table.rowCount(), to));
        this.mostHits = Math.max(1, mostHits);
        this.next = forwards ? this.from : this.to;
    }

    /** All rows, forwards, however many hits there are. */
    public ConditionScan(Condition condition, StoreView view, Names names, Rows rows) {
        this(condition, view, names, rows, 0, Long.MAX_VALUE, true, Integer.MAX_VALUE);
    }

    /**
     * Looks at up to {@code mostRows} more rows; going back, at a few more where {@code previous} needs the rows before.
     *
     * @return whether there are more to look at
     */
    public boolean work(int mostRows) {
        long left = mostRows;
        while (left > 0 && !done()) {
            long size = Math.min(left, Math.min(BLOCK, remaining()));
            long begin = forwards ? next : next - size;
            evaluate(begin, begin + size);
            next = forwards ? begin + size : begin;
            left -= size;
        }
        return !done();
    }

    /** Works until all is found. */
    public ConditionScan finish() {
        while (work(Integer.MAX_VALUE)) {
            // The next slice.
        }
        return this;
    }

    private void evaluate(long begin, long end) {
        warmUp(begin);
        RowList into = forwards ? hits : block;
        block.clear();
        for (long row = there(begin); row < end; row = there(row + 1)) {
            int verdict = at(row);
            if (verdict == Condition.HOLDS) {
                into.add(row);
            } else if (verdict == Condition.FAILED) {
                failed(row);
            }
        }
        warmAt = end;
        hits.addReversed(block);
        full = hits.size() >= mostHits;
        hits.keepFirst(mostHits);
    }

    /** Brings the memory to where it would be if every row before had been evaluated. */
    private void warmUp(long begin) {
        if (condition.lookBack() == 0 || warmAt == begin) {
            return;
        }
        condition.reset();
        for (long row = there(Math.max(oldest, begin - condition.lookBack())); row < begin; row = there(row + 1)) {
            at(row);
        }
    }

    /** The row itself, or the first after it that is there. */
    private long there(long row) {
        long there = table.atOrAfter(row);
        while (rows == Rows.FRAMES && there < table.rowCount() && !frames.has(there)) {
            there = table.atOrAfter(frames.atOrAfter(there));
        }
        return there;
    }

    private boolean isThere(long row) {
        return table.has(row) && (rows == Rows.TICKS || frames.has(row));
    }

    private int at(long row) {
        if (row > oldest && !isThere(row - 1)) {
            // As at the oldest row, nothing is known of the one before.
            condition.reset();
        }
        if (rows == Rows.TICKS) {
            sample.atTick(row);
        } else {
            sample.atFrame(row);
        }
        return condition.evaluate(sample);
    }

    private void failed(long row) {
        boolean first = failedRows == 0 || !forwards && row < firstFailedRow;
        failedRows++;
        if (first) {
            firstFailedRow = row;
            firstFailure = condition.failure();
        }
    }

    private long remaining() {
        return forwards ? to - next : next - from;
    }

    /** Whether all rows were looked at, or as many hits found as were asked for. */
    public boolean done() {
        return full || remaining() == 0;
    }

    /** How many rows were found. */
    public int count() {
        return hits.size();
    }

    /** A row that was found, in the order of the search. */
    public long row(int index) {
        return hits.get(index);
    }

    /** Rows that were looked at. */
    public long looked() {
        return to - from - remaining();
    }

    /** Rows that there are to look at. */
    public long total() {
        return to - from;
    }

    /** Rows at which the condition could not be computed. */
    public long failedRows() {
        return failedRows;
    }

    /** The oldest of them so far; −1 if there is none. */
    public long firstFailedRow() {
        return firstFailedRow;
    }

    /** Why it could not be computed there; null if there is none. */
    public String firstFailure() {
        return firstFailure;
    }
}
