package dev.tickscope.scene;
import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;
class SceneViewModelTest {
    @Test
    void beforeTheFirstTickItWaits() {
        ScriptedRun run = new ScriptedRun("phase", Worlds.falling(), Worlds::fall);
        assertEquals("waiting for the first tick", run.seen().message());
    }
}
