package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.transport.ModeText;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.FieldTableView;
import dev.tickscope.timeline.ledger.LedgerView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Somebody scrubs through what was recorded: every panel tells of the same instant, and the session is left alone. */
class LookBackTest extends WindowFlow {
    /** Frame 3 brings 100 ms: six ticks due, four run. Ticks 1 to 8. */
    private void recorded() {
        script("phase", 17, 17, 100, 17, 17);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(8, rows().ticks().rowCount());
    }

    private Playhead playhead() {
        return onFx(() -> window.workbench().playheadProperty().get());
    }

    /** Waits until that instant is on screen. */
    private void awaitFlag(String flag) {
        await(flag, () -> window.views().flag().equals(flag));
    }

    private void shows(String flag, String inTable, String inLedger, String badge) {
        awaitFlag(flag);
        String table = all(view(FieldTableView.class));
        String ledger = all(view(LedgerView.class));
        assertTrue(table.contains(inTable), flag + ": " + table);
        assertTrue(ledger.contains(inLedger), flag + ": " + ledger);
        assertEquals(badge, onFx(() -> window.transport().mode().reason()));
        assertEquals(ModeText.Mode.REPLAY, onFx(() -> window.transport().mode().mode()));
    }

    @Test
    void everyPanelShowsTheTickThatThePlayheadIsMovedTo() {
        recorded();
        StoreView before = rows();
        for (int i = 0; i < 4; i++) {
            key(KeyCode.ALT, KeyCode.F10);
        }
        shows("end of tick 5", "after physics of tick 5", "Frame 3 brought 100.0 ms.", "look back · tick 5 of 8");
        assertTrue(all(view(FieldTableView.class)).contains("end of tick 5, committed"));
        assertTrue(all(view(LedgerView.class)).contains("3 of 4 ticks ran so far"), all(view(LedgerView.class)));
        assertEquals(4, onFx(() -> window.moment().tickRow()));
        key(KeyCode.COMMA);
        shows("end of tick 4", "after physics of tick 4", "2 of 4 ticks ran so far", "look back · tick 4 of 8");
        key(KeyCode.ALT, KeyCode.SHIFT, KeyCode.F10);
        shows("end of frame 2", "end of frame 2", "Frame 2 brought 17.0 ms.", "look back · tick 2 of 8");
        assertEquals(before.totalRows(), rows().totalRows(), "nothing ran");
    }

    @Test
    void controlAndAnArrowGoesFromStageToStage() {
        recorded();
        onFx(() -> {
            window.workbench().playheadProperty().set(new Playhead.AtTick(3));
            window.views().focus();
            return null;
        });
        awaitFlag("end of tick 4");
        key(KeyCode.CONTROL, KeyCode.LEFT);
        shows("after Physics, tick 4", "pending, starts at 0.050000 s", "1 of 4 ticks ran so far", "look back · tick 3 of 8");
        assertTrue(all(view(FieldTableView.class)).contains("row = after FixedUpdate, tick 4"), all(view(FieldTableView.class)));
        key(KeyCode.LEFT);
        shows("end of tick 3", "after physics of tick 3", "1 of 4 ticks ran so far", "look back · tick 3 of 8");
        key(KeyCode.HOME);
        shows("after Start, frame 1", "none completed yet", "Frame 1 brought 17.0 ms.", "look back · before the first tick");
        assertTrue(onFx(() -> lookup("#backTick").query().isDisabled()));
        key(KeyCode.END);
        await("live again", () -> window.transport().mode().mode() == ModeText.Mode.ENDED);
        assertTrue(onFx(() -> lookup("#backToLive").query().isDisabled()));
    }

    @Test
    void reversePlaysToTheOldestRowAndTheButtonGoesBackToLive() {
        recorded();
        clickOn("#reverse");
        await("the oldest row", () -> window.workbench().lookingBack().way() == null && playheadNow() instanceof Playhead.AtPhase);
        assertEquals(new Playhead.AtPhase(0), playhead());
        assertTrue(onFx(() -> lookup("#reverse").query().isDisabled()));
        key(KeyCode.CONTROL, KeyCode.F5);
        await("it meets the newest row", () -> playheadNow() instanceof Playhead.Live);
        key(KeyCode.COMMA);
        awaitFlag("end of tick 8");
        clickOn("#backToLive");
        assertEquals(Playhead.LIVE, playhead());
    }

