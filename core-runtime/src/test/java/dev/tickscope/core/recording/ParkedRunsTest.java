package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any tick of a run can be looked into, with some runs parked on the way. */
class ParkedRunsTest {
    private static final int BODIES = Balls.COUNT + 1;

    private static void assertStateOf(HostedSession session, ReplayRun run) {
        PoseBuffer expected = new PoseBuffer(BODIES);
        PoseBuffer actual = new PoseBuffer(BODIES);
        assertEquals(BODIES, new PoseLookup(BODIES).read(session.view(), run.ticks() - 1, expected));
        run.readPoses(actual);
        for (int body = 0; body < BODIES; body++) {
            assertTrue(expected.same(actual, body), "body " + body + " after tick " + run.ticks());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void everySeekGivesTheStateThatWasRecorded(String preset) {
        HostedSession session = Runs.finish(Runs.session(preset, Balls.provider(Balls.Source.CLEAN), Runs.frames(400, 71)));
        long ticks = session.view().ticks().rowCount();
        ParkedRuns parked = new ParkedRuns(session.record(), ParkedRuns.spacing(ticks, 6), 6);
        SplittableRandom random = new SplittableRandom(1);
        for (int seek = 0; seek < 40; seek++) {
            long wanted = random.nextLong(1, ticks + 1);
            ReplayRun run = parked.seek(wanted);
            assertTrue(run.ticks() >= wanted && run.ticks() < wanted + 6, "the rest of its frame at most");
            assertStateOf(session, run);
            parked.advance(50);
        }
    }

    @Test
    void runsArePlacedAheadAndReplacedWhenTheyAreTaken() {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(400, 72)));
        long ticks = session.view().ticks().rowCount();
        ParkedRuns parked = new ParkedRuns(session.record(), 50, 4);
        assertEquals(0, parked.parkedCount());
        while (parked.advance(10)) {
            assertTrue(parked.parkedCount() < 4);
        }
        assertEquals(4, parked.parkedCount());
        assertFalse(parked.advance(10), "nothing is missing");
        ReplayRun run = parked.seek(120);
        assertEquals(3, parked.parkedCount(), "the one at tick 100 was taken");
        assertTrue(ticks > 200);
        assertStateOf(session, run);
        while (parked.advance(10)) {
            // It is made again.
        }
        assertEquals(4, parked.parkedCount());
    }

    @Test
    void aShortRunNeedsFewer() {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(40, 73)));
        ParkedRuns parked = new ParkedRuns(session.record(), session.view().ticks().rowCount() / 2, 10);
        while (parked.advance(Long.MAX_VALUE / 2)) {
            // Until all that can be placed are.
        }
        assertTrue(parked.parkedCount() >= 1 && parked.parkedCount() <= 2, "beyond its end none is parked");
        ReplayRun beyond = parked.seek(1_000_000);
        assertEquals(session.view().ticks().rowCount(), beyond.ticks());
    }

    @Test
    void placesAreCountedFromOne() {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP));
        assertThrows(IllegalArgumentException.class, () -> new ParkedRuns(session.record(), 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new ParkedRuns(session.record(), 1, 0));
        assertEquals(0, new ParkedRuns(session.record(), 10, 1).seek(0).ticks());
        assertEquals(4_000, ParkedRuns.spacing(36_000, 8));
        assertEquals(1, ParkedRuns.spacing(0, 8));
    }
}
