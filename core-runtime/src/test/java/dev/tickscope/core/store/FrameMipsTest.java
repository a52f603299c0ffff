package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.Test;

/** Summaries of frames at any resolution are what a scan row by row would give. */
class FrameMipsTest {
    private static final int FRAMES = 3 * Chunk.ROWS + 777;

    private final Store store = new Store(Retention.DEFAULT);
    private final FrameRow row = new FrameRow();
    private final Random random = new Random(99);

    private void write(int count) {
        StoreWriter writer = store.writer();
        LedgerRow ledger = new LedgerRow();
        for (int i = 0; i < count; i++) {
            row.flags = random.nextInt(20) == 0 ? 1 << random.nextInt(8) : 0;
            row.realDeltaUnits = random.nextInt(1_000_000) - 10;
            row.accumulatorFullUnits = random.nextInt(5_000_000);
            row.accumulatorUnits = random.nextInt(1_000_000);
            row.ticks = random.nextInt(6);
            row.presented = random.nextInt(3) > 0;
            row.alphaUnits = random.nextInt(10) == 0 ? -1 : random.nextInt(50_000_000);
            row.droppedUnits = random.nextInt(7) == 0 ? random.nextInt(3) : 0;
            writer.frameBegan(row);
            writer.frameEnded(row, ledger);
        }
        writer.release();
    }

    /** The same numbers, read from the columns one by one. */
    private static FrameAggregate scan(StoreView view, long from, long to) {
        FrameAggregate sum = new FrameAggregate();
        TableView begun = view.frames();
        TableView ended = view.frameEnds();
        for (long i = Math.max(from, begun.firstRow()); i < Math.min(to, ended.rowCount()); i++) {
            int flags = ended.getInt(Columns.FrameEnd.FLAGS, i);
            sum.frames++;
            sum.flags |= flags;
            sum.ticks += ended.getInt(Columns.FrameEnd.TICKS, i);
            sum.minTicks = Math.min(sum.minTicks, ended.getInt(Columns.FrameEnd.TICKS, i));
            sum.maxTicks = Math.max(sum.maxTicks, ended.getInt(Columns.FrameEnd.TICKS, i));
            sum.minAccumulatorUnits = Math.min(sum.minAccumulatorUnits, ended.getLong(Columns.FrameEnd.ACCUMULATOR, i));
            sum.maxBacklogUnits = Math.max(sum.maxBacklogUnits, begun.getLong(Columns.Frame.ACCUMULATOR_FULL, i));
            if ((flags & FrameRow.PAUSED) == 0 && (flags & FrameRow.REFUSED) == 0) {
                sum.maxRealDeltaUnits = Math.max(sum.maxRealDeltaUnits, begun.getLong(Columns.Frame.REAL_DELTA, i));
            }
            long alpha = ended.getLong(Columns.FrameEnd.ALPHA, i);
            if (ended.getInt(Columns.FrameEnd.PRESENTED, i) == 1 && alpha != -1) {
                sum.minAlphaUnits = Math.min(sum.minAlphaUnits, alpha);
                sum.maxAlphaUnits = Math.max(sum.maxAlphaUnits, alpha);
            }
            sum.drops += ended.getLong(Columns.FrameEnd.DROPPED, i) > 0 ? 1 : 0;
        }
        return sum;
    }

    private static String text(FrameAggregate a) {
        return a.frames + " frames, delta " + a.maxRealDeltaUnits + ", accumulator " + a.minAccumulatorUnits + ", backlog " + a.maxBacklogUnits
                + ", ticks " + a.minTicks + " to " + a.maxTicks + " = " + a.ticks + ", alpha " + a.minAlphaUnits + " to " + a.maxAlphaUnits
                + ", drops " + a.drops + ", flags " + a.flags;
    }

