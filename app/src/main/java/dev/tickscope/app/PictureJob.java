package dev.tickscope.app;

import dev.tickscope.app.picture.PictureView;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.theme.Fonts;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.session.Playhead;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * Draws one picture of a recorded session with the window's own panels, in a scene that no stage shows. Its pulses are counted, not timed,
 * so the same rows give the same picture. Nobody's preferences are read or written.
 */
final class PictureJob {
    private static final long PULSE_NANOS = 16_666_667;
    /** After a session or a size is new, dividers, tables and lanes settle within a few passes of layout. */
    private static final int SETTLING_PULSES = 12;

    private final RecordedSession session;
    private final Playhead playhead;
    private final PictureCommand.Request request;
    private final CompletableFuture<Void> written;
    private MainWindow window;
    private Scene scene;
    private int pulses;

    /** @param written is completed when the picture is there, or with what went wrong */
    PictureJob(RecordedSession session, Playhead playhead, PictureCommand.Request request, CompletableFuture<Void> written) {
        this.session = session;
        this.playhead = playhead;
        this.request = request;
        this.written = written;
    }

    /** JavaFX thread. */
    void run() {
        attempt(() -> {
            open();
            Platform.runLater(this::pulse);
        });
    }

    /** What a step does; whatever it throws ends the job. */
    @FunctionalInterface
    private interface Step {
        void run() throws IOException;
    }

    private void attempt(Step step) {
        try {
            step.run();
        } catch (IOException | RuntimeException e) {
            written.completeExceptionally(e);
        }
    }

    private void open() {
        Fonts.load();
        boolean whole = request.view() == PictureView.WINDOW;
        window = new MainWindow(Settings.none(), request.width(), request.height());
        window.theme(ThemeChoice.named(request.theme().id()));
        window.scale(100);
        window.layout(request.layout());
        window.startStill();
        window.workbench().loadChoices();
        DebuggeeProvider debuggee = session.record().setup().debuggee();
        window.workbench().show(new OpenSession(session, new SessionPlan(debuggee == null ? new BareClock(session.info().actions()) : debuggee,
                session.info().contract(), new PacingChoice.Script(session.info().pacing(), new long[0], false, false))));
        window.workbench().playheadProperty().set(playhead);
        if (request.editor()) {
            window.editContract();
        }
        scene = whole ? window.scene() : alone(window.views().region(request.view()));
    }

    /** One view in a scene of its own, in the window's colours. */
    private Scene alone(Region view) {
        StackPane root = new StackPane(view);
        Scene own = new Scene(root, request.width(), request.height());
        request.theme().apply(own.getStylesheets());
        return own;
    }

    private void pulse() {
        attempt(() -> {
            settle(scene);
            boolean busy = window.pulse(++pulses * PULSE_NANOS);
            boolean reads = request.view() == PictureView.WINDOW && window.views().pacing().reads() || request.editor() && busy;
            if (pulses < SETTLING_PULSES || reads) {
                Platform.runLater(this::pulse);
                return;
            }
            settle(scene);
            if (request.svg()) {
                Files.writeString(request.out(), window.views().timelineView().svg());
            } else {
                WindowPicture.write(scene, request.out());
            }
            window.stop();
            written.complete(null);
        });
    }

    private static void settle(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }
}
