package dev.tickscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.cli.Main;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ticks that were stamped with input repeat to the last bit in another run of the program, whatever that run gives objects as identity
 * hash codes: 0 random ones, 2 the same for all, 3 consecutive ones, 4 parts of addresses.
 */
class ReplayTest {
    private static final List<String> HASH_CODES = List.of("0", "2", "3", "4");
    private static final Pattern POSES = Pattern.compile("\"row\":\"tick\".*\"inputs\":(.*?),\"contacts\":(\\d+),\"hash\":\"([0-9a-f]{16})\"");

    @ParameterizedTest
    @ValueSource(strings = {"crates", "edges", "soft", "stack3d", "two-worlds"})
    void everyRunOfTheProgramGivesTheSameTicks(String sample) throws Exception {
        List<String> first = ticks(sample, HASH_CODES.get(0));
        assertTrue(first.size() >= 180, sample + " ran " + first.size() + " ticks");
        for (String hashCode : HASH_CODES.subList(1, HASH_CODES.size())) {
            assertEquals(first, ticks(sample, hashCode), "identity hash codes by rule " + hashCode);
        }
    }

    private static List<String> ticks(String sample, String hashCode) throws Exception {
        List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=" + hashCode, "-cp", System.getProperty("java.class.path"), Main.class.getName(), "simulate",
                Path.of("..", "docs", "examples", sample + ".json").toString());
        File errors = File.createTempFile("replay", ".txt");
        Process process = new ProcessBuilder(command).redirectError(errors).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> String.join(" ", command));
        errors.delete();
        List<String> ticks = new ArrayList<>();
        Matcher found = POSES.matcher(out);
        while (found.find()) {
            ticks.add(found.group(1) + " " + found.group(2) + " " + found.group(3));
        }
        return ticks;
    }
}
