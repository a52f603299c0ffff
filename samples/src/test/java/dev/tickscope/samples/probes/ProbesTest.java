package dev.tickscope.samples.probes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tickscope.core.cli.Main;
import dev.tickscope.samples.SampleRun;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProbesTest {
    @TempDir
    private Path folder;

    /** The hashes of the first 60 ticks. */
    private List<String> hashes(int latency, int delay, String timeline) throws Exception {
        Path file = Files.writeString(folder.resolve("probes.json"), "{\"contract\": \"scaled\", \"debuggee\": \"probes\", \"probes\": "
                + "{\"latencyFrames\": " + latency + "}, \"settings\": {\"probeDelay\": " + delay + "}, \"pacing\": {\"hz\": 75, \"frames\": 300}, "
                + "\"timeline\": [" + timeline + "]}");
        StringWriter out = new StringWriter();
        assertEquals(0, Main.execute(new PrintWriter(out), new PrintWriter(out), "simulate", file.toString()), out.toString());
        List<String> hashes = out.toString().lines().filter(line -> line.contains("\"row\":\"tick\"")).limit(60)
                .map(line -> line.replaceAll(".*\"hash\":\"(\\w+)\".*", "$1")).toList();
        assertEquals(60, hashes.size());
        return hashes;
    }

    @Test
    void lateCopiesNeverChangeWhatAStepComputes() throws Exception {
        List<String> inTime = hashes(1, 2, "");
        assertEquals(inTime, hashes(2, 2, ""));
        assertEquals(inTime, hashes(3, 2, ""));
        assertEquals(inTime, hashes(1, 2, "{\"tick\": 20, \"do\": \"probeLate\", \"frames\": 30}, {\"tick\": 41, \"do\": \"probeLate\", \"frames\": 3}"));
    }

    @Test
    void anotherDelayReadsAnotherCopy() throws Exception {
        assertNotEquals(hashes(1, 2, ""), hashes(1, 3, ""));
    }

    @Test
    void aLongFrameRunsThreeStepsAndHoldsTwo() {
        Probes probes = new Probes();
        SampleRun run = new SampleRun("scaled", probes).frames(1, 5, 1);
        assertEquals(3, probes.steps());
        run.ticks(1);
        assertEquals(6, probes.steps());
    }
}