    private Playhead playheadNow() {
        return window.workbench().playheadProperty().get();
    }

    @Test
    void theKeysThatStopPlayingDoNotReachTheSession() {
        // An hour of the past: it cannot come to its end by itself here.
        script("phase", 3_600_000, 3_600_000);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        long states = rows().states().rowCount();
        for (KeyCode stop : new KeyCode[] {KeyCode.SPACE, KeyCode.F6, KeyCode.ESCAPE}) {
            key(KeyCode.END);
            key(KeyCode.SHIFT, KeyCode.F5);
            await("it plays", () -> window.transport().mode().reason().startsWith("reverse · tick"));
            key(stop);
            await("it stands", () -> window.transport().mode().reason().startsWith("look back · tick"));
        }
        assertEquals(states, rows().states().rowCount());
        assertEquals(1, rows().commands().rowCount(), "the resume alone");
    }

    @Test
    void hitsAreVisitedBackAndForth() {
        script("phase", 17, 17, 17, 17);
        key(KeyCode.F9);
        await("the breakpoint is listed", () -> window.workbench().breakpoints().lines().size() == 1);
        key(KeyCode.F5);
        awaitState(RunEvent.STOPPED_TICK_END);
        key(KeyCode.F5);
        await("the second stop", () -> rows().ticks().rowCount() == 2 && window.transport().mode().reason().endsWith("tick 2"));
        key(KeyCode.ALT, KeyCode.LEFT);
        shows("end of tick 1", "after physics of tick 1", "1 tick ran", "look back · tick 1 of 2");
        key(KeyCode.ALT, KeyCode.RIGHT);
        awaitFlag("end of tick 2");
        key(KeyCode.F10);
        await("a step shows what it does", () -> playheadNow() instanceof Playhead.Live && rows().ticks().rowCount() == 3);
    }

    @Test
    void marksAreSetNamedVisitedAndRemoved() {
        recorded();
        key(KeyCode.COMMA);
        awaitFlag("end of tick 8");
        key(KeyCode.M);
        key(KeyCode.COMMA);
        key(KeyCode.COMMA);
        awaitFlag("end of tick 6");
        key(KeyCode.SHIFT, KeyCode.M);
        write("hitch").type(KeyCode.ENTER);
        await("the mark has its name", () -> marks().stream().map(Marks.Mark::name).toList().equals(java.util.List.of("hitch", "Mark 1")));
        assertTrue(onFx(() -> marks().get(0).kept()));
        assertEquals(2, onFx(() -> lookup("#markTable").queryAs(TableView.class).getItems().size()));
        assertTrue(all(lookup("#markTable").query()).contains("end of tick 6"));
        key(KeyCode.N);
        awaitFlag("end of tick 8");
        key(KeyCode.SHIFT, KeyCode.N);
        awaitFlag("end of tick 6");
        clickOn("#removeMark");
        assertEquals("Mark 1", onFx(() -> marks().get(0).name()));
        assertFalse(onFx(() -> marks().get(0).kept()));
    }

    @Test
    void aMarkIsNamedWhereTheLayoutHasNoTabs() {
        recorded();
        interact(() -> window.layout(LayoutChoice.PACING));
        key(KeyCode.COMMA);
        awaitFlag("end of tick 8");
        key(KeyCode.SHIFT, KeyCode.M);
        await("its name is asked", () -> lookup("#askedName").tryQuery().isPresent());
        write("last tick").type(KeyCode.ENTER);
        await("the mark has its name", () -> marks().stream().map(Marks.Mark::name).toList().equals(java.util.List.of("last tick")));
        assertTrue(onFx(() -> marks().get(0).kept()));
    }

    private java.util.List<Marks.Mark> marks() {
        return window.workbench().lookingBack().marks().all();
    }
}
