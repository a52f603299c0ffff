package dev.tickscope.samples.jolt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * Jolt's native library, loaded once in a program when the first world needs it. It comes in a jar of its own for each operating system; a
 * program without that jar works, only without spatial worlds.
 */
public final class JoltLibrary {
    private static final String PREFIX = "tickscope-jolt-";

    /** What keeps the library from being used; null if nothing does. */
    private final String trouble;

    private JoltLibrary(String system, String processor) {
        trouble = load(system, processor);
    }

    /** Loads on first use; a class is initialized once, whichever thread comes first. */
    private static final class Loaded {
        private static final JoltLibrary HERE = new JoltLibrary(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    /** Why there can be no spatial worlds here, in words for the user; null if there can. The first call loads the library. */
    public static String missing() {
        return Loaded.HERE.trouble;
    }

    /** @throws IllegalStateException with the words of {@link #missing} */
    static void require() {
        if (missing() != null) {
            throw new IllegalStateException(missing());
        }
    }

    static String load(String system, String processor) {
        String resource = resource(system, processor);
        if (resource == null) {
            return "the physics engine Jolt has no library for " + system + " on " + processor;
        }
        try (InputStream library = JoltLibrary.class.getResourceAsStream(resource)) {
            if (library == null) {
                return "the physics engine Jolt is not here: the class path has no " + resource.substring(1)
                        + ", which comes with jolt-jni for " + system + " on " + processor;
            }
            loadCopy(library, resource);
            JoltSetup.run();
            return null;
        } catch (IOException | UnsatisfiedLinkError | NoClassDefFoundError e) {
            return "the physics engine Jolt cannot be loaded: " + e.getMessage();
        }
    }

    /** Where the jar of that system has its library, as jolt-jni lays it out; null for a system that it does not know. */
    static String resource(String systemName, String processorName) {
        String system = systemName.toLowerCase(Locale.ROOT);
        String processor = processorName.toLowerCase(Locale.ROOT);
        boolean arm = processor.equals("aarch64") || processor.equals("arm64");
        boolean intel = processor.equals("amd64") || processor.equals("x86_64");
        if (system.startsWith("mac") && (arm || intel)) {
            return "/osx/" + (arm ? "aarch64" : "x86-64") + "/com/github/stephengold/libjoltjni.dylib";
        } else if (system.startsWith("linux") && (arm || intel)) {
            return "/linux/" + (arm ? "aarch64" : "x86-64") + "/com/github/stephengold/libjoltjni.so";
        } else if (system.startsWith("windows") && intel) {
            return "/windows/x86-64/com/github/stephengold/joltjni.dll";
        }
        return null;
    }

    /** The system loads libraries from files only. */
    private static void loadCopy(InputStream library, String resource) throws IOException {
        String suffix = resource.substring(resource.lastIndexOf('.'));
        if (suffix.equals(".dll")) {
            removeOldCopies(suffix);
        }
        Path copy = Files.createTempFile(PREFIX, suffix);
        try {
            Files.copy(library, copy, StandardCopyOption.REPLACE_EXISTING);
            System.load(copy.toString());
        } finally {
            removeIfPossible(copy);
        }
    }

    /** Windows keeps a loaded file until the program has ended, so a later program removes it. */
    private static void removeOldCopies(String suffix) throws IOException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        try (DirectoryStream<Path> copies = Files.newDirectoryStream(folder, PREFIX + "*" + suffix)) {
            copies.forEach(JoltLibrary::removeIfPossible);
        }
    }

    private static void removeIfPossible(Path copy) {
        try {
            Files.deleteIfExists(copy);
        } catch (IOException e) {
            // In use; see above.
        }
    }
}
