package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javax.imageio.ImageIO;

/**
 * Compares a picture with one that was looked at and kept. Fonts come with the program and tests draw with the software pipeline, so on
 * one version of Java every pixel is the same. Another version may smooth edges of letters and slanted lines otherwise: a pixel counts
 * as different if a colour differs by more than {@value #SAME} of 255; in all {@value #PER_MILLE} of 1000 pixels may, and in no square of
 * {@value #SQUARE} × {@value #SQUARE} more than {@value #IN_SQUARE}. A lane that is moved by a pixel, a missing mark or a wrong colour is
 * more than that; single digits are compared as texts elsewhere. {@code -Dtickscope.golden=write} keeps new pictures.
 */
final class Golden {
    private static final int SAME = 40;
    private static final int PER_MILLE = 5;
    private static final int SQUARE = 20;
    private static final int IN_SQUARE = 80;
    private static final Path KEPT = Path.of("src", "test", "resources", "dev", "tickscope", "app", "golden");

    private Golden() {
    }

    static void compare(Path picture, String name) throws IOException {
        Path kept = KEPT.resolve(name);
        if ("write".equals(System.getProperty("tickscope.golden"))) {
            Files.createDirectories(KEPT);
            Files.copy(picture, kept, StandardCopyOption.REPLACE_EXISTING);
        }
        BufferedImage found = ImageIO.read(picture.toFile());
        BufferedImage wanted = ImageIO.read(kept.toFile());
        assertEquals(wanted.getWidth() + "x" + wanted.getHeight(), found.getWidth() + "x" + found.getHeight(), name);
        int columns = (wanted.getWidth() + SQUARE - 1) / SQUARE;
        int[] squares = new int[columns * ((wanted.getHeight() + SQUARE - 1) / SQUARE)];
        int all = 0;
        for (int y = 0; y < wanted.getHeight(); y++) {
            for (int x = 0; x < wanted.getWidth(); x++) {
                if (differs(wanted.getRGB(x, y), found.getRGB(x, y))) {
                    all++;
                    squares[y / SQUARE * columns + x / SQUARE]++;
                }
            }
        }
        int most = 0;
        for (int i = 0; i < squares.length; i++) {
            most = squares[i] > squares[most] ? i : most;
        }
        boolean alike = all * 1_000L <= PER_MILLE * (long) wanted.getWidth() * wanted.getHeight() && squares[most] <= IN_SQUARE;
        if (!alike) {
            Path shown = Path.of("target", "screenshots", name);
            Files.createDirectories(shown.getParent());
            Files.copy(picture, shown, StandardCopyOption.REPLACE_EXISTING);
        }
        int where = most;
        int pixels = all;
        assertTrue(alike, () -> name + ": " + pixels + " pixels differ, most of them (" + squares[where] + ") at " + where % columns * SQUARE + ","
                + where / columns * SQUARE + "; what was drawn is in target/screenshots, the kept picture in " + kept);
    }

    private static boolean differs(int a, int b) {
        for (int shift = 0; shift < 32; shift += 8) {
            if (Math.abs((a >>> shift & 255) - (b >>> shift & 255)) > SAME) {
                return true;
            }
        }
        return false;
    }
}
