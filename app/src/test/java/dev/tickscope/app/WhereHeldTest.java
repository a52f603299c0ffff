package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.breakpoints.LogLine;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.event.RunEvent;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/** Somebody asks the recorded past where something held, and goes there. */
class WhereHeldTest extends WindowFlow {
    /** Frames 3 and 5 bring 100 ms: six ticks due, four run. Ticks 1, 2, 3 to 6, 7, 8 to 11. */
    private void recorded() {
        script("phase", 17, 17, 100, 17, 100);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(11, rows().ticks().rowCount());
    }

    private void ask(String condition) {
        clickOn("#heldTab");
        onFx(() -> {
            lookup("#heldCondition").queryAs(TextField.class).setText(condition);
            lookup("#heldCondition").query().requestFocus();
            return null;
        });
        key(KeyCode.ENTER);
    }

    private void headline(String words) {
        await(words, () -> lookup("#heldHeadline").queryAs(Labeled.class).getText().equals(words));
    }

    private void flag(String words) {
        await(words, () -> window.views().flag().equals(words));
    }

    private TableView<?> hits() {
        return lookup("#heldTable").queryAs(TableView.class);
    }

    /** The texts of the first line, by columns. */
    private List<Object> line(int index) {
        return onFx(() -> hits().getColumns().stream().<Object>map(column -> column.getCellData(index)).toList());
    }

