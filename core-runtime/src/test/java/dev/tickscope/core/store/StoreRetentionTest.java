package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.InputRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The byte budget: the oldest history goes first, views show the loss, and what is frozen stays. */
class StoreRetentionTest {
    private Store store = new Store(new Retention(Retention.MIN_BYTES));
    private StoreWriter writer = store.writer();
    private final FrameRow frame = new FrameRow();
    private final TickRow tick = new TickRow();
    private final PhaseRow phase = new PhaseRow();
    private final LedgerRow ledger = new LedgerRow();
    private final Random random = new Random(7);
    private long position;
    private long nanos;

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame.position = position;
            frame.beginNanos = nanos += 15_000_000 + random.nextInt(3_000_000);
            frame.realUnits = position;
            writer.frameBegan(frame);
            for (int stage = 0; stage < 6; stage++) {
                phase.framePosition = position;
                phase.stage = stage;
                phase.beginNanos = nanos;
                phase.endNanos = nanos += random.nextInt(300_000);
                writer.phase(phase);
            }
            tick.framePosition = position;
            tick.tickIndex = position + 1;
            writer.pose(0, position, 0, 0, 0, 0, 0, 1);
            writer.tick(tick);
            frame.endNanos = nanos;
            writer.frameEnded(frame, ledger);
            position++;
            writer.release();
        }
    }

    @Test
    void withinTheBudgetNothingIsLost() {
        frames(5_000);
        assertEquals(0, store.view().lostRows());
        assertEquals(5_000, store.view().frames().rowCount());
    }

    @Test
    void theOldestRowsGoFirstAndTheBudgetIsKept() {
        for (int i = 0; i < 20; i++) {
            frames(10_000);
            StoreView view = store.view();
            assertTrue(view.heldBytes() <= Retention.MIN_BYTES, view.heldBytes() + " bytes");
            for (EventKind kind : EventKind.values()) {
                TableView table = view.table(kind);
                assertEquals(0, table.firstRow() % (1 << Chunk.shift(kind)), kind + " loses whole chunks");
                assertFalse(table.rowCount() > 0 && table.isEmpty(), kind + " keeps its newest rows");
            }
        }
        StoreView view = store.view();
        long first = view.frames().firstRow();
        assertTrue(first > 100_000);
        assertEquals(200_000, view.frames().rowCount());
        assertEquals(first, view.frames().getLong(Columns.Frame.REAL, first));
        assertFalse(view.frames().has(first - 1));
        assertThrows(IndexOutOfBoundsException.class, () -> view.frames().getLong(Columns.Frame.REAL, first - 1));
        assertTrue(view.lostRows() > first);
    }

    @Test
    void tablesLoseTheSameStretchOfTheSession() {
        frames(150_000);
        StoreView view = store.view();
        long frames = view.frames().firstRow();
        long ticks = view.ticks().getLong(Columns.Tick.FRAME_POSITION, view.ticks().firstRow());
        long phases = view.phases().getLong(Columns.Phase.FRAME_POSITION, view.phases().firstRow());
        for (long other : new long[] {ticks, phases}) {
            assertTrue(Math.abs(frames - other) <= Chunk.ROWS, "frames from " + frames + ", ticks " + ticks + ", phases " + phases);
        }
    }

    /** What is held is never above the budget; with the room that is kept free for chunks to come, never above it by 5 %. */
    private void assertBudgetIsKept() {
        long budget = store.retention().budgetBytes();
        long held = store.view().heldBytes();
        assertTrue(held <= budget, "held: " + held);
        long reserved = store.reservedRowBytes() + store.reservedPoseBytes();
        assertTrue(reserved * 100 <= budget * 105, "with room for what comes: " + reserved);
    }

    private void assertAtLeast(int percent, long budget, long taken, String what) {
        assertTrue(taken * 100 >= budget * percent, what + " take " + taken + " of " + budget);
    }

    @Test
    void packedRowsFillTheBudgetToWithinFivePercent() {
        Retention retention = new Retention(Retention.MIN_ROW_BYTES, 16L << 20);
        store = new Store(retention);
        writer = store.writer();
        for (int i = 0; i < 1_200; i++) {
            frames(1_000);
            for (int pose = 0; pose < 1_000; pose++) {
                writer.pose(1, random.nextDouble(), random.nextDouble(), 0, 0, 0, 0, 1);
            }
            assertBudgetIsKept();
            store.maintain();
            assertBudgetIsKept();
            StoreView view = store.view();
            if (view.lostRows() > 0) {
                assertAtLeast(95, retention.budgetBytes(), store.reservedRowBytes() + store.reservedPoseBytes(), "all");
            }
            if (view.frames().firstRow() > 0) {
                assertAtLeast(95, retention.rowBytes(), store.reservedRowBytes(), "rows that gave something up");
            }
            if (view.poses().firstRow() > 0) {
                assertAtLeast(95, retention.poseBytes(), store.reservedPoseBytes(), "poses that gave something up");
            }
        }
        StoreView view = store.view();
        assertTrue(view.frames().firstRow() > 0 && view.poses().firstRow() > 0, "both shares were passed");
        long first = view.frames().firstRow();
        assertEquals(first, view.frames().getLong(Columns.Frame.REAL, first));
    }

    /** A session whose bodies rest leaves most of the poses' share, and the clock's history reaches further back. */
    @Test
    void rowsTakeWhatPosesLeaveAndGiveItBack() {
        Retention retention = new Retention(Retention.MIN_ROW_BYTES, 64L << 20);
        store = new Store(retention);
        writer = store.writer();
        while (store.reservedRowBytes() < 2 * Retention.MIN_ROW_BYTES) {
            frames(1_000);
            store.maintain();
        }
        assertEquals(0, store.view().lostRows(), "nothing was given up while others left room");
        long frames = store.view().frames().rowCount();
        while (store.view().poses().firstRow() == 0) {
            morePoses();
        }
        assertTrue(store.view().frames().firstRow() > 0, "rows gave back what they had taken, before any pose went");
        assertAtLeast(95, retention.rowBytes(), store.reservedRowBytes(), "rows");
        assertAtLeast(95, retention.poseBytes(), store.reservedPoseBytes(), "poses");
        assertEquals(frames, store.view().frames().rowCount());
    }

    @Test
    void posesTakeWhatRowsLeaveAndGiveItBack() {
        Retention retention = new Retention(64L << 20, 16L << 20);
        store = new Store(retention);
        writer = store.writer();
        while (store.reservedPoseBytes() < 2 * retention.poseBytes()) {
            morePoses();
        }
        assertEquals(0, store.view().lostRows(), "nothing was given up while others left room");
        while (store.view().frames().firstRow() == 0) {
            frames(1_000);
            store.maintain();
        }
        assertTrue(store.view().poses().firstRow() > 0, "poses gave back what they had taken, before any frame went");
        assertAtLeast(95, retention.rowBytes(), store.reservedRowBytes(), "rows");
        assertAtLeast(95, retention.poseBytes(), store.reservedPoseBytes(), "poses");
    }

    private void morePoses() {
        for (int pose = 0; pose < 1_000; pose++) {
            writer.pose(1, random.nextDouble(), random.nextDouble(), 0, 0, 0, 0, 1);
        }
        writer.release();
        store.maintain();
    }

    /** Budgets that no memory has, as a file may name them. */
    @Test
    void theSumOfTwoSharesMayBeBeyondAnyNumber() {
        assertEquals(Long.MAX_VALUE, new Retention(Long.MAX_VALUE, Long.MAX_VALUE).budgetBytes());
        store = new Store(new Retention(Long.MAX_VALUE, Long.MAX_VALUE));
        writer = store.writer();
        frames(10_000);
        assertEquals(0, store.view().lostRows());
    }

    @Test
    void sumsOfTheLedgerGoWithTheFramesThatNeedThem() {
        for (int i = 0; i < 500_000; i++) {
            ledger.clampedUnits += 5;
            frames(1);
            if (i % 10_000 == 0) {
                store.maintain();
            }
        }
        assertBudgetIsKept();
        StoreView view = store.view();
        long first = view.frameEnds().firstRow();
        assertTrue(first > 0);
        assertTrue(view.ledgers().firstRow() > 0, "ledger rows go");
        for (long row = first; row < view.frameEnds().rowCount(); row++) {
            int sums = view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, row);
            assertEquals((row + 1) * 5, view.ledgers().getLong(Columns.Ledger.CLAMPED, sums));
        }
        assertTrue(first - view.ledgers().firstRow() < 2_048, "hardly any more than are needed are kept");
    }

    @Test
    void rowsOfEveryKindGo() {
        StateRow state = new StateRow();
        CommandRow command = new CommandRow();
        BreakpointRow breakpoint = new BreakpointRow();
        InputRow input = new InputRow();
        ObjectRow object = new ObjectRow();
        DivergenceRow divergence = new DivergenceRow();
        for (int i = 0; i < 130_000; i++) {
            state.framePosition = command.framePosition = breakpoint.framePosition = input.framePosition = object.framePosition = divergence.framePosition = i;
            writer.state(state);
            writer.command(command);
            writer.breakpoint(breakpoint);
            writer.input(input);
            writer.object(object);
            writer.divergence(divergence);
            writer.contact(i, 0, 1, random.nextDouble(), random.nextDouble(), 0, 0, 1, 0);
            ledger.pausedUnits++;
            frames(1);
        }
        StoreView view = store.view();
        for (EventKind kind : EventKind.values()) {
            TableView table = view.table(kind);
            assertTrue(table.firstRow() > 0, kind + " rows go");
            assertFalse(table.isEmpty(), kind + " keeps its newest rows");
        }
        long first = view.frames().firstRow();
        assertTrue(view.frames().getInt(Columns.Frame.STATES_BEFORE, first) >= view.states().firstRow(), "states of a frame that is left are left");
        assertBudgetIsKept();
    }

    @Test
    void aFloodOfOneKindInOneFrameIsBoundedToo() {
        frames(1);
        InputRow input = new InputRow();
        for (int i = 0; i < 2_000_000; i++) {
            input.nanos = random.nextLong();
            input.realUnits = random.nextLong();
            writer.input(input);
        }
        writer.release();
        assertTrue(store.view().inputs().firstRow() > 0);
        assertBudgetIsKept();
        assertEquals(1, store.view().frames().rowCount() - store.view().frames().firstRow());
    }

    @Test
    void posesCostNoOtherHistory() {
        frames(30_000);
        for (int i = 0; i < 2_000_000; i++) {
            writer.pose(0, random.nextDouble(), random.nextDouble(), 0, 0, 0, 0, 1);
        }
        writer.release();
        assertBudgetIsKept();
        assertTrue(store.view().poses().firstRow() > 0);
        assertEquals(0, store.view().frames().firstRow());
    }

    @Test
    void aViewTakenBeforeTheLossStillReadsItsRows() {
        frames(10_000);
        StoreView before = store.view();
        frames(120_000);
        assertTrue(store.view().frames().firstRow() > 10_000);
        assertEquals(0, before.frames().firstRow());
        for (long row = 0; row < 10_000; row += 101) {
            assertEquals(row, before.frames().getLong(Columns.Frame.REAL, row));
            assertEquals(row + 1, before.ticks().getLong(Columns.Tick.TICK_INDEX, row));
        }
    }

    @Test
    void posesWithoutTicksDoNotPassTheBudgetEither() {
        for (int i = 0; i < 400_000; i++) {
            writer.pose(0, i, 0, 0, 0, 0, 0, 1);
        }
        writer.release();
        assertTrue(store.view().heldBytes() <= Retention.MIN_BYTES);
    }

    @Test
    void aBudgetBelowTheOpenChunksIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Retention(Retention.MIN_BYTES - 1));
        assertThrows(IllegalArgumentException.class, () -> new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES - 1));
        long rows = 0;
        for (EventKind kind : EventKind.values()) {
            rows += kind == EventKind.POSE ? 0 : 2 * OpenRows.bytes(kind);
        }
        assertTrue(rows < Retention.MIN_ROW_BYTES, "one open chunk of every kind fits, and one that waits to be packed");
        assertTrue(2 * OpenRows.bytes(EventKind.POSE) < Retention.MIN_POSE_BYTES);
    }

    @Test
    void aSumIsSharedBetweenRowsAndPoses() {
        assertEquals(new Retention(128L << 20, 128L << 20), Retention.DEFAULT);
        assertEquals(new Retention(Retention.MIN_ROW_BYTES, 8L << 20), new Retention(40L << 20));
        assertEquals(40L << 20, new Retention(40L << 20).budgetBytes());
    }

    @Test
    void withATimeScaleInForceTheHistoryOfFramesIsNotEatenByLedgerRows() {
        for (int i = 0; i < 300_000; i++) {
            frame.position = i;
            frame.scaledPart = i % 1000;
            writer.frameBegan(frame);
            writer.frameEnded(frame, ledger);
        }
        writer.release();
        assertEquals(1, store.view().ledgers().rowCount());
        assertTrue(store.view().frames().rowCount() - store.view().frames().firstRow() > 2 * Chunk.ROWS);
    }
}
