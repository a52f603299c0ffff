package dev.tickscope.scene.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What is drawn over the scene, where a window shows its content larger. */
@ExtendWith(ApplicationExtension.class)
class LayerTest {
    @Test
    void itHasAsManyPixelsAsAreShown(FxRobot robot) {
        robot.interact(() -> {
            Layer layer = new Layer();
            Pane pane = new Pane(new Group(layer.node()));
            Pane root = new Pane(pane);
            root.setStyle("-fx-background-color: black");
            Scene scene = new Scene(root, 300, 150, Color.BLACK);
            layer.fit(201, 100);
            assertEquals(201, ((Canvas) layer.node()).getWidth());
            pane.getTransforms().add(new Scale(1.5, 1.5));
            assertTrue(layer.rescale());
            assertFalse(layer.rescale(), "nothing changed");
            assertEquals(302, ((Canvas) layer.node()).getWidth());
            assertEquals(150, ((Canvas) layer.node()).getHeight());
            assertEquals(201, layer.width());
            // Two units wide, from 2 to 4: the pixels 3 to 5 of the picture, and no others.
            layer.cleared().setFill(Color.WHITE);
            layer.cleared().fillRect(2, 0, 2, 100);
            WritableImage image = scene.snapshot(null);
            assertEquals(Color.BLACK, image.getPixelReader().getColor(2, 50));
            for (int x = 3; x < 6; x++) {
                assertEquals(Color.WHITE, image.getPixelReader().getColor(x, 50), "pixel " + x);
            }
            assertEquals(Color.BLACK, image.getPixelReader().getColor(6, 50));
            layer.fit(3_000, 100);
            assertEquals(4_096, ((Canvas) layer.node()).getWidth(), "larger textures are not to be had everywhere");
        });
    }
}
