package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.SharpCanvas;
import dev.tickscope.timeline.draw.Token;
import java.util.HashSet;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.junit.jupiter.api.Test;

/** Canvases where a window shows its content larger, and patterns in high contrast. */
class SharpnessTest {
    private static final Palette STRONG = new Palette(token -> token == Token.FG ? Color.WHITE : token == Token.PLOT ? Color.BLACK : token.dark());

    @Test
    void aMagnifiedCanvasHasAsManyPixelsAsAreShown() {
        Toolkit.on(() -> {
            SharpCanvas canvas = new SharpCanvas();
            Pane pane = new Pane(canvas);
            pane.getTransforms().add(new Scale(1.5, 1.5));
            Pane root = new Pane(pane);
            // Once a control was made anywhere, a root has a colour of its own.
            root.setStyle("-fx-background-color: black");
            Scene scene = new Scene(root, 300, 150, Color.BLACK);
            assertTrue(canvas.fit(201, 100));
            assertFalse(canvas.fit(201, 100), "nothing changed");
            Canvas inner = (Canvas) canvas.getChildrenUnmodifiable().get(0);
            assertEquals(302, inner.getWidth());
            assertEquals(150, inner.getHeight());
            assertEquals(201, canvas.getWidth());
            // Two units wide, from 2 to 4: the pixels 3 to 5 of the picture, and no others.
            canvas.getGraphicsContext2D().setFill(Color.WHITE);
            canvas.getGraphicsContext2D().fillRect(2, 0, 2, 100);
            WritableImage image = scene.snapshot(null);
            assertEquals(Color.BLACK, image.getPixelReader().getColor(2, 50));
            for (int x = 3; x < 6; x++) {
                assertEquals(Color.WHITE, image.getPixelReader().getColor(x, 50), "pixel " + x);
            }
            assertEquals(Color.BLACK, image.getPixelReader().getColor(6, 50));
            pane.getTransforms().clear();
            assertTrue(canvas.fit(201, 100), "another scale is another picture");
            assertEquals(201, inner.getWidth());
            return null;
        });
    }

    @Test
    void aCanvasNeverPassesTheLimitOfTextures() {
        Toolkit.on(() -> {
            SharpCanvas canvas = new SharpCanvas();
            Pane pane = new Pane(canvas);
            pane.getTransforms().add(new Scale(2, 2));
            new Scene(new Pane(pane));
            canvas.fit(3_000, 100);
            assertEquals(4_096, ((Canvas) canvas.getChildrenUnmodifiable().get(0)).getWidth());
            return null;
        });
    }

    @Test
    void highContrastDrawsPatternsInFull() {
        Toolkit.on(() -> {
            assertTrue(STRONG.strong());
            assertFalse(Palette.DARK.strong());
            assertFalse(Palette.LIGHT.strong());
            for (Patterns.Kind kind : Patterns.Kind.values()) {
                Set<Color> colors = colors(new Patterns(STRONG).get(kind).getImage());
                assertEquals(2, colors.size(), kind + " has ink in full or none: " + colors);
            }
            return null;
        });
    }

    private static Set<Color> colors(Image image) {
        Set<Color> colors = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colors.add(image.getPixelReader().getColor(x, y));
            }
        }
        return colors;
    }
}
