package dev.tickscope.app.theme;

import java.util.Optional;

/**
 * What the user's system says about looks; each is empty where it cannot be known.
 *
 * @param dark whether programs are to be dark
 * @param highContrast whether contrast is to be high
 * @param reducedMotion whether motion is to be left out
 */
public record SystemLook(Optional<Boolean> dark, Optional<Boolean> highContrast, Optional<Boolean> reducedMotion) {
    /** Nothing is known. */
    public static final SystemLook UNKNOWN = new SystemLook(Optional.empty(), Optional.empty(), Optional.empty());

    /** What this one does not know, the other may. */
    public SystemLook or(SystemLook other) {
        return new SystemLook(dark.or(other::dark), highContrast.or(other::highContrast), reducedMotion.or(other::reducedMotion));
    }

    /** For the preferences: {@code yes no unknown}. */
    public String text() {
        return word(dark) + " " + word(highContrast) + " " + word(reducedMotion);
    }

    private static String word(Optional<Boolean> value) {
        return value.map(on -> on ? "yes" : "no").orElse("unknown");
    }

    /** Reads what {@link #text} wrote; whatever else stands there is not known. */
    public static SystemLook parse(String text) {
        String[] words = text.strip().split("\\s+");
        return words.length == 3 ? new SystemLook(value(words[0]), value(words[1]), value(words[2])) : UNKNOWN;
    }

    private static Optional<Boolean> value(String word) {
        return word.equals("yes") ? Optional.of(true) : word.equals("no") ? Optional.of(false) : Optional.empty();
    }
}