    /** The same, but it stands at the end of tick 12, so that breakpoints can be changed. */
    private void standing() {
        script("phase", 17, 17, 100, 17, 100, 17, 17);
        onFx(() -> {
            window.workbench().addBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).onlyInTick(12));
            return null;
        });
        await("it is listed", () -> window.workbench().breakpoints().lines().size() == 1);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        onFx(() -> {
            window.workbench().submit(new Command.RemoveBreakpoint(1));
            return null;
        });
        await("it is gone", () -> window.workbench().breakpoints().lines().isEmpty());
    }

    @Test
    void aConditionIsCountedAndItsHitsAreVisited() {
        recorded();
        ask("tickInFrame > 2");
        headline("held at 4 ticks");
        assertEquals("of 11 ticks, up to tick 11", text("#heldDetail"));
        assertEquals(List.of("3", "5"), line(0).subList(0, 2));
        assertEquals(List.of("0.083333 s", "3"), line(0).subList(3, 5), "the real time is that at which the machine ran it");
        assertEquals(List.of("Frame", "Tick", "Real time", "Simulation", "tickInFrame"), onFx(() -> hits().getColumns().stream()
                .map(column -> column.getText()).toList()));
        clickOn("#heldPrevious");
        flag("end of tick 11");
        clickOn("#heldPrevious");
        flag("end of tick 10");
        clickOn("#heldPrevious");
        flag("end of tick 6");
        clickOn("#heldPrevious");
        flag("end of tick 5");
        assertEquals(0, onFx(() -> hits().getSelectionModel().getSelectedIndex()));
        clickOn("#heldPrevious");
        await("it says that there is none", () -> text("#heldDetail").equals("It held at no kept instant before the playhead."));
        clickOn("#heldNext");
        flag("end of tick 6");
        onFx(() -> {
            hits().getSelectionModel().clearAndSelect(3);
            hits().requestFocus();
            return null;
        });
        key(KeyCode.ENTER);
        flag("end of tick 11");
    }

    @Test
    void framesMessagesMistakesAndFailuresAreTold() {
        recorded();
        clickOn("#heldTab");
        onFx(() -> {
            lookup("#heldMoments").queryAs(javafx.scene.control.ComboBox.class).getSelectionModel().select(1);
            lookup("#heldMessage").queryAs(TextField.class).setText("dropped {frame.dropped} of {frame.owed}");
            return null;
        });
        ask("frame.dropped > 0");
        headline("held at 2 frame ends");
        assertEquals("dropped 1/30 s of 6", line(0).get(5));
        ask("frame.droped > 0");
        await("the mistake is told", () -> text("#heldDetail").startsWith("Condition: Characters 1 to 12: no name"));
        ask("6 / frame.dropped > 1 and true");
        await("so is the type", () -> text("#heldDetail").startsWith("Condition: "));
        ask("1 / (frame.ticks - 1) > 0");
        headline("held at 2 frame ends");
        assertEquals("of 5 frames, up to frame 5; not computed at 3, first at frame 1: \"1 / (frame.ticks - 1)\" divides by 0", text("#heldDetail"));
        ask("false");
        headline("held at no frame end");
        assertTrue(onFx(() -> lookup("#heldPrevious").query().isDisabled()));
    }

    @Test
    void aBreakpointIsAskedWhereItHeldByItsMenu() {
        standing();
        add(new BreakpointPlace.TickEnd(), "tickInFrame = 4", "", HitRule.EACH);
        clickOn("#breakpointsTab");
        Node row = onFx(() -> lookup("#toggleBreakpoint2").query().getParent());
        clickOn(row, MouseButton.SECONDARY).clickOn("Where did it hold?");
        headline("held at 2 ticks");
        assertEquals("tickInFrame = 4", onFx(() -> lookup("#heldCondition").queryAs(TextField.class).getText()));
    }

    private void add(BreakpointPlace place, String condition, String message, HitRule rule) {
        int before = onFx(() -> window.workbench().breakpoints().lines().size());
        onFx(() -> {
            window.workbench().addBreakpoint(Breakpoint.at(1, place).withCondition(condition).withLogMessage(message).withHitRule(rule));
            return null;
        });
        await("it is listed", () -> window.workbench().breakpoints().lines().size() == before + 1);
    }

    @Test
    void previousAndNextHitAreThoseOfTheBreakpointsAsTheyAreNow() {
        standing();
        add(new BreakpointPlace.TickEnd(), "tickInFrame > 2", "", new HitRule(HitRule.Kind.MULTIPLE, 2));
        add(new BreakpointPlace.FrameEnd(), "frame.dropped > 0", "", HitRule.EACH);
        key(KeyCode.ALT, KeyCode.LEFT);
        flag("end of frame 5");
        key(KeyCode.ALT, KeyCode.LEFT);
        flag("end of tick 11");
        key(KeyCode.ALT, KeyCode.LEFT);
        flag("end of frame 3");
        key(KeyCode.ALT, KeyCode.LEFT);
        flag("end of tick 6");
        key(KeyCode.ALT, KeyCode.LEFT);
        await("there is none before", () -> lookup("#messageWhat").queryAs(Labeled.class).getText()
                .startsWith("No breakpoint was hit, or would have been, before"));
        key(KeyCode.ALT, KeyCode.RIGHT);
        flag("end of frame 3");
        onFx(() -> {
            window.workbench().submit(new Command.EnableBreakpoint(2, false));
            return null;
        });
        await("it is off", () -> !window.workbench().breakpoints().lines().get(0).enabled());
        key(KeyCode.ALT, KeyCode.RIGHT);
        flag("end of frame 5");
        assertEquals(12, rows().ticks().rowCount(), "nothing ran");
    }

    @Test
    void loggingBreakpointsAreEvaluatedOverThePast() {
        standing();
        add(new BreakpointPlace.TickEnd(), "tickInFrame = 4", "tick {simulationTick} is the last", HitRule.EACH);
        clickOn("#logTab");
        clickOn("#evaluatePast");
        await("both lines", () -> lookup("#logTable").queryAs(TableView.class).getItems().size() == 2);
        assertEquals(List.of(List.of("tick 6", "past", "tick 6 is the last"), List.of("tick 11", "past", "tick 11 is the last")), onFx(() ->
                lookup("#logTable").queryAs(TableView.class).getItems().stream().map(item -> words((LogLine) item)).toList()));
        assertEquals("Evaluated over the past: 2 lines; 2 that the run did not write are marked \"past\".", text("#messageWhat"));
    }

    private static List<String> words(LogLine line) {
        return List.of(line.place(), line.past() ? "past" : "run", line.words());
    }
}
