package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.theme.ThemeChoice;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class LaunchOptionsTest {
    @Test
    void filesAndOptionsAreTakenInAnyOrder() {
        LaunchOptions options = LaunchOptions.parse("a.csv", "--theme", "light", "--contract", "scaled", "b.json", "--sample", "metronome");
        assertEquals(List.of(Path.of("a.csv"), Path.of("b.json")), options.files());
        assertEquals(Optional.of(ThemeChoice.LIGHT), options.theme());
        assertEquals(Optional.of("scaled"), options.contract());
        assertEquals(Optional.of("metronome"), options.sample());
        assertEquals(Optional.empty(), options.headlessFolder());
    }

    @Test
    void theHeadlessJobNeedsAFolder() {
        assertEquals(Optional.of(Path.of("out")), LaunchOptions.parse("--headless-job", "out").headlessFolder());
        assertTrue(refusal("--headless-job").contains("--headless-job needs a value"));
    }

    @Test
    void unknownOptionsAreNamed() {
        assertTrue(refusal("--frobnicate").contains("--frobnicate"));
        assertTrue(refusal("--theme", "mauve").contains("system, dark, light or high-contrast"));
    }

    private static String refusal(String... args) {
        return assertThrows(IllegalArgumentException.class, () -> LaunchOptions.parse(args)).getMessage();
    }

    @Test
    void whatIsSetForThePainterYieldsToTheCommandLine() {
        Properties before = (Properties) System.getProperties().clone();
        try {
            System.setProperty("prism.disableRegionCaching", "false");
            System.clearProperty("prism.dirtyregioncount");
            Launcher.setUpPainter();
            assertEquals("false", System.getProperty("prism.disableRegionCaching"));
            assertEquals("15", System.getProperty("prism.dirtyregioncount"));
        } finally {
            System.setProperties(before);
        }
    }
}
