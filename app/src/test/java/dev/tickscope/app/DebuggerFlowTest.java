package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.breakpoints.BreakpointLine;
import dev.tickscope.app.breakpoints.LogLine;
import dev.tickscope.app.shell.KeyScheme;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of breakpoint, steps by phases, and runs to targets, in the window. */
class DebuggerFlowTest extends WindowFlow {
    @Test
    void anObjectsHookStopsAtTheEndOfItsTick() {
        script("spawner", "phase", 17, 17, 17, 17, 17);
        form("FixedUpdate");
        type("breakpointObject", "Spout");
        submit(1);
        assertEquals("FixedUpdate, Spout", line(0).where(plan()));
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        awaitSentence("Breakpoint 1. Hit in FixedUpdate of tick 1; stopped at its end");
    }

    @Test
    void aContactOfTwoBodiesStopsInTheTickInWhichTheyBeginToTouch() {
        script("spawner", "phase", longs(400));
        form("Contact");
        type("breakpointObject", "Ball 1");
        type("breakpointOther", "Ground");
        submit(1);
        assertEquals("Contact, Ball 1 × Ground", line(0).where(plan()));
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertTrue(rows().ticks().getInt(Columns.Tick.CONTACTS, rows().ticks().rowCount() - 1) > 0);
    }

    @Test
    void aContactWithoutABodyIsMarkedAndNotSet() {
        script("spawner", "phase", 17);
        form("Contact");
        clickOn("#submitBreakpoint");
        await("the name is asked for", () -> lookup("#breakpointObject").queryAs(ComboBox.class).getEditor().getStyleClass().contains("wrong"));
        assertEquals(0, rows().commands().rowCount());
    }

