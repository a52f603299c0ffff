package dev.tickscope.timeline;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** Runs tests on the JavaFX thread and takes pictures of views, which also lie in {@code target/look}. */
public final class Toolkit {
    private static boolean started;

    private Toolkit() {
    }

    private static synchronized void start() {
        if (started) {
            return;
        }
        CountDownLatch ready = new CountDownLatch(1);
        try {
            Platform.startup(ready::countDown);
        } catch (IllegalStateException e) {
            // Another test class has started it.
            ready.countDown();
        }
        try {
            if (!ready.await(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("JavaFX did not start: is there a display?");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        Platform.setImplicitExit(false);
        started = true;
    }

    /** Runs on the JavaFX thread and waits for the result. */
    public static <T> T on(Callable<T> work) {
        start();
        CompletableFuture<T> result = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                result.complete(work.call());
            } catch (Throwable e) {
                result.completeExceptionally(e);
            }
        });
        return result.join();
    }

    /** Puts a view in a scene of that size. @param css of the root, such as {@code -ts-plot: #ffffff;} */
    public static Scene scene(Parent view, double width, double height, String css) {
        javafx.scene.layout.StackPane root = new javafx.scene.layout.StackPane(view);
        root.setStyle(css);
        Scene scene = new Scene(root, width, height);
        root.applyCss();
        root.resize(width, height);
        root.layout();
        return scene;
    }

    /** A picture of a scene, written to {@code target/look/NAME.png}. */
    public static WritableImage picture(Scene scene, String name) {
        WritableImage image = scene.snapshot(null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        try {
            Path directory = Files.createDirectories(Path.of("target", "look"));
            ImageIO.write(copy, "png", directory.resolve(name + ".png").toFile());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return image;
    }
}
