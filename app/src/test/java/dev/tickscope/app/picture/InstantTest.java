package dev.tickscope.app.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenarios are run up to an instant, sessions are looked up, and the playhead names what was asked for. */
class InstantTest {
    /** Frame 3 brings 100 ms and is stopped in tick 4, the second of four. Its dropped steps and the next frames follow. */
    private static final String HITCH = """
            { "contract": "phase", "pacing": { "deltas": ["1/60", "1/60", "100ms", "1/60", "1/60"] },
              "timeline": [ { "tick": 4, "do": "breakpoint" } ] }
            """;

    @TempDir
    private Path folder;

    private Path scenario(String json) throws IOException {
        return Files.writeString(folder.resolve("hitch.json"), json);
    }

    private StoreView run(String at) throws InputException, IOException {
        return RunFile.open(scenario(HITCH), Instant.parse(at).runEnd()).view();
    }

    private static String refusal(String at) {
        return assertThrows(InputException.class, () -> Instant.parse(at)).getMessage();
    }

    @Test
    void aScenarioStandsWhereItStops() throws InputException, IOException {
        StoreView view = run("stop");
        assertEquals(4, view.ticks().rowCount());
        assertEquals(RunEvent.STOPPED_TICK_END, RunStatus.of(view).event());
        assertEquals(StopCause.BREAKPOINT, RunStatus.of(view).cause());
        assertEquals(2, view.states().getLong(Columns.State.OWED, RunStatus.of(view).row()));
        assertEquals(Playhead.LIVE, Instant.STOP.in(view, "hitch.json"), "the run stands there");
    }

    @Test
    void toItsEndEveryStopGoesOn() throws InputException, IOException {
        StoreView view = run("end");
        assertEquals(5, view.frameEnds().rowCount());
        assertEquals(8, view.ticks().rowCount());
        assertEquals(new Playhead.AtFrame(4), Instant.parse("end").in(view, "hitch.json"));
    }

    @Test
    void aTickIsStoppedAtAndAFrameRunsToItsEnd() throws InputException, IOException {
        StoreView tick = run("tick:6");
        assertEquals(6, tick.ticks().rowCount());
        assertEquals(Playhead.LIVE, Instant.parse("tick:6").in(tick, "hitch.json"));
        StoreView frame = run("frame:4");
        assertEquals(4, frame.frameEnds().rowCount());
        assertEquals(7, frame.ticks().rowCount());
        assertEquals(new Playhead.AtFrame(3), Instant.parse("frame:4").in(frame, "hitch.json"));
    }

    @Test
    void aStopThatTheScenarioResumesIsNotTheLastOne() throws InputException, IOException {
        Path file = scenario("""
                { "contract": "phase", "pacing": { "hz": 60, "frames": 20 },
                  "timeline": [ { "tick": 4, "do": "breakpoint" }, { "frame": 8, "do": "resume" }, { "tick": 9, "do": "breakpoint" } ] }
                """);
        StoreView view = RunFile.open(file, Instant.STOP.runEnd()).view();
        assertEquals(9, view.ticks().rowCount());
    }

    @Test
    void ofASessionFileThePastIsShown() throws InputException, IOException {
        Path session = folder.resolve("hitch.ndjson");
        assertEquals(0, dev.tickscope.core.cli.Main.execute(new java.io.PrintWriter(java.io.Writer.nullWriter()), new java.io.PrintWriter(java.io.Writer.nullWriter()),
                "run", scenario(HITCH).toString(), "--record", session.toString()));
        RecordedSession opened = RunFile.open(session, Instant.parse("tick:4").runEnd());
        assertEquals(8, opened.view().ticks().rowCount(), "a recording is not cut");
        Playhead playhead = Instant.parse("tick:4").in(opened.view(), "hitch.ndjson");
        assertEquals(new Playhead.AtTick(3), playhead);
        assertEquals(2, Moment.of(opened.view(), playhead).framePosition());
        assertEquals(new Playhead.AtFrame(1), Instant.parse("frame:2").in(opened.view(), "hitch.ndjson"));
    }

    @Test
    void pausedTimeIsNotTheFrameBeforeIt() throws InputException, IOException {
        Path file = scenario("""
                { "contract": "phase", "pacing": { "hz": 60, "frames": 6 },
                  "timeline": [ { "frame": 3, "do": "pause" }, { "frame": 4, "do": "resume" } ] }
                """);
        StoreView view = RunFile.open(file, Instant.parse("end").runEnd()).view();
        assertEquals(6, view.frames().rowCount());
        assertEquals(new Playhead.AtFrame(1), Instant.parse("frame:2").in(view, "pause.json"));
        assertEquals(new Playhead.AtFrame(3), Instant.parse("frame:3").in(view, "pause.json"));
    }

    @Test
    void whatIsNotThereIsNamedWithWhatIs() throws InputException, IOException {
        StoreView view = run("end");
        String message = assertThrows(InputException.class, () -> Instant.parse("tick:9").in(view, "hitch.json")).getMessage();
        assertEquals("--at tick:9: there is no such tick in hitch.json; the run has ticks 1 to 8", message);
        message = assertThrows(InputException.class, () -> Instant.parse("frame:6").in(view, "hitch.json")).getMessage();
        assertEquals("--at frame:6: there is no such frame in hitch.json; the run has frames 1 to 5", message);
    }

    @Test
    void otherWordsAreRefused() {
        for (String wrong : new String[] {"", "tick", "tick:", "tick:0", "tick:-1", "tick:1.5", "frame: 3", "phase:2", "tick:1234567890123456789"}) {
            assertTrue(refusal(wrong).startsWith("--at: expected tick:N or frame:N"), wrong);
            assertTrue(refusal(wrong).endsWith("found \"" + wrong + "\""), wrong);
        }
    }

    @Test
    void noScenarioAndNoSessionIsAnError() throws IOException {
        assertTrue(assertThrows(InputException.class, () -> RunFile.open(folder.resolve("no.json"), Instant.STOP.runEnd())).getMessage()
                .endsWith("no.json: there is no such file"));
        Path text = Files.writeString(folder.resolve("text.txt"), "hello");
        assertTrue(assertThrows(InputException.class, () -> RunFile.open(text, Instant.STOP.runEnd())).getMessage().contains("text.txt"));
    }
}
