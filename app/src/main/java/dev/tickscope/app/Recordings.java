package dev.tickscope.app;

import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.work.Trouble;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.recording.SessionRecorder;
import dev.tickscope.core.session.DebugSession;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.application.Platform;

/**
 * Records sessions into files while they run: begins, shows how far each has come, and ends them. Files are opened and closed on threads of
 * their own; a recording whose disk takes no more ends, and its session goes on. JavaFX thread only.
 */
final class Recordings {
    /** Begins to record; for tests with a disk of their own. */
    interface Opener {
        SessionRecorder open(HostedSession session, Path file) throws IOException;
    }

    /** One that is going on. @param recorder null while its file is being opened */
    private record Recording(Path file, SessionRecorder recorder) {
        String name() {
            return String.valueOf(file.getFileName());
        }
    }

    private final Workbench workbench;
    private final Trouble trouble;
    private final Dialogs dialogs;
    private final Map<DebugSession, Recording> going = new HashMap<>();
    private Opener opener = SessionRecorder::new;

    Recordings(Workbench workbench, Trouble trouble, Dialogs dialogs) {
        this.workbench = workbench;
        this.trouble = trouble;
        this.dialogs = dialogs;
    }

    void setOpener(Opener newOpener) {
        opener = newOpener;
    }

    private Recording ofCurrent() {
        return workbench.current() == null ? null : going.get(workbench.current().session());
    }

    /** Whether the session that is shown runs in this program; one out of a file has been recorded already. */
    boolean possible() {
        return workbench.current() != null && workbench.current().session() instanceof HostedSession;
    }

    /** The file that the session that is shown is being recorded into; null if it is not. */
    String fileName() {
        return ofCurrent() == null ? null : ofCurrent().name();
    }

    /** Asks for a file and records the session that is shown into it; if that is going on, ends it. */
    void toggle() {
        if (ofCurrent() != null) {
            stop(workbench.current().session());
        } else if (!possible()) {
            trouble.note("This session cannot be recorded: it comes out of a file.", "Save session writes it into another one.");
        } else {
            dialogs.newFile("Record the session", "Sessions", SessionFiles.PATTERNS, "recording.ndjson").ifPresent(this::start);
        }
    }

    /** Records the session that is shown, from its first row that is still kept, until {@link #stop}. */
    void start(Path file) {
        HostedSession session = (HostedSession) workbench.current().session();
        if (writes(file)) {
            trouble.report("Another session is being recorded into " + file.getFileName() + ".", "Choose another file. That recording goes on.", null);
            return;
        }
        going.put(session, new Recording(file, null));
        inBackground(() -> {
            try {
                SessionRecorder recorder = opener.open(session, file);
                Platform.runLater(() -> began(session, new Recording(file, recorder)));
            } catch (IOException | RuntimeException e) {
                Platform.runLater(() -> {
                    going.remove(session);
                    trouble.report("The session cannot be recorded into " + file + ": " + reason(e) + ".", "It goes on; nothing was recorded. Choose another file.",
                            null);
                });
            }
        });
    }

    /** Whether a recording goes on in that file. */
    boolean writes(Path file) {
        return going.values().stream().anyMatch(other -> other.file().toAbsolutePath().normalize().equals(file.toAbsolutePath().normalize()));
    }

    /** A missing folder and the like say only which file it is. */
    static String reason(Exception e) {
        return e instanceof FileSystemException file && file.getReason() != null ? file.getReason().toLowerCase(Locale.ROOT)
                : e instanceof NoSuchFileException ? "its folder is not there"
                : e instanceof AccessDeniedException ? "writing there is not allowed" : String.valueOf(e.getMessage());
    }

    private void began(HostedSession session, Recording recording) {
        if (going.containsKey(session)) {
            going.put(session, recording);
        } else {
            // It was ended before it had begun.
            end(recording);
        }
    }

    private void stop(DebugSession session) {
        Recording recording = going.remove(session);
        if (recording != null && recording.recorder() != null) {
            end(recording);
        }
    }

    private void end(Recording recording) {
        inBackground(() -> {
            recording.recorder().close();
            Platform.runLater(() -> tellEnd(recording));
        });
    }

    private void tellEnd(Recording recording) {
        if (recording.recorder().failure() != null) {
            tellFailure(recording);
        } else {
            trouble.note("Recorded into " + recording.name() + ": " + amount(recording.recorder()) + ".", recording.file().toAbsolutePath().toString());
        }
    }

    private void tellFailure(Recording recording) {
        trouble.report("Recording into " + recording.name() + " has stopped: " + recording.recorder().failure() + ".",
                "The file opens with what is in it, " + count(recording.recorder().rows()) + " rows or more. The session goes on and keeps its rows: "
                + "Save session writes them elsewhere.", null);
    }

    /** Once a pulse: ends the recordings of sessions that were closed, and tells of those that failed. */
    void pulse() {
        if (going.isEmpty()) {
            return;
        }
        List<DebugSession> open = workbench.sessions().stream().map(OpenSession::session).toList();
        for (Map.Entry<DebugSession, Recording> entry : List.copyOf(going.entrySet())) {
            SessionRecorder recorder = entry.getValue().recorder();
            if (!open.contains(entry.getKey())) {
                stop(entry.getKey());
            } else if (recorder != null && recorder.failure() != null) {
                going.remove(entry.getKey());
                tellFailure(entry.getValue());
            }
        }
    }

    /** Such as {@code Recording crates.ndjson · 12 345 rows · 1.2 MB}; empty while the session that is shown is not recorded. */
    String words() {
        Recording recording = ofCurrent();
        return recording == null ? "" : "Recording " + recording.name() + (recording.recorder() == null ? "" : " · " + amount(recording.recorder()));
    }

    private static String amount(SessionRecorder recorder) {
        long bytes = recorder.bytes();
        return count(recorder.rows()) + " rows · " + (bytes < 1 << 20 ? String.format(Locale.ROOT, "%.1f kB", bytes / 1024.0)
                : String.format(Locale.ROOT, "%.1f MB", bytes / 1048576.0));
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u2009');
    }

    private static void inBackground(Runnable work) {
        Thread thread = new Thread(work, "record-file");
        thread.setDaemon(true);
        thread.start();
    }

    /** The program ends, its window is gone: writes what is left of all recordings and waits for that. */
    void close() {
        List<Recording> left = new ArrayList<>(going.values());
        going.clear();
        for (Recording recording : left) {
            if (recording.recorder() != null) {
                recording.recorder().close();
            }
        }
    }
}
