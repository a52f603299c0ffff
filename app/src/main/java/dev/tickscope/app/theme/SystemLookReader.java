package dev.tickscope.app.theme;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Finds out what the system says about looks, by its own commands:
 *
 * <ul>
 * <li>Linux: {@code gsettings} of GNOME and the desktops that share its settings; the variable GTK_THEME before it. Elsewhere nothing.
 * <li>Windows: the registry, which is the same from Windows 10 on.
 * <li>macOS: {@code defaults}; it may refuse contrast and motion, which are unknown then.
 * </ul>
 */
public final class SystemLookReader {
    /** Runs a command. */
    @FunctionalInterface
    public interface Shell {
        /** What it wrote, without blanks at the ends; empty if it failed, is not there, or takes too long. */
        Optional<String> ask(List<String> command);
    }

    private static final String INTERFACE = "org.gnome.desktop.interface";
    private static final String PERSONALIZE = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
    private static final String CONTRAST = "HKCU\\Control Panel\\Accessibility\\HighContrast";
    private static final String METRICS = "HKCU\\Control Panel\\Desktop\\WindowMetrics";

    private final Shell shell;

    public SystemLookReader(Shell shell) {
        this.shell = shell;
    }

    /** What a system says. @param system its name, as {@code os.name} has it */
    public SystemLook read(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win")) {
            return windows();
        }
        return name.contains("mac") ? mac() : linux(environment.getOrDefault("GTK_THEME", ""));
    }

    private SystemLook linux(String forced) {
        Optional<String> theme = forced.isBlank() ? setting(INTERFACE, "gtk-theme") : Optional.of(forced.toLowerCase(Locale.ROOT));
        Optional<Boolean> byTheme = theme.filter(text -> !text.isEmpty()).map(text -> text.contains("dark") || text.endsWith("inverse"));
        // "default" says nothing; then the theme's name does.
        Optional<Boolean> byScheme = forced.isBlank() ? setting(INTERFACE, "color-scheme").filter(text -> !text.equals("default"))
                .map(text -> text.equals("prefer-dark")) : Optional.empty();
        Optional<Boolean> contrast = setting("org.gnome.desktop.a11y.interface", "high-contrast").map("true"::equals);
        Optional<Boolean> named = theme.filter(text -> text.startsWith("highcontrast")).map(text -> true);
        return new SystemLook(byScheme.or(() -> byTheme), named.or(() -> contrast), setting(INTERFACE, "enable-animations").map("false"::equals));
    }

    /** A value in small letters and without its quotes. */
    private Optional<String> setting(String schema, String key) {
        return shell.ask(List.of("gsettings", "get", schema, key)).map(text -> text.replace("'", "").toLowerCase(Locale.ROOT));
    }

    private SystemLook windows() {
        Optional<Boolean> dark = registry(PERSONALIZE, "AppsUseLightTheme").map(value -> value.endsWith("0x0"));
        Optional<Boolean> contrast = registry(CONTRAST, "Flags").flatMap(SystemLookReader::number).map(flags -> (flags & 1) == 1);
        Optional<Boolean> motion = registry(METRICS, "MinAnimate").map("0"::equals);
        return new SystemLook(dark, contrast, motion);
    }

    /** The last word of the line that tells the value. */
    private Optional<String> registry(String key, String value) {
        return shell.ask(List.of("reg", "query", key, "/v", value)).flatMap(text -> text.lines().map(String::strip)
                .filter(line -> line.startsWith(value)).map(line -> line.substring(line.lastIndexOf(' ') + 1)).findFirst());
    }

    private static Optional<Integer> number(String text) {
        try {
            return Optional.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private SystemLook mac() {
        // The key is there in dark mode only.
        Optional<Boolean> dark = shell.ask(List.of("defaults", "read", "-g", "AppleInterfaceStyle")).map("Dark"::equalsIgnoreCase);
        boolean answers = dark.isPresent() || shell.ask(List.of("defaults", "read", "-g", "AppleLocale")).isPresent();
        return new SystemLook(dark.or(() -> answers ? Optional.of(false) : Optional.empty()), access("increaseContrast"), access("reduceMotion"));
    }

    private Optional<Boolean> access(String key) {
        return shell.ask(List.of("defaults", "read", "com.apple.universalaccess", key)).map("1"::equals);
    }
}
