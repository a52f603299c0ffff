package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.TickRow;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One writer and two readers at full speed: no reader ever sees half a row, or counts of two moments. */
class StoreCrossingTest {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Store store = new Store(new Retention(Retention.MIN_BYTES));
    private final AtomicBoolean over = new AtomicBoolean();

    private static long value(long row, int column) {
        return (row + 1) * GOLDEN + column * 31L;
    }

    private void write(long rows) {
        StoreWriter writer = store.writer();
        FrameRow frame = new FrameRow();
        TickRow tick = new TickRow();
        LedgerRow ledger = new LedgerRow();
        for (long row = 0; row < rows; row++) {
            frame.position = row;
            frame.realUnits = value(row, 0);
            frame.deltaUnits = value(row, 1);
            frame.beginNanos = value(row, 2);
            frame.flags = (int) value(row, 3);
            writer.frameBegan(frame);
            for (int i = 0; i < 2; i++) {
                tick.framePosition = row;
                tick.tickIndex = value(2 * row + i, 4);
                tick.endNanos = value(2 * row + i, 5);
                writer.tick(tick);
            }
            frame.accumulatorUnits = value(row, 6);
            frame.endNanos = value(row, 7);
            writer.frameEnded(frame, ledger);
            writer.release();
        }
    }

    /** Checks views until the writer is done; returns how many it took. */
    private long read(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        long views = 0;
        long lastCount = 0;
        boolean last = false;
        while (!last) {
            last = over.get();
            StoreView view = store.view();
            long frames = view.frames().rowCount();
            assertTrue(frames >= lastCount, "counts never go back");
            lastCount = frames;
            assertEquals(frames, view.frameEnds().rowCount(), "ended frames");
            assertEquals(2 * frames, view.ticks().rowCount(), "ticks");
            assertEquals(frames, view.releases(), "releases");
            views += view.frames().isEmpty() ? 0 : 1;
            if (frames > 0) {
                check(view, frames - 1);
                check(view, view.frames().firstRow());
                for (int i = 0; i < 20 && !view.frames().isEmpty(); i++) {
                    check(view, random.nextLong(view.frames().firstRow(), frames));
                }
            }
        }
        return views;
    }

    /** A reader that sleeps over a whole budget of new rows may find its rows gone, but never wrong. */
    private static void check(StoreView view, long row) {
        if (!view.frames().has(row)) {
            return;
        }
        assertEquals(value(row, 0), view.frames().getLong(Columns.Frame.REAL, row));
        assertEquals(value(row, 1), view.frames().getLong(Columns.Frame.DELTA, row));
        assertEquals(value(row, 2), view.frames().getLong(Columns.Frame.BEGIN_NANOS, row));
        assertEquals((int) value(row, 3), view.frames().getInt(Columns.Frame.FLAGS, row));
        if (view.frameEnds().has(row)) {
            assertEquals(value(row, 6), view.frameEnds().getLong(Columns.FrameEnd.ACCUMULATOR, row));
            assertEquals(value(row, 7), view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, row));
        }
        for (long tick = 2 * row; tick < 2 * row + 2; tick++) {
            if (view.ticks().has(tick)) {
                assertEquals(value(tick, 4), view.ticks().getLong(Columns.Tick.TICK_INDEX, tick));
                assertEquals(value(tick, 5), view.ticks().getLong(Columns.Tick.END_NANOS, tick));
                assertEquals(row, view.ticks().getLong(Columns.Tick.FRAME_POSITION, tick));
            }
        }
    }

    private void cross(long rows) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Future<Long>> readers = new ArrayList<>();
            for (long seed = 1; seed <= 2; seed++) {
                long own = seed;
                readers.add(threads.submit(() -> read(own)));
            }
            Future<?> maintenance = threads.submit((Callable<Void>) () -> {
                while (!over.get()) {
                    store.maintain();
                    TimeUnit.MILLISECONDS.sleep(1);
                }
                return null;
            });
            try {
                write(rows);
            } finally {
                over.set(true);
            }
            for (Future<Long> reader : readers) {
                assertTrue(reader.get() > 0);
            }
            maintenance.get();
        } finally {
            over.set(true);
            threads.shutdownNow();
        }
        StoreView view = store.view();
        assertEquals(rows, view.frames().rowCount());
        assertTrue(view.frames().firstRow() > 0, "retention was at work meanwhile");
    }

    @Test
    void aMillionFramesCrossToTwoReadersWithoutATornRow() throws Exception {
        cross(1_000_000);
    }

    @Tag("nightly")
    @Test
    void aHundredMillionFramesCrossToTwoReadersWithoutATornRow() throws Exception {
        cross(100_000_000);
    }
}
