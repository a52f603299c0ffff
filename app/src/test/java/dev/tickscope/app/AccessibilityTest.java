package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.shell.FocusHelp;
import dev.tickscope.core.event.RunEvent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Separator;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Whoever does not see the window, or has no mouse. */
class AccessibilityTest extends WindowFlow {
    /** Places that lead from one panel to the next by Tab, in their order, by the id of something in them. */
    private static final List<String> ORDER = List.of("transport", "overview", "timeline", "scene", "fields", "tabs", "ledger");

    private void withFrames() {
        script("phase", 17, 17, 100, 17);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
    }

    @Test
    void everyControlOfTheWindowHasANameAndARole() {
        withFrames();
        for (String tab : List.of("breakpointsTab", "objectsTab", "inputTab", "marksTab", "logTab")) {
            clickOn("#" + tab);
            assertEquals(List.of(), onFx(() -> nameless(window.scene().getRoot())), tab);
        }
        clickOn("#breakpointsTab").clickOn("#addBreakpoint");
        assertEquals(List.of(), onFx(() -> nameless(window.scene().getRoot())), "the form of a breakpoint");
    }

    @Test
    void everyControlOverTheWindowHasANameToo() {
        awaitSession();
        for (Runnable show : List.<Runnable>of(window.tools()::showPalette, window.tools()::showPreferences, window.tools()::saveLayout,
                window::showKeys, window::showAbout, window::editContract)) {
            onFx(() -> {
                show.run();
                return null;
            });
            assertEquals(List.of(), onFx(() -> nameless(lookup("#overlay").query())));
            key(KeyCode.ESCAPE);
        }
    }

    private static List<String> nameless(Node node) {
        List<String> wrong = new ArrayList<>();
        walk(node, wrong);
        return wrong;
    }

    private static void walk(Node node, List<String> wrong) {
        if (!node.isVisible()) {
            return;
        }
        boolean operated = node instanceof ButtonBase || node.isFocusTraversable() || node instanceof Control;
        boolean part = node instanceof Label || node instanceof Separator || node instanceof ListCell || node instanceof TableCell
                || node instanceof TableRow || node instanceof MenuBar || node instanceof SplitPane || node instanceof ScrollBar
                || node instanceof ListView && node.getParent() instanceof ComboBox || node instanceof ScrollPane && !node.isFocusTraversable();
        if (operated && !part) {
            String what = node.getClass().getSimpleName() + " " + node.getId() + " " + node.getStyleClass();
            if (FocusHelp.name(node).isBlank()) {
                wrong.add("no name: " + what);
            }
            if (node.getAccessibleRole() == null || node.getAccessibleRole() == AccessibleRole.NODE || node.getAccessibleRole() == AccessibleRole.PARENT) {
                wrong.add("no role: " + what);
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, wrong));
        }
    }

    @Test
    void tabGoesFromTheTransportThroughThePanelsToTheLedger() {
        withFrames();
        onFx(() -> {
            window.transport().requestFocus();
            lookup("#resume").query().getParent().requestFocus();
            return null;
        });
        clickOn("#timeScaleEntry");
        Set<String> met = new LinkedHashSet<>();
        met.add("transport");
        for (int i = 0; i < 40 && !met.contains("ledger"); i++) {
            key(KeyCode.TAB);
            String place = onFx(this::placeOfFocus);
            if (!place.isEmpty()) {
                met.add(place);
            }
        }
        assertEquals(ORDER, List.copyOf(met));
    }

    private String placeOfFocus() {
        for (Node at = window.scene().getFocusOwner(); at != null; at = at.getParent()) {
            String place = at == window.transport() ? "transport" : at == window.views().overview().node() ? "overview"
                    : at == window.views().timeline().node() ? "timeline" : at == window.views().scene().node() ? "scene"
                    : at == window.views().fields().node() ? "fields" : at == window.views().ledger().node() ? "ledger"
                    : at.getStyleClass().contains("tab-card") ? "tabs" : "";
            if (!place.isEmpty()) {
                return place;
            }
        }
        return "";
    }

    @Test
    void theTimelineSpeaksAsArrowsMoveAlongItsRows() {
        withFrames();
        onFx(() -> {
            window.views().focus();
            return null;
        });
        key(KeyCode.LEFT);
        await("the text twin", () -> window.views().timeline().node().getAccessibleText().endsWith("at tick 7"));
        for (int i = 0; i < 3; i++) {
            key(KeyCode.LEFT);
        }
        await("the frame of the hitch", () -> window.views().timeline().node().getAccessibleText()
                .equals("frame 3, cap reached, ran 4 of 4 ticks, dropped 33.3 ms, at tick 4"));
    }

    @Test
    void shiftAndF1SaysWhatATooltipSays() {
        script("phase", 17);
        onFx(() -> {
            lookup("#stepTick").query().requestFocus();
            return null;
        });
        key(KeyCode.SHIFT, KeyCode.F1);
        assertTrue(text("#told").contains("exactly one fixed tick"), text("#told"));
        key(KeyCode.ESCAPE);
        assertEquals("stepTick", onFx(() -> window.scene().getFocusOwner().getId()));
    }

    @Test
    void controlAndEnterOpensTheContextMenuOfTheFocusedPanel() {
        withFrames();
        onFx(() -> {
            window.views().focus();
            return null;
        });
        key(KeyCode.CONTROL, KeyCode.ENTER);
        await("the menu shows", () -> listWindows().size() == 2);
        key(KeyCode.ESCAPE);
        await("it is gone", () -> listWindows().size() == 1);
    }
}
