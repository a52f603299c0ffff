package dev.tickscope.app.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which key does what, under a scheme. Immutable: another scheme is another table. */
public final class KeyTable {
    /** What steps a frame where Shift+F10 opens context menus. */
    static final Stroke OTHER_STEP_FRAME = Stroke.parse("Ctrl+F11");
    /** The key that desktops use for context menus. */
    static final Stroke MENU_KEY = Stroke.parse("Shift+F10");

    private final Map<String, List<Stroke>> keys = new LinkedHashMap<>();
    private final Map<Stroke, AppCommand> commands = new HashMap<>();

    /**
     * @param menuKey whether Shift+F10 is left to context menus
     * @throws IllegalArgumentException if a key would do two things
     */
    public KeyTable(Commands all, KeyScheme scheme, boolean menuKey) {
        for (AppCommand command : all.fixed()) {
            List<Stroke> strokes = new ArrayList<>(scheme.keys(command));
            if (menuKey) {
                strokes.replaceAll(stroke -> stroke.equals(MENU_KEY) ? OTHER_STEP_FRAME : stroke);
                if (command.id().equals(CommandIds.CONTEXT_MENU)) {
                    strokes.add(MENU_KEY);
                }
            }
            keys.put(command.id(), List.copyOf(strokes));
            for (Stroke stroke : strokes) {
                AppCommand other = commands.put(stroke, command);
                if (other != null) {
                    throw new IllegalArgumentException(stroke.text() + " is a key of " + other.id() + " and of " + command.id());
                }
            }
        }
    }

    /** What a key does, if anything. */
    public Optional<AppCommand> match(Stroke stroke) {
        return Optional.ofNullable(commands.get(stroke));
    }

    /** The keys of a command, the usual one first. */
    public List<Stroke> of(String id) {
        return keys.getOrDefault(id, List.of());
    }

    /** For buttons, the usual key: {@code F10}, {@code ⇧F10}; empty without one. */
    public String shown(String id) {
        return of(id).isEmpty() ? "" : of(id).get(0).shortText();
    }

    /** For lists, all keys: {@code F10 or .}; empty without any. */
    public String words(String id) {
        return of(id).stream().map(Stroke::text).collect(Collectors.joining(" or "));
    }
}
