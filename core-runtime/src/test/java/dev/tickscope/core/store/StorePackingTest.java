package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Full chunks are packed off the writer's thread; nobody who reads can tell, except by the memory. */
class StorePackingTest {
    private final Store store = new Store(Retention.DEFAULT);
    private final Random random = new Random(11);
    private long nanos;

    /** Frames of uneven length, with as many ticks as they owe, whose stages take uneven times. */
    private void run(String preset, int frames, int longestStageNanos) {
        ClockContract contract = ContractReader.preset(preset);
        TimeBase base = TimeBase.of(contract.rate());
        NanoSource uneven = () -> nanos += random.nextInt(longestStageNanos);
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, uneven);
        long step = base.step(contract.rate());
        for (int i = 0; i < frames; i++) {
            nanos += 16_000_000;
            loop.advance(step - step / 16 + random.nextInt((int) (step / 8)));
        }
    }

    private void packAll() {
        while (store.maintain()) {
            // Again.
        }
    }

    private static void assertSame(StoreView expected, StoreView actual) {
        for (EventKind kind : EventKind.values()) {
            TableView one = expected.table(kind);
            TableView other = actual.table(kind);
            assertEquals(one.firstRow(), other.firstRow());
            assertEquals(one.rowCount(), other.rowCount());
            for (Column column : Columns.schema(kind).columns()) {
                for (long row = one.firstRow(); row < one.rowCount(); row++) {
                    if (one.getLong(column, row) != other.getLong(column, row)) {
                        assertEquals(one.getLong(column, row), other.getLong(column, row), kind + " " + column.name() + " " + row);
                    }
                }
            }
        }
    }

    @Test
    void packedRowsReadAsBefore() {
        Store unpacked = new Store(Retention.DEFAULT);
        for (Store each : new Store[] {unpacked, store}) {
            random.setSeed(5);
            nanos = 0;
            FrameLoop loop = new FrameLoop(ContractReader.preset("phase"), TimeBase.of(ContractReader.preset("phase").rate()), each.writer(),
                    PhaseHandler.NONE, () -> nanos += random.nextInt(400_000));
            for (int i = 0; i < 2 * Chunk.ROWS + 100; i++) {
                if (i % 1_000 == 999) {
                    loop.refuse(-3);
                    loop.pausedFor(1_000);
                }
                loop.advance(random.nextInt(200_000_000));
                each.writer().pose(i & 3, random.nextDouble(), i, i & 1, 0, 0, random.nextDouble(), 1);
                if (i % 100 == 0) {
                    each.writer().placed(2, 1, 2, 3, 0, 0, 0, 1);
                    each.writer().gone(2);
                }
                each.writer().release();
            }
        }
        StoreView before = store.view();
        long held = before.heldBytes();
        packAll();
        assertTrue(before.heldBytes() < held / 2, "a view that was taken before shares what is saved");
        assertSame(unpacked.view(), store.view());
        assertSame(unpacked.view(), before);
    }

    @Test
    void packingIsDoneInGoesThatAreNotLong() {
        run("phase", 5 * Chunk.ROWS, 300_000);
        int goes = 1;
        while (store.maintain()) {
            goes++;
        }
        assertTrue(goes > 10, goes + " goes");
        assertFalse(store.maintain(), "nothing is left to do");
    }

    @Test
    void aRowOfATypicalFrameTakesNoMoreThan28Bytes() {
        for (String preset : new String[] {"phase", "scaled"}) {
            Store fresh = new Store(Retention.DEFAULT);
            assertTrue(bytesPerRow(fresh, preset) <= 28, preset);
        }
    }

    private double bytesPerRow(Store fresh, String preset) {
        ClockContract contract = ContractReader.preset(preset);
        TimeBase base = TimeBase.of(contract.rate());
        FrameLoop loop = new FrameLoop(contract, base, fresh.writer(), PhaseHandler.NONE, () -> nanos += random.nextInt(300_000));
        long step = base.step(contract.rate());
        for (int i = 0; i < 10 * Chunk.ROWS; i++) {
            nanos += 14_000_000;
            loop.advance(step - step / 16 + random.nextInt((int) (step / 8)));
        }
        while (fresh.maintain()) {
            // Again.
        }
        StoreView view = fresh.view();
        long packed = 0;
        long rows = 0;
        for (EventKind kind : EventKind.values()) {
            TableView table = view.table(kind);
            for (int chunk = table.firstChunk(); chunk < table.fullChunks(); chunk++) {
                packed += table.chunkAt(chunk).data().bytes();
                rows += 1L << Chunk.shift(kind);
            }
        }
        return packed / (double) rows;
    }
}
