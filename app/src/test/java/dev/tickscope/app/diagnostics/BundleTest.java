package dev.tickscope.app.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bundle tells what happened, and nothing about who it happened to. */
class BundleTest {
    @TempDir
    private Path folder;

    static Map<String, String> read(Path zip) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                texts.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }

    @Test
    void itHoldsTextsThatOneCanRead() throws IOException {
        Path zip = folder.resolve("b.zip");
        new Bundle(Map.of("theme", "dark", "scale", "100"), List.of(new Measures.Line("Pulse", "1.00 ms")), List.of("The file is broken."), "{ }").write(zip);
        Map<String, String> texts = read(zip);
        assertEquals(List.of("versions.txt", "settings.txt", "numbers.txt", "messages.txt", "contract.json"), List.copyOf(texts.keySet()));
        assertTrue(texts.get("versions.txt").startsWith("Tickscope "), texts.get("versions.txt"));
        assertTrue(texts.get("versions.txt").contains("java.version " + System.getProperty("java.version")));
        assertEquals("scale = 100\ntheme = dark\n", texts.get("settings.txt"));
        assertEquals("Pulse: 1.00 ms\n", texts.get("numbers.txt"));
        assertEquals("The file is broken.\n", texts.get("messages.txt"));
        assertEquals("{ }\n", texts.get("contract.json"));
    }

    @Test
    void homeUserAndFoldersAreTakenOut() throws IOException {
        Path zip = folder.resolve("b.zip");
        Privacy privacy = new Privacy("/home/ada", "ada");
        new Bundle(Map.of("window", "ada's"), List.of(), List.of("/home/ada/games/my captures/run 1.csv, line 3: no number", "ADA wrote C:\\Users\\ada\\x\\y.csv",
                "~/games/z.csv", "\\\\server\\share\\ada\\q.csv", "/mnt/games/a.json:", "The file /opt/games/secret/trace.csv cannot be read"), "").write(zip, privacy);
        String messages = read(zip).get("messages.txt");
        for (String secret : List.of("home", "ada", "ADA", "games", "captures", "Users", "server", "share", "mnt", "opt", "secret")) {
            assertFalse(messages.contains(secret), secret + " is in " + messages);
        }
        for (String kept : List.of("run 1.csv, line 3: no number", "y.csv", "z.csv", "q.csv", "a.json", "trace.csv cannot be read")) {
            assertTrue(messages.contains(kept), kept + " is not in " + messages);
        }
    }

    @Test
    void othersWordsStay() {
        Privacy privacy = new Privacy("/home/al", "al");
        assertEquals("total; 3/s held, 1/60 s; also (user)", privacy.clean("total; 3/s held, 1/60 s; also al"));
        assertEquals("gone: dropped 1 / 2", privacy.clean("gone: dropped 1 / 2"));
        assertEquals("nothing known", new Privacy("", "").clean("nothing known"));
    }

    @Test
    void onlyTheLastMessagesAreKept() {
        RecentMessages messages = new RecentMessages();
        for (int i = 0; i < 60; i++) {
            messages.add("message " + i, i == 59 ? "Try again." : "", "");
        }
        assertEquals(50, messages.all().size());
        assertEquals("message 10", messages.all().get(0));
        assertEquals("message 59 Try again.", messages.all().get(49));
    }

    @Test
    void aCostIsAnAverageAndAMaximum() {
        Cost cost = new Cost("pulse");
        assertEquals(0, cost.averageNanos());
        cost.add(100);
        assertEquals(100, cost.averageNanos(), "the first time counts in full");
        cost.add(300);
        assertEquals(200, cost.averageNanos());
        cost.add(50);
        assertEquals(150, cost.averageNanos());
        assertEquals(300, cost.mostNanos());
    }
}
