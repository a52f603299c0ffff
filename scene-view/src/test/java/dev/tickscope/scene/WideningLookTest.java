package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.scene.node.Ground;
import dev.tickscope.scene.node.OrbitCamera;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The first look keeps bodies in the picture that move out of it. */
class WideningLookTest {
    private static final long H = 50_000_000;
    private static final List<BodyShape> BODIES = List.of(BodyShape.box("Track", 14, 0.2, 2, true), BodyShape.box("Runner", 1, 1, 1, false));

    private final Ground ground = new Ground();
    private final OrbitCamera camera = new OrbitCamera();
    private int widened;

    /** @param metres what the runner covers in a tick */
    private ScriptedRun run(double metres) {
        camera.resize(580, 220);
        return new ScriptedRun("phase", BODIES, (step, into) -> {
            into.setPlanar(0, 0, -0.6, 0);
            into.setPlanar(1, -6 + metres * step, 0, 0);
        });
    }

    private void look(SceneViewModel model) {
        if (ground.widen(BODIES, model.committed(), model.presented(), camera)) {
            ground.look(camera);
            widened++;
        }
    }

    private boolean inPicture(SceneViewModel model) {
        double[] at = new double[3];
        return camera.project(model.committed().get(1, 0), model.committed().get(1, 1), 0, at) && at[0] > 0 && at[0] < 580 && at[1] > 0
                && at[1] < 220;
    }

    @Test
    void aRunnerStaysInThePictureWhichGrowsInLeaps() {
        ScriptedRun run = run(0.1).frame(H);
        ground.measure(BODIES, run.seen().committed(), run.seen().presented());
        ground.look(camera);
        for (int tick = 2; tick <= 240; tick++) {
            SceneViewModel model = run.frame(H).seen();
            look(model);
            assertTrue(inPicture(model), "tick " + tick);
        }
        assertTrue(widened >= 2 && widened <= 10, widened + " times");
    }

    @Test
    void whatStaysWithinItsReachChangesNothing() {
        ScriptedRun run = run(0).frame(H);
        ground.measure(BODIES, run.seen().committed(), run.seen().presented());
        ground.look(camera);
        long before = camera.changes();
        for (int tick = 0; tick < 10; tick++) {
            look(run.frame(H).seen());
        }
        assertEquals(before, camera.changes());
        assertEquals(0, widened);
    }

    @Test
    void whatMovesWithinThePictureLeavesItAsItIs() {
        ScriptedRun run = run(0.002).frame(H);
        ground.measure(BODIES, run.seen().committed(), run.seen().presented());
        ground.look(camera);
        for (int tick = 0; tick < 100; tick++) {
            look(run.frame(H).seen());
        }
        assertEquals(0, widened);
    }

    @Test
    void aBodyThatIsLostInTheDistanceIsLetGo() {
        ScriptedRun run = run(10).frame(H);
        ground.measure(BODIES, run.seen().committed(), run.seen().presented());
        for (int tick = 2; tick <= 100; tick++) {
            look(run.frame(H).seen());
        }
        int until = widened;
        look(run.frame(H).seen());
        assertEquals(until, widened);
        assertFalse(inPicture(run.seen()));
    }
}
