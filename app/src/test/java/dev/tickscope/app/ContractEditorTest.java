package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractDraft.Difference;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.timeline.TimelineView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Somebody changes a contract in the window, looks at what it does, saves it and runs a session under it. */
class ContractEditorTest extends SharedWindow {
    private void edit() {
        leave();
        script("phase", 17, 17, 100, 17);
        key(KeyCode.CONTROL, KeyCode.E);
        await("the editor is open", () -> window.editing().isOpen());
        awaitNumbers("Edited 19 4 2 0.000 ms 83.333 ms 8.000 ms 0.4800");
    }

    private void leave() {
        onFx(() -> {
            window.editing().close();
            return null;
        });
        await("the editor is closed", () -> !window.editing().isOpen());
    }

    private String numbers() {
        return all(lookup("#previewNumbers").queryAs(GridPane.class)).replaceAll("\\s+", " ");
    }

    private void awaitNumbers(String part) {
        await(part, () -> lookup("#previewNumbers").tryQuery().isPresent() && numbers().contains(part));
    }

    private void type(String id, String text) {
        onFx(() -> {
            TextField field = lookup("#" + id).queryAs(TextField.class);
            field.requestFocus();
            field.selectAll();
            return null;
        });
        key(KeyCode.BACK_SPACE);
        write(text);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @SuppressWarnings("unchecked")
    private void choose(String id, String value) {
        onFx(() -> {
            ComboBox<Object> box = lookup("#" + id).queryAs(ComboBox.class);
            box.requestFocus();
            box.setValue(box.getItems().stream().filter(item -> value.equals(item instanceof ClockContract contract ? contract.id() : item)).findFirst()
                    .orElseThrow());
            return null;
        });
    }

    private String status() {
        return text("#editorStatus");
    }

    @Test
    void theCapAndTheExcessChangeThePreview() {
        edit();
        Workbench.OpenSession before = window.workbench().current();
        type("policy-cap", "5");
        awaitNumbers("Edited ◆ 20 ◆ 5 2 0.000 ms ◆ 66.667 ms 8.000 ms 0.4800 A · phase contract 19 4 2 0.000 ms 83.333 ms 8.000 ms 0.4800");
        assertEquals("They part in frame 7: 5 ticks instead of 4.", text("#previewWords"));
        choose("policy-excess", "dropRest");
        awaitNumbers("Edited ◆ 20 ◆ 5 ◆ 5 0.000 ms ◆ 74.667 ms ◆ 0.000 ms ◆ 0.0000");
        assertEquals("Dropped of the excess", text("#explainedPolicy"));
        TimelineView lanes = lookup("#previewTimeline").queryAs(TimelineView.class);
        assertEquals(20, onFx(() -> lanes.model().view().ticks().rowCount()));
        clickOn("#previewBase");
        assertEquals(19, onFx(() -> lanes.model().view().ticks().rowCount()));
        clickOn("#previewEdited");
        clickOn("#differencesTab");
        assertEquals(List.of("Catch-up cap: 5 ticks instead of 4", "Dropped of the excess: all of it instead of its whole ticks"), differences());
        clickOn("#copyDifferences");
        assertEquals("A · phase contract, changed, compared with A · phase contract:\nCatch-up cap: 5 ticks instead of 4\n"
                + "Dropped of the excess: all of it instead of its whole ticks\n", onFx(() -> Clipboard.getSystemClipboard().getString()));
        clickOn("#previewTab");
        assertSame(before, window.workbench().current());
        leave();
    }

    @SuppressWarnings("unchecked")
    private List<String> differences() {
        return onFx(() -> ((ListView<Difference>) lookup("#differences").queryAs(ListView.class)).getItems()
                .stream().map(Difference::words).toList());
    }

    @Test
    void whatIsWrongIsSaidWhereItStandsAndCannotBeUsed() {
        edit();
        type("policy-cap", "0");
        String message = "0 would run no tick at all: use null for no cap";
        assertEquals(message, text("#wrong-cap"));
        assertEquals("cap: " + message, status());
        assertTrue(onFx(() -> lookup("#saveContract").query().isDisabled() && lookup("#useContract").query().isDisabled()));
        assertTrue(text("#previewWords").startsWith("Of the last contract without problems."), text("#previewWords"));
        type("policy-cap", "4");
        assertFalse(onFx(() -> lookup("#wrong-cap").query().isVisible()));
        choose("policy-tickLength", "evenSplit");
        assertTrue(status().contains("\"evenSplit\" leaves nothing over: it needs \"excess\": \"keep\""), status());
        choose("policy-tickLength", "fixed");
        type("policy-id", "phase");
        assertTrue(status().contains("is the id of a shipped preset"), status());
        leave();
    }

    @Test
    void unsavedChangesAreNotLostUnasked() {
        edit();
        type("policy-cap", "6");
        key(KeyCode.ESCAPE);
        assertTrue(onFx(() -> lookup("#leaveQuestion").query().isVisible()));
        assertEquals("keepEditing", onFx(() -> window.scene().getFocusOwner().getId()));
        assertFalse(onFx(() -> window.editing().mayClose()));
        assertFalse(onFx(() -> lookup("#leaveQuestion").query().isVisible()));
        assertEquals("policy-cap", onFx(() -> window.scene().getFocusOwner().getId()));
        key(KeyCode.ESCAPE);
        clickOn("#keepEditing");
        assertTrue(window.editing().isOpen());
        key(KeyCode.ESCAPE);
        clickOn("#discardChanges");
        await("the editor is closed", () -> !window.editing().isOpen());
        edit();
        assertEquals("4", onFx(() -> lookup("#policy-cap").queryAs(TextField.class).getText()));
        key(KeyCode.ESCAPE);
        await("nothing was changed, so nothing is asked", () -> !window.editing().isOpen());
    }

    @Test
    void beginningWithAnotherContractAsksToo() {
        edit();
        type("policy-cap", "6");
        choose("startFrom", "godot");
        assertTrue(onFx(() -> lookup("#leaveQuestion").query().isVisible()));
        clickOn("#keepEditing");
        assertEquals("A · phase contract", onFx(() -> ((ClockContract) lookup("#startFrom").queryAs(ComboBox.class).getValue()).title()));
        choose("startFrom", "godot");
        clickOn("#discardChanges");
        await("the other one is there", () -> "8".equals(lookup("#policy-cap").queryAs(TextField.class).getText()));
        assertEquals("my-godot", onFx(() -> lookup("#policy-id").queryAs(TextField.class).getText()));
        awaitNumbers(" Godot ");
        leave();
    }

    @Test
    void aPolicyGoesBackToThePresetsValue() {
        edit();
        type("policy-cap", "many");
        assertTrue(text("#wrong-cap").startsWith("expected a whole number from 1 to 1000000"), text("#wrong-cap"));
        key(KeyCode.TAB);
        key(KeyCode.SPACE);
        assertEquals("4", onFx(() -> lookup("#policy-cap").queryAs(TextField.class).getText()));
        assertEquals("policy-cap", onFx(() -> window.scene().getFocusOwner().getId()));
        assertFalse(onFx(() -> window.editing().model().unsaved()));
        leave();
    }

    @Test
    void aStageIsMovedByKeys() {
        edit();
        onFx(() -> {
            lookup("#policy-phases").query().requestFocus();
            return null;
        });
        key(KeyCode.SPACE);
        onFx(() -> {
            ListView<?> stages = lookup("#stages").queryAs(ListView.class);
            // Under the name of the part and its two stages, and the name of the next part.
            stages.getSelectionModel().select(4);
            stages.requestFocus();
            return null;
        });
        key(KeyCode.ALT, KeyCode.DOWN);
        await("it moved", () -> window.editing().model().draft().differs("phases"));
        key(KeyCode.DOWN);
        key(KeyCode.DELETE);
        clickOn("#differencesTab");
        assertEquals(List.of("Phase plan: without Contacts in each tick", "Phase plan: in each tick Physics, FixedUpdate instead of FixedUpdate, Physics"),
                differences());
        clickOn("#previewTab");
        leave();
    }

    @Test
    void itIsSavedUsedAndEditedAgain() throws IOException, InputException {
        edit();
        type("policy-cap", "7");
        type("policy-id", "mine");
        type("policy-title", "My engine");
        onFx(() -> {
            window.editing().save(folder.resolve("mine"));
            return null;
        });
        await("it is saved", () -> text("#editorStatus").equals("Saved as mine.json."));
        Path file = folder.resolve("mine.json");
        assertTrue(onFx(() -> window.workbench().contracts().stream().noneMatch(contract -> contract.id().equals("mine"))));
        assertEquals("{\n  \"extends\" : \"phase\",\n  \"id\" : \"mine\",\n  \"title\" : \"My engine\",\n  \"cap\" : 7\n}\n", Files.readString(file));
        assertEquals(7, ContractReader.readFile(file).capTicks());
        key(KeyCode.CONTROL, KeyCode.ENTER);
        await("a session runs under it", () -> window.workbench().current().plan().contract().id().equals("mine") && !window.editing().isOpen());
        assertEquals(7, window.workbench().current().session().info().contract().capTicks());
        assertEquals("Contract: My engine", onFx(() -> lookup("#contractPicker").queryAs(MenuButton.class).getAccessibleText()));
        key(KeyCode.CONTROL, KeyCode.E);
        await("the editor is open", () -> window.editing().isOpen());
        assertEquals("mine", onFx(() -> lookup("#policy-id").queryAs(TextField.class).getText()));
        assertEquals("A file holds all policies.", status());
        choose("compareWith", "phase");
        assertEquals("A file extends phase and holds what differs.", status());
        leave();
    }

    @Test
    void aWindowThatIsLeftAloneRestsAndWakesForAPreview() {
        edit();
        await("nothing is drawn any more", window::resting);
        onFx(() -> {
            lookup("#policy-cap").queryAs(TextField.class).setText("8");
            return null;
        });
        awaitNumbers("Edited ◆ 23 ◆ 8");
        leave();
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAndNothingIsLost() {
        edit();
        type("policy-cap", "9");
        onFx(() -> {
            window.editing().save(folder.resolve("nowhere").resolve("mine.json"));
            return null;
        });
        await("it is told", () -> text("#editorStatus").startsWith("It cannot be saved as "));
        assertTrue(onFx(() -> window.editing().model().unsaved()));
        leave();
    }

    @Test
    void everythingIsReachedByKeys() {
        edit();
        key(KeyCode.CONTROL, KeyCode.F);
        write("excess");
        key(KeyCode.CONTROL, KeyCode.DOWN);
        assertEquals("policy-excess", onFx(() -> window.scene().getFocusOwner().getId()));
        key(KeyCode.CONTROL, KeyCode.DOWN);
        assertEquals("policy-discardAt", onFx(() -> window.scene().getFocusOwner().getId()));
        key(KeyCode.CONTROL, KeyCode.UP);
        key(KeyCode.CONTROL, KeyCode.F);
        onFx(() -> {
            lookup("#findPolicy").queryAs(TextField.class).clear();
            return null;
        });
        leave();
    }

    @Test
    void escapeClosesAnOpenListAndNotTheEditor() {
        edit();
        clickOn("#policy-excess");
        await("the list shows", () -> lookup("#policy-excess").queryAs(ComboBox.class).isShowing());
        key(KeyCode.ESCAPE);
        await("the list is closed", () -> !lookup("#policy-excess").queryAs(ComboBox.class).isShowing());
        assertTrue(window.editing().isOpen());
        leave();
    }
}
