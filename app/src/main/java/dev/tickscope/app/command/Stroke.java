package dev.tickscope.app.command;

import java.util.Arrays;
import java.util.List;

/**
 * A key as people write it: {@code F10}, {@code Ctrl+Shift+P}, {@code .}, {@code Space}, {@code ←}. A character that needs Shift itself,
 * such as {@code ?}, is written without it.
 */
public record Stroke(boolean control, boolean alt, boolean shift, String key) {
    private static final List<String> MODIFIERS = List.of("Ctrl", "Alt", "Shift");
    private static final String ARROWS = "←→↑↓";

    /**
     * Reads a key.
     *
     * @throws IllegalArgumentException if a modifier is unknown or named twice, or the key is missing
     */
    public static Stroke parse(String text) {
        List<String> parts = text.equals("+") ? List.of(text) : Arrays.asList(text.split("\\+", -1));
        List<String> modifiers = parts.subList(0, parts.size() - 1);
        String key = parts.get(parts.size() - 1);
        if (key.isEmpty() || MODIFIERS.contains(key) || !MODIFIERS.containsAll(modifiers) || modifiers.stream().distinct().count() != modifiers.size()) {
            throw new IllegalArgumentException("expected a key such as F10 or Ctrl+Shift+P, not \"" + text + "\"");
        }
        return new Stroke(modifiers.contains("Ctrl"), modifiers.contains("Alt"), modifiers.contains("Shift"), key);
    }

    /** {@code Ctrl+Alt+Shift+F10}, in this order. */
    public String text() {
        return (control ? "Ctrl+" : "") + (alt ? "Alt+" : "") + (shift ? "Shift+" : "") + key;
    }

    /** For buttons, where there is little room: {@code ⇧F10}. */
    public String shortText() {
        return text().replace("Shift+", "⇧");
    }

    /** Whether it types something, so that it belongs to a field that somebody types in. */
    public boolean isCharacter() {
        return !control && !alt && (key.equals("Space") || key.codePointCount(0, key.length()) == 1 && !ARROWS.contains(key));
    }
}
