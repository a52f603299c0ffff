package dev.tickscope.app.work;

import dev.tickscope.core.capture.CaptureException;
import dev.tickscope.core.capture.CaptureReader;
import dev.tickscope.core.capture.FrameCapture;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.concurrent.Task;

/** Reads a capture on a thread of its own, tells how far it got, and can be cancelled. */
public final class CaptureOpener extends Task<FrameCapture> {
    private final Path file;
    private final AtomicBoolean cancelled = new AtomicBoolean();

    private CaptureOpener(Path file) {
        this.file = file;
        updateTitle(String.valueOf(file.getFileName()));
    }

    /**
     * Begins to read. All callbacks come on the JavaFX thread, exactly one of them, none after a cancel.
     *
     * @param done takes the capture
     * @param failed takes the reason, in words for the user
     */
    public static CaptureOpener open(Path file, Consumer<FrameCapture> done, Consumer<Throwable> failed) {
        CaptureOpener opener = new CaptureOpener(file);
        opener.setOnSucceeded(event -> done.accept(opener.getValue()));
        opener.setOnFailed(event -> failed.accept(opener.getException()));
        Thread thread = new Thread(opener, "capture-reader");
        thread.setDaemon(true);
        thread.start();
        return opener;
    }

    @Override
    protected FrameCapture call() throws CaptureException {
        return CaptureReader.read(file, (doneBytes, totalBytes) -> {
            updateProgress(doneBytes, totalBytes);
            return !cancelled.get() && !isCancelled();
        });
    }

    /** Ends the reading; nothing is opened. */
    public void stop() {
        cancelled.set(true);
        cancel(false);
    }

    public Path file() {
        return file;
    }

    /** From 0 to 1, or negative while the size is not known. */
    public ReadOnlyDoubleProperty progress() {
        return progressProperty();
    }
}
