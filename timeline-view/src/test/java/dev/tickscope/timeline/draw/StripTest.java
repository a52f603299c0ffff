package dev.tickscope.timeline.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;
import org.junit.jupiter.api.Test;

/** Rectangles in a strip look as they do on a canvas. */
class StripTest {
    private static final Color RED = Color.rgb(255, 0, 0);
    private static final Color HALF_BLUE = Color.rgb(0, 0, 255, 0.5);

    private final Strip strip = new Strip(4, 5);

    private static String hex(int pixel) {
        return Integer.toHexString(pixel);
    }

    @Test
    void wholePixelsAreFilledAndNoOthers() {
        strip.rect(RED, 1, 1, 3, 4);
        for (int y = 0; y < 5; y++) {
            for (int x = 0; x < 4; x++) {
                assertEquals(x >= 1 && x < 3 && y >= 1 && y < 4 ? "ffff0000" : "0", hex(strip.pixel(x, y)), x + ", " + y);
            }
        }
    }

    @Test
    void partsOfPixelsAreMixed() {
        strip.rect(RED, 0, 0.75, 1, 2.5);
        assertEquals("40400000", hex(strip.pixel(0, 0)));
        assertEquals("ffff0000", hex(strip.pixel(0, 1)));
        assertEquals("80800000", hex(strip.pixel(0, 2)));
        assertEquals("0", hex(strip.pixel(0, 3)));
        strip.rect(RED, 2, 3.25, 3, 3.5);
        assertEquals("40400000", hex(strip.pixel(2, 3)));
    }

    @Test
    void whatIsSeenThroughStaysVisible() {
        strip.rect(RED, 0, 0, 1, 1);
        strip.rect(HALF_BLUE, 0, 0, 2, 1);
        assertEquals("ff7f0080", hex(strip.pixel(0, 0)));
        assertEquals("80000080", hex(strip.pixel(1, 0)));
        strip.rect(RED, 0, 0, 2, 1);
        assertEquals("ffff0000", hex(strip.pixel(1, 0)));
    }

    @Test
    void whatLiesOutsideIsCutOff() {
        strip.rect(RED, -10, -3.5, 1, 0.5);
        strip.rect(RED, 3, 4, 900, 900);
        strip.rect(RED, 2, 9, 3, 12);
        strip.rect(RED, 7, 1, 8, 2);
        strip.rect(RED, 1, -4, 2, -1);
        assertEquals("80800000", hex(strip.pixel(0, 0)));
        assertEquals("ffff0000", hex(strip.pixel(3, 4)));
        strip.clear();
        assertEquals("0", hex(strip.pixel(3, 4)));
    }

    @Test
    void patternsRepeatFromTheCanvasCorner() {
        WritableImage image = new WritableImage(2, 1);
        image.getPixelWriter().setColor(0, 0, RED);
        image.getPixelWriter().setColor(1, 0, Color.TRANSPARENT);
        ImagePattern pattern = new ImagePattern(image, 0, 0, 2, 1, false);
        Strips strips = new Strips();
        strip.rect(strips.tile(pattern, 3, 0, 1), 0, 1, 4, 2.6);
        assertEquals("0 ffff0000 0 ffff0000", hex(strip.pixel(0, 1)) + " " + hex(strip.pixel(1, 1)) + " " + hex(strip.pixel(2, 1)) + " " + hex(strip.pixel(3, 2)));
        assertEquals("0", hex(strip.pixel(1, 0)));
        assertEquals("0", hex(strip.pixel(1, 3)));
        strip.clear();
        // Each of its pixels is two on the screen.
        strip.rect(strips.tile(pattern, 3, 0, 2), 0, 0, 4, 1);
        assertEquals("0 ffff0000 ffff0000 0", hex(strip.pixel(0, 0)) + " " + hex(strip.pixel(1, 0)) + " " + hex(strip.pixel(2, 0)) + " " + hex(strip.pixel(3, 0)));
    }

    @Test
    void thePictureThatIsStillPaintedIsNotDrawnOn() {
        Strips strips = new Strips();
        strips.begin();
        Strip first = strips.take(4, 5);
        Strip second = strips.take(4, 5);
        assertNotSame(first, second);
        strips.begin();
        assertNotSame(first, strips.take(4, 5));
        strips.begin();
        // A pen that draws no strip in between changes nothing.
        strips.begin();
        assertSame(first, strips.take(4, 5));
        assertSame(second, strips.take(4, 5));
        strips.begin();
        assertEquals(true, strips.take(3, 5).fits(3, 5));
    }
}
