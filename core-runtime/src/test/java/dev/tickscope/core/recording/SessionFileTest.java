package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.scenario.SessionRows;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sessions go into files and come back. */
class SessionFileTest {
    @TempDir
    private Path folder;

    private static byte[] saved(DebugSession session, RunRecord record) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SessionFileWriter(out, session, record).close();
        return out.toByteArray();
    }

    private static byte[] saved(HostedSession session) {
        return saved(session, session.record());
    }

    private RecordedSession open(byte[] bytes) throws InputException, IOException {
        Path file = folder.resolve("session.ndjson");
        Files.write(file, bytes);
        return RecordedSession.open(file);
    }

    private RecordedSession open(String text) throws InputException, IOException {
        return open(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({"phase,11", "scaled,12", "ordered,13"})
    void everyTableComesBackRowByRow(String preset, long seed) throws InputException, IOException {
        HostedSession session = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 150, seed);
        RecordedSession opened = open(saved(session));
        assertNull(opened.notice());
        Runs.assertSameRows(session.view(), opened.view(), kind -> true);
        assertEquals(session.breakpoints(), opened.breakpoints());
        assertEquals(session.info().title(), opened.info().title());
        assertEquals(session.info().pacing(), opened.info().pacing());
        assertEquals(session.info().timeBase(), opened.info().timeBase());
        assertEquals(session.info().bodies(), opened.info().bodies());
        assertEquals(session.info().actions(), opened.info().actions());
        assertEquals(session.info().contract().plan().stages(), opened.info().contract().plan().stages());
        assertEquals(RunStatus.of(session.view()), RunStatus.of(opened.view()));
    }

    @ParameterizedTest
    @CsvSource({"phase,21", "scaled,22", "ordered,23"})
    void whatWasRecordedRepeats(String preset, long seed) throws InputException, IOException {
        HostedSession session = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 100, seed);
        RecordedSession opened = open(saved(session));
        assertNull(opened.record().setup().debuggee(), "nobody offers the balls as a sample");
        assertEquals(session.record().journal().size(), opened.record().journal().size());
        // The same file with the debuggee at hand.
        RunRecord repeatable = new RunRecord(session.record().setup(), opened.record().journal(), opened.record().hashes());
        ReplayRun replay = new ReplayRun(repeatable, opened.view(), new Store(Retention.DEFAULT).writer()).runAll();
        assertTrue(replay.identical(), replay.words());
        assertEquals(session.view().phases().rowCount(), replay.samePhases());
    }

    @Test
    void aFileThatGrowsWithItsSessionIsTheSame() throws InputException, IOException {
        HostedSession session = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(60, 5));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SessionFileWriter writer = new SessionFileWriter(out, session, session.record());
        session.submit(new Command.AddBreakpoint(Breakpoint.at(1, session.info().contract().plan().named("update").orElseThrow().index())));
        for (int i = 0; i < 200; i++) {
            session.work();
            writer.append();
            if (i % 3 == 0) {
                session.submit(new Command.Resume());
            }
        }
        Runs.finish(session);
        writer.close();
        RecordedSession opened = open(out.toByteArray());
        assertNull(opened.notice());
        Runs.assertSameRows(session.view(), opened.view(), kind -> true);
    }

    @Test
    void aFileMayEndAnywhere() throws IOException {
        HostedSession session = Runs.session("phase", new BareClock(new ActionMap(List.of("jump"))), Runs.STEP, -7, 9 * Runs.STEP);
        session.submit(new Command.AddBreakpoint(Breakpoint.at(1, session.info().contract().plan().named("fixedUpdate").orElseThrow().index())));
        session.submit(new Command.InputEdge(0, true));
        for (int i = 0; i < 5; i++) {
            session.submit(new Command.Resume());
            session.work();
        }
        byte[] whole = saved(session);
        int opened = 0;
        long rows = -1;
        for (int length = 0; length < whole.length - 1; length++) {
            try {
                RecordedSession cut = open(Arrays.copyOf(whole, length));
                assertNotNull(cut.notice(), "the cut at byte " + length + " is told");
                assertTrue(cut.notice().contains("was cut off"), cut.notice());
                readEverything(cut);
                assertTrue(cut.view().totalRows() >= rows, "nothing is lost by a later cut");
                rows = cut.view().totalRows();
                opened++;
            } catch (InputException e) {
                assertTrue(length <= new String(whole, StandardCharsets.UTF_8).indexOf('\n') && !e.getMessage().contains("Exception"),
                        "cut at byte " + length + ": " + e.getMessage());
            }
        }
        assertTrue(opened > whole.length / 3, opened + " of " + whole.length);
        assertEquals(session.view().totalRows(), rows);
    }

    /** What views do: nothing that is there points at something that is not. */
    private static void readEverything(RecordedSession session) {
        StoreView view = session.view();
        PoseLookup lookup = new PoseLookup(session.info().bodies().size());
        PoseBuffer poses = new PoseBuffer(session.info().bodies().size());
        for (long tick = 0; tick < view.ticks().rowCount(); tick++) {
            lookup.read(view, tick, poses);
        }
        StringWriter printed = new StringWriter();
        SessionRows.write(view, session.info(), true, printed);
        assertEquals(view.ticks().rowCount(), printed.toString().lines().filter(line -> line.contains("\"row\":\"tick\"")).count());
    }

    @Test
    void rowsThatWereLostStayLostAndKeepTheirNumbers() throws InputException, IOException {
        HostedSession source = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP);
        Store store = new Store(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES));
        FrameRow frame = new FrameRow();
        for (int i = 0; i < 40_000; i++) {
            frame.position = i;
            store.writer().frameBegan(frame);
            for (int body = 0; body < 8; body++) {
                store.writer().pose(body, i, body, 0, 0, 0, 0, 1);
            }
            store.writer().frameEnded(frame, new LedgerRow());
            // Nobody packs what is full, so the budget is soon passed.
            store.writer().release();
        }
        DebugSession lossy = new RecordedSession(source.info(), source.record(), store, new SessionWords(), null);
        assertTrue(lossy.view().poses().firstRow() > 0, "poses were lost");
        RecordedSession opened = open(saved(lossy, source.record()));
        Runs.assertSameRows(lossy.view(), opened.view(), kind -> true);
    }

    @Test
    void fieldsAndLinesOfLaterProgramsArePassedOver() throws InputException, IOException {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP, Runs.STEP));
        String text = new String(saved(session), StandardCharsets.UTF_8);
        String more = text.replace("{\"row\":\"tick\",", "{\"row\":\"mood\",\"of\":{\"the\":[\"game\"]}}\n{\"row\":\"tick\",\"weather\":{\"rain\":[1,2]},");
        assertFalse(more.equals(text));
        Runs.assertSameRows(session.view(), open(more).view(), kind -> true);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "~\"realUnits\":~ | ~\"realUnits\":\"x\",\"was\":~ | frame.realUnits: expected a whole number, found x",
        "~\"stage\":\"fixedUpdate\"~ | ~\"stage\":\"naptime\"~ | phase.stage: expected a phase of the contract, or null, found naptime",
        "~\"phaseRowsBefore\":~ | ~\"phaseRowsBefore\":9~ | refers to more phase rows than came before",
        "~\"do\":\"frame\"~ | ~\"do\":\"dance\"~ | run.do: expected one of",
        "~\"event\":\"started\"~ | ~\"event\":\"begun\"~ | state.event: expected one of",
        "~{\"row\":\"tick\"~ | ~{\"line\":\"tick\"~ | expected an object in braces that begins with \"row\"",
    })
    void aWrongLineIsToldWithItsNumberAndWhatWasExpected(String good, String bad, String message) throws IOException {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP, Runs.STEP));
        String text = new String(saved(session), StandardCharsets.UTF_8);
        assertTrue(text.contains(good), text);
        InputException e = assertThrows(InputException.class, () -> open(text.replace(good, bad)));
        assertTrue(e.getMessage().matches("(?s).*session\\.ndjson, line \\d+: .*"), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "~~ | the file is empty; expected a session file",
        "~frame,delta~ | line 1: the file ends within its first line; expected a session file",
        "~[1,2]~ | line 1: expected the first line of a session file",
        "~{\"contract\":\"phase\"}~ | line 1: expected the first line of a session file",
        "~{\"row\":\"session\",\"format\":\"tickscope session\"}~ | the key \"contract\" is missing",
        "~{\"row\":\"session\",\"format\":\"tickscope session\",\"contract\":\"phase\",\"unitsPerSecond\":\"7\"}~ | expected a multiple of 3000000000 in quotes, found \"7\"",
    })
    void aFileOfAnotherKindIsToldFromASession(String text, String message) {
        InputException e = assertThrows(InputException.class, () -> open(text == null ? "" : text));
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    @Test
    void aMissingFileIsTold() {
        InputException e = assertThrows(InputException.class, () -> RecordedSession.open(folder.resolve("nowhere.ndjson")));
        assertTrue(e.getMessage().endsWith("there is no such file"), e.getMessage());
    }

    @Test
    void aLiveSessionIsRecordedOnItsOwnThread() throws IOException, InputException {
        long[] frames = Runs.frames(400, 31);
        HostedSession session = new HostedSession.Builder(ContractReader.presetWithPhysicsOnTicks("ordered"), Balls.provider(Balls.Source.CLEAN))
                .hashes(true).pacing("list", base -> new ListPacer(frames, false, false, base, NanoSource.STILL)).build();
        Path file = folder.resolve("live.ndjson");
        SessionRecorder recorder = new SessionRecorder(session, file);
        Runs.finish(session);
        recorder.close();
        recorder.close();
        assertNull(recorder.failure());
        RecordedSession opened = RecordedSession.open(file);
        assertNull(opened.notice());
        Runs.assertSameRows(session.view(), opened.view(), kind -> true);
    }

    @Test
    void everyKindOfRowHasAName() {
        for (EventKind kind : EventKind.values()) {
            assertTrue(RowFormat.name(kind).matches("[a-z][a-zA-Z]+"));
        }
        assertEquals("frameEnd", RowFormat.name(EventKind.FRAME_END));
        assertEquals(0, Columns.Frame.FLAGS.usual());
    }
}
