package dev.tickscope.core.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The command line: what goes to which stream, and the exit status. */
class MainTest {
    @TempDir
    Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.execute(new PrintWriter(out), new PrintWriter(err), args);
    }

    private String file(String name, String json) throws IOException {
        return Files.writeString(directory.resolve(name), json).toString();
    }

    private String good(String name) throws IOException {
        return file(name, "{\"contract\": \"phase\", \"pacing\": {\"deltas\": [\"1/60\", \"1/40\", \"0.3\"]}}");
    }

    private List<JsonNode> rows() {
        return out.toString().lines().map(line -> {
            try {
                return ContractReader.parse("row", line);
            } catch (dev.tickscope.core.contract.InputException e) {
                throw new AssertionError("no JSON: " + line, e);
            }
        }).toList();
    }

    @Test
    void aScenarioPrintsOneJsonObjectALineAndTheLedgerLast() throws IOException {
        assertEquals(0, run("simulate", good("good.json")));
        assertEquals("", err.toString());
        assertTrue(rows().stream().allMatch(r -> r.get("scenario").stringValue().equals("good.json")));
        assertEquals("ledger", rows().get(rows().size() - 1).get("row").stringValue());
        assertEquals(3, rows().stream().filter(r -> r.get("row").stringValue().equals("frame")).count());
    }

    @Test
    void timesAreDecimalsThatGiveTheNanosecondBackOrExactFractions() throws IOException {
        String file = good("good.json");
        run("simulate", file);
        JsonNode first = rows().stream().filter(r -> r.get("row").stringValue().equals("frame")).findFirst().orElseThrow();
        assertEquals("0.016666667", first.get("realDelta").toString());
        assertEquals("0", first.get("accumulator").toString());
        out.getBuffer().setLength(0);
        assertEquals(0, run("simulate", "--exact", file));
        first = rows().stream().filter(r -> r.get("row").stringValue().equals("frame")).findFirst().orElseThrow();
        assertEquals("\"1/60\"", first.get("realDelta").toString());
        assertEquals("\"0\"", first.get("accumulator").toString());
    }

    @Test
    void filesAreIndependentAndInOrderAndAWrongOneStopsNoOther() throws IOException {
        String wrong = file("wrong.json", "{\"contract\": \"phase\", \"pacing\": {\"deltas\": []}, \"time\": 3}");
        String missing = directory.resolve("missing.json").toString();
        assertEquals(2, run("simulate", good("a.json"), wrong, missing, good("b.json")));
        assertEquals(List.of("a.json", "b.json"), rows().stream().map(r -> r.get("scenario").stringValue()).distinct().toList());
        List<String> messages = err.toString().lines().toList();
        assertEquals(2, messages.size());
        assertEquals("tickscope: " + wrong + ": unknown key \"time\"; known here: contract, settings, pacing, debuggee, probes, timeline, "
                + "readout", messages.get(0));
        assertEquals("tickscope: " + missing + ": there is no such file", messages.get(1));
    }

    @Test
    void aTableHasALineForEachFrameAndOneForEachStop() throws IOException {
        String file = file("t.json", "{\"contract\": \"phase\", \"pacing\": {\"deltas\": [\"1/60\", \"0.3\", \"NaN\", \"1/60\"]}, \"timeline\": ["
                + "{\"tick\": 3, \"do\": \"breakpoint\"}, {\"frame\": 4, \"do\": \"stepTick\"}]}");
        assertEquals(0, run("simulate", "--format", "table", "--exact", file));
        List<String> lines = out.toString().lines().toList();
        assertEquals(7, lines.size(), out.toString());
        assertTrue(lines.get(0).strip().startsWith("frame"), lines.get(0));
        assertEquals("1 1 1/60 1/60 1 1 0 0 0 1", lines.get(1).strip().replaceAll("\\s+", " "));
        assertEquals("stop: end of tick 3, 2 ticks owed", lines.get(2).strip());
        assertTrue(lines.get(3).endsWith("interrupted, dropped 7/30"), lines.get(3));
        assertTrue(lines.get(4).endsWith("refused"), lines.get(4));
        assertEquals("refused: possible only while paused", lines.get(5).strip());
        assertFalse(out.toString().contains("{"));
        assertEquals(0, run("simulate", "--format", "table", file));
    }

    @Test
    void theTableMarksFramesThatWereNotDrawnAgain() throws IOException {
        assertEquals(0, run("simulate", "--format", "table", file("i.json", "{\"contract\": \"scaled\", \"pacing\": {\"hz\": 60, \"frames\": 5}, "
                + "\"timeline\": [{\"frame\": 3, \"do\": \"timeScale\", \"value\": 0}, {\"frame\": 5, \"do\": \"timeScale\", \"value\": 1}]}")));
        List<String> lines = out.toString().lines().toList();
        assertEquals(List.of(false, false, false, true, true, false), lines.stream().map(l -> l.endsWith("  idle, not drawn")).toList(), out.toString());
    }

    @Test
    void withoutAlphaTheTableSaysNone() throws IOException {
        assertEquals(0, run("simulate", "--format", "table", file("s.json", "{\"contract\": \"scaled\", \"pacing\": {\"hz\": 60, \"frames\": 2}}")));
        assertEquals(2, out.toString().lines().filter(l -> l.contains("none")).count());
        assertTrue(out.toString().contains("start frame"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h"})
    void helpIsPrintedToTheOutput(String option) {
        assertEquals(0, run(option));
        assertTrue(out.toString().contains("simulate"), out.toString());
        assertEquals(0, run("simulate", option));
        assertTrue(out.toString().contains("--exact"), out.toString());
        assertEquals("", err.toString());
    }

    @Test
    void withoutArgumentsTheUsageIsPrinted() {
        assertEquals(0, run());
        assertTrue(out.toString().contains("Usage: tickscope"), out.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void theVersionIsThatOfTheBuild(String option) {
        assertEquals(0, run(option));
        assertTrue(out.toString().matches("Tickscope \\d+\\.\\d+\\.\\d+\\S* \\(Java " + Runtime.version().feature() + "\\)\\R"), out.toString());
    }

    @Test
    void aWrongCommandLineIsWrongInput() throws IOException {
        assertEquals(2, run("simulate"));
        assertEquals(2, run("simulate", "--fromat", "table", good("a.json")));
        assertEquals(2, run("simulate", "--format", "xml", good("a.json")));
        assertEquals(2, run("simualte"));
        assertEquals("", out.toString());
        assertFalse(err.toString().isEmpty());
    }

    @Test
    void aFolderOrAnUnreadableTextIsWrongInput() throws IOException {
        assertEquals(2, run("simulate", directory.toString()));
        Path latin = directory.resolve("latin.json");
        Files.write(latin, new byte[] {'{', '"', (byte) 0xE4, '"', ':', '1', '}'});
        assertEquals(2, run("simulate", latin.toString()));
        assertEquals(2, run("simulate", file("empty.json", "")));
        assertEquals(3, err.toString().lines().count(), err.toString());
    }
}
