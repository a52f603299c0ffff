package dev.tickscope.app.held;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.host.HostedSession;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Lines of hits are made when somebody sees them. */
class HeldRowsTest {
    private static final int MILLION = 1_000_000;

    @Test
    void aMillionHitsAreListedWithoutALineBeingMade() {
        HostedSession session = Runs.session(Runs.preset("phase"), new long[] {17, 17, 100});
        Runs.settle(session);
        int[] views = new int[1];
        HeldRows rows = new HeldRows(() -> {
            views[0]++;
            return session.view();
        });
        assertEquals(0, rows.size());
        long[] ticks = LongStream.range(0, MILLION).map(i -> i % 4).toArray();
        rows.show(new HeldHits(false, ticks, MILLION, MILLION, 3, 0, -1, null), new HeldValues(session.info(), "simulationTime > 0", ""));
        assertEquals(MILLION, rows.size());
        assertEquals(0, views[0], "no line was made");
        HeldLine last = rows.get(MILLION - 1);
        assertEquals("4", last.tick());
        assertEquals(List.of("1/15 s"), last.exact());
        assertEquals("0.066667 s", last.simulation());
        assertEquals("1/15 s", last.exactSimulation());
        assertEquals(1, views[0]);
    }
}
