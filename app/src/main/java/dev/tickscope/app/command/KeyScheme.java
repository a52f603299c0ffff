package dev.tickscope.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Which keys steer the run. A step over is a tick, a step into a phase, a step out the end of the frame. A scheme names only the commands
 * whose keys are not the program's own.
 */
public enum KeyScheme {
    TICKSCOPE("Tickscope", Map.of()),
    VISUAL_STUDIO("Visual Studio", Map.of(CommandIds.PAUSE, "Ctrl+Alt+Pause")),
    JETBRAINS("JetBrains", Map.of(CommandIds.RESUME, "F9", CommandIds.STEP_TICK, "F8 .", CommandIds.STEP_PHASE, "F7",
            CommandIds.STEP_FRAME, "Alt+Shift+F8", CommandIds.FINISH_FRAME, "Shift+F8", CommandIds.RUN_TO_CURSOR, "Alt+F9",
            CommandIds.BREAKPOINT, "Ctrl+F8")),
    JOLT("Jolt", Map.of(CommandIds.TOGGLE, "P Space", CommandIds.STEP_TICK, "O ."));

    private final String title;
    private final Map<String, String> keys;

    KeyScheme(String title, Map<String, String> keys) {
        this.title = title;
        this.keys = keys;
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

    /** The keys of a command, the usual one first. */
    List<Stroke> keys(AppCommand command) {
        String own = keys.get(command.id());
        return own == null ? command.keys() : Arrays.stream(own.split(" ")).map(Stroke::parse).toList();
    }
}
