package dev.tickscope.samples.metronome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.sun.management.ThreadMXBean;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MetronomeTest {
    private final Metronome metronome = new Metronome();
    private final TimeBase base = HostedSession.timeBase(ContractReader.preset("phase"));

    private FrameLoop loop(String contract) {
        return new FrameLoop(ContractReader.preset(contract), base, new Store(Retention.DEFAULT).writer(), new PhaseHandler() {
            @Override
            public int run(Stage stage, GameClock clock) {
                return stage.role() == StageRole.HOOK || stage.role() == StageRole.CONTACTS ? metronome.hook(stage, clock) : 1;
            }

            @Override
            public void tickCommitted(TickRow row, EventSink sink) {
                // No bodies.
            }
        }, NanoSource.STILL);
    }

    @Test
    void itHasNoWorld() {
        assertNull(metronome.physics());
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void itBeatsOnEveryThirtiethTick(String contract) {
        FrameLoop loop = loop(contract);
        loop.advance(0); // Some contracts run no tick in their first frame.
        for (int tick = 1; tick <= 300; tick++) {
            loop.advance(50_000_000);
            assertEquals(tick, loop.tickIndex());
            assertEquals(tick / 30, metronome.beats());
        }
    }

    @Test
    void theSameTicksGiveTheSameBeatsHoweverLongTheFramesAre() {
        FrameLoop loop = loop("phase");
        for (int frame = 0; frame < 20; frame++) {
            loop.advance(4 * 50_000_000);
        }
        assertEquals(80, loop.tickIndex());
        assertEquals(2, metronome.beats());
    }

    @Test
    void theHandMovesWithinATickByAlpha() {
        FrameLoop loop = loop("phase");
        loop.advance(15 * 50_000_000L / 15);
        assertEquals(1 / 30.0, metronome.hand());
        loop.advance(25_000_000);
        assertEquals(1.5 / 30, metronome.hand());
    }

    @Test
    void aFrameAllocatesNothing() {
        FrameLoop loop = loop("phase");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        advance(loop, 1_000);
        long least = Long.MAX_VALUE; // The JVM's own one-time work may fall into one window, not into all.
        for (int window = 0; window < 10; window++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            advance(loop, 100);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }

    private static void advance(FrameLoop loop, int frames) {
        for (int i = 0; i < frames; i++) {
            loop.advance(50_000_000);
        }
    }
}
