package dev.tickscope.app;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javax.imageio.ImageIO;

/** Keeps what a scene shows as a PNG file. */
final class WindowPicture {
    private WindowPicture() {
    }

    /** JavaFX thread only. */
    static void write(Scene scene, Path file) throws IOException {
        write(scene.snapshot(null), file);
    }

    /** Any thread. The file is opened when the picture is ready to be written. */
    static void write(Image image, Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", bytes)) {
            throw new IOException("this Java cannot write PNG files");
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, bytes.toByteArray());
    }
}
