package dev.tickscope.app;

import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.shell.ReadingCard;
import dev.tickscope.app.work.CaptureOpener;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.capture.CaptureException;
import dev.tickscope.core.capture.CaptureStream;
import dev.tickscope.core.capture.FrameCapture;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/**
 * Opens files, however they come in: from a dialog, the command line, the list of recent ones or by drag and drop. Until a file was read
 * to its end nothing that is open changes.
 */
final class FileOpening {
    private final Workbench workbench;
    private final ErrorReporter errors;
    private final Dialogs dialogs;
    private final ReadingCard reading;
    private final Consumer<Path> sessions;
    private final Consumer<Path> recent;

    /**
     * @param sessions opens a session file
     * @param recent is told of every other file that was opened
     */
    FileOpening(Workbench workbench, ErrorReporter errors, Dialogs dialogs, ReadingCard reading, Consumer<Path> sessions, Consumer<Path> recent) {
        this.sessions = sessions;
        this.recent = recent;
        this.workbench = workbench;
        this.errors = errors;
        this.dialogs = dialogs;
        this.reading = reading;
    }

    /** Opens any file that the program knows: a contract or a session by its ending, else a capture. */
    void file(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".json")) {
            contract(file);
        } else if (name.endsWith(".ndjson")) {
            sessions.accept(file);
        } else {
            capture(file);
        }
    }

    /** Runs the session under a contract file. */
    void contract(Path file) {
        if (workbench.openContract(file)) {
            recent.accept(file);
        }
    }

    /** Reads a capture in the background and then runs the session with its frame times. */
    void capture(Path file) {
        reading.follow(CaptureOpener.open(file, capture -> read(file, capture), this::failed));
    }

    private void read(Path file, FrameCapture capture) {
        reading.done();
        recent.accept(file);
        Optional<CaptureStream> stream = capture.streams().size() == 1 ? Optional.of(capture.defaultStream()) : dialogs.stream(capture);
        stream.ifPresent(chosen -> {
            workbench.change(PacingChoice.of(capture, chosen));
            if (!capture.notes().isEmpty()) {
                int notes = capture.notes().size();
                errors.note(capture.fileName() + " was opened; the reader has " + (notes == 1 ? "a note" : notes + " notes") + ": "
                        + capture.notes().get(0), String.join("\n", capture.notes()));
            }
        });
    }

    private void failed(Throwable reason) {
        reading.done();
        if (reason instanceof CaptureException wrong) {
            if (!wrong.cancelled()) {
                errors.report(wrong.getMessage(), "Nothing was opened; the session goes on as it was.", null);
            }
        } else {
            errors.report("The file cannot be read: " + reason.getMessage(), "Nothing was opened; the session goes on as it was.", reason);
        }
    }

    /** Takes files that are dropped on the window. */
    void acceptDrops(Scene scene) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            List<File> files = event.getDragboard().getFiles();
            event.setDropCompleted(!files.isEmpty());
            event.consume();
            if (!files.isEmpty()) {
                file(files.get(0).toPath());
            }
        });
    }
}
