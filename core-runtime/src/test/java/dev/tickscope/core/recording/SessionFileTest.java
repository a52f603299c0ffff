package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.cli.ScenarioRecording;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.ContractWriter;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.TableView;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Session files: what is written comes back, and what was cut off tells everything before the cut. */
class SessionFileTest {
    @TempDir
    private Path folder;

    private Scenario scenario(String contract) throws IOException, InputException {
        Path file = folder.resolve("s.json");
        Files.writeString(file, """
                {"contract": "%s", "pacing": {"deltas": ["1/60", "16.7ms", "100ms", "NaN", "0", "1/30", "3ms", "0.25s", "1/60"]},
                 "timeline": [{"frame": 1, "do": "press", "action": "jump"}, {"tick": 3, "do": "release", "action": "jump"},
                  {"tick": 2, "do": "breakpoint"}, {"frame": 5, "do": "timeScale", "value": "1/3"}, {"frame": 6, "do": "pause"},
                  {"frame": 7, "do": "stepFrame"}, {"frame": 8, "do": "resume"}, {"frame": 8, "do": "cap", "ticks": 3},
                  {"frame": 2, "do": "breakpoint", "where": "tickEnd", "log": "tick {simulationTick} \\"{accumulator}\\"", "stays": true}]}
                """.formatted(contract));
        return ScenarioReader.read(file);
    }

    private static Recording record(Scenario scenario) {
        return ScenarioRecording.of(scenario, List.of(), 0, new RunJournal(), new HashTrace());
    }

    private static String write(Recording recording) throws IOException {
        StringWriter out = new StringWriter();
        SessionFileWriter.write(recording, out);
        return out.toString();
    }

    /** All rows of all kinds as text. */
    private static List<String> rows(Recording recording) {
        List<String> rows = new ArrayList<>();
        for (EventKind kind : EventKind.values()) {
            TableView table = recording.view().table(kind);
            for (long row = table.firstRow(); row < table.rowCount(); row++) {
                StringBuilder text = new StringBuilder(kind + " " + row);
                for (Column column : RawRows.columns(kind)) {
                    text.append(' ').append(column.name()).append('=').append(table.getLong(column, row));
                }
                rows.add(text.toString());
            }
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aFileGivesTheSameRowsJournalHashesAndWords(String contract) throws IOException, InputException {
        Recording recording = record(scenario(contract));
        String text = write(recording);
        SessionFileReader.Opened opened = SessionFileReader.read("s", new StringReader(text));
        assertNull(opened.note());
        assertEquals(rows(recording), rows(opened.recording()));
        assertEquals(text, write(opened.recording()), "written again it is the same file");
        assertEquals(recording.breakpoints(), opened.recording().breakpoints());
        assertEquals(recording.info().timeBase(), opened.recording().info().timeBase());
        assertEquals(ContractWriter.tree(recording.info().contract()), ContractWriter.tree(opened.recording().info().contract()));
        assertTrue(text.contains("\"words\":\"tick 2 "), "the log message is there");
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aContractIsReadBackAsItWasWritten(String preset) throws InputException {
        var contract = ContractReader.preset(preset);
        var again = ContractReader.read("c", ContractWriter.tree(contract), folder, null, new ArrayList<>());
        assertEquals(ContractWriter.tree(contract), ContractWriter.tree(again));
        assertEquals(contract.plan().stages(), again.plan().stages());
        assertEquals(contract.rate(), again.rate());
        assertEquals(contract.settings(), again.settings());
    }

    @Test
    void aFileThatIsCutAnywhereOpensUpToTheCutOrSaysWhatItIsNot() throws IOException, InputException {
        Scenario scenario = scenario("phase");
        String text = write(record(ScenarioReader.withDeltas(scenario, scenario.deltas().subList(0, 3))));
        int headerEnd = text.indexOf('\n');
        String whole = String.join("\n", rows(SessionFileReader.read("s", new StringReader(text)).recording()));
        for (int cut : cuts(text)) {
            String part = text.substring(0, cut);
            if (cut < headerEnd) {
                InputException refused = assertThrows(InputException.class, () -> SessionFileReader.read("s", new StringReader(part)));
                assertTrue(refused.getMessage().startsWith("s, line 1"), refused.getMessage());
            } else {
                SessionFileReader.Opened opened = SessionFileReader.read("s", new StringReader(part));
                assertNotNull(opened.note(), "cut at " + cut);
                for (String row : rows(opened.recording())) {
                    assertTrue(whole.contains(row), row);
                }
            }
        }
    }

    /** Each line's beginning, its first and last characters, and its middle; not the end of the file. */
    private static List<Integer> cuts(String text) {
        List<Integer> cuts = new ArrayList<>();
        for (int start = 0; start < text.length(); start = text.indexOf('\n', start) + 1) {
            int end = text.indexOf('\n', start);
            cuts.addAll(List.of(start, start + 1, (start + end) / 2, end - 1));
        }
        return cuts;
    }

    @Test
    void aLineThatIsWrongIsNamedAndEverythingBeforeItIsThere() throws IOException, InputException {
        String text = write(record(scenario("phase")));
        int at = text.indexOf("{\"row\":\"frameEnd\"");
        String broken = text.substring(0, at) + "{\"row\":\"frameEnd\",\"flags\":\"none\"}\n" + text.substring(at);
        SessionFileReader.Opened opened = SessionFileReader.read("s", new StringReader(broken));
        long line = text.substring(0, at).lines().count() + 1;
        assertEquals("s, line " + line + ".flags: expected a whole number, found \"none\"; everything before it is there: 0 whole frames, "
                + opened.recording().view().totalRows() + " rows", opened.note());
        assertEquals(1, opened.recording().view().frames().rowCount());
    }

    @Test
    void unknownFieldsAndRowsArePassedOver() throws IOException, InputException {
        Recording recording = record(scenario("ordered"));
        String text = write(recording).replace("{\"row\":\"tick\",", "{\"row\":\"tick\",\"mood\":\"good\",")
                .replaceFirst("\n", "\n{\"row\":\"weather\",\"rain\":true}\n");
        SessionFileReader.Opened opened = SessionFileReader.read("s", new StringReader(text));
        assertNull(opened.note());
        assertEquals(rows(recording), rows(opened.recording()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "[1]", "hello", "{\"format\": \"something else\"}"})
    void whatIsNoSessionFileIsRefused(String text) {
        InputException refused = assertThrows(InputException.class, () -> SessionFileReader.read("x.ndjson", new StringReader(text)));
        assertEquals("x.ndjson, line 1: expected the header of a session file, {\"format\": \"tickscope session\", …}", refused.getMessage());
    }

    @Test
    void savingReplacesAFileOnlyWhenTheNewOneIsComplete() throws IOException, InputException {
        Path file = folder.resolve("run.ndjson");
        Files.writeString(file, "old");
        Recording recording = record(scenario("phase"));
        SessionFileWriter.save(recording, file);
        assertEquals(write(recording), Files.readString(file));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count(), "nothing else is left behind");
        }
    }
}
