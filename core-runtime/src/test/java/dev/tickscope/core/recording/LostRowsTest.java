package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.expression.ConditionScan;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.recording.Holes.Hole;
import dev.tickscope.core.scenario.RecordedTicks;
import dev.tickscope.core.scenario.SessionRows;
import dev.tickscope.core.session.HitIndex;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.ObjectList;
import dev.tickscope.core.session.PastHits;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.PoseHistory;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
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
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
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

    /** Whoever reads poses gives those of the untouched recording, or none; and no way leads across what is lost. */
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void posesAreThoseOfTheUntouchedRecordingOrNone(String preset) throws IOException, InputException {
        int compared = 0;
        for (int seed = 20; seed < 30; seed++) {
            HostedSession session = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 90, seed);
            StoreView whole = session.view();
            StoreView left = open(Holes.cut(Holes.text(session, session.record()), holes(whole, new SplittableRandom(seed)))).view();
            int bodies = session.info().bodies().size();
            PoseLookup one = new PoseLookup(bodies);
            PoseLookup other = new PoseLookup(bodies);
            PoseBuffer expected = new PoseBuffer(bodies);
            PoseBuffer actual = new PoseBuffer(bodies);
            for (long tick = 0; tick < left.ticks().rowCount(); tick++) {
                one.read(whole, tick, expected);
                other.read(left, tick, actual);
                for (int body = 0; body < bodies; body++) {
                    if (other.found(body)) {
                        assertTrue(one.found(body) && expected.same(actual, body), "body " + body + " at tick row " + tick + " of seed " + seed);
                        compared++;
                    } else if (other.allKept() && left.ticks().has(tick)) {
                        assertFalse(one.found(body), "all is kept");
                    }
                }
            }
            compared += histories(session, whole, left, bodies, seed);
        }
        assertTrue(compared > 10_000, compared + " poses");
    }

    private static int histories(HostedSession session, StoreView whole, StoreView left, int bodies, int seed) {
        PoseHistory one = new PoseHistory(bodies);
        PoseHistory other = new PoseHistory(bodies);
        int compared = 0;
        for (Playhead instant : instants(whole)) {
            Moment moment = Moment.of(left, instant);
            // After the last stage of a tick whose row is lost stands that stage, not the end of the tick.
            if (!moment.equals(Moment.of(whole, instant))) {
                Moment.of(left, moment.playhead(left));
                continue;
            }
            other.read(left, moment);
            one.read(whole, Moment.of(whole, instant));
            for (int body = 0; body < bodies; body++) {
                if (other.present(body)) {
                    assertTrue(one.present(body) && one.committed().same(other.committed(), body), instant + " of seed " + seed);
                    boolean sameWay = one.previous().same(other.previous(), body);
                    boolean noWay = other.previous().same(other.committed(), body);
                    assertTrue(sameWay || noWay, "a way that body " + body + " did not go at " + instant + " of seed " + seed);
                    compared++;
                }
            }
            other.readPresented(left, session.info(), moment);
        }
        return compared;
    }

    private static List<Playhead> instants(StoreView view) {
        List<Playhead> instants = new ArrayList<>();
        for (long row = 0; row < view.frames().rowCount(); row++) {
            instants.add(new Playhead.AtFrame(row));
        }
        for (long row = 0; row < view.ticks().rowCount(); row++) {
            instants.add(new Playhead.AtTick(row));
        }
        for (long row = 0; row < view.phases().rowCount(); row++) {
            instants.add(new Playhead.AtPhase(row));
        }
        for (long row = 0; row < view.states().rowCount(); row++) {
            instants.add(new Playhead.AtStop(row));
        }
        return instants;
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void conditionsHoldWhereTheyHeldAndNothingChangesAcrossALoss(String preset) throws IOException, InputException {
        for (int seed = 40; seed < 48; seed++) {
            HostedSession session = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 90, seed);
            StoreView whole = session.view();
            StoreView left = open(Holes.cut(Holes.text(session, session.record()), holes(whole, new SplittableRandom(seed)))).view();
            Names names = Names.of(session.info().contract(), session.info().timeBase(), session.info().bodies(), session.info().actions());
            for (ConditionScan.Rows rows : ConditionScan.Rows.values()) {
                boolean ticks = rows == ConditionScan.Rows.TICKS;
                TableView table = ticks ? left.ticks() : left.frames();
                for (String text : List.of("simulationTick % 3 = 1", "frame.owed > 1", "accumulator > 5 ms", "frameIndex % 2 = 0")) {
                    Set<Long> all = hits(text, whole, names, rows, true);
                    all.removeIf(row -> !table.has(row) || !left.frames().has(ticks ? left.ticks().getLong(Columns.Tick.FRAME_POSITION, row) : row));
                    Set<Long> kept = hits(text, left, names, rows, true);
                    kept.removeIf(row -> ticks && !left.frames().has(left.ticks().getLong(Columns.Tick.FRAME_POSITION, row)));
                    assertEquals(all, kept, text + " of seed " + seed);
                }
                String changing = "changed(simulationTick) or changed(frameIndex)";
                Set<Long> forwards = hits(changing, left, names, rows, true);
                assertEquals(forwards, hits(changing, left, names, rows, false), "either way");
                for (long row : forwards) {
                    assertTrue(table.has(row) && table.has(row - 1), "nothing is known of the row before " + row + " of seed " + seed);
                }
            }
            pastHits(session, whole, left);
        }
    }

    private static Set<Long> hits(String text, StoreView view, Names names, ConditionScan.Rows rows, boolean forwards) {
        ConditionScan scan = new ConditionScan(Expressions.condition(text, names).orThrow(), view, names, rows, 0, Long.MAX_VALUE, forwards,
                Integer.MAX_VALUE);
        while (scan.work(7)) {
            // The next slice.
        }
        Set<Long> found = new TreeSet<>();
        for (int i = 0; i < scan.count(); i++) {
            found.add(scan.row(i));
        }
        return found;
    }

    private static void pastHits(HostedSession session, StoreView whole, StoreView left) {
        int fixed = session.info().contract().plan().named("fixedUpdate").orElseThrow().index();
        for (BreakpointPlace place : List.of(new BreakpointPlace.TickEnd(), new BreakpointPlace.FrameEnd(), new BreakpointPlace.AtStage(fixed))) {
            PastHits one = new PastHits(Breakpoint.at(9, place), session.info());
            PastHits other = new PastHits(Breakpoint.at(9, place), session.info());
            while (one.work(whole, 11) | other.work(left, 11)) {
                // The next slice.
            }
            Set<Long> all = new TreeSet<>();
            for (int i = 0; i < one.count(); i++) {
                all.add(one.row(i));
            }
            for (int i = 0; i < other.count(); i++) {
                assertTrue(all.contains(other.row(i)), place + " row " + other.row(i));
                assertTrue(Moment.kept(left, other.playhead(left, i)));
            }
        }
        HitIndex index = new HitIndex();
        index.update(left);
        ObjectList objects = new ObjectList();
        for (Playhead instant : instants(whole)) {
            Moment moment = Moment.of(left, instant);
            Playhead before = index.before(left, moment);
            Playhead after = index.after(left, moment);
            assertTrue(before == null || Moment.kept(left, before));
            assertTrue(after == null || Moment.kept(left, after));
            objects.update(left, moment);
            assertEquals(objects.count(), objects.entries().size());
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
        RunRecord repeatable = new RunRecord(session.record().setup(), opened.record().journal(), opened.record().hashes());
        Store into = new Store(Retention.DEFAULT);
        ReplayRun replay = new ReplayRun(repeatable, opened.view(), into.writer()).runAll();
        assertEquals(session.view().ticks().rowCount(), replay.sameTicks());
        Runs.assertSameRows(session.view(), into.view(), kind -> kind == EventKind.TICK || kind == EventKind.FRAME || kind == EventKind.POSE);
    }
}
