package dev.tickscope.app.settings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.theme.Motion;
import dev.tickscope.app.theme.SystemLook;
import dev.tickscope.app.theme.ThemeChoice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir
    Path folder;

    @Test
    void whatWasSavedIsThereAtTheNextStart() {
        Path file = folder.resolve("deeper").resolve("preferences.properties");
        Settings settings = Settings.load(file);
        settings.set("theme", "light");
        settings.set("scale", 125);
        settings.save();
        Settings again = Settings.load(file);
        assertEquals("light", again.text("theme", "dark"));
        assertEquals(125, again.number("scale", 70, 200, 100));
    }

    @Test
    void aMissingFileGivesDefaults() {
        Settings settings = Settings.load(folder.resolve("none"));
        assertEquals("dark", settings.text("theme", "dark"));
        assertEquals(100, settings.number("scale", 70, 200, 100));
        assertEquals(List.of(), settings.recentFiles());
    }

    @Test
    void garbageGivesDefaults() throws IOException {
        Path file = folder.resolve("garbage");
        Files.write(file, new byte[] {(byte) 0xff, 0, 13, '\\', 'u', 'z', 'z', (byte) 0xfe});
        assertEquals(100, Settings.load(file).number("scale", 70, 200, 100));
        Files.writeString(file, "scale=enormous\nwidth=-5\nrecent.0=\\u0000\ntheme=\\uzzzz");
        assertEquals(100, Settings.load(file).number("scale", 70, 200, 100));
        Files.writeString(file, "scale=100000\nwidth=-5\nrecent.0=/no/such/file.csv\n");
        Settings settings = Settings.load(file);
        assertEquals(100, settings.number("scale", 70, 200, 100));
        assertEquals(1600, settings.number("width", 1120, 16384, 1600));
        assertEquals(List.of(), settings.recentFiles());
    }

    @Test
    void aFileThatIsNoTextIsSetAsideAndTheProgramStartsWithItsOwn() throws IOException {
        Path file = folder.resolve("preferences.properties");
        byte[][] broken = {{(byte) 0xff, (byte) 0xfe, 'a'}, "theme=light\nscale=\\u12".getBytes(StandardCharsets.UTF_8), {'a', '=', 0, 0, 0}};
        for (int i = 0; i < broken.length; i++) {
            Files.write(file, broken[i]);
            Settings settings = Settings.load(file);
            String name = "preferences.properties.broken" + (i == 0 ? "" : Integer.toString(i + 1));
            assertEquals("dark", settings.text("theme", "dark"));
            assertTrue(settings.note().orElseThrow().contains(name), settings.note().toString());
            assertArrayEquals(broken[i], Files.readAllBytes(folder.resolve(name)));
            assertFalse(Files.exists(file));
            settings.set("theme", "light");
            settings.save();
            assertEquals(Optional.empty(), Settings.load(file).note());
        }
    }

    @Test
    void keysThatThisVersionDoesNotKnowAreKept() throws IOException {
        Path file = folder.resolve("preferences.properties");
        Files.writeString(file, "theme=dark\nfuture.knob=eleven\n");
        Settings settings = Settings.load(file);
        new Preferences(settings).theme(ThemeChoice.LIGHT);
        new Preferences(settings).reset();
        settings.save();
        assertEquals("eleven", Settings.load(file).text("future.knob", ""));
        assertEquals(ThemeChoice.SYSTEM, new Preferences(Settings.load(file)).theme());
    }

    @Test
    void preferencesOutOfTheirRangeAreTheUsualOnes() throws IOException {
        Path file = folder.resolve("preferences.properties");
        Files.writeString(file, "theme=mauve\nscale=1000\nmotion=wild\nkeys=emacs\nmenuKey=7\nhistory=3\nsystem=x\n");
        Preferences preferences = new Preferences(Settings.load(file));
        assertEquals(ThemeChoice.SYSTEM, preferences.theme());
        assertEquals(100, preferences.scale());
        assertEquals(Motion.SYSTEM, preferences.motion());
        assertEquals(KeyScheme.TICKSCOPE, preferences.keys());
        assertFalse(preferences.menuKey());
        assertEquals(256, preferences.history());
        assertEquals(SystemLook.UNKNOWN, preferences.system());
        preferences.scale(20);
        assertEquals(70, preferences.scale());
        preferences.history(1 << 20);
        assertEquals(4096, preferences.history());
    }

    @Test
    void aFolderThatCannotBeMadeIsNoFailure() throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, "");
        Settings settings = Settings.load(file.resolve("below").resolve("preferences.properties"));
        settings.set("theme", "light");
        settings.save();
        assertFalse(Files.exists(file.resolve("below")));
    }

    @Test
    void theNewestOfEightRecentCapturesComesFirst() throws IOException {
        Settings settings = Settings.load(folder.resolve("preferences.properties"));
        for (int i = 0; i < 10; i++) {
            Path capture = folder.resolve("capture" + i + ".csv");
            Files.writeString(capture, "");
            settings.addRecentFile(capture);
        }
        settings.addRecentFile(folder.resolve("capture5.csv"));
        List<Path> recent = settings.recentFiles();
        assertEquals(8, recent.size());
        assertEquals("capture5.csv", recent.get(0).getFileName().toString());
        assertEquals("capture9.csv", recent.get(1).getFileName().toString());
    }
}