    private void compare(StoreView view, long from, long to) {
        FrameAggregate collected = new FrameAggregate();
        new FrameMips.Reader(view).aggregate(from, to, collected);
        assertEquals(text(scan(view, from, to)), text(collected), from + " to " + to);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSummaryOfAnyRangeIsWhatAScanGives(boolean built) {
        write(FRAMES);
        if (built) {
            store.maintain();
        }
        StoreView view = store.view();
        assertEquals(built, view.frameMips().covers(0));
        assertFalse(view.frameMips().covers(FRAMES - 1), "the open chunk has none");
        for (int i = 0; i < 400; i++) {
            long from = random.nextInt(FRAMES);
            compare(view, from, from + 1 + random.nextInt(i % 2 == 0 ? 200 : FRAMES));
        }
        compare(view, 0, FRAMES);
        compare(view, 0, Chunk.ROWS);
        compare(view, Chunk.ROWS - 1, Chunk.ROWS + 1);
        compare(view, 5, 5);
        compare(view, FRAMES, FRAMES + 10);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void neighbouringStretchesOfOneReaderAreRightToo(boolean built) {
        write(FRAMES);
        if (built) {
            store.maintain();
        }
        StoreView view = store.view();
        FrameMips.Reader reader = new FrameMips.Reader(view);
        FrameAggregate collected = new FrameAggregate();
        for (long from = Chunk.ROWS - 700; from < Chunk.ROWS + 700; ) {
            long to = from + 1 + random.nextInt(90);
            reader.aggregate(from, to, collected);
            assertEquals(text(scan(view, from, to)), text(collected), from + " to " + to);
            // Now and then back to where it was before.
            from = random.nextInt(10) == 0 ? from - 30 : to;
        }
    }

    @Test
    void blocksOfEveryLevelAreRight() {
        write(FRAMES);
        store.maintain();
        StoreView view = store.view();
        for (int shift = 0; shift <= Chunk.SHIFT; shift++) {
            for (long from = 0; from < 2 * Chunk.ROWS; from += Math.max(1L << shift, 4096)) {
                compare(view, from, from + (1L << shift));
                compare(view, from + 1, from + (1L << shift) + 1);
            }
        }
    }

    @Test
    void summariesAreAddedAsChunksFillAndAnOldViewKeepsItsOwn() {
        write(Chunk.ROWS);
        store.maintain();
        StoreView one = store.view();
        write(Chunk.ROWS);
        assertFalse(store.view().frameMips().covers(Chunk.ROWS));
        store.maintain();
        assertTrue(store.view().frameMips().covers(Chunk.ROWS));
        assertFalse(one.frameMips().covers(Chunk.ROWS));
        compare(store.view(), 100, 2 * Chunk.ROWS);
    }

    @Test
    void rangesThatWereLostAreLeftOut() {
        Store small = new Store(new Retention(Retention.MIN_BYTES));
        LedgerRow ledger = new LedgerRow();
        for (int i = 0; i < 60 * Chunk.ROWS; i++) {
            // Numbers that nothing can be saved on, so that packed chunks pass the budget too.
            row.realUnits = random.nextLong();
            row.beginNanos = random.nextLong();
            row.endNanos = random.nextLong();
            small.writer().frameBegan(row);
            small.writer().frameEnded(row, ledger);
            if (i % 5000 == 0) {
                small.writer().release();
                small.maintain();
            }
        }
        small.writer().release();
        small.maintain();
        StoreView view = small.view();
        assertTrue(view.frames().firstRow() > 0);
        FrameAggregate all = new FrameAggregate();
        new FrameMips.Reader(view).aggregate(0, Long.MAX_VALUE, all);
        assertEquals(view.frameEnds().rowCount() - Math.max(view.frames().firstRow(), view.frameEnds().firstRow()), all.frames);
    }

    @Test
    void aFrameThatHasNotEndedIsLeftOut() {
        write(10);
        store.writer().frameBegan(row);
        store.writer().release();
        FrameAggregate sum = new FrameAggregate();
        new FrameMips.Reader(store.view()).aggregate(0, 100, sum);
        assertEquals(10, sum.frames);
    }

    @Test
    void withoutAPresentedAlphaThereIsNone() {
        FrameAggregate sum = new FrameAggregate();
        assertFalse(sum.hasAlpha());
        store.writer().frameBegan(row);
        row.presented = true;
        row.alphaUnits = 0;
        store.writer().frameEnded(row, new LedgerRow());
        store.writer().release();
        new FrameMips.Reader(store.view()).aggregate(0, 1, sum);
        assertTrue(sum.hasAlpha());
    }
}
