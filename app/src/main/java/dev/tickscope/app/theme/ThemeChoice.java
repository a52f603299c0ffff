package dev.tickscope.app.theme;

import java.util.Locale;

/** What somebody can choose as the theme. */
public enum ThemeChoice {
    SYSTEM("Follow the system"), DARK("Dark"), LIGHT("Light"), HIGH_CONTRAST("High contrast");

    private final String title;

    ThemeChoice(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** The name on the command line and in the preferences. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The choice of that name; following the system for any other. */
    public static ThemeChoice named(String id) {
        for (ThemeChoice choice : values()) {
            if (choice.id().equals(id)) {
                return choice;
            }
        }
        return SYSTEM;
    }

    /** The theme that it means on a system that looks like this. */
    public Theme theme(SystemLook system) {
        return switch (this) {
            case DARK -> Theme.DARK;
            case LIGHT -> Theme.LIGHT;
            case HIGH_CONTRAST -> Theme.HIGH_CONTRAST;
            case SYSTEM -> system.highContrast().orElse(false) ? Theme.HIGH_CONTRAST : system.dark().orElse(true) ? Theme.DARK : Theme.LIGHT;
        };
    }
}
