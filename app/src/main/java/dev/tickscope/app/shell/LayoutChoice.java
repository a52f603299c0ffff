package dev.tickscope.app.shell;

import java.util.Locale;

/** The arrangements of panels. */
public enum LayoutChoice {
    DEBUG("Debug", "Ctrl+1"), PACING("Pacing", "Ctrl+2");

    private final String title;
    private final String keys;

    LayoutChoice(String title, String keys) {
        this.title = title;
        this.keys = keys;
    }

    public String title() {
        return title;
    }

    /** The keys that switch to this layout. */
    public String keys() {
        return keys;
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
