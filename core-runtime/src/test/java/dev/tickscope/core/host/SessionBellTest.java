package dev.tickscope.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Who waits for rows is told once, when there are some. */
class SessionBellTest {
    private int rung;

    private static HostedSession.Builder session(int frames, boolean paused) {
        long[] deltas = new long[frames];
        Arrays.fill(deltas, 17_000_000);
        return new HostedSession.Builder(ContractReader.preset("phase"), new BareClock(ActionMap.NONE)).nanos(NanoSource.STILL)
                .startPaused(paused).pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL));
    }

    private static void workUntilReleased(HostedSession session) {
        long before = session.releases();
        while (session.releases() == before) {
            assertTrue(session.work());
        }
    }

    @Test
    void itRingsOnceForRowsThatComeLater() {
        HostedSession session = session(100, false).build();
        session.ringAfter(session.releases(), () -> rung++);
        assertEquals(0, rung);
        workUntilReleased(session);
        assertEquals(1, rung);
        workUntilReleased(session);
        assertEquals(1, rung);
    }

    @Test
    void itRingsAtOnceForRowsThatCameInBetween() {
        HostedSession session = session(100, false).build();
        long seen = session.releases();
        workUntilReleased(session);
        session.ringAfter(seen, () -> rung++);
        assertEquals(1, rung);
        workUntilReleased(session);
        assertEquals(1, rung);
    }

    @Test
    void theLastBellTakesTheOthersPlace() {
        HostedSession session = session(100, false).build();
        session.ringAfter(session.releases(), () -> rung += 10);
        session.ringAfter(session.releases(), () -> rung++);
        workUntilReleased(session);
        assertEquals(1, rung);
    }

    @Test
    void aStepInAThreadOfItsOwnRings() throws InterruptedException {
        try (HostedSession session = session(1_000, true).build().start()) {
            Semaphore bell = new Semaphore(0);
            for (int step = 0; step < 200; step++) {
                session.ringAfter(session.releases(), bell::release);
                session.submit(new Command.StepTick());
                assertTrue(bell.tryAcquire(30, TimeUnit.SECONDS), "step " + step);
            }
        }
    }
}
