package dev.tickscope.timeline.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.timeline.field.PanelLook;
import dev.tickscope.timeline.field.PanelRun;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

class LedgerViewTest {
    private static final List<String> THEMES = List.of("dark", "light");

    private static LedgerView show(PanelRun run, Moment moment, String theme, double width, double height) {
        LedgerView view = PanelLook.dressed(new LedgerView(), theme, width, height);
        view.setSession(run.info());
        view.update(run.view(), moment);
        return view;
    }

    private static List<Region> bars(LedgerView view) {
        return view.lookupAll(".ledger-bar").stream().filter(Node::isVisible).map(Region.class::cast).toList();
    }

    private static List<Region> pieces(Region bar) {
        return bar.lookupAll(".part").stream().filter(n -> n.isVisible() && !n.getStyleClass().contains("swatch"))
                .map(Region.class::cast).toList();
    }

    private static List<String> texts(Node parent, String styleClass) {
        return parent.lookupAll(styleClass).stream().filter(Node::isVisible).map(n -> ((Label) n).getText()).toList();
    }

    private static PanelRun busy() {
        PanelRun run = PanelRun.of("{\"extends\":\"ordered\",\"maxDelta\":\"100ms\"}").frames("16ms", "20ms", "90ms", "-5ms", "150ms")
                .scale("1/2").frames("33ms", "17ms", "120ms").scale("5/2").frames("16ms", "31ms");
        run.apply(new Command.StepFrame(), "20ms").apply(new Command.Pause()).frames("40ms").apply(new Command.StepFrame(), "7ms");
        return run.apply(new Command.Resume()).frames("21ms");
    }

    @Test
    void theWorkedExampleIsDrawnInBothThemes() {
        PanelRun run = PanelRun.workedExample();
        for (String theme : THEMES) {
            PanelLook.onFx(() -> {
                LedgerView view = show(run, run.live(), theme, 832, 240);
                WritableImage image = PanelLook.picture(view, "ledger-" + theme);
                List<Region> bars = bars(view);
                assertEquals(2, bars.size());
                assertEquals(List.of("consumed", "carried", "dropped"), texts(bars.get(0), ".part-name"));
                assertEquals(List.of("33.333 ms", "41.754 ms", "33.333 ms"), texts(bars.get(0), ".part-amount"));
                assertEquals(List.of("residue 0 ns"), texts(bars.get(1), ".bar-residue"));
                Color fixed = theme.equals("dark") ? Color.web("#3fbf94") : Color.web("#0b7a57");
                assertTrue(PanelLook.alike(fixed, image.getPixelReader().getColor(8 + 16 + 20, 8 + 32 + 8 + 16 + 4 + 10)));
                return null;
            });
        }
    }

    @Test
    void widthsFollowTheAmountsAndSmallPartsStayVisible() {
        PanelRun run = PanelRun.workedExample();
        PanelLook.onFx(() -> {
            LedgerView view = show(run, run.live(), "dark", 832, 240);
            PanelLook.picture(view, "ledger-widths");
            // 33.333 : 41.754 : 33.333 of 800 pixels; a pixel of ground stays between two pieces.
            assertEquals(List.of(245.0, 307.0, 246.0), pieces(bars(view).get(0)).stream().map(Region::getWidth).toList());
            List<Double> session = pieces(bars(view).get(1)).stream().map(Region::getWidth).toList();
            assertEquals(List.of(618.0, 159.0, 13.0, 3.0, 3.0), session.stream().map(w -> w == 2.0 ? 3.0 : w).toList());
            return null;
        });
    }

    @Test
    void scalesAndStepsShowTwoBarsForTheSession() {
        PanelRun run = busy();
        for (String theme : THEMES) {
            PanelLook.onFx(() -> {
                LedgerView view = show(run, run.live(), theme, 832, 240);
                PanelLook.picture(view, "ledger-scaled-" + theme);
                assertEquals(List.of("Frame 12", "Session", "× timeScale"), texts(view, ".bar-title"));
                for (Region bar : bars(view)) {
                    assertTrue(bar.getLayoutY() + bar.getHeight() <= 240, "it fits into the panel");
                }
                return null;
            });
        }
    }

