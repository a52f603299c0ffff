package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.pacing.HistogramView;
import dev.tickscope.timeline.pacing.StatisticsViewModel;
import dev.tickscope.timeline.stats.StatLine;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/** The pacing layout: histogram, statistics, picked frames and the ledger's parts, in the window. */
class PacingFlowTest extends WindowFlow {
    /** 5 frames of 10, 20, 30, 40 and 100 ms, run to their end. */
    private void fiveFrames() {
        script("phase", 10, 20, 30, 40, 100);
        key(KeyCode.CONTROL, KeyCode.DIGIT2);
        await("the pacing layout", () -> lookup("#pacingLayout").tryQuery().isPresent());
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        await("all frames are read", () -> "5".equals(value("frames")));
    }

    private StatisticsViewModel statistics() {
        return window.views().pacing().statistics();
    }

    private String value(String id) {
        StatisticsViewModel.Shown shown = statistics().shown();
        return shown == null ? "" : shown.lines().stream().filter(line -> line.id().equals(id)).map(StatLine::value).findFirst().orElse("");
    }

    private HistogramView histogram() {
        return lookup("#histogram").queryAs(HistogramView.class);
    }

    private void clickPart(int bar, String name) {
        Node part = onFx(() -> lookup(".ledger-bar").queryAll().stream().filter(Node::isVisible).toList().get(bar).lookupAll(".part-name").stream()
                .filter(node -> node.isVisible() && ((javafx.scene.control.Label) node).getText().equals(name)).findFirst().orElseThrow());
        clickOn(part);
    }

    @Test
    void theSwitchChangesTheLayoutAndKeepsWhatIsShown() {
        fiveFrames();
        assertTrue(onFx(() -> lookup("#layoutPacing").queryAs(RadioButton.class).isSelected()));
        onFx(() -> {
            window.workbench().playheadProperty().set(new Playhead.AtFrame(2));
            return null;
        });
        clickOn("#layoutDebug");
        await("the debug layout", () -> lookup("#pacingLayout").tryQuery().isEmpty());
        assertEquals(new Playhead.AtFrame(2), onFx(() -> window.workbench().playheadProperty().get()));
        clickOn("#layoutPacing");
        await("the pacing layout", () -> lookup("#pacingLayout").tryQuery().isPresent());
        assertEquals("pacing", onFx(() -> {
            // What the preferences hold at the end is what the next start reads.
            window.layout(LayoutChoice.PACING);
            return window.layout().id();
        }));
        assertEquals(LayoutChoice.DEBUG, LayoutChoice.named(Settings.load(folder.resolve("none")).text("layout", "")));
    }

    @Test
    void theStatisticsTellEveryValueWithItsFormulaAndCopyItExactly() {
        fiveFrames();
        TableView<StatLine> table = lookup("#statisticsTable").queryAs(TableView.class);
        Set<String> shown = onFx(() -> table.getItems().stream().map(line -> line.name() + ": " + line.value()).collect(Collectors.toSet()));
        assertTrue(shown.containsAll(Set.of("Frames: 5", "Mean: 40.000 ms", "p50: 30.000 ms", "p99: 100.000 ms", "From mean time: 25.00 fps",
                "Mean of rates: 43.67 fps", "1 % low, average: 10.00 fps", "Dropped: 33.333 ms", "Alpha jumps: 1")), shown.toString());
        assertTrue(onFx(() -> table.getItems().stream().noneMatch(line -> !line.id().isEmpty() && line.formula().isEmpty())));
        assertEquals("frames 1 to 5 · 0.200 s", text("#statisticsRange"));
        clickOn("#statisticsCopy").clickOn("Copy as CSV");
        String csv = onFx(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(csv.contains("\ndropped,1/30,s,"), csv);
        assertTrue(csv.contains("\nmean,40000000,ns,total ÷ n\n"), csv);
    }

    @Test
    void aBinPicksItsFramesAndTheWayGoesFromOneToTheNext() {
        fiveFrames();
        // The keyboard does what the pointer does: the last bin holds the frame of 100 ms.
        onFx(() -> {
            histogram().requestFocus();
            return null;
        });
        key(KeyCode.LEFT);
        await("a bin is pointed at", () -> histogram().describe().endsWith("1 of 5 frames"));
        key(KeyCode.ENTER);
        await("its frame is picked", () -> window.views().pacing().picks().frames() != null);
        assertTrue(text("#pickWords").startsWith("◆ 1 of 5 frames of "), text("#pickWords"));
        clickOn("#pickNext");
        await("the frame is shown", () -> window.workbench().playheadProperty().get().equals(new Playhead.AtFrame(4)));
        await("its place is told", () -> "1 of 1".equals(lookup("#pickPlace").queryAs(javafx.scene.control.Label.class).getText()));
        clickOn("#pickClose");
        await("nothing is picked", () -> !lookup("#pickBar").query().isVisible());
    }

    @Test
    void aPartOfTheLedgerPicksTheFramesItCameFrom() {
        fiveFrames();
        clickPart(1, "dropped");
        await("the frame that dropped", () -> text("#pickWords").equals("◆ 1 frame that dropped time, 0.033 s"));
        clickPart(1, "simulated");
        await("frames with ticks", () -> text("#pickWords").equals("◆ 4 frames that ran ticks, 0.167 s"));
        key(KeyCode.ALT, KeyCode.UP);
        await("the one before the newest", () -> window.workbench().playheadProperty().get().equals(new Playhead.AtFrame(3)));
        key(KeyCode.ALT, KeyCode.UP);
        await("and the one before", () -> window.workbench().playheadProperty().get().equals(new Playhead.AtFrame(2)));
        key(KeyCode.ALT, KeyCode.DOWN);
        await("and back", () -> window.workbench().playheadProperty().get().equals(new Playhead.AtFrame(3)));
        clickOn("#pickList");
        await("the list", () -> listsShown() == 1);
        key(KeyCode.ESCAPE);
    }

    private long listsShown() {
        return javafx.stage.Window.getWindows().stream().filter(w -> w.getScene() != null && w.isShowing())
                .filter(w -> w.getScene().getRoot().lookup("#pickedFrames") instanceof ListView<?> list && list.getItems().size() == 4).count();
    }

    @Test
    void aSelectedRangeIsWhatTheStatisticsTellOf() {
        fiveFrames();
        assertTrue(onFx(() -> lookup("#statisticsSELECTION").query().isDisabled()));
        clickOn("#layoutDebug");
        Region timeline = lookup("#timeline").queryAs(Region.class);
        double y = timeline.localToScreen(0, 120).getY();
        double left = timeline.localToScreen(150, 0).getX();
        double right = timeline.localToScreen(timeline.getWidth() - 4, 0).getX();
        drag(left, y).dropTo(right, y);
        key(KeyCode.R);
        await("the pacing layout with the selection", () -> lookup("#pacingLayout").tryQuery().isPresent()
                && lookup("#statisticsSELECTION").queryAs(RadioButton.class).isSelected());
        await("the range is read", () -> !statistics().reading() && statistics().shown() != null);
        clickOn("#statisticsLAST_SECONDS");
        await("the last seconds", () -> statistics().span() == StatisticsViewModel.Span.LAST_SECONDS && "5".equals(value("frames")));
        assertFalse(onFx(() -> statistics().reading()));
        assertNull(onFx(() -> window.views().pacing().picks().frames()));
    }
}
