package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the search field finds, and what it says where there is nothing. */
class TimelineSearchTest {
    private static final TimelineRun EXAMPLE = TimelineRun.workedExample();

    private static TimelineSearch search(TimelineRun run, Playhead playhead) {
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        model.update(run.view(), playhead);
        return new TimelineSearch(model, () -> List.of("Floor", "Crate 3"));
    }

    private static TimelineSearch.Result find(String text) {
        return search(EXAMPLE, Playhead.LIVE).find(text, 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"frame 512", "Frame #512", " frames 512 ", "frame512"})
    void aFrameByItsIndex(String text) {
        assertEquals(new TimelineSearch.Result(new Playhead.AtFrame(512), "frame 512"), find(text));
    }

    @Test
    void aTickByItsIndex() {
        assertEquals(new TimelineSearch.Result(new Playhead.AtTick(428), "tick 429"), find("tick 429"));
    }

    @Test
    void instantsOfRealAndSimulationTime() {
        assertEquals("real 7.390000 s", find("7.39 s").words());
        assertEquals("real 0.012500 s", find("12.5 ms").words());
        assertEquals(find("real 7390ms"), find("7.39s"));
        TimelineSearch.Result simulation = find("sim 7.15 s");
        assertEquals(new Playhead.AtTick(428), simulation.playhead(), "tick 429 ends at 7.15 s exactly");
        assertEquals(new Playhead.AtTick(429), find("sim 7.1500001 s").playhead());
    }

    @Test
    void whatIsNotThereIsToldWithWhatIs() {
        assertEquals("no frame 9000: frames 1 to 512 are recorded", find("frame 9000").words());
        assertEquals("no tick 0: ticks 1 to 431 are recorded", find("tick 0").words());
        assertEquals("9999 s is after the newest row, at 9.260 s", find("9999 s").words());
        assertEquals("99999999999999999999 s is after the newest row, at 9.260 s", find("99999999999999999999 s").words());
        assertEquals("no tick reached or passed sim 8 s", find("sim 8 s").words());
        assertEquals("nothing is recorded about Crate 3", find("crate 3").words());
        assertTrue(find("7..3 s").words().startsWith("\"7..3 s\" is no time; try frame 512"));
        assertTrue(find("sausage").words().startsWith("no frame, tick, time or object \"sausage\"; try"));
        assertEquals(TimelineSearch.EXPECTED, find("  ").words());
        for (String text : List.of("frame 9000", "tick 0", "9999 s", "sim 8 s", "crate 3", "7..3 s", "sausage", "")) {
            assertFalse(find(text).found(), text);
        }
    }

    @Test
    void nothingIsFoundBeforeTheFirstFrame() {
        assertEquals("nothing is recorded yet", search(TimelineRun.of("phase"), Playhead.LIVE).find("frame 1", 0).words());
    }

    @Test
    void standingTimeIsNoFrame() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms", "17ms").apply(new Command.Pause()).frames("500ms").apply(new Command.Resume())
                .frames("17ms");
        assertEquals(new Playhead.AtFrame(1), search(run, Playhead.LIVE).find("frame 2", 0).playhead());
        assertEquals(new Playhead.AtFrame(3), search(run, Playhead.LIVE).find("frame 3", 0).playhead());
    }
}
