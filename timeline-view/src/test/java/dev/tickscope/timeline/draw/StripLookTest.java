package dev.tickscope.timeline.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** What is drawn through a strip looks as if each rectangle had been drawn by itself: give or take {@value #TOLERANCE} of 255, which is how finely the canvas mixes. */
class StripLookTest {
    private static final int WIDTH = 200;
    private static final int HEIGHT = 60;
    private static final int TOLERANCE = 3;

    @BeforeAll
    static void start() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /** Columns as lanes draw them: a tone, a see-through one, a pattern and a rim, over a ground. */
    private static void columns(Pen pen) {
        Random random = new Random(7);
        Color seeThrough = pen.palette().get(Token.CARRIED, 0.45);
        for (int x = 0; x < WIDTH - 20; x++) {
            double top = 4 + random.nextDouble() * 30;
            pen.rect(x, top, 1, 54 - top, Token.FIXED_BG);
            pen.rect(x, top + 5, 1, 10.3, seeThrough);
            if (x % 3 == 0) {
                // On whole pixels: a pattern's part of a pixel counts as none or all.
                pen.pattern(x, Math.rint(top) + 12, 1, 9, Patterns.Kind.DROPPED);
            }
            pen.rect(x, top, 1, 1.5, Token.FIXED);
        }
    }

    private static WritableImage drawn(boolean strip) {
        SharpCanvas canvas = new SharpCanvas();
        Scene scene = new Scene(new Pane(canvas), WIDTH, HEIGHT);
        canvas.fit(WIDTH, HEIGHT);
        Pen pen = new Pen(canvas, 10, 1, Palette.DARK, new Patterns(Palette.DARK), new Fonts());
        pen.rect(-10, 0, WIDTH, HEIGHT, Token.PLOT);
        if (strip) {
            pen.strip(0, WIDTH - 10, 0, HEIGHT, () -> columns(pen));
        } else {
            columns(pen);
        }
        pen.rect(20, 20, 4, 4, Token.ACCENT);
        return scene.snapshot(null);
    }

    @Test
    void aStripLooksLikeItsRectangles() throws Exception {
        WritableImage[] both = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WritableImage[] {drawn(false), drawn(true)});
        int different = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int one = both[0].getPixelReader().getArgb(x, y);
                int other = both[1].getPixelReader().getArgb(x, y);
                for (int shift = 0; shift < 32; shift += 8) {
                    int apart = Math.abs((one >>> shift & 255) - (other >>> shift & 255));
                    assertTrue(apart <= TOLERANCE, "at " + x + ", " + y + ": " + Integer.toHexString(one) + " and " + Integer.toHexString(other));
                    different += apart > 1 ? 1 : 0;
                }
            }
        }
        assertTrue(different < WIDTH * HEIGHT / 8, "channels that differ by more than 1: " + different);
    }
}
