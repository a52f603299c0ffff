package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.tabs.ObjectLine;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.timeline.field.FieldTableView;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Tables are sorted, filtered and copied by hand, and expressions watched. */
class TablesFlowTest extends WindowFlow {
    @SuppressWarnings("unchecked")
    private TableView<ObjectLine> objects() {
        return lookup("#objectTable").queryAs(TableView.class);
    }

    private List<String> names() {
        return onFx(() -> objects().getItems().stream().map(ObjectLine::name).toList());
    }

    private void awaitNames(String... names) {
        await(List.of(names).toString(), () -> objects().getItems().stream().map(ObjectLine::name).toList().equals(List.of(names)));
    }

    private String copied() {
        return onFx(() -> Clipboard.getSystemClipboard().getString());
    }

    private void focus(String id) {
        onFx(() -> {
            lookup(id).query().requestFocus();
            return null;
        });
    }

    private void watching(List<String> cells) {
        await(cells.toString(), () -> watched().equals(cells));
    }

    private List<String> watched() {
        TableView<?> table = lookup("#watchTable").queryAs(TableView.class);
        return table.getItems().isEmpty() ? List.of()
                : java.util.stream.IntStream.range(0, table.getItems().size()).boxed().flatMap(row -> table.getColumns().stream()
                        .map(column -> (String) column.getCellData(row))).toList();
    }

    @Test
    void aTableIsSortedFilteredAndCopiedByKeys() {
        script("spawner", "phase", 17, 17, 17, 17);
        clickOn("#objectsTab");
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        await("objects are listed", () -> !objects().getItems().isEmpty());
        List<String> own = names();
        assertTrue(own.size() > 1, own.toString());
        onFx(() -> {
            objects().requestFocus();
            objects().getSelectionModel().clearAndSelect(0);
            return null;
        });
        // By number, downwards.
        key(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DOWN);
        List<String> back = new java.util.ArrayList<>(own);
        java.util.Collections.reverse(back);
        awaitNames(back.toArray(String[]::new));
        assertEquals(List.of(own.get(0)), onFx(() -> objects().getSelectionModel().getSelectedItems().stream().map(ObjectLine::name).toList()));
        key(KeyCode.CONTROL, KeyCode.C);
        String line = copied();
        assertTrue(line.startsWith("0\t" + own.get(0) + "\t"), line);
        assertEquals(6, line.chars().filter(c -> c == '\t').count());
        key(KeyCode.CONTROL, KeyCode.F);
        write(own.get(1));
        awaitNames(own.get(1));
        key(KeyCode.ENTER);
        key(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        assertTrue(copied().startsWith("#,Name,State,Enabled,Committed pose,Since,Last event\n1," + own.get(1) + ","), copied());
        key(KeyCode.ESCAPE);
        awaitNames(back.toArray(String[]::new));
        clickOn("#objectTable .column-header");
        awaitNames(own.toArray(String[]::new));
    }

    @Test
    void expressionsAreWatchedAtThePlayheadAndKept() {
        script("metronome", "phase", 17, 17, 100);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        clickOn("#watchTab");
        focus("#watchExpression");
        onFx(() -> {
            lookup("#watchExpression").queryAs(TextField.class).setText("simulationTik");
            return null;
        });
        key(KeyCode.ENTER);
        assertEquals("Characters 1 to 13: no name \"simulationTik\"; did you mean simulationTick?",
                onFx(() -> lookup("#watchComplaint").queryAs(Labeled.class).getText()));
        onFx(() -> {
            lookup("#watchExpression").queryAs(TextField.class).setText("simulationTick");
            return null;
        });
        key(KeyCode.ENTER);
        watching(List.of("simulationTick", "6", "="));
        FieldTableView fields = view(FieldTableView.class);
        onFx(() -> {
            fields.requestFocus();
            fields.select(7);
            return null;
        });
        key(KeyCode.ENTER);
        watching(List.of("simulationTick", "6", "=", "droppedTime", "1/30 s", "="));
        focus("#watchTable");
        key(KeyCode.CONTROL, KeyCode.UP);
        onFx(() -> {
            window.workbench().playheadProperty().set(new dev.tickscope.core.session.Playhead.AtTick(3));
            return null;
        });
        await("tick 4", () -> watched().contains("4"));
        assertEquals("droppedTime", onFx(() -> watched().get(0)));
        assertEquals(List.of("simulationTick", "4", "+1"), onFx(() -> watched().subList(3, 6)));
        script("metronome", "phase", 17);
        await("the list is kept", () -> watched().size() == 6 && watched().get(0).equals("droppedTime") && watched().get(3).equals("simulationTick"));
        focus("#watchTable");
        onFx(() -> {
            lookup("#watchTable").queryAs(TableView.class).getSelectionModel().clearAndSelect(0);
            return null;
        });
        key(KeyCode.DELETE);
        await("one is gone", () -> watched().size() == 3 && watched().get(0).equals("simulationTick"));
    }
}
