package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import org.junit.jupiter.api.Test;

/** The byte budget: the oldest history goes first, views show the loss, and what is frozen stays. */
class StoreRetentionTest {
    private final Store store = new Store(new Retention(Retention.MIN_BYTES));
    private final StoreWriter writer = store.writer();
    private final FrameRow frame = new FrameRow();
    private final TickRow tick = new TickRow();
    private final PhaseRow phase = new PhaseRow();
    private long position;

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame.position = position;
            frame.realUnits = position;
            writer.frameBegan(frame);
            for (int stage = 0; stage < 6; stage++) {
                phase.framePosition = position;
                phase.stage = stage;
                writer.phase(phase);
            }
            tick.framePosition = position;
            tick.tickIndex = position + 1;
            writer.pose(0, position, 0, 0, 0, 0, 0, 1);
            writer.tick(tick);
            writer.frameEnded(frame, new LedgerRow());
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
                assertEquals(0, table.firstRow() % Chunk.ROWS, kind + " loses whole chunks");
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
        long poses = (long) view.poses().getDouble(Columns.Pose.X, view.poses().firstRow());
        for (long other : new long[] {ticks, phases, poses}) {
            assertTrue(Math.abs(frames - other) <= Chunk.ROWS, "frames from " + frames + ", ticks " + ticks + ", phases " + phases + ", poses " + poses);
        }
    }

    @Test
    void statesBreakpointsAndCommandsAreAlwaysKept() {
        writer.state(new StateRow());
        writer.command(new CommandRow());
        frames(150_000);
        assertEquals(0, store.view().states().firstRow());
        assertEquals(0, store.view().commands().firstRow());
        assertEquals(0, store.view().ledgers().firstRow());
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
        long open = 0;
        for (EventKind kind : EventKind.values()) {
            open += Chunk.byteSize(kind);
        }
        assertTrue(open < Retention.MIN_BYTES, "one open chunk of every kind fits");
    }

    @Test
    void withATimeScaleInForceTheHistoryOfFramesIsNotEatenByLedgerRows() {
        LedgerRow ledger = new LedgerRow();
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
