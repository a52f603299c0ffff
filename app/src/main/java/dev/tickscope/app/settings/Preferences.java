package dev.tickscope.app.settings;

import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.theme.Motion;
import dev.tickscope.app.theme.SystemLook;
import dev.tickscope.app.theme.ThemeChoice;

/** What can be chosen, with the values that hold until somebody chooses. Kept in {@link Settings} under names that stay the same. */
public final class Preferences {
    /** How much history a session keeps, in MiB; steps of {@link #HISTORY_STEP}. */
    public static final int LEAST_HISTORY = 64;
    public static final int MOST_HISTORY = 4096;
    public static final int USUAL_HISTORY = 256;
    public static final int HISTORY_STEP = 64;

    private final Settings settings;

    public Preferences(Settings settings) {
        this.settings = settings;
    }

    public ThemeChoice theme() {
        return ThemeChoice.named(settings.text("theme", ""));
    }

    public void theme(ThemeChoice choice) {
        settings.set("theme", choice.id());
    }

    /** In percent; 100 is as designed. */
    public int scale() {
        return settings.number("scale", Settings.SMALLEST_SCALE, Settings.LARGEST_SCALE, 100);
    }

    public void scale(int percent) {
        settings.set("scale", Math.max(Settings.SMALLEST_SCALE, Math.min(Settings.LARGEST_SCALE, percent)));
    }

    public Motion motion() {
        return Motion.named(settings.text("motion", ""));
    }

    public void motion(Motion motion) {
        settings.set("motion", motion.id());
    }

    public KeyScheme keys() {
        return KeyScheme.named(settings.text("keys", ""));
    }

    public void keys(KeyScheme scheme) {
        settings.set("keys", scheme.id());
    }

    /** Whether Shift+F10 opens context menus, and Ctrl+F11 steps a frame. */
    public boolean menuKey() {
        return settings.number("menuKey", 0, 1, 0) == 1;
    }

    public void menuKey(boolean on) {
        settings.set("menuKey", on ? 1 : 0);
    }

    /** Whether the readout of what was slowed and held shows. */
    public boolean readout() {
        return settings.number("readout", 0, 1, 0) == 1;
    }

    public void readout(boolean on) {
        settings.set("readout", on ? 1 : 0);
    }

    /** In MiB; for sessions that start from now on. */
    public int history() {
        return settings.number("history", LEAST_HISTORY, MOST_HISTORY, USUAL_HISTORY);
    }

    public void history(int megabytes) {
        settings.set("history", Math.max(LEAST_HISTORY, Math.min(MOST_HISTORY, megabytes)));
    }

    /** What the system said when it was asked last, so that the window begins with the same look. */
    public SystemLook system() {
        return SystemLook.parse(settings.text("system", ""));
    }

    public void system(SystemLook look) {
        settings.set("system", look.text());
    }

    /** Everything that can be chosen as it was at first. Recent files, layouts and the window's place stay. */
    public void reset() {
        for (String key : new String[] {"theme", "scale", "motion", "keys", "menuKey", "readout", "history"}) {
            settings.forget(key);
        }
    }
}
