package dev.tickscope.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javax.imageio.ImageIO;

/** Keeps what a scene shows as a PNG file. */
final class WindowPicture {
    private WindowPicture() {
    }

    /** JavaFX thread only. */
    static void write(Scene scene, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        if (!ImageIO.write(SwingFXUtils.fromFXImage(scene.snapshot(null), null), "png", file.toFile())) {
            throw new IOException(file + ": this Java cannot write PNG files");
        }
    }
}
