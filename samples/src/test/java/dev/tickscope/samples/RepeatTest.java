package dev.tickscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.recording.SessionFileWriter;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sample repeats under every contract: recorded, saved, opened and simulated again, all phases and ticks come out alike. */
class RepeatTest {
    @TempDir
    private Path folder;

    static Stream<Arguments> samplesAndContracts() {
        return Debuggees.ids().stream().flatMap(id -> ContractReader.PRESETS.stream().map(preset -> Arguments.of(id, preset)));
    }

    private static HostedSession play(String sample, String preset) {
        SplittableRandom random = new SplittableRandom(17);
        long[] frames = random.longs(150, 0, 120_000_000).toArray();
        HostedSession session = new HostedSession.Builder(ContractReader.preset(preset), Debuggees.named(sample).orElseThrow()).hashes(true)
                .nanos(NanoSource.STILL).pacing("list", base -> new ListPacer(frames, false, false, base, NanoSource.STILL)).build();
        while (session.work()) {
            assertNull(session.failure());
            if (random.nextInt(8) == 0 && session.info().actions().size() > 0) {
                session.submit(new Command.InputEdge(random.nextInt(session.info().actions().size()), random.nextBoolean()));
            }
            for (ObjectAction.Verb verb : ObjectAction.Verb.values()) {
                if (random.nextInt(60) == 0 && !session.offers(verb).isEmpty()) {
                    session.submit(new Command.ActOnObject(new ObjectAction(verb, session.offers(verb).get(0), 1, 2, 0.5)));
                }
            }
        }
        return session;
    }

    @ParameterizedTest
    @MethodSource("samplesAndContracts")
    void aSampleThatWasRecordedComesOutAgain(String sample, String preset) throws IOException, InputException {
        HostedSession session = play(sample, preset);
        Path file = folder.resolve("session.ndjson");
        SessionFileWriter.save(file, session, session.record());
        RecordedSession opened = RecordedSession.open(file);
        assertNull(opened.notice());
        assertSameRows(session.view(), opened.view());
        assertEquals(session.objectNames(), opened.objectNames());
        for (long row = opened.view().objects().firstRow(); row < opened.view().objects().rowCount(); row++) {
            assertEquals(session.wordsOfObjectRow(row), opened.wordsOfObjectRow(row));
        }
        Store store = new Store(Retention.DEFAULT);
        ReplayRun replay = new ReplayRun(opened.record(), opened.view(), store.writer()).runAll();
        assertTrue(replay.identical(), replay.words());
        assertEquals(session.view().ticks().rowCount(), replay.sameTicks());
        assertSameRows(session.view(), store.view());
    }

    private static void assertSameRows(StoreView expected, StoreView actual) {
        for (EventKind kind : EventKind.values()) {
            assertEquals(expected.table(kind).rowCount(), actual.table(kind).rowCount(), kind + " rows");
            for (long row = expected.table(kind).firstRow(); row < expected.table(kind).rowCount(); row++) {
                for (Column column : RawRows.columns(kind)) {
                    long one = bits(expected, kind, column, row);
                    long other = bits(actual, kind, column, row);
                    assertTrue(one == other, kind + " row " + row + " " + column.name() + ": " + one + " and " + other);
                }
            }
        }
    }

    private static long bits(StoreView view, EventKind kind, Column column, long row) {
        return column.type() == Column.Type.DOUBLE ? Double.doubleToRawLongBits(view.table(kind).getDouble(column, row))
                : view.table(kind).getLong(column, row);
    }
}
