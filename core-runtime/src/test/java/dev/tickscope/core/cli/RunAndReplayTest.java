package dev.tickscope.core.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.recording.RecordedSession;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios are run and recorded, and recordings run again, on the command line. */
class RunAndReplayTest {
    @TempDir
    private Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();
    private String scenario;

    @BeforeEach
    void writeScenario() throws IOException {
        scenario = Files.writeString(folder.resolve("keys.json"), """
                { "contract": "phase", "pacing": { "hz": 30, "frames": 10 },
                  "timeline": [ { "tick": 5, "do": "press", "action": "jump" }, { "tick": 9, "do": "release", "action": "jump" } ] }
                """).toString();
    }

    private int run(String... args) {
        out = new StringWriter();
        err = new StringWriter();
        return Main.execute(new PrintWriter(out), new PrintWriter(err), args);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void stopsArePrintedAndTheRunGoesOn() {
        assertEquals(0, run("run", scenario, "--break", "fixedUpdate:simulationTick = 7", "--break", "frameEnd:frameIndex = 6"), () -> err.toString());
        assertEquals("""
                stop: end of frame 6: breakpoint 1002, 0 ticks owed
                """, out.toString().lines().filter(l -> l.contains("1002")).map(l -> l.replace(", frame 6:", ":") + "\n").reduce("", String::concat));
        assertTrue(out.toString().contains("stop: end of tick 7, frame 4: breakpoint 1001, hit in FixedUpdate, 1 ticks owed"), out.toString());
        assertTrue(out.toString().endsWith(" ticks, 2 stops\n"), out.toString());
    }

    @Test
    void itEndsWhereItIsAskedTo() {
        assertEquals(0, run("run", scenario, "--until", "tick:7"));
        assertTrue(out.toString().contains("stop: end of tick 7, frame 4: as asked, 1 ticks owed"), out.toString());
        assertTrue(out.toString().endsWith("4 frames, 7 ticks, 1 stops\n"), out.toString());
        assertEquals(0, run("run", scenario, "--until", "frame:3"));
        assertEquals("3 frames, 6 ticks, 0 stops\n", out.toString());
    }

    @Test
    void aRecordedRunIsIdenticalWhenItIsRunAgain() throws InputException {
        assertEquals(0, run("run", scenario, "--break", "fixedUpdate", "--until", "tick:9", "--record", file("keys.ndjson")));
        assertEquals(0, run("replay", file("keys.ndjson")), () -> out + "" + err);
        assertTrue(out.toString().startsWith("keys.ndjson: identical over 9 ticks, "), out.toString());
        RecordedSession opened = RecordedSession.open(folder.resolve("keys.ndjson"));
        assertEquals(9, opened.view().ticks().rowCount());
        assertEquals(1001, opened.breakpoints().get(1001).id());
        assertEquals("clock", opened.record().setup().debuggee().id());
        opened.close();
    }

    @Test
    void byTickTheInputStaysOnItsTicks() {
        run("run", scenario, "--record", file("keys.ndjson"));
        assertEquals(0, run("replay", "--by-tick", file("keys.ndjson")), () -> out + "" + err);
        assertTrue(out.toString().contains("144 Hz      identical over 20 ticks") || out.toString().matches("(?s).*144 Hz +identical over 20 ticks.*"),
                out.toString());
    }

    @Test
    void aChangedRecordingDiffersWithStatus3() throws IOException {
        run("run", scenario, "--record", file("keys.ndjson"));
        String text = Files.readString(folder.resolve("keys.ndjson"));
        String changed = text.replaceFirst("\"do\":\"frame\",\"units\":(\\d+)", "\"do\":\"frame\",\"units\":1");
        assertFalse(changed.equals(text));
        Files.writeString(folder.resolve("changed.ndjson"), changed);
        assertEquals(3, run("replay", file("changed.ndjson")));
        assertTrue(out.toString().startsWith("changed.ndjson: differs in "), out.toString());
    }

    @Test
    void aFileThatWasCutOffIsToldAndRunAsFarAsItGoes() throws IOException {
        run("run", scenario, "--record", file("keys.ndjson"));
        String text = Files.readString(folder.resolve("keys.ndjson"));
        Files.writeString(folder.resolve("cut.ndjson"), text.substring(0, text.length() * 2 / 3));
        assertEquals(0, run("replay", file("cut.ndjson")), () -> out + "" + err);
        assertTrue(err.toString().contains("cut.ndjson was cut off at byte "), err.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--break | naptime | nothing can stop in \"naptime\" here; expected one of",
        "--break | fixedUpdate:nonsense > | --break \"fixedUpdate:nonsense >\", from character",
        "--until | noon | --until: expected tick:N or frame:N with a number of 1 or more, found \"noon\"",
        "--record | /nowhere/at/all.ndjson | cannot be written",
    })
    void wrongInputIsToldWithStatus2(String option, String value, String message) {
        assertEquals(2, run("run", scenario, option, value));
        assertTrue(err.toString().contains(message), err.toString());
        assertFalse(err.toString().contains("\tat "), err.toString());
    }

    @Test
    void aFileOfAnotherKindIsToldWithStatus2() {
        assertEquals(2, run("replay", scenario, file("nowhere.ndjson")));
        assertTrue(err.toString().contains("keys.json, line 1:"), err.toString());
        assertTrue(err.toString().contains("there is no such file"), err.toString());
    }
}
