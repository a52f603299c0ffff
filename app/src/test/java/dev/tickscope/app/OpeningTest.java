package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.transport.ModeText;
import dev.tickscope.app.work.Runs;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Columns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Files that are opened, good and broken, and what else the window keeps. */
class OpeningTest extends WindowFlow {
    private static final String HEADER = "Application,ProcessID,SwapChainAddress,Runtime,Dropped,TimeInSeconds,msBetweenPresents,msUntilDisplayed\n";

    private static Path capture(String name, String... rows) throws IOException {
        return Files.writeString(folder.resolve(name), HEADER + String.join("\n", rows) + "\n");
    }

    private static String row(String chain, String seconds, String millis) {
        return "game.exe,7," + chain + ",DXGI,0," + seconds + "," + millis + ",20.5";
    }

    private void open(Path file) {
        onFx(() -> {
            window.opening().file(file);
            return null;
        });
    }

    @Test
    void aCapturePacesASessionOfItsOwnLength() throws IOException {
        awaitSession();
        open(capture("game.csv", row("0x1", "0.016", "16"), row("0x1", "0.032", "16"), row("0x1", "0.132", "100"), row("0x1", "0.148", "16")));
        await("the capture runs", () -> window.workbench().current().session().info().pacing().equals("game.csv"));
        awaitState(RunEvent.ENDED);
        assertEquals(4, rows().frames().rowCount());
        assertEquals(window.workbench().current().session().info().timeBase().unitsFromNanos(100_000_000), rows().frames().getLong(Columns.Frame.DELTA, 2));
        assertEquals("the capture has ended", window.transport().mode().reason());
        assertEquals("", window.messages().text());
    }

    @Test
    void aBrokenCaptureLeavesTheSessionAsItWas() throws IOException {
        script("phase", 17, 17);
        Workbench.OpenSession before = window.workbench().current();
        open(Files.writeString(folder.resolve("broken.csv"), "Application,Nonsense\nx,y\n"));
        await("a message is shown", () -> !window.messages().text().isEmpty());
        assertTrue(window.messages().text().contains("broken.csv"), window.messages().text());
        assertSame(before, window.workbench().current());
        assertTrue(before.session().submit(new Command.Pause()).accepted());
        clickOn("#closeMessage");
        await("the message is closed", () -> window.messages().text().isEmpty());
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        awaitSession();
        open(folder.resolve("nowhere.csv"));
        await("a message is shown", () -> window.messages().text().contains("nowhere.csv"));
    }

    @Test
    void ofSeveralStreamsOneIsChosen() throws IOException {
        awaitSession();
        open(capture("two.csv", row("0x1", "0.016", "16"), row("0x2", "0.020", "10"), row("0x1", "0.032", "16"), row("0x2", "0.030", "10"),
                row("0x2", "0.040", "10")));
        await("the streams are listed", () -> lookup("#streams").tryQuery().isPresent());
        key(KeyCode.ENTER);
        await("the chosen stream runs", () -> window.workbench().current().session().info().pacing().startsWith("two.csv"));
        awaitState(RunEvent.ENDED);
        assertTrue(window.workbench().current().session().info().pacing().endsWith("0x2"));
        assertEquals(3, rows().frames().rowCount());
    }

    @Test
    void everyKindOfFileIsOpenedByItsNameAndIsThenARecentOne() throws IOException {
        script("phase", 17, 17, 17);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        Path session = folder.resolve("three.ndjson");
        onFx(() -> {
            window.sessionFiles().save(session);
            return null;
        });
        await("it is saved", () -> window.messages().text().contains("three.ndjson"));
        Path contract = Files.writeString(folder.resolve("mine.json"), "{ \"extends\": \"phase\", \"id\": \"mine\", \"title\": \"Mine\", \"cap\": 7 }");
        open(contract);
        await("the contract is in force", () -> window.workbench().current().plan().contract().id().equals("mine"));
        open(session);
        await("the session is open", () -> window.workbench().current().title().endsWith("recorded"));
        assertEquals(3, rows().frames().rowCount());
        open(capture("last.csv", row("0x1", "0.016", "16")));
        await("the capture runs", () -> window.workbench().current().session().info().pacing().equals("last.csv"));
        open(Files.writeString(folder.resolve("bad.json"), "{ \"extends\": \"nothing\" }"));
        open(Files.writeString(folder.resolve("bad.ndjson"), "no session"));
        await("the last one is refused", () -> window.messages().text().contains("bad.ndjson"));
        onFx(() -> {
            window.openFile(contract);
            return null;
        });
        await("all are remembered, the newest first", () -> recent().size() >= 3 && recent().subList(0, 3).equals(List.of("mine.json", "last.csv", "three.ndjson")));
        assertTrue(recent().stream().noneMatch(name -> name.startsWith("bad")), recent().toString());
    }

    private static List<String> recent() {
        return Settings.load(folder.resolve("preferences.properties")).recentFiles().stream().map(path -> path.getFileName().toString()).toList();
    }

    @Test
    void aGameThatThrowsSaysWhyAndAnotherCanBeChosen() {
        script("phase", 17, 17);
        onFx(() -> {
            window.workbench().change(Runs.broken("broken"));
            return null;
        });
        await("the failure is told", () -> window.messages().text().contains("the door is locked"));
        assertEquals(ModeText.Mode.FAILED, window.transport().mode().mode());
        onFx(() -> {
            window.workbench().change(window.workbench().sample("metronome").orElseThrow());
            return null;
        });
        await("the other runs", () -> window.workbench().current().session().info().title().equals("Metronome")
                && window.transport().mode().mode() != ModeText.Mode.FAILED);
    }

    @Test
    void theThemeChangesAtOnce() {
        awaitSession();
        onFx(() -> {
            window.theme(ThemeChoice.LIGHT);
            return null;
        });
        await("the sheets are those of the light theme", () -> window.scene().getStylesheets().get(0).endsWith("light.css"));
        onFx(() -> {
            window.theme(ThemeChoice.DARK);
            return null;
        });
    }

    @Test
    void theHeadlessJobLeavesPicturesAndRows() {
        awaitSession();
        AtomicReference<Optional<String>> outcome = new AtomicReference<>();
        onFx(() -> {
            new HeadlessJob(window, folder.resolve("job"), outcome::set).run();
            return null;
        });
        await("the job ends", () -> outcome.get() != null);
        assertEquals(Optional.empty(), outcome.get());
        for (String name : HeadlessJob.files()) {
            assertTrue(Files.exists(folder.resolve("job").resolve(name)), name);
        }
    }
}
