package dev.tickscope.app.shell;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** Which keys steer the run. A step over is a tick, a step into a phase, a step out the end of the frame. */
public enum KeyScheme {
    TICKSCOPE("Tickscope") {
        @Override
        void fill() {
            put(DebugKey.RESUME, KeyCode.F5);
            put(DebugKey.PAUSE, KeyCode.F6);
            put(DebugKey.STEP_TICK, KeyCode.F10);
            put(DebugKey.STEP_PHASE, KeyCode.F11);
            put(DebugKey.STEP_FRAME, KeyCode.F10, KeyCombination.SHIFT_DOWN);
            put(DebugKey.FINISH_FRAME, KeyCode.F11, KeyCombination.SHIFT_DOWN);
            put(DebugKey.RUN_TO_CURSOR, KeyCode.F10, KeyCombination.CONTROL_DOWN);
            put(DebugKey.BREAKPOINT, KeyCode.F9);
        }
    },
    VISUAL_STUDIO("Visual Studio") {
        @Override
        void fill() {
            TICKSCOPE.keys.forEach(this::put);
            put(DebugKey.PAUSE, KeyCode.PAUSE, KeyCombination.CONTROL_DOWN, KeyCombination.ALT_DOWN);
        }
    },
    JETBRAINS("JetBrains") {
        @Override
        void fill() {
            put(DebugKey.RESUME, KeyCode.F9);
            put(DebugKey.PAUSE, KeyCode.F6);
            put(DebugKey.STEP_TICK, KeyCode.F8);
            put(DebugKey.STEP_PHASE, KeyCode.F7);
            put(DebugKey.STEP_FRAME, KeyCode.F8, KeyCombination.ALT_DOWN, KeyCombination.SHIFT_DOWN);
            put(DebugKey.FINISH_FRAME, KeyCode.F8, KeyCombination.SHIFT_DOWN);
            put(DebugKey.RUN_TO_CURSOR, KeyCode.F9, KeyCombination.ALT_DOWN);
            put(DebugKey.BREAKPOINT, KeyCode.F8, KeyCombination.CONTROL_DOWN);
        }
    },
    JOLT("Jolt") {
        @Override
        void fill() {
            TICKSCOPE.keys.forEach(this::put);
            put(DebugKey.TOGGLE, KeyCode.P);
            put(DebugKey.STEP_TICK, KeyCode.O);
        }
    };

    private final String title;
    final Map<DebugKey, KeyCodeCombination> keys = new EnumMap<>(DebugKey.class);

    KeyScheme(String title) {
        this.title = title;
        fill();
    }

    abstract void fill();

    void put(DebugKey key, KeyCodeCombination combination) {
        keys.put(key, combination);
    }

    void put(DebugKey key, KeyCode code, KeyCombination.Modifier... modifiers) {
        keys.put(key, new KeyCodeCombination(code, modifiers));
    }

    /** For the menu. */
    public String title() {
        return title;
    }

    /** For the preferences. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scheme of that id; the program's own if there is none. */
    public static KeyScheme named(String id) {
        for (KeyScheme scheme : values()) {
            if (scheme.id().equals(id)) {
                return scheme;
            }
        }
        return TICKSCOPE;
    }

    /** The key for something, if this scheme has one. */
    public Optional<KeyCodeCombination> key(DebugKey key) {
        return Optional.ofNullable(keys.get(key));
    }

    /** "F10", "⇧F10"; empty without a key. */
    public String shown(DebugKey key) {
        return key(key).map(combination -> combination.getDisplayText().replace("Shift+", "⇧")).orElse("");
    }

    /** Whether that key is a character, which belongs to a field that somebody types in. */
    boolean isCharacter(DebugKey key) {
        return key(key).filter(combination -> combination.getCode().isLetterKey()).isPresent();
    }

    /** What an event asks for, if anything. */
    Optional<DebugKey> match(KeyEvent event) {
        return keys.entrySet().stream().filter(entry -> entry.getValue().match(event)).map(Map.Entry::getKey).findFirst();
    }
}
