package dev.tickscope.app.picture;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.GameException;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.recording.FileSink;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.scenario.RunEnd;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.scenario.ScenarioRunner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** A session to look at, out of a scenario, which is run for it, or out of a session file. */
public final class RunFile {
    /** What the first line of a session file has among its first fields. */
    private static final String SESSION_MARK = "\"tickscope session\"";
    private static final int HEADER_BYTES = 4_096;

    private RunFile() {
    }

    /**
     * Opens it.
     *
     * @param end where a scenario's run ends; of a session file everything is there
     * @throws InputException if it is neither, or wrong: the message says where and what was expected
     * @throws IOException if a scenario's run cannot be kept in the folder for temporary files
     */
    public static RecordedSession open(Path file, RunEnd end) throws InputException, IOException {
        if (isSession(file)) {
            return RecordedSession.open(file);
        }
        Scenario scenario = ScenarioReader.read(file);
        // The way over a file is the one that all recorded runs take, so a picture shows what an opened recording would.
        Path kept = Files.createTempFile("tickscope", ".ndjson");
        try {
            RunRecord record = new RunRecord(scenario.setup(), new RunJournal(), new HashTrace());
            try (FileSink sink = new FileSink(kept, record, new NoRows())) {
                ScenarioRunner.run(scenario, sink, record, List.of(), end);
            }
            return RecordedSession.open(kept);
        } catch (GameException e) {
            throw new InputException(file + ": the game failed: " + e.getMessage(), e);
        } finally {
            Files.deleteIfExists(kept);
        }
    }

    private static boolean isSession(Path file) throws InputException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEADER_BYTES), StandardCharsets.UTF_8).contains(SESSION_MARK);
        } catch (NoSuchFileException e) {
            throw new InputException(file + ": there is no such file", e);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }
}
