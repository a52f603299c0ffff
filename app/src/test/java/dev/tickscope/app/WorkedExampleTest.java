package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.picture.Instant;
import dev.tickscope.app.picture.RunFile;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.scene.SceneView;
import dev.tickscope.timeline.field.FieldTableView;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;

/**
 * The worked example, run to its stop and shown in the debug layout: every number that it has stands on the screen where it belongs, and
 * each place shows it alike. Its one breakpoint has number 1.
 */
class WorkedExampleTest extends SharedWindow {
    private static final Path EXAMPLE = Path.of("../docs/examples/worked-example.json");
    private static final Pattern TEXT = Pattern.compile("<text[^>]*>([^<]*)</text>");

    private void show(Path scenario) {
        awaitSession();
        onFx(() -> {
            RecordedSession session = RunFile.open(scenario, Instant.STOP.runEnd());
            window.layout(LayoutChoice.DEBUG);
            show(new Workbench.OpenSession(session, new SessionPlan(session.record().setup().debuggee(), session.info().contract(),
                    new PacingChoice.Script("script", new long[0], false, false))));
            return null;
        });
        await("frame 512 is shown", () -> window.moment() != null && window.moment().framePosition() == 512 && window.views().flag().equals("end of tick 431"));
    }

    /** Field, value and what it means right now, as the table's cells have them. */
    private List<String> fields() {
        FieldTableView table = view(FieldTableView.class);
        return onFx(() -> IntStream.range(0, table.shownRows().size()).mapToObj(row -> (cell(table, row, 0) + " " + cell(table, row, 1) + " "
                + table.shownRows().get(row).unit()).strip() + ", " + cell(table, row, 4))
                .toList());
    }

    private static String cell(FieldTableView table, int row, int column) {
        return ((Labeled) table.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, row, column)).getText();
    }

    /** The texts that the lanes draw, in their order. */
    private List<String> lanes() {
        Matcher matcher = TEXT.matcher(onFx(() -> window.views().timelineView().svg()));
        return matcher.results().map(found -> found.group(1)).toList();
    }

    private static void assertHas(List<String> texts, String... wanted) {
        for (String text : wanted) {
            assertTrue(texts.contains(text), () -> "\"" + text + "\" is not among " + texts);
        }
    }

    private static void assertHas(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), () -> "\"" + part + "\" is not in: " + text);
        }
    }

    @Test
    void theTableOfClockFieldsHasItsNumbers() {
        show(EXAMPLE);
        assertEquals(List.of("deltaTime 100.000 ms, brought by this frame",
                "frameTime 7.391754 s, active time, with this frame",
                "frameIndex 512, interrupted, counted once",
                "simulationTime 7.183333 s, end of tick 431, committed",
                "simulationTick 431, completed, one-based",
                "fixedDeltaTime 16.667 ms, always 1/60 s",
                "interpolationAlpha 0.5052, kept from frame 511",
                "droppedTime 166.667 ms, total; 2 steps lost now"), fields());
    }

    @Test
    void theLanesHaveThem() {
        show(EXAMPLE);
        List<String> texts = lanes();
        assertHas(texts, "512 · 2 of 4", "skipped", "513 on Resume", "frame 511: 1 tick, then 100.0 ms");
        assertHas(texts, "430", "431", "432", "433", "2 dropped", "2 owed →");
        assertHas(texts, "108.4 ms", "cap 4 steps = 66.7 ms", "1 step = 16.7 ms", "41.8 ms carried", "8.4 ms");
        assertHas(texts, "0.505 kept, not presented");
        assertHas(texts, "133.3 ms", "+33.3 ms", "166.7 ms in all");
        assertHas(texts, "hit here", "stops here", "end of tick 431", "real 8.99 to 9.25 s");
    }

    @Test
    void theLedgerHasThemAndAddsUp() {
        show(EXAMPLE);
        String ledger = ledger();
        assertHas(ledger, "Frame 512 brought 100.0 ms. 6 steps were due, the cap allows 4, so 2 were dropped. 2 ticks ran; 41.8 ms stay.");
        assertHas(ledger, "100.000 ms brought + 8.420 carried in = 108.420 ms");
        assertHas(ledger, "consumed 33.333 ms 2 ticks run", "carried 41.754 ms 2 ticks owed + 8.4 ms", "dropped 33.333 ms 2 whole steps");
        assertHas(ledger, "9.254 s of real time up to the start of frame 512");
        assertHas(ledger, "simulated 7.183 s 431 ticks", "paused 1.850 s 1 pause", "dropped 0.167 s 10 steps", "carried 0.042 s", "clamped 0.012 s");
        assertEquals(2, ledger.split("residue 0 ns", -1).length - 1);
    }

    @Test
    void theSentenceTheBadgeAndTheStatusLineAgreeWithThem() {
        show(EXAMPLE);
        assertHas(sentence(), "Hit in FixedUpdate of tick 431; stopped at its end", "Still owed: ticks 432 and 433, run by the next frame on Resume.");
        assertEquals("breakpoint 1 · end of tick 431", badge());
        String status = all(onFx(() -> lookup(".status").query()));
        assertHas(status, "Stopped", "Real 9.254 s", "Simulation 7.183 s", "Frame 512", "Tick 431 completed");
    }

    @Test
    void theSceneHasTheLag() {
        show(EXAMPLE);
        String scene = all(view(SceneView.class));
        assertHas(scene, "tick 431", "41.6 ms");
        assertHas(scene, "Presented in frame 511, between ticks 428 and 429 at alpha 0.505");
    }
}
