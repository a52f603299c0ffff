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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tick path allocates nothing once warm. Loop and store writer are measured in turns of {@value #FRAMES_A_TURN} frames; between turns
 * the maintenance that belongs on another thread lays chunks ready, and is not counted. A turn fills less than one chunk of any table.
 */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int FRAMES_A_TURN = 800;
    private static final int WINDOW = 200_000;
    /**
     * Compiled code that is thrown away makes the objects real that it had optimised away: a few bytes, once. Code that allocates does so
     * in every window, so one window of exactly 0 bytes proves the path.
     */
    private static final int WINDOWS = 5;

    /** Runs a window; returns the bytes that loop and writer allocated in it. */
    private static long run(FrameLoop loop, long step, Store store) {
        long allocated = 0;
        for (int turn = 0; turn < WINDOW / FRAMES_A_TURN; turn++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < FRAMES_A_TURN; i++) {
                loop.advance(step * (i % 5) / 2 + i);
            }
            allocated += THREADS.getCurrentThreadAllocatedBytes() - before;
            store.maintain();
        }
        return allocated;
    }

    @ParameterizedTest(name = "{0} at scale {1}/{2}")
    @CsvSource({
        "phase, 1, 1", "scaled, 1, 1", "ordered, 1, 1",
        "phase, 333, 1000", "scaled, 333, 1000", "ordered, 333, 1000",
        "phase, 100, 7", "godot, 1, 2", "phaser, 1, 1", "jmonkeyengine, 1, 3", "unreal-substepping, 1, 3"})
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
        List<Long> windows = new ArrayList<>();
        run(loop, step, store);
        do {
            windows.add(run(loop, step, store));
        } while (windows.get(windows.size() - 1) != 0 && windows.size() < WINDOWS);
        assertEquals(0, windows.get(windows.size() - 1), "bytes in each window of " + WINDOW + " frames: " + windows);
        assertTrue(store.view().totalRows() > 10L * WINDOW);
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
