package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.recording.Holes.Hole;
import dev.tickscope.core.scenario.RecordedTicks;
import dev.tickscope.core.scenario.SessionRows;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A recorder that falls behind loses rows in the middle. Its file opens, and what remains has its numbers. */
class LostRowsTest {
    @TempDir
    private Path folder;

    private RecordedSession open(String text) throws InputException, IOException {
        Path file = folder.resolve("holes.ndjson");
        Files.writeString(file, text);
        return RecordedSession.open(file);
    }

    @Test
    void aRecorderThatComesTooLateWritesAFileThatOpens() throws IOException, InputException {
        long[] deltas = new long[130_000];
        for (int i = 0; i < deltas.length; i++) {
            deltas[i] = Runs.STEP + i % 7 * 1_000_000L - 3_000_000L;
        }
        HostedSession session = new HostedSession.Builder(ContractReader.preset("ordered"), new BareClock(ActionMap.NONE))
                .retention(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES)).hashes(true).pacing("list",
                        base -> new ListPacer(deltas, false, false, base, NanoSource.STILL))
                .nanos(NanoSource.STILL).build();
        Path file = folder.resolve("late.ndjson");
        SessionFileWriter writer = new SessionFileWriter(file, session, session.record());
        for (int i = 1; session.work(); i++) {
            assertNull(session.failure());
            if (i == 500 || i == 75_000) {
                writer.append();
            }
        }
        writer.close();
        RecordedSession opened = RecordedSession.open(file);
        TableView frames = opened.view().frames();
        assertTrue(frames.nextGap(0) < frames.rowCount(), "frames are lost in the middle");
        assertTrue(opened.notice().contains("rows are missing in the middle"), opened.notice());
        assertEquals(deltas.length, frames.rowCount());
        long real = 0;
        for (long row = 0; row < frames.rowCount(); row++) {
            real += deltas[(int) row];
            if (frames.has(row)) {
                assertEquals(deltas[(int) row], frames.getLong(Columns.Frame.REAL_DELTA, row));
                assertEquals(real, frames.getLong(Columns.Frame.REAL, row));
                assertTrue(TimeLedger.at(opened.view(), row, opened.info().stepUnits()).balanced(), "frame " + row);
            }
        }
        TableView kept = session.view().frames();
        for (long row = kept.firstRow(); row < kept.rowCount(); row++) {
            Runs.assertSameRow(kept, frames, row);
        }
    }

    /** Losses at any place, of any kinds but the ledger, whose rows a recording keeps as long as their frames. */
    static List<Hole> holes(StoreView view, SplittableRandom random) {
        List<Hole> holes = new ArrayList<>();
        for (EventKind kind : EventKind.values()) {
            long rows = view.table(kind).rowCount();
            long row = 0;
            while (kind != EventKind.LEDGER && rows > 0 && random.nextInt(3) > 0 && row < rows) {
                long from = random.nextInt(4) == 0 ? row : row + random.nextLong(rows - row);
                long to = from + 1 + random.nextLong(Math.max(1, (rows - from) / random.nextInt(1, 6)));
                if (to < rows) {
                    holes.add(new Hole(kind, from, to));
                }
                row = to + 1;
            }
        }
        return holes;
    }

    private static boolean lost(List<Hole> holes, EventKind kind, long row) {
        return holes.stream().anyMatch(hole -> row >= hole.from() && row < hole.to()
                && (hole.kind() == kind || kind == EventKind.FRAME && hole.kind() == EventKind.FRAME_END));
    }

    private static void assertRemains(StoreView whole, StoreView holed, List<Hole> holes) {
        for (EventKind kind : EventKind.values()) {
            TableView expected = whole.table(kind);
            TableView actual = holed.table(kind);
            long last = expected.rowCount() - 1;
            while (last >= 0 && lost(holes, kind, last)) {
                last--;
            }
            assertEquals(last + 1, actual.rowCount(), kind + " rows");
            long there = 0;
            for (long row = 0; row <= last; row++) {
                assertEquals(!lost(holes, kind, row), actual.has(row), kind + " row " + row);
                if (actual.has(row)) {
                    Runs.assertSameRow(expected, actual, row);
                    there++;
                }
            }
            assertEquals(last + 1 - there, actual.lostRows(), kind + " lost");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void whatRemainsIsWhatAnUntouchedRecordingHas(String preset) throws IOException, InputException {
        for (int seed = 0; seed < 12; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            HostedSession session = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 90, seed);
            StoreView whole = session.view();
            List<Hole> holes = holes(whole, random);
            RecordedSession opened = open(Holes.cut(Holes.text(session, session.record()), holes));
            assertRemains(whole, opened.view(), holes);
            assertFalse(opened.notice() == null && opened.view().lostRows() > whole.totalRows(), "told");
            RecordedSession again = open(Holes.text(opened, opened.record()));
            for (EventKind kind : EventKind.values()) {
                TableView one = opened.view().table(kind);
                TableView other = again.view().table(kind);
                assertEquals(one.rowCount(), other.rowCount(), kind + " rows of seed " + seed);
                for (long row = 0; row < one.rowCount(); row++) {
                    assertEquals(one.has(row), other.has(row), kind + " row " + row);
                    if (one.has(row)) {
                        Runs.assertSameRow(one, other, row);
                    }
                }
            }
            StringWriter printed = new StringWriter();
            SessionRows.write(opened.view(), opened.info(), true, printed);
            long frames = opened.view().frames().rowCount() - opened.view().frames().lostRows();
            assertEquals(frames, printed.toString().lines().filter(line -> line.contains("\"row\":\"frame\"")).count());
        }
    }

    @Test
    void aRunIsRepeatedWholeWhateverItsRecordingLost() throws IOException, InputException {
        HostedSession session = Runs.debugged("phase", Balls.provider(Balls.Source.CLEAN), 90, 5);
        List<Hole> holes = List.of(new Hole(EventKind.FRAME, 20, 60), new Hole(EventKind.FRAME_END, 20, 60), new Hole(EventKind.TICK, 15, 50),
                new Hole(EventKind.POSE, 100, 700), new Hole(EventKind.PHASE, 90, 300));
        RecordedSession opened = open(Holes.cut(Holes.text(session, session.record()), holes));
        InputException e = assertThrows(InputException.class, () -> RecordedTicks.of("x", opened.record().setup(),
                opened.info().actions(), opened.view()));
        assertTrue(e.getMessage().contains("35 ticks and 40 frames are missing"), e.getMessage());
    }
}
