package dev.tickscope.app.theme;

import java.util.Locale;

/** Whether changed values flash and views glide. */
public enum Motion {
    SYSTEM("Follow the system"), FULL("Full"), REDUCED("Reduced");

    private final String title;

    Motion(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** The name in the preferences. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The choice of that name; following the system for any other. */
    public static Motion named(String id) {
        for (Motion motion : values()) {
            if (motion.id().equals(id)) {
                return motion;
            }
        }
        return SYSTEM;
    }

    /** Whether motion is to be left out on a system that says this. */
    public boolean reduced(SystemLook system) {
        return this == REDUCED || this == SYSTEM && system.reducedMotion().orElse(false);
    }
}
