package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong options are told before anything is drawn, with status 2; nothing is written then. */
class PictureCommandTest {
    private static final String EXAMPLE = "../docs/examples/hitch.json";

    @TempDir
    private Path folder;
    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    private int run(String... args) {
        out = new StringWriter();
        err = new StringWriter();
        return PictureCommand.execute(new PrintWriter(out), new PrintWriter(err), args);
    }

    private void refused(String message, String... args) {
        String[] all = Stream.concat(Stream.of(EXAMPLE, "-o", folder.resolve("a.png").toString()), Arrays.stream(args)).toArray(String[]::new);
        assertEquals(2, run(all), () -> err.toString());
        assertEquals("tickscope picture: " + message + "\n", err.toString());
        assertEquals("", out.toString());
        assertFalse(Files.exists(folder.resolve("a.png")));
    }

    @Test
    void wrongChoicesAreNamedWithTheRightOnes() {
        refused("--layout: expected one of debug, pacing, found \"teach\"", "--layout", "teach");
        refused("--theme: expected one of dark, light, high-contrast, found \"mauve\"", "--theme", "mauve");
        refused("--view: expected one of window, timeline, scene, fields, ledger, found \"lens\"", "--view", "lens");
        refused("--at: expected tick:N or frame:N with a number of 1 or more, stop or end, found \"noon\"", "--at", "noon");
        refused("--at tick:99: there is no such tick in " + EXAMPLE + "; the run has ticks 1 to 8", "--at", "tick:99");
    }

    @Test
    void theContractEditorNeedsTheWindow() {
        refused("--contract-editor: it lies over the window; leave out --view scene", "--contract-editor", "--view", "scene");
    }

    @Test
    void sizesHaveTheirLimits() {
        refused("--size: expected WIDTHxHEIGHT in pixels, such as 1600x1000, found \"big\"", "--size", "big");
        refused("--size: expected WIDTHxHEIGHT in pixels, such as 1600x1000, found \"-5x10\"", "--size=-5x10");
        refused("--size: a picture of the window is from 1120x720 to 4096x4096 pixels, not 800x600", "--size", "800x600");
        refused("--size: a picture of the timeline is from 480x240 to 4096x4096 pixels, not 5000x400", "--view", "timeline", "--size", "5000x400");
    }

    @Test
    void theFileToWriteIsChecked() {
        assertEquals(2, run(EXAMPLE, "-o", folder.resolve("a.gif").toString()));
        assertTrue(err.toString().contains("-o: expected a name that ends in .png or .svg"), err.toString());
        assertEquals(2, run(EXAMPLE, "-o", folder.resolve("a.svg").toString()));
        assertTrue(err.toString().contains("-o: only the timeline is drawn as SVG: add --view timeline, or name a .png"), err.toString());
        assertEquals(2, run(EXAMPLE, "-o", folder.resolve("none/a.png").toString()));
        assertTrue(err.toString().contains("there is no folder " + folder.resolve("none")), err.toString());
    }

    @Test
    void whatIsMissingOrUnknownPointsToTheHelp() {
        assertEquals(2, run());
        assertTrue(err.toString().contains("--output=FILE") && err.toString().contains("SCENARIO|SESSION"), err.toString());
        assertEquals(2, run(EXAMPLE, "-o", "a.png", "--zoom", "3"));
        assertTrue(err.toString().contains("--zoom"), err.toString());
        assertTrue(err.toString().endsWith("\"tickscope picture --help\" lists the options.\n"), err.toString());
    }

    @Test
    void aBrokenScenarioIsToldByItsOwnMessage() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{ \"contract\": \"phase\", \"pacing\": {} }");
        assertEquals(2, run(broken.toString(), "-o", folder.resolve("a.png").toString()));
        assertTrue(err.toString().contains("broken.json: pacing: expected one of \"deltas\""), err.toString());
    }

    @Test
    void theHelpSaysWhatTheStatusMeans() {
        assertEquals(0, run("--help"));
        for (String part : new String[] {"Exit status: 0 the picture is written", "--at=INSTANT", "--view=VIEW", "--layout=LAYOUT", "--theme=THEME", "--size=WxH", "-o, --output=FILE"}) {
            assertTrue(out.toString().contains(part), () -> part + " is not in " + out);
        }
    }
}
