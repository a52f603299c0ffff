package dev.tickscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples of the documentation do what it says. */
class ExamplesTest {
    private static final Path EXAMPLES = Path.of("..", "docs", "examples");

    private record Answer(int status, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }

        /** The rows of one kind. */
        List<String> rows(String kind) {
            return lines().stream().filter(line -> line.contains("\"row\":\"" + kind + "\"")).toList();
        }
    }

    private static Answer run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.execute(new PrintWriter(out), new PrintWriter(err), args);
        return new Answer(status, out.toString(), err.toString());
    }

    private static String file(String name) {
        return EXAMPLES.resolve(name + ".json").toString();
    }

    static Stream<Path> examples() throws Exception {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            files.filter(f -> f.toString().endsWith(".json")).sorted().forEach(found::add);
        }
        return found.stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleRunsAndItsLedgerAddsUp(Path example) {
        Answer answer = run("simulate", "--exact", example.toString());
        assertEquals(0, answer.status(), answer.err());
        assertTrue(answer.rows("ledger").get(0).contains("\"residue\":\"0\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"crates", "edges", "probes", "beat", "soft", "stack3d", "two-worlds"})
    void theTicksOfGoodSamplesAreTheSameAtEveryFrameRate(String name) {
        Answer answer = run("check", file(name));
        assertEquals(0, answer.status(), answer.out() + answer.err());
        assertEquals(4, answer.lines().stream().filter(line -> line.contains("identical over")).count(), answer.out());
    }

    @Test
    void theBadLoopIsCaught() {
        Answer answer = run("check", file("badloop"));
        assertEquals(3, answer.status(), answer.out());
        assertTrue(answer.out().contains("144 Hz             differs from 60 Hz in tick 1, Physics: pose of Hopper, x is "), answer.out());
    }

    @Test
    void physicsOnceAFrameIsCaughtAndExplained(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("frames.json"),
                "{\"contract\": \"scaled\", \"debuggee\": \"crates\", \"pacing\": {\"hz\": 60, \"frames\": 90}}");
        Answer perFrame = run("check", file.toString());
        assertEquals(3, perFrame.status(), perFrame.out());
        assertTrue(perFrame.out().contains("note: physics steps once a frame under this contract, by the frame's own length"), perFrame.out());
        Files.writeString(file, Files.readString(file).replace("\"pacing\"", "\"settings\": {\"physicsOnFixed\": true}, \"pacing\""));
        assertEquals(0, run("check", file.toString()).status());
    }

    @Test
    void theWorstOfAllFilesIsTheStatusAndWrongOnesDoNotStopOthers() {
        Answer answer = run("check", file("hitch"), file("nowhere"), file("slow-motion"), file("badloop"));
        assertEquals(3, answer.status());
        assertTrue(answer.err().contains("there is no such file"), answer.err());
        assertTrue(answer.err().contains("a check runs other frames than the scenario"), answer.err());
        assertEquals(2, run("check", file("nowhere")).status());
        assertEquals(2, run("check", "--capture", file("nowhere"), file("crates")).status());
        assertEquals(2, run("check", "--ticks", "-1", file("crates")).status());
    }

    @Test
    void theSpiralOwesMoreAndMoreUntilTheCapDropsTheRest() {
        Answer answer = run("simulate", "--exact", file("spiral"));
        List<String> ticks = answer.rows("frame").stream().map(row -> row.replaceAll(".*\"ticks\":(\\d+).*", "$1")).toList();
        assertEquals("1 1 1 1 1 2 2 2 3 3 4 4 4 4 4 4 4", String.join(" ", ticks));
        assertTrue(answer.rows("drop").size() >= 3, answer.rows("drop").toString());
    }

    @Test
    void theBeatHasFramesWithoutATickAndFramesWithTwo() {
        List<String> frames = run("simulate", file("beat")).rows("frame");
        assertTrue(frames.stream().filter(row -> row.contains("\"ticks\":0,")).count() > 20);
        assertTrue(frames.stream().filter(row -> row.contains("\"ticks\":2,")).count() > 20);
    }

    @Test
    void lateCopiesHoldStepsAndTheReadoutSaysSo() {
        Answer answer = run("simulate", file("probes"));
        assertTrue(answer.rows("hold").get(0).contains("\"tick\":33,\"why\":\"the probe copies made after tick 30 have not arrived\""),
                answer.rows("hold").toString());
        assertEquals(2, answer.rows("readout").size());
        assertTrue(answer.rows("readout").get(0).contains("/s held"));
    }
}
