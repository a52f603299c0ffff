package dev.tickscope.app.shell;

import java.util.Locale;
import javafx.scene.input.KeyCode;

/** The arrangements of panels. */
public enum LayoutChoice {
    DEBUG("Debug", KeyCode.DIGIT1), PACING("Pacing", KeyCode.DIGIT2);

    private final String title;
    private final KeyCode key;

    LayoutChoice(String title, KeyCode key) {
        this.title = title;
        this.key = key;
    }

    public String title() {
        return title;
    }

    /** Together with Ctrl it switches to this layout. */
    KeyCode key() {
        return key;
    }

    /** The name in the preferences. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The layout of that name; the debug layout for any other. */
    public static LayoutChoice named(String id) {
        for (LayoutChoice choice : values()) {
            if (choice.id().equals(id)) {
                return choice;
            }
        }
        return DEBUG;
    }
}
