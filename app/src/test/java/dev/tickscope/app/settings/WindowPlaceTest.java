package dev.tickscope.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where the window and its panels were. */
class WindowPlaceTest {
    private static final List<WindowPlace.Area> SCREENS = List.of(new WindowPlace.Area(0, 0, 1920, 1080), new WindowPlace.Area(1920, 0, 1280, 1024));
    private final Settings settings = Settings.load(Path.of("nowhere", "at", "all"));

    private Optional<WindowPlace> after(int x, int y, int width, int height) {
        new WindowPlace(x, y, width, height, false).write(settings);
        return WindowPlace.read(settings, SCREENS);
    }

    @Test
    void aPlaceThatCanBeSeenIsTakenAgain() {
        assertEquals(Optional.empty(), WindowPlace.read(settings, SCREENS));
        assertEquals(new WindowPlace(100, 50, 1600, 1000, false), after(100, 50, 1600, 1000).orElseThrow());
        assertTrue(after(2000, 10, 1120, 720).isPresent(), "on the second screen");
        assertTrue(after(-1480, 0, 1600, 1000).isPresent(), "120 pixels of the title bar are left");
        new WindowPlace(0, 0, 1600, 1000, true).write(settings);
        assertTrue(WindowPlace.read(settings, SCREENS).orElseThrow().maximized());
    }

    @Test
    void aPlaceThatNobodyCouldReachIsNot() {
        assertEquals(Optional.empty(), after(-1481, 0, 1600, 1000));
        assertEquals(Optional.empty(), after(0, -1, 1600, 1000));
        assertEquals(Optional.empty(), after(0, 1057, 1600, 1000));
        assertEquals(Optional.empty(), after(3100, 0, 1600, 1000));
        settings.set("window.x", "left");
        assertEquals(Optional.empty(), WindowPlace.read(settings, SCREENS));
    }

    @Test
    void aLayoutIsOneLine() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("tab", "marksTab");
        values.put("debugRows", "7132");
        assertEquals("tab=marksTab; debugRows=7132", LayoutText.write(values));
        assertEquals(values, LayoutText.read("tab=marksTab; debugRows=7132"));
        assertEquals(Map.of("a", "1"), LayoutText.read(";;=x; a=1 ;b=; c"));
        assertEquals(0.7132, LayoutText.position("7132"));
        for (String wrong : List.of("", "x", "-1", "10001")) {
            assertTrue(Double.isNaN(LayoutText.position(wrong)), wrong);
        }
    }
}
