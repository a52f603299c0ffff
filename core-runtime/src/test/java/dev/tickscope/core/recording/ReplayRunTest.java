package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded runs are simulated again; what differs is found. */
class ReplayRunTest {
    private static final Retention ROOM = new Retention(128L << 20);

    private static ReplayRun replay(RunRecord recorded, StoreView rows, Store into) {
        return new ReplayRun(recorded, rows, into.writer()).runAll();
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aRunRepeatsRowByRow(String preset) {
        HostedSession session = Runs.finish(Runs.session(preset, Balls.provider(Balls.Source.CLEAN), Runs.frames(300, 1)));
        Store store = new Store(ROOM);
        ReplayRun replay = replay(session.record(), session.view(), store);
        assertTrue(replay.identical(), replay.words());
        assertEquals("identical over " + session.view().ticks().rowCount() + " ticks, " + session.view().phases().rowCount() + " phases",
                replay.words());
        Runs.assertSameRows(session.view(), store.view(), kind -> true);
    }

    @ParameterizedTest
    @CsvSource({"phase,1", "phase,2", "phase,3", "scaled,4", "scaled,5", "scaled,6", "ordered,7", "ordered,8", "ordered,9"})
    void aDebuggedRunRepeatsWithAllItsStopsAndCommands(String preset, long seed) {
        HostedSession session = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 120, seed);
        assertTrue(session.view().states().rowCount() > 20, "it stopped now and then");
        Store store = new Store(ROOM);
        ReplayRun replay = replay(session.record(), session.view(), store);
        assertTrue(replay.identical(), replay.words());
        Runs.assertSameRows(session.view(), store.view(), kind -> true);
    }

    @Test
    void whatAScriptDoesInsideFramesRepeatsToo() throws InputException {
        Scenario scenario = ScenarioReader.parse("script", """
                { "contract": "phase", "pacing": { "hz": 30, "frames": 40 },
                  "timeline": [ { "tick": 12, "do": "press", "action": "jump" }, { "tick": 13, "do": "timeScale", "value": "1/2" },
                                { "tick": 14, "do": "breakpoint" }, { "frame": 12, "do": "breakpoint", "where": "update" },
                                { "frame": 30, "do": "pause" }, { "frame": 33, "do": "resume" } ] }
                """, Path.of("."));
        assertScriptRepeats(scenario);
    }

    @Test
    void lateCopiesOfProbesRepeat() throws InputException {
        Scenario scenario = ScenarioReader.parse("probes", """
                { "contract": "scaled", "pacing": { "hz": 30, "frames": 40 }, "probes": { "count": 2, "latencyFrames": 1 },
                  "timeline": [ { "tick": 12, "do": "probeLate", "frames": 3 }, { "frame": 20, "do": "probeLate", "frames": 2 } ] }
                """, Path.of("."));
        assertScriptRepeats(scenario);
    }

    private static void assertScriptRepeats(Scenario scenario) {
        Store recorded = new Store(ROOM);
        RunRecord record = new RunRecord(scenario.setup(), new RunJournal(), new HashTrace());
        ScenarioRunner.run(scenario, recorded.writer(), record.journal(), record.hashes());
        recorded.writer().release();
        Store repeated = new Store(ROOM);
        ReplayRun replay = replay(record, recorded.view(), repeated);
        repeated.writer().release();
        assertTrue(replay.identical(), replay.words());
        Runs.assertSameRows(recorded.view(), repeated.view(), kind -> true);
    }

    @ParameterizedTest
    @CsvSource({"phase,WALL_CLOCK", "phase,UNSEEDED_RANDOM", "phase,IDENTITY_HASH", "scaled,WALL_CLOCK", "ordered,IDENTITY_HASH"})
    void aGameThatLooksAtWhatIsNotRecordedIsFoundAtItsTickAndPhase(String preset, Balls.Source source) {
        long[] frames = new long[20];
        java.util.Arrays.fill(frames, Runs.STEP);
        HostedSession session = Runs.finish(Runs.session(preset, Balls.provider(source), frames));
        Store store = new Store(ROOM);
        ReplayRun replay = replay(session.record(), session.view(), store);
        Divergence found = replay.divergence();
        assertNotNull(found);
        assertEquals(Balls.FIRST_DRIFT, found.tick());
        assertEquals(session.info().contract().plan().named("fixedUpdate").orElseThrow().title(), found.stage());
        assertTrue(found.body().startsWith("Ball "), "the body that differs is named");
        assertFalse(replay.identical());
        assertEquals(Balls.FIRST_DRIFT - 1, replay.sameTicks());
        assertEquals(1, store.view().divergences().rowCount(), "only the first difference is told");
        assertEquals(Balls.FIRST_DRIFT - 1, store.view().divergences().getLong(Columns.Divergence.TICK_ROW, 0));
        assertEquals(session.view().ticks().rowCount(), store.view().ticks().rowCount(), "play goes on");
    }

    @Test
    void aDifferenceOutsideTicksNamesItsFrame() {
        long[] frames = new long[20];
        java.util.Arrays.fill(frames, Runs.STEP);
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.WALL_CLOCK_IN_UPDATE), frames));
        Divergence found = replay(session.record(), session.view(), new Store(ROOM)).divergence();
        assertEquals(session.info().contract().plan().named("update").orElseThrow().title(), found.stage());
        assertEquals(Balls.FIRST_DRIFT, found.frame());
    }

    @Test
    void withoutRecordedHashesNothingIsCompared() {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(20, 3)));
        RunRecord blind = new RunRecord(session.record().setup(), session.record().journal(), null);
        ReplayRun replay = replay(blind, null, new Store(ROOM));
        assertNull(replay.divergence());
        assertEquals(0, replay.sameTicks());
        assertEquals(session.view().ticks().rowCount(), replay.ticks());
    }

    @Test
    void aTraceOverItsBudgetProvesTheBeginning() {
        HashTrace trace = new HashTrace(400);
        for (int i = 0; i < 200; i++) {
            trace.addPhase(i);
        }
        assertEquals(100, trace.phaseCount());
        assertEquals(99, trace.phase(99));
    }

    @Test
    void divergenceIsAKindOfRowThatViewsMayRead() {
        assertEquals("DIVERGENCE", EventKind.values()[EventKind.values().length - 1].name());
    }
}
