package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.core.event.RunEvent;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** All commands in one list, found by typing. */
class PaletteTest extends WindowFlow {
    @SuppressWarnings("unchecked")
    private List<AppCommand> listed() {
        return onFx(() -> List.copyOf(((ListView<AppCommand>) lookup("#paletteList").queryAs(ListView.class)).getItems()));
    }

    private void openPalette() {
        key(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        await("the palette", () -> lookup("#paletteEntry").tryQuery().isPresent());
    }

    private void find(String typed) {
        onFx(() -> {
            lookup("#paletteEntry").queryAs(TextField.class).setText(typed);
            return null;
        });
    }

    private boolean shows() {
        return onFx(() -> lookup("#overlay").query().isVisible());
    }

    @Test
    void aCommandIsFoundRunAndTheFocusGoesBack() {
        script("phase", 17, 17, 17);
        onFx(() -> {
            window.views().focus();
            return null;
        });
        openPalette();
        write("step ti").type(KeyCode.ENTER);
        awaitTicks(1);
        assertFalse(shows());
        assertTrue(onFx(() -> window.views().timeline().node().isFocused()));
    }

    @Test
    void whatCannotBeDoneSaysWhyAndDoesNotRun() {
        script("phase", 17);
        openPalette();
        find("pause");
        assertEquals("Pause", listed().get(0).title());
        assertEquals("Not now: It stands already", text("#paletteWhy"));
        key(KeyCode.ENTER);
        assertTrue(shows());
        assertEquals(RunEvent.PAUSED, dev.tickscope.core.session.RunStatus.of(rows()).event());
        key(KeyCode.ESCAPE);
        assertFalse(shows());
    }

    @Test
    void itHasTheKeysToItself() {
        script("phase", 17, 17);
        openPalette();
        key(KeyCode.F10);
        key(KeyCode.PERIOD);
        find("");
        key(KeyCode.DOWN);
        key(KeyCode.ESCAPE);
        assertEquals(0, rows().ticks().rowCount());
    }

    @Test
    void everyCommandOfMenusAndKeysIsListedOnce() {
        awaitSession();
        openPalette();
        List<String> ids = listed().stream().map(AppCommand::id).toList();
        assertEquals(ids.size(), ids.stream().distinct().count());
        for (String id : List.of("run.stepTick", "past.previousHit", "view.theme.high-contrast", "timeline.lens", "file.openCapture", "session.save",
                "help.keys")) {
            assertTrue(ids.contains(id), id);
        }
        assertEquals(listed().size(), listed().stream().map(AppCommand::title).filter(title -> !title.isBlank()).count());
    }

    @Test
    void themesSchemesAndScaleAreCommandsToo() {
        awaitSession();
        openPalette();
        find("high contrast");
        key(KeyCode.ENTER);
        await("the sheets", () -> window.scene().getStylesheets().get(0).endsWith("high-contrast.css"));
        assertEquals(ThemeChoice.HIGH_CONTRAST, window.preferences().preferences().theme());
        onFx(() -> {
            window.theme(ThemeChoice.DARK);
            return null;
        });
    }

    @Test
    void theListOfKeysShowsThoseOfTheSchemeInUse() {
        awaitSession();
        onFx(() -> {
            window.keys(KeyScheme.JETBRAINS);
            window.showKeys();
            return null;
        });
        String words = onFx(() -> texts(lookup("#keySheet").query()));
        assertTrue(words.contains("F8 or . Step tick"), words);
        assertFalse(words.contains("F10 or ."), words);
        key(KeyCode.ESCAPE);
        onFx(() -> {
            window.keys(KeyScheme.TICKSCOPE);
            return null;
        });
        assertNull(onFx(() -> lookup("#keySheet").tryQuery().orElse(null)));
    }

    private static String texts(Node node) {
        String own = node instanceof javafx.scene.control.Labeled label && label.getText() != null ? label.getText() + " " : "";
        return node instanceof Parent parent && !(node instanceof javafx.scene.control.Labeled)
                ? own + parent.getChildrenUnmodifiable().stream().map(PaletteTest::texts).collect(Collectors.joining()) : own;
    }
}