    @Test
    void everyKindOfMomentIsDrawn() {
        PanelRun example = PanelRun.workedExample();
        PanelRun start = PanelRun.of("scaled").frames("3");
        PanelRun suspended = PanelRun.of("scaled").frames("3", "20ms").breakpoint(1, "fixedUpdate", 0).frames("90ms");
        PanelRun refused = PanelRun.of("phase").frames("20ms", "-5ms");
        PanelRun slow = PanelRun.of("phase").scale("1/2").frames("16ms", "0.1");
        PanelRun cleared = PanelRun.of("ordered").frames("29ms").apply(new Command.Pause());
        PanelLook.onFx(() -> {
            PanelLook.picture(show(example, example.frame(60), "dark", 832, 240), "ledger-paused");
            PanelLook.picture(show(example, example.frame(3), "light", 832, 240), "ledger-clamped");
            PanelLook.picture(show(start, start.live(), "dark", 832, 240), "ledger-start");
            PanelLook.picture(show(suspended, suspended.live(), "light", 832, 240), "ledger-suspended");
            PanelLook.picture(show(refused, refused.live(), "dark", 832, 240), "ledger-refused");
            PanelLook.picture(show(slow, slow.live(), "dark", 832, 240), "ledger-slow");
            PanelLook.picture(show(cleared, cleared.live(), "light", 832, 240), "ledger-cleared");
            PanelLook.picture(show(example, example.live(), "dark", 420, 240), "ledger-narrow");
            PanelLook.picture(show(busy(), busy().live(), "dark", 832, 190), "ledger-low");
            LedgerView waiting = show(PanelRun.of("phase"), PanelRun.of("phase").live(), "dark", 832, 240);
            PanelLook.picture(waiting, "ledger-waiting");
            assertEquals(List.of("Waiting for the first frame."), texts(waiting, ".ledger-sentence"));
            return null;
        });
    }

    @Test
    void aResidueThatIsNotZeroIsShownAsAnError() {
        PanelRun run = PanelRun.of("phase");
        Store store = new Store(Retention.DEFAULT);
        FrameRow row = new FrameRow();
        row.frameIndex = 1;
        row.realUnits = 30_000_000;
        row.realDeltaUnits = 30_000_000;
        store.writer().frameBegan(row);
        row.fedUnits = 30_000_000;
        row.scaledUnits = 30_000_000;
        row.accumulatorUnits = 29_999_400;
        store.writer().frameEnded(row, new LedgerRow());
        store.writer().release();
        PanelLook.onFx(() -> {
            LedgerView view = PanelLook.dressed(new LedgerView(), "dark", 832, 240);
            view.setSession(run.info());
            view.update(store.view(), Moment.of(store.view(), Playhead.LIVE));
            PanelLook.picture(view, "ledger-wrong");
            Label residue = (Label) view.lookup(".bar-residue");
            assertEquals("residue 200 ns", residue.getText());
            assertEquals(Color.web("#ff7b72"), residue.getTextFill());
            return null;
        });
    }

    @Test
    void copyingGivesEveryAmountExactly() {
        PanelRun run = PanelRun.workedExample();
        PanelLook.onFx(() -> {
            LedgerView view = show(run, run.live(), "dark", 832, 240);
            view.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.C, false, true, false, false));
            assertTrue(Clipboard.getSystemClipboard().getString().contains("\nconsumed\t1/30 s\ncarried\t41753634 ns\ndropped\t1/30 s\n"));
            return null;
        });
    }

    @Test
    void barsAreTablesForScreenReaders() {
        PanelRun run = PanelRun.workedExample();
        PanelLook.onFx(() -> {
            Region bar = bars(show(run, run.live(), "dark", 832, 240)).get(1);
            assertEquals(5, bar.queryAccessibleAttribute(AccessibleAttribute.ROW_COUNT));
            assertEquals("1 pause",
                    ((Label) bar.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, 1, 2)).getText());
            assertTrue(bar.getAccessibleText().startsWith("Session, 9.254 s of real time"));
            return null;
        });
    }

    @Test
    void noWordsOverlapAtTheReferenceSize() {
        for (PanelRun run : List.of(PanelRun.workedExample(), busy())) {
            PanelLook.onFx(() -> {
                LedgerView view = show(run, run.live(), "dark", 832, 240);
                PanelLook.picture(view, "ledger-overlap");
                for (Region bar : bars(view)) {
                    List<Node> words = bar.lookupAll(".label").stream().filter(Node::isVisible).collect(Collectors.toList());
                    for (int i = 0; i < words.size(); i++) {
                        for (int j = i + 1; j < words.size(); j++) {
                            boolean apart = !words.get(i).getBoundsInParent().intersects(words.get(j).getBoundsInParent())
                                    || ((Label) words.get(i)).getText().isEmpty() || ((Label) words.get(j)).getText().isEmpty();
                            boolean touches = words.get(i).getLayoutY() + ((Region) words.get(i)).getHeight() == words.get(j).getLayoutY();
                            assertTrue(apart || touches, ((Label) words.get(i)).getText() + " / " + ((Label) words.get(j)).getText());
                        }
                    }
                }
                return null;
            });
        }
    }
}
