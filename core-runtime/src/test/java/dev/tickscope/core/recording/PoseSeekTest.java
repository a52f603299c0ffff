package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.host.RunSetup;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The poses of any single tick come out again, in the middle of a frame too. */
class PoseSeekTest {
    private static void assertFound(StoreView view, PoseSeek.Found found, long tickRow) {
        int bodies = found.present().length;
        PoseBuffer expected = new PoseBuffer(bodies);
        PoseLookup lookup = new PoseLookup(bodies);
        assertEquals(bodies, lookup.read(view, tickRow, expected));
        assertEquals(tickRow, found.tickRow());
        assertNull(found.trouble());
        for (int body = 0; body < bodies; body++) {
            assertTrue(found.present()[body]);
            assertTrue(expected.same(found.poses(), body), "body " + body + " after tick row " + tickRow);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void theyAreThoseThatWereRecorded(String preset) {
        HostedSession session = Runs.finish(Runs.session(preset, Balls.provider(Balls.Source.CLEAN), Runs.frames(300, 171)));
        StoreView view = session.view();
        PoseSeek seek = new PoseSeek(session.record(), view.ticks().rowCount());
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 30; i++) {
            long tickRow = random.nextLong(view.ticks().rowCount());
            assertFound(view, seek.find(view, tickRow, () -> false), tickRow);
            seek.prepare();
        }
        assertFound(view, seek.find(view, 0, () -> false), 0);
    }

    @Test
    void aRunThatDoesNotComeOutAgainSaysSo() {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.UNSEEDED_RANDOM), Runs.frames(100, 172)));
        PoseSeek seek = new PoseSeek(session.record(), 100);
        long last = session.view().ticks().rowCount() - 1;
        assertEquals("the run does not come out the same when it is simulated again", seek.find(session.view(), last, () -> false).trouble());
    }

    @Test
    void aSearchCanBeGivenUp() {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(100, 173)));
        PoseSeek seek = new PoseSeek(session.record(), 100);
        assertThrows(CancellationException.class, () -> seek.find(session.view(), 50, () -> true));
        assertFound(session.view(), seek.find(session.view(), 50, () -> false), 50);
        AtomicInteger asked = new AtomicInteger();
        assertThrows(CancellationException.class, () -> seek.find(session.view(), 90, () -> asked.incrementAndGet() == 10), "long before it is there");
        assertEquals(10, asked.get());
        assertTrue(PoseSeek.possible(session.record()));
        assertFalse(PoseSeek.possible(new RunRecord(new RunSetup(session.info().contract(), session.info().timeBase(), null, null, "",
                session.retention()), session.record().journal(), null)), "a game that is not here");
    }
}
