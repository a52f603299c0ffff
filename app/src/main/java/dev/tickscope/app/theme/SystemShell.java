package dev.tickscope.app.theme;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Asks the system in the background and tells what it said on the JavaFX thread; the start never waits for it. */
public final class SystemShell {
    private static final int PATIENCE_SECONDS = 3;

    private SystemShell() {
    }

    /** Asks once. @param told is called on the JavaFX thread */
    public static void ask(Consumer<SystemLook> told) {
        Thread thread = new Thread(() -> {
            SystemLook look = new SystemLookReader(SystemShell::run).read(System.getProperty("os.name", ""), System.getenv());
            Platform.runLater(() -> told.accept(look));
        }, "system look");
        thread.setDaemon(true);
        thread.start();
    }

    /** The output goes through a file, so that a command that hangs or talks a lot holds nobody up. */
    private static Optional<String> run(List<String> command) {
        Path output = null;
        try {
            output = Files.createTempFile("tickscope", ".txt");
            Process process = new ProcessBuilder(command).redirectErrorStream(false).redirectError(ProcessBuilder.Redirect.DISCARD)
                    .redirectOutput(output.toFile()).start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            return process.exitValue() == 0 ? Optional.of(new String(Files.readAllBytes(output), StandardCharsets.UTF_8).strip()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // no such command here
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            delete(output);
        }
    }

    private static void delete(Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // The system empties its folder of such files itself.
        }
    }
}
