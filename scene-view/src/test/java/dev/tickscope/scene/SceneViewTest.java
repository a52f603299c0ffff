package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What the panel draws, whether or not the machine has 3D. */
@ExtendWith(ApplicationExtension.class)
class SceneViewTest {
    private static final long H = 50_000_000;
    private SceneView view;
    private Scene scene;

    @Start
    void start(Stage stage) {
        view = new SceneView();
        scene = new Scene(new StackPane(view), 584, 280);
        theme("dark");
        stage.setScene(scene);
        stage.show();
    }

    private void theme(String name) {
        scene.getStylesheets().setAll(SceneViewTest.class.getResource(name + ".css").toExternalForm());
    }

    /** Two crates in mid-air, stopped at the end of tick 59, 3.5 ticks after what was presented. */
    private static ScriptedRun stopped() {
        return new ScriptedRun("phase", Worlds.falling(), Worlds::fall).breakpoint("fixedUpdate", 59).frames(56, H).frame(H / 2)
                .frame(5 * H);
    }

    private void show(FxRobot robot, ScriptedRun run) {
        robot.interact(() -> view.setSession(run.info));
        pulse(robot, run);
    }

    private void pulse(FxRobot robot, ScriptedRun run) {
        robot.interact(() -> view.update(run.view(), run.live()));
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> view.update(run.view(), run.live()));
    }

    private int count(FxRobot robot, Color wanted) {
        int[] found = new int[1];
        robot.interact(() -> {
            WritableImage image = view.lookup(".scene-stage").snapshot(null, null);
            PixelReader pixels = image.getPixelReader();
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < image.getWidth(); x++) {
                    Color color = pixels.getColor(x, y);
                    if (Math.abs(color.getRed() - wanted.getRed()) + Math.abs(color.getGreen() - wanted.getGreen())
                            + Math.abs(color.getBlue() - wanted.getBlue()) < 0.12) {
                        found[0]++;
                    }
                }
            }
        });
        return found[0];
    }

    private ToggleButton chip(FxRobot robot, String text) {
        return robot.from(view).lookup(".scene-chip").<ToggleButton>queryAllAs(ToggleButton.class).stream()
                .filter(chip -> chip.getText().equals(text)).findFirst().orElseThrow();
    }

    @Test
    void itDrawsSolidBodiesAndThePresentedOutline(FxRobot robot) {
        show(robot, stopped());

        assertTrue(count(robot, Color.web("#8592a1")) > 200, "tops of bodies that never move");
        assertTrue(count(robot, Color.web("#2c8d6d")) + count(robot, Color.web("#4a9a7e")) > 200, "sides of bodies that move");
        assertTrue(count(robot, Color.web("#e8a5cf")) > 50, "outline of presented poses");
    }

    @Test
    void eachChipTakesItsPartAway(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        int pink = count(robot, Color.web("#e8a5cf"));
        robot.interact(() -> chip(robot, "Presented").setSelected(false));
        pulse(robot, run);
        assertTrue(count(robot, Color.web("#e8a5cf")) < pink / 4);

        assertTrue(robot.lookup(".scene-callout").query().isVisible());
        robot.interact(() -> chip(robot, "Lag").setSelected(false));
        pulse(robot, run);
        assertFalse(robot.lookup(".scene-callout").query().isVisible());

        int grey = count(robot, Color.web("#8592a1"));
        robot.interact(() -> chip(robot, "Committed").setSelected(false));
        pulse(robot, run);
        assertTrue(count(robot, Color.web("#8592a1")) < grey / 4);
    }

    @Test
    void titleCaptionAndCalloutCarryTheNumbersOfTheMoment(FxRobot robot) {
        show(robot, stopped());

        assertEquals("tick 59", robot.lookup(".scene-tick").queryAs(Label.class).getText());
        assertEquals("Presented in frame 57, between ticks 55 and 56 at alpha 0.500. Lag is committed minus presented.",
                robot.lookup(".scene-caption").queryAs(Label.class).getText());
        assertEquals("58.3 ms · 0.55 m", robot.lookup(".scene-callout .numbers").queryAs(Label.class).getText());
    }

    @Test
    void without3DItSaysThatItDrawsIn2D(FxRobot robot) {
        Node notice = robot.lookup(".scene-notice").query();

        assertEquals(!Platform.isSupported(ConditionalFeature.SCENE3D), notice.isVisible());
    }

    @Test
    void aSessionWithoutBodiesSaysSo(FxRobot robot) {
        show(robot, new ScriptedRun("phase", List.of(), (step, into) -> { }).frame(H));

        Label message = robot.lookup(".scene-message").queryAs(Label.class);
        assertTrue(message.isVisible());
        assertEquals("This session has no bodies: the clock runs without a world.", message.getText());
        assertFalse(robot.lookup(".scene-caption").query().isVisible());
    }

    @Test
    void anotherThemeChangesTheColours(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        assertEquals(0, count(robot, Color.web("#9c3f83")));
        robot.interact(() -> theme("light"));
        WaitForAsyncUtils.waitForFxEvents();
        pulse(robot, run);

        assertTrue(count(robot, Color.web("#9c3f83")) > 50);
        assertTrue(count(robot, Color.web("#c3ccd6")) > 200);
    }

    @Test
    void homeGoesBackToTheFirstLook(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        int[] first = picture(robot);
        key(robot, run, KeyCode.LEFT);
        key(robot, run, KeyCode.PLUS);
        assertFalse(Arrays.equals(first, picture(robot)));
        key(robot, run, KeyCode.HOME);

        assertArrayEquals(first, picture(robot));
    }

    @Test
    void draggingTurnsAndADoubleClickGoesBack(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        int[] first = picture(robot);
        Node stage = view.lookup(".scene-stage");
        robot.drag(stage, MouseButton.PRIMARY).moveBy(60, 10).drop();
        pulse(robot, run);
        int[] turned = picture(robot);
        assertFalse(Arrays.equals(first, turned));

        robot.drag(stage, MouseButton.SECONDARY).moveBy(-40, 25).drop();
        pulse(robot, run);
        assertFalse(Arrays.equals(turned, picture(robot)));

        robot.doubleClickOn(stage);
        pulse(robot, run);
        assertArrayEquals(first, picture(robot));
    }

    @Test
    void aClickSelectsABodyAndOneBesideItNone(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        double width = view.lookup(".scene-stage").getLayoutBounds().getWidth();
        int blue = count(robot, Color.web("#58a6ff"));
        click(robot, run, width / 2, 4);
        assertEquals(-1, view.selectedProperty().get());
        robot.interact(() -> view.select(2));
        pulse(robot, run);
        assertTrue(count(robot, Color.web("#58a6ff")) > blue + 60, "brackets and outline");
        assertEquals("tick 59 · Crate 3", robot.lookup(".scene-tick").queryAs(Label.class).getText());
        key(robot, run, KeyCode.C);
        assertTrue(((ToggleButton) view.lookup("#sceneFollow")).isSelected());
        click(robot, run, width / 2, view.lookup(".scene-stage").getLayoutBounds().getHeight() / 2);
        assertTrue(view.selectedProperty().get() >= 0, "the followed body is in the middle");
        key(robot, run, KeyCode.ESCAPE);
        assertEquals(-1, view.selectedProperty().get());
        assertFalse(((ToggleButton) view.lookup("#sceneFollow")).isSelected());
    }

    @Test
    void pageKeysGoThroughTheBodies(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        key(robot, run, KeyCode.PAGE_DOWN);
        assertEquals(0, view.selectedProperty().get());
        key(robot, run, KeyCode.PAGE_UP);
        assertEquals(3, view.selectedProperty().get());
        key(robot, run, KeyCode.PAGE_DOWN);
        assertEquals(0, view.selectedProperty().get());
    }

    @Test
    void trailsAndVelocitiesComeWithTheirChips(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        int[] without = picture(robot);
        for (String chip : new String[] {"Trails", "Velocity"}) {
            robot.interact(() -> chip(robot, chip).setSelected(true));
            pulse(robot, run);
            assertFalse(Arrays.equals(without, picture(robot)), chip);
            robot.interact(() -> chip(robot, chip).setSelected(false));
            pulse(robot, run);
            assertArrayEquals(without, picture(robot), chip);
        }
    }

    @Test
    void theTimeStackTakesThePlaceOfTheBodiesAndSaysWhatIsSeen(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        int[] bodies = picture(robot);
        String caption = robot.lookup(".scene-caption").queryAs(Label.class).getText();
        robot.interact(() -> chip(robot, "Time stack").setSelected(true));
        pulse(robot, run);
        assertFalse(Arrays.equals(bodies, picture(robot)));
        assertEquals("Slices are ticks 52 to 59. The frame (dashed) stood 0.500 tick past 56, where no slice was yet, so it showed the instant "
                + "1 tick earlier: alpha 0.500 from 55 to 56.",
                robot.lookup(".scene-caption").queryAs(Label.class).getText());
        assertTrue(count(robot, Color.web("#e8a5cf")) > 50, "the presented instant");
        assertFalse(robot.lookup(".scene-callout").query().isVisible());
        robot.interact(() -> chip(robot, "Time stack").setSelected(false));
        pulse(robot, run);
        assertEquals(caption, robot.lookup(".scene-caption").queryAs(Label.class).getText());
        assertArrayEquals(bodies, picture(robot));
    }

    @Test
    void viewsAlongTheAxesAndHomeAreButtonsAndKeys(FxRobot robot) {
        ScriptedRun run = stopped();
        show(robot, run);
        int[] first = picture(robot);
        for (String[] pair : new String[][] {{"#sceneFront", "DIGIT1"}, {"#sceneSide", "DIGIT2"}, {"#sceneTop", "DIGIT3"}}) {
            Button button = (Button) view.lookup(pair[0]);
            assertFalse(button.getTooltip().getText().isEmpty());
            assertFalse(button.getAccessibleText().isEmpty());
            robot.interact(button::fire);
            pulse(robot, run);
            int[] seen = picture(robot);
            assertFalse(Arrays.equals(first, seen), pair[0]);
            robot.interact(() -> ((Button) view.lookup("#sceneHome")).fire());
            pulse(robot, run);
            assertArrayEquals(first, picture(robot));
            key(robot, run, KeyCode.valueOf(pair[1]));
            assertArrayEquals(seen, picture(robot), pair[0]);
        }
    }

    private void click(FxRobot robot, ScriptedRun run, double x, double y) {
        Node stage = view.lookup(".scene-stage");
        // Coordinates of an event without a source are those of the window.
        Point2D at = stage.localToScene(x, y);
        robot.interact(() -> stage.fireEvent(new MouseEvent(MouseEvent.MOUSE_CLICKED, at.getX(), at.getY(), at.getX(), at.getY(),
                MouseButton.PRIMARY, 1, false, false, false, false, false, false, false, false, false, true, null)));
        pulse(robot, run);
    }

    private void key(FxRobot robot, ScriptedRun run, KeyCode code) {
        robot.interact(() -> view.lookup(".scene-stage").fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false)));
        pulse(robot, run);
    }

    private int[] picture(FxRobot robot) {
        int[][] result = new int[1][];
        robot.interact(() -> {
            WritableImage image = view.lookup(".scene-stage").snapshot(null, null);
            int width = (int) image.getWidth();
            int height = (int) image.getHeight();
            result[0] = new int[width * height];
            image.getPixelReader().getPixels(0, 0, width, height, javafx.scene.image.PixelFormat.getIntArgbInstance(), result[0], 0, width);
        });
        return result[0];
    }
}
