package dev.tickscope.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often a view shows what runs. */
class PaceTest {
    private static final int ROUNDS = 9;

    private final List<StoreView> views = grown();

    /** The rows of a session as each of so many pulses finds them, more in each. */
    private static List<StoreView> grown() {
        long[] frames = new long[100];
        Arrays.fill(frames, 17_000_000);
        HostedSession session = new HostedSession.Builder(ContractReader.preset("phase"), Debuggees.named("metronome").orElseThrow())
                .nanos(NanoSource.STILL).pacing("list", base -> new ListPacer(frames, false, false, base, NanoSource.STILL)).build();
        List<StoreView> views = new ArrayList<>();
        while (views.size() < ROUNDS) {
            assertTrue(session.work());
            if (views.isEmpty() || session.view().releases() > views.get(views.size() - 1).releases()) {
                views.add(session.view());
            }
        }
        return views;
    }

    private String shown(Pace pace, Playhead playhead) {
        StringBuilder shown = new StringBuilder();
        views.forEach(view -> shown.append(pace.due(view, playhead) ? 'x' : '.'));
        return shown.toString();
    }

    @Test
    void whatRunsShowsAtOnceAndThenInItsTurn() {
        assertEquals("xx...x...", shown(new Pace(4, 0), Playhead.LIVE));
        assertEquals("x..x...x.", shown(new Pace(4, 2), Playhead.LIVE));
    }

    @Test
    void whatStandsAndWhatIsLookedBackAtShowsInEveryPulse() {
        Pace pace = new Pace(4, 2);
        assertEquals("x..x...x.", shown(pace, Playhead.LIVE));
        StoreView last = views.get(ROUNDS - 1);
        assertTrue(pace.due(last, Playhead.LIVE), "no row came");
        assertTrue(pace.due(last, Playhead.LIVE));
        assertEquals("xxxxxxxxx", shown(new Pace(4, 2), new Playhead.AtTick(0)));
    }

    @Test
    void anotherSessionShowsAtOnce() {
        Pace pace = new Pace(4, 2);
        assertTrue(pace.due(views.get(0), Playhead.LIVE));
        assertFalse(pace.due(views.get(1), Playhead.LIVE));
        pace.restart();
        assertTrue(pace.due(views.get(2), Playhead.LIVE));
    }
}
