package dev.tickscope.app.settings;

import java.io.IOException;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The user's preferences, one small text file. Whatever stands in it, reading gives usable values: what is missing, broken or out of
 * range counts as not set. Keys that this version does not know are kept. Writing that fails changes nothing for the running program.
 */
public final class Settings {
    /** How large the window may be drawn, in percent. */
    public static final int SMALLEST_SCALE = 70;
    public static final int LARGEST_SCALE = 200;
    private static final int MAX_RECENT = 8;
    private static final String RECENT = "recent.";

    private final Path file;
    private final Properties values = new Properties();
    private String note;

    private Settings(Path file) {
        this.file = file;
    }

    /** Reads the file, if there is one. One that cannot be read is set aside, and everything counts as not set. */
    public static Settings load(Path file) {
        Settings settings = new Settings(file);
        try {
            if (Files.exists(file)) {
                settings.values.load(new StringReader(text(file)));
            }
        } catch (IOException | IllegalArgumentException e) {
            settings.values.clear();
            settings.setAside();
        }
        return settings;
    }

    /** Those of nobody: everything has its usual value, and nothing is kept. */
    public static Settings none() {
        return new Settings(null);
    }

    /** @throws IOException if it is no text of UTF-8, or has control characters, as after a crash of the system */
    private static String text(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        if (text.chars().anyMatch(c -> c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f')) {
            throw new MalformedInputException(1);
        }
        return text;
    }

    private void setAside() {
        Path aside = file.resolveSibling(file.getFileName() + ".broken");
        for (int i = 2; Files.exists(aside) && i < 100; i++) {
            aside = file.resolveSibling(file.getFileName() + ".broken" + i);
        }
        try {
            Files.move(file, aside);
            note = "The preferences could not be read and were set aside as " + aside.getFileName() + " in " + aside.toAbsolutePath().getParent()
                    + ". The program starts with its own.";
        } catch (IOException e) {
            note = "The preferences in " + file + " cannot be read. The program starts with its own, and will replace that file.";
        }
    }

    /** What is to be told about the file, if anything. */
    public Optional<String> note() {
        return Optional.ofNullable(note);
    }

    /** Where the file belongs on this system. */
    public static Path standardFile() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        Path home = Path.of(System.getProperty("user.home", "."));
        Path folder;
        if (system.contains("win")) {
            folder = folder(System.getenv("APPDATA"), home.resolve("AppData").resolve("Roaming")).resolve("Tickscope");
        } else if (system.contains("mac")) {
            folder = home.resolve("Library").resolve("Application Support").resolve("Tickscope");
        } else {
            folder = folder(System.getenv("XDG_CONFIG_HOME"), home.resolve(".config")).resolve("tickscope");
        }
        return folder.resolve("preferences.properties");
    }

    private static Path folder(String set, Path otherwise) {
        return set == null || set.isBlank() ? otherwise : Path.of(set);
    }

    /** Writes what was set in the background, for callers that must not wait for a disk. */
    public void saveSoon() {
        Thread writer = new Thread(this::save, "preferences");
        writer.setDaemon(true);
        writer.start();
    }

    /** Writes what was set. Whole or not at all: a crash leaves the old file. One at a time, so that the newest values stay. */
    public synchronized void save() {
        if (file == null) {
            return;
        }
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (Writer out = Files.newBufferedWriter(beside, StandardCharsets.UTF_8)) {
                values.store(out, "Tickscope preferences");
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // A read-only home is no reason to trouble anybody: the program runs on without a memory.
        }
    }

    /** A remembered word, or {@code otherwise}. */
    public String text(String key, String otherwise) {
        String value = values.getProperty(key);
        return value == null || value.isBlank() ? otherwise : value;
    }

    public void set(String key, String value) {
        values.setProperty(key, value);
    }

    /** A remembered whole number, or {@code otherwise} if it is none or out of range. */
    public int number(String key, int min, int max, int otherwise) {
        try {
            int value = Integer.parseInt(values.getProperty(key, "").strip());
            return value < min || value > max ? otherwise : value;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    public void set(String key, int value) {
        values.setProperty(key, Integer.toString(value));
    }

    /** All that is remembered, except which files were used. */
    public Map<String, String> withoutFiles() {
        Map<String, String> kept = new TreeMap<>();
        values.stringPropertyNames().stream().filter(key -> !key.startsWith(RECENT)).forEach(key -> kept.put(key, values.getProperty(key)));
        return kept;
    }

    /** Forgets a value, so that it counts as not set. */
    public void forget(String key) {
        values.remove(key);
    }

    /** The keys that begin so, in the order of letters. */
    public List<String> keys(String prefix) {
        return values.stringPropertyNames().stream().filter(key -> key.startsWith(prefix)).sorted().toList();
    }

    /** Files opened lately, newest first; those that are gone are left out. */
    public List<Path> recentFiles() {
        List<Path> recent = new ArrayList<>();
        for (int i = 0; i < MAX_RECENT; i++) {
            String value = values.getProperty(RECENT + i);
            if (value != null && !value.isBlank() && value.indexOf('\0') < 0) {
                addIfFile(recent, value);
            }
        }
        return recent;
    }

    private static void addIfFile(List<Path> recent, String value) {
        try {
            Path path = Path.of(value);
            if (Files.isRegularFile(path)) {
                recent.add(path);
            }
        } catch (java.nio.file.InvalidPathException e) {
            // Garbage in the settings is no file.
        }
    }

    /** Forgets all files that were opened. */
    public void clearRecentFiles() {
        keys(RECENT).forEach(values::remove);
    }

    /** Puts a file first. */
    public void addRecentFile(Path file) {
        Path path = file.toAbsolutePath().normalize();
        List<Path> recent = new ArrayList<>(recentFiles());
        recent.remove(path);
        recent.add(0, path);
        for (int i = 0; i < MAX_RECENT; i++) {
            if (i < recent.size()) {
                values.setProperty(RECENT + i, recent.get(i).toString());
            } else {
                values.remove(RECENT + i);
            }
        }
    }
}
