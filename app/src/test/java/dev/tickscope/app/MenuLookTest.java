package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.theme.ThemeChoice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The theme changes while a menu or a list is open, as it does when the system's look changes. JavaFX logs each colour that it does not find. */
class MenuLookTest extends WindowFlow {
    private static final List<ThemeChoice> THEMES = List.of(ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST, ThemeChoice.DARK);

    /** In the menu row. */
    private static final int MENUS = 7;

    private final Logger styles = Logger.getLogger("javafx.css");
    private final List<String> troubles = Collections.synchronizedList(new ArrayList<>());
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
                troubles.add(entry.getMessage());
            }
        }

        @Override
        public void flush() {
            // Nothing is held back.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };

    @BeforeEach
    void listen() {
        styles.addHandler(listener);
    }

    @AfterEach
    void listenNoMore() {
        styles.removeHandler(listener);
    }

    @Test
    void menusCloseWhenTheThemeChanges() {
        awaitSession();
        int opened = 0;
        for (Node node : lookup((Node any) -> any instanceof MenuButton).queryAll()) {
            MenuButton menu = (MenuButton) node;
            for (ThemeChoice theme : THEMES) {
                interact(menu::show);
                // One that is disabled does not open.
                opened += onFx(menu::isShowing) ? 1 : 0;
                interact(() -> window.theme(theme));
                assertFalse(onFx(menu::isShowing), menu.getId());
            }
        }
        assertTrue(opened >= MENUS * THEMES.size(), opened + " opened");
        assertEquals(List.of(), troubles);
    }

    @Test
    void listsStayOpenInTheNewColours() {
        awaitSession();
        key(KeyCode.CONTROL, KeyCode.COMMA);
        await("the preferences", () -> lookup("#motionChoice").tryQuery().isPresent());
        ComboBox<?> box = lookup("#motionChoice").queryAs(ComboBox.class);
        interact(box::show);
        for (ThemeChoice theme : THEMES) {
            interact(() -> window.theme(theme));
            String sheet = onFx(() -> window.scene().getStylesheets().get(0));
            assertTrue(sheet.endsWith(theme.id() + ".css"), sheet);
            assertTrue(onFx(box::isShowing));
            assertEquals(onFx(() -> window.scene().getStylesheets()), onFx(() -> popup().getScene().getStylesheets()));
        }
        assertEquals(List.of(), troubles);
    }

    private static Window popup() {
        return Window.getWindows().stream().filter(PopupWindow.class::isInstance).filter(open -> open.getScene().getRoot().lookup(".list-view")
                instanceof ListView).findFirst().orElseThrow();
    }
}
