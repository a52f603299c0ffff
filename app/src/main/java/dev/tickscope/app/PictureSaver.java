package dev.tickscope.app;

import dev.tickscope.app.picture.PictureChoice;
import dev.tickscope.app.picture.PictureView;
import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.work.Trouble;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.timeline.TimelineView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

/**
 * Saves what the window shows as a picture: all of it, one view, or the timeline at a size of its own. The JavaFX thread takes the
 * snapshot and no more; a thread of its own encodes and writes it.
 */
final class PictureSaver {
    /** What writes a picture, and may fail. */
    @FunctionalInterface
    private interface Write {
        void to(Path file) throws IOException;
    }

    /** Passes of layout after which a timeline of another size has settled. */
    private static final int SETTLING_PULSES = 4;

    private final Workbench workbench;
    private final Trouble trouble;
    private final Dialogs dialogs;
    private final Scene scene;
    private final Supplier<Views> views;

    PictureSaver(Workbench workbench, Trouble trouble, Dialogs dialogs, Scene scene, Supplier<Views> views) {
        this.workbench = workbench;
        this.trouble = trouble;
        this.dialogs = dialogs;
        this.scene = scene;
        this.views = views;
    }

    /** Asks what, how large and where to, and saves it. */
    void ask() {
        if (workbench.current() == null) {
            trouble.note("There is nothing to take a picture of yet.", "");
            return;
        }
        Region timeline = views.get().region(PictureView.TIMELINE);
        PictureChoice.ask(dialogs, (int) timeline.getWidth(), (int) timeline.getHeight()).ifPresent(choice -> {
            List<String> patterns = choice.view() == PictureView.TIMELINE ? List.of("*.png", "*.svg") : List.of("*.png");
            // The dialog is gone from the screen before the snapshot is taken.
            dialogs.newFile("Save the picture", "Pictures", patterns, choice.view().id() + ".png").ifPresent(file -> save(choice, file));
        });
    }

    /** Saves it; a name without an ending gets one. */
    void save(PictureChoice choice, Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        boolean svg = name.endsWith(".svg");
        if (svg && choice.view() != PictureView.TIMELINE) {
            trouble.report("Only the timeline is drawn as SVG.", "Nothing was saved. Choose a name that ends in .png.", null);
            return;
        }
        Path target = svg || name.endsWith(".png") ? file : file.resolveSibling(file.getFileName() + ".png");
        if (choice.view() == PictureView.TIMELINE) {
            timeline(choice, svg, target);
        } else if (choice.view() == PictureView.WINDOW) {
            write(scene.snapshot(null), target);
        } else {
            Region view = views.get().region(choice.view());
            if (view.getScene() != scene) {
                trouble.report("This layout does not show the " + choice.view().id() + ".", "Nothing was saved. Switch to a layout that does.", null);
                return;
            }
            SnapshotParameters parameters = new SnapshotParameters();
            parameters.setFill(Color.TRANSPARENT);
            write(view.snapshot(parameters, null), target);
        }
    }

    /** A second timeline of the wanted size, in no window, shows the same rows; each of its pulses is a turn of its own. */
    private void timeline(PictureChoice choice, boolean svg, Path target) {
        TimelineView twin = views.get().timelineView().twin();
        twin.getStyleClass().setAll(views.get().timelineView().getStyleClass());
        StackPane root = new StackPane(twin);
        Scene own = new Scene(root, choice.width(), choice.height());
        own.getStylesheets().setAll(scene.getStylesheets());
        settle(twin, own, 1, () -> {
            if (svg) {
                String document = twin.svg();
                inBackground(file -> Files.writeString(file, document, StandardCharsets.UTF_8), target, choice.width(), choice.height());
            } else {
                write(own.snapshot(null), target);
            }
        });
    }

    private void settle(TimelineView twin, Scene own, int pulse, Runnable done) {
        own.getRoot().applyCss();
        own.getRoot().layout();
        views.get().updateTwin(twin);
        if (pulse < SETTLING_PULSES || twin.readsOn()) {
            Platform.runLater(() -> settle(twin, own, pulse + 1, done));
        } else {
            done.run();
        }
    }

    private void write(Image image, Path target) {
        inBackground(file -> WindowPicture.write(image, file), target, (int) image.getWidth(), (int) image.getHeight());
    }

    private void inBackground(Write write, Path file, int width, int height) {
        Thread worker = new Thread(() -> {
            try {
                write.to(file);
                trouble.note("The picture was saved: " + file.getFileName() + ", " + width + " × " + height + " pixels.", file.toAbsolutePath().toString());
            } catch (IOException e) {
                trouble.report("The picture cannot be saved as " + file + ": " + Recordings.reason(e) + ".", "The session is as it was. Choose another file.", null);
            } catch (RuntimeException e) {
                trouble.report("The picture cannot be saved: " + e.getMessage() + ".", "The session is as it was.", e);
            }
        }, "picture-writer");
        worker.setDaemon(true);
        worker.start();
    }
}
