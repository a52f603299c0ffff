package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.recording.SessionRecorder;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A session is recorded into a file while it runs. */
class RecordingTest extends WindowFlow {
    private void record(Path file) {
        onFx(() -> {
            window.recordings().start(file);
            return null;
        });
    }

    private void messageContains(String text) {
        await("the message \"" + text + "\"", () -> window.messages().text().contains(text));
    }

    private boolean recordingShown() {
        return lookup("#recording").query().isVisible();
    }

    private static void assertSameRows(StoreView expected, StoreView actual) {
        for (EventKind kind : EventKind.values()) {
            TableView one = expected.table(kind);
            TableView other = actual.table(kind);
            assertEquals(one.rowCount(), other.rowCount(), kind + ": rows");
            for (long row = 0; row < one.rowCount(); row++) {
                for (Column column : RawRows.columns(kind)) {
                    String place = kind + " row " + row + " " + column.name();
                    if (column.type() == Column.Type.DOUBLE) {
                        assertEquals(Double.doubleToRawLongBits(one.getDouble(column, row)), Double.doubleToRawLongBits(other.getDouble(column, row)), place);
                    } else {
                        assertEquals(one.getLong(column, row), other.getLong(column, row), place);
                    }
                }
            }
        }
    }

    @Test
    void theMenuBeginsAndEndsItAndTheFileHasTheSameRows() throws InputException {
        script("phase", 17, 17, 100, 17, 5, 17, 17);
        assertFalse(onFx(this::recordingShown));
        key(KeyCode.F10);
        awaitTicks(1);
        Path file = folder.resolve("live.ndjson");
        record(file);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        await("all rows are in the file", () -> text("#recording").startsWith("Recording live.ndjson · " + rows().totalRows() + " rows · "));
        assertTrue(onFx(this::recordingShown));
        clickOn("#sessionMenu");
        clickOn("Stop recording live.ndjson");
        messageContains("Recorded into live.ndjson: " + rows().totalRows() + " rows · ");
        await("the status line", () -> !recordingShown());
        RecordedSession opened = RecordedSession.open(file);
        assertNull(opened.notice());
        assertSameRows(rows(), opened.view());
        onFx(() -> {
            window.sessionFiles().open(file);
            return null;
        });
        await("it is open", () -> window.workbench().current().session() instanceof RecordedSession);
        assertFalse(onFx(() -> window.canRecord()), "a file has been recorded already");
    }

    /** Frames 11 to 20 of a file, as if the recorder had come too late for them. */
    private static void loseFrames(Path file) throws IOException {
        List<String> left = new ArrayList<>();
        for (String kind : List.of("frame", "frameEnd")) {
            int row = -1;
            left.clear();
            for (String line : Files.readAllLines(file)) {
                row += line.startsWith("{\"row\":\"" + kind + "\"") ? 1 : 0;
                boolean lost = line.startsWith("{\"row\":\"" + kind + "\"") && row >= 10 && row < 20;
                if (!lost) {
                    left.add(line);
                } else if (row == 10) {
                    left.add("{\"row\":\"lost\",\"kind\":\"" + kind + "\",\"from\":10,\"to\":20}");
                }
            }
            Files.write(file, left);
        }
    }

    @Test
    void aFileThatLostRowsOpensAndTellsHowMany() throws IOException {
        script("phase", LongStream.generate(() -> 17).limit(40).toArray());
        Path file = folder.resolve("lossy.ndjson");
        record(file);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        script("phase", 17);
        messageContains("Recorded into lossy.ndjson: ");
        loseFrames(file);
        onFx(() -> {
            window.sessionFiles().open(file);
            return null;
        });
        messageContains("20 rows are missing in the middle, between the frames 10 and 21 (10 frame, 10 frameEnd), since the disk or the recorder was");
        key(KeyCode.HOME);
        for (int i = 0; i < 45; i++) {
            key(KeyCode.F10, KeyCode.ALT, KeyCode.SHIFT);
            key(KeyCode.RIGHT);
        }
        assertEquals(10, rows().frames().lostRows());
    }

    @Test
    void aSessionThatIsReplacedEndsItsRecording() throws InputException {
        script("phase", 17, 17, 17);
        Path file = folder.resolve("first.ndjson");
        record(file);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        StoreView before = rows();
        await("it has begun", () -> text("#recording").contains("rows"));
        script("scaled", 17);
        messageContains("Recorded into first.ndjson: ");
        assertSameRows(before, RecordedSession.open(file).view());
    }

    @Test
    void aDiskThatIsFullEndsTheRecordingAndNotTheSession() throws InputException {
        script("phase", 17, 17, 17, 17, 17, 17, 17, 17, 17, 17);
        Path file = folder.resolve("full.ndjson");
        onFx(() -> {
            window.recordings().setOpener((session, path) -> new SessionRecorder(session, full(path, 20_000)));
            return null;
        });
        record(file);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        messageContains("Recording into full.ndjson has stopped: No space left on device.");
        await("the status line", () -> !recordingShown());
        assertEquals(10, rows().frames().rowCount(), "the session lost nothing");
        TableView kept = RecordedSession.open(file).view().frames();
        assertTrue(kept.rowCount() > 0 && kept.rowCount() < 10, kept.rowCount() + " frames");
    }

    private static OutputStream full(Path file, long room) throws IOException {
        return new FilterOutputStream(new FileOutputStream(file.toFile())) {
            private long left = room;

            @Override
            public void write(byte[] from, int offset, int length) throws IOException {
                int fits = (int) Math.min(left, length);
                out.write(from, offset, fits);
                left -= fits;
                if (fits < length) {
                    throw new IOException("No space left on device");
                }
            }
        };
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAndNothingIsReplaced() throws IOException {
        script("phase", 17);
        Path missing = folder.resolve("missing").resolve("x.ndjson");
        record(missing);
        messageContains("The session cannot be recorded into " + missing + ": its folder is not there.");
        assertNull(onFx(() -> window.recordingInto()));
        Path taken = folder.resolve("taken.ndjson");
        record(taken);
        await("it has begun", () -> text("#recording").contains("rows"));
        long bytes = Files.size(taken);
        onFx(() -> {
            window.sessionFiles().save(taken);
            return null;
        });
        messageContains("A session is being recorded into taken.ndjson.");
        assertTrue(Files.size(taken) >= bytes);
    }
}
