package dev.tickscope.app.shell;

import dev.tickscope.app.command.Stroke;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** Keys as the toolkit has them, and as people write them. */
final class Strokes {
    private static final boolean MAC = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");
    private static final Map<KeyCode, String> NAMES = new EnumMap<>(Map.ofEntries(Map.entry(KeyCode.PERIOD, "."), Map.entry(KeyCode.COMMA, ","),
            Map.entry(KeyCode.SPACE, "Space"), Map.entry(KeyCode.ESCAPE, "Esc"), Map.entry(KeyCode.ENTER, "Enter"),
            Map.entry(KeyCode.DELETE, "Delete"), Map.entry(KeyCode.HOME, "Home"), Map.entry(KeyCode.END, "End"),
            Map.entry(KeyCode.PAUSE, "Pause"), Map.entry(KeyCode.LEFT, "←"), Map.entry(KeyCode.RIGHT, "→"), Map.entry(KeyCode.UP, "↑"),
            Map.entry(KeyCode.DOWN, "↓"), Map.entry(KeyCode.OPEN_BRACKET, "["), Map.entry(KeyCode.CLOSE_BRACKET, "]")));
    private static final Map<String, KeyCode> CODES = new HashMap<>();

    static {
        NAMES.forEach((code, name) -> CODES.put(name, code));
    }

    private Strokes() {
    }

    /** The key that was pressed; null for one that no command has. On macOS Command counts as Ctrl too. */
    static Stroke of(KeyEvent event) {
        if (event.isMetaDown() && !MAC) {
            return null;
        }
        KeyCode code = event.getCode();
        boolean asks = code == KeyCode.SLASH && event.isShiftDown();
        String name = asks ? "?" : code.isLetterKey() || code.isDigitKey() || code.isFunctionKey() ? code.getName() : NAMES.get(code);
        return name == null ? null : new Stroke(event.isControlDown() || event.isMetaDown(), event.isAltDown(), event.isShiftDown() && !asks, name);
    }

    /** What a menu shows beside its item; null for a character, which would act while somebody types. */
    static KeyCombination accelerator(Stroke stroke) {
        KeyCode code = stroke.isCharacter() ? null : CODES.getOrDefault(stroke.key(), KeyCode.getKeyCode(stroke.key()));
        if (code == null) {
            return null;
        }
        KeyCombination.ModifierValue control = stroke.control() ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP;
        // Letters follow the system's habit, function keys do not.
        boolean letter = code.isLetterKey();
        return new KeyCodeCombination(code, stroke.shift() ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP,
                letter ? KeyCombination.ModifierValue.UP : control,
                stroke.alt() ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP, KeyCombination.ModifierValue.UP,
                letter ? control : KeyCombination.ModifierValue.UP);
    }
}
