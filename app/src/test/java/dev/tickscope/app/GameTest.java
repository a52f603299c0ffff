package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.tabs.ActionRow;
import dev.tickscope.app.tabs.ObjectLine;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Columns;
import dev.tickscope.scene.SceneView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** What goes into a game and what is in it, in the tabs beside the breakpoints. */
class GameTest extends WindowFlow {
    @Test
    void anActionPressedInTheInputTabIsSeenByTheNextTick() {
        script("edges", "phase", 17, 17, 17);
        clickOn("#inputTab");
        await("the actions are listed", () -> inputs().getItems().size() == 2);
        clickOn("#press0");
        await("both edges arrived", () -> rows().inputs().rowCount() == 2);
        await("they wait", () -> inputs().getItems().get(0).line().waiting() == 2);
        clickOn("#stepTick");
        awaitTicks(1);
        assertEquals(1, rows().ticks().getLong(Columns.Tick.INPUT_PRESSED, 0));
        assertEquals(1, rows().ticks().getLong(Columns.Tick.INPUT_RELEASED, 0));
        await("the table tells the tick", () -> inputs().getItems().get(0).line().lastSeen().equals("release by T1"));
    }

    @Test
    void holdKeepsAnActionDownUntilItIsClickedAgain() {
        script("edges", "phase", 17, 17, 17);
        clickOn("#inputTab");
        await("the actions are listed", () -> inputs().getItems().size() == 2);
        clickOn("#hold1");
        await("the device holds it", () -> inputs().getItems().get(1).line().held());
        clickOn("#hold1");
        await("the device let go", () -> !inputs().getItems().get(1).line().held() && rows().inputs().rowCount() == 2);
    }

    @Test
    void digitsReachTheGameOnlyFromTheKeyArea() {
        script("edges", "phase", 17, 17, 17);
        clickOn("#inputTab");
        await("the actions are listed", () -> inputs().getItems().size() == 2);
        key(KeyCode.DIGIT1);
        clickOn("#gameKeys");
        assertTrue(text("#gameKeys").startsWith("Game keys on:  1 jump  ·  2 throw"), text("#gameKeys"));
        key(KeyCode.DIGIT2);
        await("one action went down and up", () -> rows().inputs().rowCount() == 2);
        assertEquals(1, rows().inputs().getInt(Columns.Input.ACTION, 0));
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(2, rows().inputs().rowCount());
    }

    @Test
    void theObjectsOfTheSpawnerAreListedAsTheyStandAtTheInstant() {
        script("spawner", "phase", 17, 17, 17, 17);
        clickOn("#objectsTab");
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        await("objects are listed", () -> !objects().getItems().isEmpty());
        assertTrue(onFx(() -> objects().getItems().get(0).state().equals("lives")), onFx(() -> objects().getItems().toString()));
    }

    @Test
    void theSelectionOfTheSceneAndOfTheObjectsIsTheSame() {
        script("spawner", "phase", 17, 17, 17, 17);
        clickOn("#objectsTab");
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        await("objects are listed", () -> !objects().getItems().isEmpty());
        SceneView scene = onFx(() -> (SceneView) window.scene().getRoot().lookup(".scene-view"));
        assertEquals(-1, onFx(() -> scene.selectedProperty().get()));
        onFx(() -> {
            objects().getSelectionModel().select(0);
            return null;
        });
        int body = onFx(() -> scene.selectedProperty().get());
        assertTrue(body >= 0, "the object's body");
        onFx(() -> {
            scene.select(-1);
            return null;
        });
        assertEquals(-1, onFx(() -> objects().getSelectionModel().getSelectedIndex()));
        onFx(() -> {
            scene.select(body);
            return null;
        });
        assertEquals(0, onFx(() -> objects().getSelectionModel().getSelectedIndex()));
    }

    @SuppressWarnings("unchecked")
    private TableView<ActionRow> inputs() {
        return lookup("#inputTable").queryAs(TableView.class);
    }

    @SuppressWarnings("unchecked")
    private TableView<ObjectLine> objects() {
        return lookup("#objectTable").queryAs(TableView.class);
    }
}
