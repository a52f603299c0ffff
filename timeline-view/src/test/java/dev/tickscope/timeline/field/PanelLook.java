package dev.tickscope.timeline.field;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javax.imageio.ImageIO;

/** Puts a panel into a scene with the colours of a theme, lays it out and takes its picture. No window is opened. */
public final class PanelLook {
    private static boolean started;

    private PanelLook() {
    }

    /** Runs on the JavaFX thread and waits. */
    public static synchronized <T> T onFx(Supplier<T> work) {
        if (!started) {
            started = true;
            CompletableFuture<Void> ready = new CompletableFuture<>();
            try {
                Platform.startup(() -> ready.complete(null));
                ready.join();
            } catch (IllegalStateException alreadyRunning) {
                // Another test started it.
            }
            Platform.setImplicitExit(false);
        }
        CompletableFuture<T> result = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                result.complete(work.get());
            } catch (Throwable e) {
                result.completeExceptionally(e);
            }
        });
        try {
            return result.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    /** @param theme "dark" or "light" */
    public static <P extends Region> P dressed(P panel, String theme, double width, double height) {
        String fonts = System.getProperty("tickscope.test.fonts");
        if (fonts != null) {
            File[] files = Objects.requireNonNull(new File(fonts).listFiles());
            for (File file : files) {
                Font.loadFont(file.toURI().toString(), 12);
            }
        }
        Pane root = new Pane(panel);
        root.setStyle("-fx-background-color: -ts-canvas;");
        Scene scene = new Scene(root, width + 16, height + 16);
        scene.getStylesheets().add(Objects.requireNonNull(PanelLook.class.getResource(theme + ".css")).toExternalForm());
        panel.resizeRelocate(8, 8, width, height);
        panel.setManaged(false);
        return panel;
    }

    /** Lays the panel out, and saves its picture if the system property {@code tickscope.test.pictures} names a folder. */
    public static WritableImage picture(Region panel, String name) {
        panel.getScene().getRoot().applyCss();
        panel.getScene().getRoot().layout();
        panel.layout();
        WritableImage image = panel.getScene().getRoot().snapshot(new SnapshotParameters(), null);
        String folder = System.getProperty("tickscope.test.pictures");
        if (folder != null) {
            save(image, Path.of(folder, name + ".png").toFile());
        }
        return image;
    }

    /** Whether two colours are equal up to the rounding of the renderer. */
    public static boolean alike(Color a, Color b) {
        double most = 2.0 / 255;
        return Math.abs(a.getRed() - b.getRed()) <= most && Math.abs(a.getGreen() - b.getGreen()) <= most
                && Math.abs(a.getBlue() - b.getBlue()) <= most;
    }

    private static void save(WritableImage image, File file) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        PixelReader pixels = image.getPixelReader();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        try {
            ImageIO.write(copy, "png", file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