    @Test
    void aPhaseStopsBeforeItsFirstStage() {
        script("phase", 17, 17);
        form("Phase update begins");
        submit(1);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_BEFORE_HOOK);
        assertEquals(StopCause.BREAKPOINT, RunStatus.of(rows()).cause());
    }

    @Test
    void theEndOfATickWithItsNumberAndTheEndOfAFrameStop() {
        script("phase", 17, 17, 17, 17);
        form("End of a tick");
        write("breakpointTick", "3");
        submit(1);
        place("End of a frame");
        write("breakpointTick", "2");
        submit(2);
        assertEquals("frameIndex = 2", window.workbench().current().session().breakpoints().get(2).condition());
        key(KeyCode.F5);
        awaitState(RunEvent.PAUSED);
        awaitSentence("Breakpoint 2. Stands at the end of frame 2, before the next.");
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        awaitSentence("Breakpoint 1. Stands at the end of tick 3.");
    }

    @Test
    void aConditionIsCheckedAndCompletedWhileItIsTyped() {
        script("phase", 17, 100, 17);
        form("FixedUpdate");
        clickOn("#breakpointCondition").write("accumlator > 0 ms");
        await("it is marked", () -> lookup("#breakpointNote").queryAs(Labeled.class).getText().contains("did you mean accumulator?"));
        clickOn("#submitBreakpoint");
        assertEquals(0, rows().commands().rowCount());
        onFx(() -> {
            lookup("#breakpointCondition").queryAs(TextField.class).clear();
            return null;
        });
        clickOn("#breakpointCondition").write("tickInFr").type(KeyCode.TAB);
        assertEquals("tickInFrame", onFx(() -> lookup("#breakpointCondition").queryAs(TextField.class).getText()));
        write("breakpointCondition", "tickInFrame = 2");
        submit(1);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertEquals(2, rows().ticks().getInt(Columns.Tick.TICK_IN_FRAME, rows().ticks().rowCount() - 1));
    }

    @Test
    void aHitRuleCountsAndOnceSwitchesOff() {
        script("phase", 17, 17, 17, 17);
        form("FixedUpdate");
        write("breakpointHits", "2");
        clickOn("#breakpointOnce");
        submit(1);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertEquals(2, rows().ticks().rowCount());
        await("it is off", () -> !line(0).enabled());
        assertEquals("2, at the 2nd", line(0).hitsText());
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
    }

    @Test
    void aLogMessageWritesLinesThatLeadToTheirTicks() {
        script("phase", 17, 17, 17);
        form("FixedUpdate");
        write("breakpointLog", "tick {simulationTick}");
        submit(1);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        clickOn("#logTab");
        await("three lines", () -> log().getItems().size() == 3);
        assertEquals(List.of("tick 1", "tick 2", "tick 3"), onFx(() -> log().getItems().stream().map(LogLine::words).toList()));
        doubleClickOn("tick 2");
        await("its tick is shown", () -> window.workbench().playheadProperty().get().equals(new Playhead.AtTick(1)));
    }

    @Test
    void oneThatIsThereIsChangedUnderItsNumber() {
        script("phase", 17, 17, 17, 17);
        form("FixedUpdate");
        submit(1);
        onFx(() -> {
            breakpoints().getSelectionModel().select(0);
            return null;
        });
        clickOn("#editBreakpoint");
        write("breakpointTick", "3");
        clickOn("#submitBreakpoint");
        await("it is changed", () -> line(0).breakpoint().onlyTick() == 3);
        assertEquals(1, line(0).id());
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertEquals(3, rows().ticks().rowCount());
    }

    @Test
    void severalHitsInATickAreAllNamed() {
        script("phase", 17, 17);
        form("FixedUpdate");
        submit(1);
        submit(2);
        place("End of a tick");
        submit(3);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        awaitSentence("Breakpoints 1, 2 and 3. Hit in FixedUpdate of tick 1;");
        assertEquals("breakpoints 1, 2 and 3 · end of tick 1", window.transport().mode().reason());
        await("all are hot", () -> window.workbench().breakpoints().lines().stream().allMatch(BreakpointLine::stopped));
    }

    @Test
    void aRunToADropArrivesAfterTheFrameThatDropped() {
        script("phase", 17, 17, 200, 17);
        clickOn("#runTo");
        clickOn("#runToDROPPED");
        await("it arrived", () -> RunStatus.of(rows()).cause() == StopCause.RUN_TO);
        awaitSentence("Arrived at a drop. Stands at the end of frame 3, before the next.");
    }

    @Test
    void aRunIsCancelledWithEscape() {
        awaitSession();
        key(KeyCode.F6);
        awaitState(RunEvent.PAUSED);
        clickOn("#runTo");
        clickOn("#runToHELD");
        assertEquals(RunEvent.PAUSED, RunStatus.of(rows()).event());
        key(KeyCode.ESCAPE);
        clickOn("#runTo");
        clickOn("#runToTick").write("1000000").type(KeyCode.ENTER);
        await("it is on the way", () -> text("#runningTo").equals("Running to tick 1000000"));
        await("frames are counted", () -> text("#runState").startsWith("Running to tick 1000000, "));
        key(KeyCode.ESCAPE);
        awaitState(RunEvent.PAUSED);
        await("the menu is back", () -> lookup("#runTo").query().isVisible());
    }

    @Test
    void aBreakpointThatCameBeforeTheTargetSaysSo() {
        script("phase", 17, 17, 17, 17);
        form("FixedUpdate");
        submit(1);
        clickOn("#runTo");
        clickOn("#runToDROPPED");
        awaitState(RunEvent.STOPPED_TICK_END);
        awaitSentence("It came first: the run to a drop ends here.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void phasesAreSteppedThroughAWholeFrame(String contract) {
        script(contract, 17, 17, 17);
        key(KeyCode.SHIFT, KeyCode.F10);
        await("a frame", () -> rows().frameEnds().rowCount() == 1 && RunStatus.of(rows()).event() == RunEvent.PAUSED);
        int steps = 0;
        while (rows().frameEnds().rowCount() == 1 && steps < 40) {
            long states = rows().states().rowCount();
            key(KeyCode.F11);
            await("a phase", () -> rows().states().rowCount() > states);
            steps++;
        }
        assertEquals(2, rows().frameEnds().rowCount());
        assertEquals(1, rows().frameEnds().getInt(Columns.FrameEnd.TICKS, 1));
        assertTrue(steps >= plan().stages().size(), steps + " steps");
        assertTrue(onFx(() -> lookup("#finishFrame").query().isDisabled()));
    }

    @Test
    void aHitInsideATickIsPendingUntilItsEnd() {
        script("phase", 17, 100, 17);
        key(KeyCode.SHIFT, KeyCode.F10);
        await("a frame", () -> rows().frameEnds().rowCount() == 1);
        key(KeyCode.F9);
        await("the breakpoint is listed", () -> breakpoints().getItems().size() == 1);
        for (int step = 0; step < 20 && rows().breakpoints().rowCount() < 2; step++) {
            long states = rows().states().rowCount();
            key(KeyCode.F11);
            await("a phase", () -> rows().states().rowCount() > states);
        }
        awaitSentence("Breakpoint 1 hit in FixedUpdate of tick 2; will stop at its end; will skip Timed routines, Flow Tick and Presentation");
        assertFalse(onFx(() -> lookup("#finishFrame").query().isDisabled()));
    }

    @Test
    void aChosenKeySchemeActsAndIsKept() {
        script("phase", 17, 17, 17);
        onFx(() -> {
            window.keys(KeyScheme.JETBRAINS);
            return null;
        });
        key(KeyCode.F8);
        awaitTicks(1);
        key(KeyCode.F10);
        key(KeyCode.SHIFT, KeyCode.F8);
        await("finishing has no frame", () -> rows().commands().rowCount() == 2);
        assertEquals(1, rows().ticks().rowCount());
        onFx(() -> {
            window.keys(KeyScheme.TICKSCOPE);
            return null;
        });
    }

    @Test
    void aCapThatIsSetWhileItStandsActsFromTheNextFrame() {
        script("phase", 17, 200, 17);
        clickOn("#clockControl");
        clickOn("#capEntry").write("2").type(KeyCode.ENTER);
        await("it is told", () -> text("#capState").equals("2 ticks a frame, from the next frame on."));
        key(KeyCode.ESCAPE);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(2, rows().frameEnds().getInt(Columns.FrameEnd.TICKS, 1));
    }

    private void type(String id, String name) {
        onFx(() -> {
            lookup("#" + id).queryAs(ComboBox.class).getEditor().setText(name);
            return null;
        });
    }

    private BreakpointLine line(int index) {
        return window.workbench().breakpoints().lines().get(index);
    }

    private dev.tickscope.core.contract.PhasePlan plan() {
        return window.workbench().current().plan().contract().plan();
    }

    @SuppressWarnings("unchecked")
    private TableView<Object> breakpoints() {
        return lookup("#breakpointTable").queryAs(TableView.class);
    }

    @SuppressWarnings("unchecked")
    private TableView<LogLine> log() {
        return lookup("#logTable").queryAs(TableView.class);
    }

    private static long[] longs(int count) {
        long[] frames = new long[count];
        java.util.Arrays.fill(frames, 17);
        return frames;
    }
}
