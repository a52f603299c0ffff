package dev.tickscope.app.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What systems answer, and what is made of it. */
class SystemLookReaderTest {
    private final Map<String, String> answers = new HashMap<>();

    private SystemLook read(String system, Map<String, String> environment) {
        return new SystemLookReader(command -> Optional.ofNullable(answers.get(String.join(" ", command)))).read(system, environment);
    }

    private static SystemLook look(Boolean dark, Boolean contrast, Boolean motion) {
        return new SystemLook(Optional.ofNullable(dark), Optional.ofNullable(contrast), Optional.ofNullable(motion));
    }

    private void gnome(String scheme, String theme, String contrast, String animations) {
        answers.put("gsettings get org.gnome.desktop.interface color-scheme", scheme);
        answers.put("gsettings get org.gnome.desktop.interface gtk-theme", theme);
        answers.put("gsettings get org.gnome.desktop.a11y.interface high-contrast", contrast);
        answers.put("gsettings get org.gnome.desktop.interface enable-animations", animations);
    }

    @Test
    void aSystemThatSaysNothingIsUnknown() {
        for (String system : List.of("Linux", "Windows 11", "Mac OS X", "AIX")) {
            assertEquals(SystemLook.UNKNOWN, read(system, Map.of()), system);
        }
    }

    @Test
    void gnomeTellsAllThree() {
        gnome("'prefer-dark'", "'Adwaita'", "false", "true");
        assertEquals(look(true, false, false), read("Linux", Map.of()));
        gnome("'default'", "'Adwaita'", "true", "false");
        assertEquals(look(false, true, true), read("Linux", Map.of()));
        gnome("'default'", "'Yaru-dark'", "false", "true");
        assertEquals(look(true, false, false), read("Linux", Map.of()));
        gnome("'default'", "'HighContrastInverse'", "false", "true");
        assertEquals(look(true, true, false), read("Linux", Map.of()));
    }

    @Test
    void aThemeThatIsForcedByTheEnvironmentComesFirst() {
        gnome("'prefer-light'", "'Adwaita'", "false", "true");
        assertEquals(look(true, false, false), read("Linux", Map.of("GTK_THEME", "Adwaita:dark")));
    }

    @Test
    void windowsTellsByItsRegistry() {
        answers.put("reg query HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize /v AppsUseLightTheme",
                "HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize\r\n    AppsUseLightTheme    REG_DWORD    0x0");
        answers.put("reg query HKCU\\Control Panel\\Accessibility\\HighContrast /v Flags",
                "HKEY_CURRENT_USER\\Control Panel\\Accessibility\\HighContrast\r\n    Flags    REG_SZ    127");
        answers.put("reg query HKCU\\Control Panel\\Desktop\\WindowMetrics /v MinAnimate", "x\r\n    MinAnimate    REG_SZ    0");
        assertEquals(look(true, true, true), read("Windows 11", Map.of()));
        answers.put("reg query HKCU\\Control Panel\\Accessibility\\HighContrast /v Flags", "x\r\n    Flags    REG_SZ    126");
        assertEquals(look(true, false, true), read("Windows 11", Map.of()));
        answers.put("reg query HKCU\\Control Panel\\Accessibility\\HighContrast /v Flags", "x\r\n    Flags    REG_SZ    many");
        assertEquals(look(true, null, true), read("Windows 11", Map.of()));
    }

    @Test
    void macIsLightWhereNothingSaysDark() {
        answers.put("defaults read -g AppleLocale", "en_US");
        assertEquals(look(false, null, null), read("Mac OS X", Map.of()));
        answers.put("defaults read -g AppleInterfaceStyle", "Dark");
        answers.put("defaults read com.apple.universalaccess increaseContrast", "1");
        answers.put("defaults read com.apple.universalaccess reduceMotion", "0");
        assertEquals(look(true, true, false), read("Mac OS X", Map.of()));
    }

    @Test
    void choicesFollowOrDoNot() {
        assertEquals(Theme.DARK, ThemeChoice.SYSTEM.theme(SystemLook.UNKNOWN));
        assertEquals(Theme.LIGHT, ThemeChoice.SYSTEM.theme(look(false, false, null)));
        assertEquals(Theme.HIGH_CONTRAST, ThemeChoice.SYSTEM.theme(look(false, true, null)));
        assertEquals(Theme.LIGHT, ThemeChoice.LIGHT.theme(look(true, true, null)));
        assertEquals(true, Motion.SYSTEM.reduced(look(null, null, true)));
        assertEquals(false, Motion.SYSTEM.reduced(SystemLook.UNKNOWN));
        assertEquals(true, Motion.REDUCED.reduced(SystemLook.UNKNOWN));
        assertEquals(false, Motion.FULL.reduced(look(null, null, true)));
    }

    @Test
    void whatIsKeptIsReadAgain() {
        for (SystemLook look : List.of(SystemLook.UNKNOWN, look(true, false, null), look(null, true, true))) {
            assertEquals(look, SystemLook.parse(look.text()));
        }
        assertEquals(SystemLook.UNKNOWN, SystemLook.parse("mauve"));
        assertEquals(look(true, false, true), look(true, null, null).or(look(false, false, true)));
    }
}
