package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.transport.ModeText;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Sessions as a whole: saved, opened, run again, and branched off. */
class SessionFlowTest extends WindowFlow {
    /** Frames of the crates that have run to their end. */
    private void ran(long... deltaMillis) {
        script("phase", deltaMillis);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
    }

    private void messageBegins(String text) {
        await("the message \"" + text + "\"", () -> window.messages().text().contains(text));
    }

    private void onWindow(Runnable action) {
        onFx(() -> {
            action.run();
            return null;
        });
    }

    @Test
    void aSavedSessionIsOpenedBesideTheOtherAndShowsTheSame() {
        ran(17, 17, 100, 17, 5);
        long ticks = rows().ticks().rowCount();
        OpenSession live = window.workbench().current();
        Path file = folder.resolve("crates.ndjson");
        onWindow(() -> window.sessionFiles().save(file));
        messageBegins("The session was saved");
        onWindow(() -> window.sessionFiles().open(file));
        await("the file is open", () -> window.workbench().current().session() instanceof RecordedSession);
        assertEquals(ticks, rows().ticks().rowCount());
        onWindow(() -> window.workbench().playheadProperty().set(new Playhead.AtTick(2)));
        await("tick 3", () -> window.moment() != null && window.moment().tickRow() == 2);
        key(KeyCode.F10);
        messageBegins("does not offer stepping a tick");
        assertEquals(2, window.workbench().sessions().size());
        onWindow(() -> window.workbench().show(live));
        await("the other one", () -> window.workbench().current() == live);
    }

    @Test
    void aSessionThatIsRunAgainIsTheSameRun() {
        ran(17, 17, 100, 17, 5);
        OpenSession old = window.workbench().current();
        long ticks = rows().ticks().rowCount();
        String words = "Run again: identical over " + ticks + " ticks, " + rows().phases().rowCount() + " phases.";
        onWindow(() -> window.compareSession());
        messageBegins(words);
        assertNotSame(old, window.workbench().current(), "the repetition is a session of its own");
        await("the badge", () -> window.transport().mode().reason().equals("agrees to tick " + ticks));
        assertEquals(ModeText.Mode.REPLAY, window.transport().mode().mode());
        assertFalse(onFx(() -> lookup("#overview").query().getAccessibleText()).contains("differs"));
    }

    @Test
    void aSessionThatIsRunAgainKeepsAsMuchHistoryAsTheFirst() {
        awaitSession();
        onWindow(() -> window.preferences().preferences().history(64));
        ran(17, 17, 100);
        OpenSession old = window.workbench().current();
        onWindow(() -> window.preferences().preferences().history(128));
        onWindow(() -> window.compareSession());
        messageBegins("Run again: identical");
        assertNotSame(old, window.workbench().current());
        assertEquals(64L << 20, ((HostedSession) window.workbench().current().session()).retention().budgetBytes());
        await("the history in the status bar", () -> all(lookup(".status").query()).contains("of 64 MB"));
    }

    @Test
    void aBranchRepeatsThePastUpToThePlayheadAndTheOldSessionStays() {
        ran(17, 17, 100, 17, 5);
        OpenSession old = window.workbench().current();
        long hash = rows().ticks().getLong(Columns.Tick.STATE_HASH, 2);
        onWindow(() -> window.workbench().playheadProperty().set(new Playhead.AtTick(2)));
        await("tick 3", () -> window.moment() != null && window.moment().tickRow() == 2);
        onWindow(() -> window.branchSession());
        await("the branch stands at tick 3", () -> window.workbench().current() != old && rows().ticks().rowCount() == 3
                && !RunStatus.of(rows()).running() && window.moment().tickRow() == 2);
        assertEquals(hash, rows().ticks().getLong(Columns.Tick.STATE_HASH, 2));
        assertNotSame(old.session(), window.workbench().current().session());
        key(KeyCode.F10);
        awaitTicks(4);
        onWindow(() -> window.workbench().show(old));
        await("the old one", () -> rows().ticks().rowCount() > 4);
        assertSame(old, window.workbench().current());
    }

    @Test
    void aFileThatIsNoSessionIsToldAndNothingChanges() throws IOException {
        awaitSession();
        OpenSession before = window.workbench().current();
        Path file = folder.resolve("other.ndjson");
        Files.writeString(file, "hello\n");
        onWindow(() -> window.sessionFiles().open(file));
        messageBegins("line 1: expected a session file");
        assertSame(before, window.workbench().current());
        assertTrue(RunStatus.of(rows()).running());
    }
}
