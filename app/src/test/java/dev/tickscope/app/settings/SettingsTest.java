package dev.tickscope.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        assertEquals(List.of(), settings.recentCaptures());
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
        assertEquals(List.of(), settings.recentCaptures());
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
            settings.addRecentCapture(capture);
        }
        settings.addRecentCapture(folder.resolve("capture5.csv"));
        List<Path> recent = settings.recentCaptures();
        assertEquals(8, recent.size());
        assertEquals("capture5.csv", recent.get(0).getFileName().toString());
        assertEquals("capture9.csv", recent.get(1).getFileName().toString());
    }
}
