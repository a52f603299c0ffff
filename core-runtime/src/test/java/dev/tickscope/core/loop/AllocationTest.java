package dev.tickscope.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tick path allocates nothing once warm. The measured thread runs loop and store writer; a maintenance thread supplies chunks, and is
 * waited for every {@value #FRAMES_A_TURN} frames, since flat out it could not keep up and the writer would have to make a chunk itself.
 */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int FRAMES_A_TURN = 800;
    private static final int WARM_UP = 80_000;
    private static final int WINDOWS = 5;
    private static final int MEASURED = 200_000;

    /** Calls {@link Store#maintain()} when asked, and answers; without allocating on the asking side. */
    private static final class Maintenance implements AutoCloseable {
        private final Thread thread;
        private volatile long asked;
        private volatile long answered;
        private volatile boolean over;

        Maintenance(Store store) {
            thread = new Thread(() -> {
                while (!over) {
                    long turn = asked;
                    if (turn != answered) {
                        store.maintain();
                        answered = turn;
                    } else {
                        Thread.onSpinWait();
                    }
                }
            }, "test-maintenance");
            thread.start();
        }

        void turn() {
            long turn = asked + 1;
            asked = turn;
            while (answered != turn) {
                Thread.onSpinWait();
            }
        }

        @Override
        public void close() {
            over = true;
        }
    }

    private static void run(FrameLoop loop, long step, int frames, Maintenance maintenance) {
        for (int i = 0; i < frames; i++) {
            loop.advance(step * (i % 5) / 2 + i % 1000);
            if (i % FRAMES_A_TURN == 0) {
                maintenance.turn();
            }
        }
    }

    @ParameterizedTest(name = "{0} at scale {1}/{2}")
    @CsvSource({
        "phase, 1, 1", "scaled, 1, 1", "ordered, 1, 1",
        "phase, 333, 1000", "scaled, 333, 1000", "ordered, 333, 1000",
        "phase, 100, 7"})
    void loopAndStoreAllocateNotASingleByteOnceWarm(String preset, long numerator, long denominator) {
        ClockContract contract = ContractReader.preset(preset);
        TimeBase base = HostedSession.timeBase(contract);
        Store store = new Store(new Retention(64L << 20));
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, NanoSource.SYSTEM);
        loop.timeScale(new TimeScale(numerator, denominator));
        contract.plan().stages().stream().filter(s -> s.canStop())
                .forEach(s -> loop.breakpoints().add(new Breakpoint(1 + s.index(), s.index(), 0, Long.MAX_VALUE, 1)));
        assertTrue(loop.breakpoints().count() >= 2, "breakpoints are armed, but for another frame");
        long step = base.step(contract.rate());
        try (Maintenance maintenance = new Maintenance(store)) {
            run(loop, step, WARM_UP, maintenance);
            // The JVM itself may allocate once on this thread, when it compiles anew. What a row, a frame or a chunk allocates would
            // show in every window.
            long least = Long.MAX_VALUE;
            for (int window = 0; window < WINDOWS && least > 0; window++) {
                long before = THREADS.getCurrentThreadAllocatedBytes();
                run(loop, step, MEASURED, maintenance);
                least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
            }
            assertTrue(store.view().totalRows() > 5L * MEASURED);
            assertEquals(0, least, "bytes in " + MEASURED + " frames");
        }
    }

    @ParameterizedTest
    @CsvSource({"phase", "scaled", "ordered"})
    void theMeasurementItselfSeesASingleObject(String preset) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        long[] one = new long[preset.length()];
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated >= 8L * one.length, allocated + " bytes");
    }
}
