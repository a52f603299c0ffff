package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.transport.ModeText;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Columns;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

/** What somebody does who debugs a clock, from the keyboard and with the mouse. */
class DebuggingTest extends WindowFlow {
    @Test
    void theWindowStartsWithTheCratesRunning() {
        awaitSession();
        await("frames run", () -> window.transport().mode().mode() == ModeText.Mode.LIVE && rows().frames().rowCount() > 10);
        assertEquals("Crates · 60 Hz display", text("#sessionName"));
        assertEquals("Running", text("#runState"));
        assertTrue(onFx(() -> lookup("#resume").query().isDisabled()));
        assertFalse(onFx(() -> lookup("#pause").query().isDisabled()));
    }

    @Test
    void f6PausesAndF5Resumes() {
        awaitSession();
        key(KeyCode.F6);
        awaitState(RunEvent.PAUSED);
        assertTrue(window.transport().mode().reason().startsWith("you, F6"), window.transport().mode().reason());
        key(KeyCode.F5);
        awaitState(RunEvent.RESUMED);
        assertEquals(ModeText.Mode.LIVE, window.transport().mode().mode());
    }

    @Test
    void stepTickRunsExactlyOneTick() {
        script("phase", 17, 17, 17);
        clickOn("#stepTick");
        awaitTicks(1);
        key(KeyCode.F10);
        awaitTicks(2);
        assertTrue(onFx(() -> lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream().noneMatch(menu -> menu.isShowing())));
        assertEquals("step · end of tick 2", window.transport().mode().reason());
        key(KeyCode.PERIOD);
        awaitTicks(3);
    }

    @Test
    void aKeyThatTheSystemRepeatsIsOneCommand() {
        script("phase", 17, 17, 17);
        onFx(() -> {
            for (int press = 0; press < 3; press++) {
                Event.fireEvent(window.scene(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F10, false, false, false, false));
            }
            Event.fireEvent(window.scene(), new KeyEvent(KeyEvent.KEY_RELEASED, "", "", KeyCode.F10, false, false, false, false));
            return null;
        });
        awaitTicks(1);
        assertEquals(1, rows().commands().rowCount());
        key(KeyCode.F10);
        awaitTicks(2);
    }

    @Test
    void shiftF10StepsAWholeFrame() {
        script("phase", 17, 17, 17);
        key(KeyCode.SHIFT, KeyCode.F10);
        await("a frame", () -> rows().frameEnds().rowCount() == 1 && rows().ticks().rowCount() == 1);
        assertEquals(1, rows().frames().getLong(Columns.Frame.FRAME_INDEX, 0));
    }

    @Test
    void aBreakpointStopsInTheSecondOfFourCatchUpTicksAndResumeRunsTheRest() {
        script("phase", 17, 17, 100, 17, 17);
        clickOn("#addBreakpoint");
        clickOn("#breakpointTick").write("4");
        clickOn("#submitBreakpoint");
        await("the breakpoint is listed", () -> table().getItems().size() == 1);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertEquals("breakpoint 1 · end of tick 4", window.transport().mode().reason());
        assertEquals(2, rows().ticks().getInt(Columns.Tick.TICK_IN_FRAME, 3));
        await("the stop is explained", () -> sentence().contains("Still owed: ticks 5 and 6, run by the next frame on Resume."));
        assertTrue(onFx(() -> sentence()).startsWith("Breakpoint 1. Hit in FixedUpdate of tick 4; stopped at its end"));
        assertEquals("Stopped", text("#runState"));
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(8, rows().ticks().rowCount());
        assertEquals("", onFx(() -> lookup("#stopSentence").query().isVisible() ? sentence() : ""));
    }

    @Test
    void aBreakpointIsSwitchedOffAndRemoved() {
        script("phase", 17, 17, 17);
        key(KeyCode.F9);
        await("the breakpoint is listed", () -> table().getItems().size() == 1);
        clickOn("#toggleBreakpoint1");
        await("it is off", () -> !window.workbench().breakpoints().lines().get(0).enabled());
        onFx(() -> {
            table().requestFocus();
            table().getSelectionModel().select(0);
            return null;
        });
        key(KeyCode.DELETE);
        await("it is gone", () -> table().getItems().isEmpty());
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
    }

    @Test
    void anExactTimeScaleIsTypedAndScalesTheFramesAfterIt() {
        script("phase", 17, 17);
        clickOn("#timeScaleEntry").write("1/2").type(KeyCode.ENTER);
        await("the scale is applied", () -> rows().commands().rowCount() == 1);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(1, rows().frames().getLong(Columns.Frame.SCALE_NUMERATOR, 0));
        assertEquals(2, rows().frames().getLong(Columns.Frame.SCALE_DENOMINATOR, 0));
        await("the slider follows", () -> lookup("#timeScale").queryAs(Slider.class).getValue() == 1 / 3.0);
        assertEquals("0.5", onFx(() -> lookup("#timeScaleEntry").queryAs(TextField.class).getText()));
    }

    @Test
    void aTimeScaleOutOfRangeIsMarkedAndNotAsked() {
        script("phase", 17, 17);
        clickOn("#timeScaleEntry").write("101").type(KeyCode.ENTER);
        Node entry = lookup("#timeScaleEntry").query();
        await("the entry is marked", () -> entry.getStyleClass().contains("wrong"));
        assertEquals(0, rows().commands().rowCount());
    }

    @Test
    void spaceTypesInAFieldAndTogglesElsewhere() {
        awaitSession();
        await("frames run", () -> window.transport().mode().mode() == ModeText.Mode.LIVE && rows().frames().rowCount() > 2);
        clickOn("#addBreakpoint");
        clickOn("#breakpointTick");
        key(KeyCode.SPACE);
        assertEquals(ModeText.Mode.LIVE, onFx(() -> window.transport().mode().mode()));
        onFx(() -> {
            window.scene().getRoot().requestFocus();
            return null;
        });
        key(KeyCode.SPACE);
        awaitState(RunEvent.PAUSED);
    }

    @Test
    void lettersReachTheTimelineFromAButtonButNotFromAField() {
        script("phase", 17, 17, 17);
        clickOn("#stepTick");
        awaitTicks(1);
        boolean before = onFx(() -> window.views().lensOn());
        key(KeyCode.L);
        await("the lens is switched", () -> window.views().lensOn() != before);
        clickOn("#addBreakpoint");
        clickOn("#breakpointTick");
        key(KeyCode.L);
        assertEquals(!before, onFx(() -> window.views().lensOn()));
    }

    @SuppressWarnings("unchecked")
    private TableView<Object> table() {
        return lookup("#breakpointTable").queryAs(TableView.class);
    }
}
