package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.timeline.LaneSetup;
import dev.tickscope.timeline.track.Lane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Slider;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Preferences act at once and are there at the next start. */
class PreferencesTest extends WindowFlow {
    private void openPreferences() {
        key(KeyCode.CONTROL, KeyCode.COMMA);
        await("the preferences", () -> lookup("#themeChoice").tryQuery().isPresent());
    }

    private void onWindow(Runnable action) {
        onFx(() -> {
            action.run();
            return null;
        });
    }

    private Preferences kept() {
        return new Preferences(Settings.load(folder.resolve("preferences.properties")));
    }

    @Test
    void aChosenThemeAndSizeActAtOnceAreKeptAndCanBeTakenBack() {
        awaitSession();
        openPreferences();
        onWindow(() -> lookup("#themeChoice").queryAs(ComboBox.class).getSelectionModel().select(ThemeChoice.LIGHT.ordinal()));
        onWindow(() -> lookup("#scaleChoice").queryAs(Slider.class).setValue(150));
        await("light", () -> window.scene().getStylesheets().get(0).endsWith("light.css"));
        assertEquals(1.5, onFx(() -> window.views().timeline().node().getLocalToSceneTransform().getMxx()));
        clickOn("#donePreferences");
        await("they are in the file", () -> kept().theme() == ThemeChoice.LIGHT && kept().scale() == 150);
        openPreferences();
        clickOn("#resetPreferences");
        key(KeyCode.ESCAPE);
        await("the file has the usual ones", () -> kept().theme() == ThemeChoice.SYSTEM && kept().scale() == 100);
    }

    @Test
    void shiftF10CanBeGivenToContextMenus() {
        script("phase", 17, 17, 17);
        openPreferences();
        onWindow(() -> lookup("#menuKeyChoice").queryAs(CheckBox.class).setSelected(true));
        key(KeyCode.ESCAPE);
        onWindow(() -> window.views().focus());
        key(KeyCode.SHIFT, KeyCode.F10);
        await("the context menu", () -> listWindows().size() > 1);
        key(KeyCode.ESCAPE);
        await("it is gone", () -> listWindows().size() == 1);
        assertEquals(0, rows().ticks().rowCount());
        key(KeyCode.CONTROL, KeyCode.F11);
        await("a frame", () -> rows().frames().rowCount() > 0);
        onWindow(() -> window.preferences().menuKey(false));
    }

    @Test
    void theFocusStaysInThePreferences() {
        awaitSession();
        openPreferences();
        for (int i = 0; i < 14; i++) {
            key(KeyCode.TAB);
            assertTrue(onFx(() -> inside(window.scene().getFocusOwner())), "after " + (i + 1) + " tabs");
        }
        key(KeyCode.ESCAPE);
    }

    private boolean inside(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if ("overlay".equals(at.getId())) {
                return true;
            }
        }
        return false;
    }

    @Test
    void whereItDoesNotFitTheWindowScrollsAndFollowsTheFocus() {
        awaitSession();
        onWindow(() -> window.scale(200));
        await("it scrolls", () -> lookup("#scrollAcross").query().isVisible() && lookup("#scrollDown").query().isVisible());
        onWindow(() -> lookup("#clockControl").query().requestFocus());
        key(KeyCode.TAB);
        assertEquals("pacingPicker", onFx(() -> window.scene().getFocusOwner().getId()));
        await("the picker is in sight", () -> {
            Node picker = lookup("#pacingPicker").query();
            return picker.localToScene(picker.getLayoutBounds()).getMaxX() <= window.scene().getWidth();
        });
        onWindow(() -> window.scale(100));
        await("all fits again", () -> !lookup("#scrollAcross").query().isVisible());
    }

    @Test
    void layoutsAreSavedByNameAndShownAgain() {
        script("phase", 17, 17);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        onWindow(() -> rows("#debugRows").setDividerPosition(0, 0.5));
        clickOn("#marksTab");
        LaneSetup lanes = window.views().timelineView().lanes();
        onWindow(() -> {
            lanes.setHidden(Lane.DROPPED, true);
            lanes.setPinned(Lane.ALPHA, true);
            lanes.setHeight(Lane.BACKLOG, 160);
            lanes.moveBefore(Lane.STOPS, Lane.FRAMES);
        });
        String arranged = onFx(lanes::text);
        onWindow(() -> window.tools().saveLayout());
        write("wide").type(KeyCode.ENTER);
        await("it is listed", () -> window.tools().layouts().names().equals(List.of("wide")));
        onWindow(() -> rows("#debugRows").setDividerPosition(0, 0.65));
        clickOn("#logTab");
        onWindow(lanes::reset);
        onWindow(() -> window.tools().layouts().show("wide"));
        assertEquals(arranged, onFx(lanes::text));
        assertEquals(5000, onFx(() -> Math.round(rows("#debugRows").getDividerPositions()[0] * 10_000)));
        assertTrue(onFx(() -> lookup("#markTable").query().getParent().isVisible()));
        onWindow(() -> window.tools().layouts().forget("wide"));
        assertEquals(List.of(), window.tools().layouts().names());
    }

    private SplitPane rows(String id) {
        return lookup(id).queryAs(SplitPane.class);
    }

    @Test
    void aBrokenFileIsSetAsideToldAndNothingElseHappens() throws Exception {
        awaitSession();
        close();
        Path file = folder.resolve("preferences.properties");
        byte[] broken = {'t', 'h', 'e', 'm', 'e', '=', 0, (byte) 0xff};
        Files.write(file, broken);
        open();
        await("it is told", () -> window.messages().text().contains("could not be read and were set aside as preferences.properties.broken"));
        awaitSession();
        assertTrue(same(broken));
        assertFalse(Files.exists(file));
    }

    private static boolean same(byte[] broken) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path path : files.filter(path -> path.getFileName().toString().contains(".broken")).toList()) {
                if (java.util.Arrays.equals(broken, Files.readAllBytes(path))) {
                    return true;
                }
            }
        }
        return false;
    }
}
