package dev.tickscope.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StrokeTest {
    @Test
    void whatIsReadIsWrittenInOneOrder() {
        for (String text : new String[] {"F10", "Ctrl+Shift+P", "Ctrl+Alt+Pause", "Alt+←", ".", "?", "Space", "+"}) {
            assertEquals(text, Stroke.parse(text).text());
        }
        assertEquals("Ctrl+Alt+Shift+F8", Stroke.parse("Shift+Alt+Ctrl+F8").text());
        assertEquals("⇧F10", Stroke.parse("Shift+F10").shortText());
    }

    @Test
    void mistakesAreRefusedInWords() {
        for (String text : new String[] {"", "Ctrl", "Ctrl+", "Hyper+F1", "Shift+Shift+F1"}) {
            String message = assertThrows(IllegalArgumentException.class, () -> Stroke.parse(text), text).getMessage();
            assertTrue(message.contains("\"" + text + "\""), message);
        }
    }

    @Test
    void whatTypesSomethingIsACharacter() {
        for (String text : new String[] {"M", "Shift+M", ".", ",", "?", "Space", "0"}) {
            assertTrue(Stroke.parse(text).isCharacter(), text);
        }
        for (String text : new String[] {"F10", "Ctrl+M", "Alt+M", "←", "Home", "Esc", "Enter"}) {
            assertFalse(Stroke.parse(text).isCharacter(), text);
        }
    }
}
