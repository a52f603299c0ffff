package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.store.TableView;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session is recorded while it runs; a disk that takes no more ends the recording, not the session. */
class SessionRecorderTest {
    @TempDir
    private static Path folder;

    /** A disk with room for so many bytes. */
    private static OutputStream disk(Path file, long room) throws IOException {
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

    private static long rows(HostedSession session) {
        long sum = 0;
        for (EventKind kind : EventKind.values()) {
            sum += session.view().table(kind).rowCount();
        }
        return sum;
    }

    @Test
    void whatRanBeforeAndWhileItRecordsIsInTheFileRowByRow() throws IOException, InputException {
        HostedSession session = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(60, 81));
        for (int i = 0; i < 20; i++) {
            session.work();
        }
        Path file = folder.resolve("whole.ndjson");
        SessionRecorder recorder = new SessionRecorder(session, file);
        Runs.finish(session);
        recorder.close();
        recorder.close();
        assertNull(recorder.failure());
        assertEquals(rows(session), recorder.rows());
        assertEquals(Files.size(file), recorder.bytes());
        RecordedSession opened = RecordedSession.open(file);
        assertNull(opened.notice());
        Runs.assertSameRows(session.view(), opened.view(), kind -> true);
    }

    @Test
    void aFullDiskEndsTheRecordingAndWhatIsThereOpens() throws IOException, InputException {
        HostedSession session = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(60, 82)));
        Path file = folder.resolve("full.ndjson");
        long room = 40_000;
        SessionRecorder recorder = new SessionRecorder(session, disk(file, room));
        recorder.close();
        assertEquals("No space left on device", recorder.failure());
        assertEquals(room, Files.size(file));
        RecordedSession opened = RecordedSession.open(file);
        assertTrue(opened.notice().contains("40000") || opened.notice().contains("40,000"), opened.notice());
        TableView frames = opened.view().frames();
        assertTrue(frames.rowCount() > 0 && frames.rowCount() < 60, frames.rowCount() + " frames");
        for (long row = 0; row < frames.rowCount(); row++) {
            Runs.assertSameRow(session.view().frames(), frames, row);
        }
        assertEquals(60, session.view().frames().rowCount(), "the session lost nothing");
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAtOnce() {
        HostedSession session = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP);
        assertThrows(IOException.class, () -> new SessionRecorder(session, folder.resolve("missing").resolve("x.ndjson")));
        assertThrows(IOException.class, () -> new SessionRecorder(session, folder));
    }
}
