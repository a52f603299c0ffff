package dev.tickscope.scene.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class BodyPickerTest {
    private static final List<BodyShape> BODIES = List.of(BodyShape.box("Near", 2, 2, 2, false), BodyShape.box("Far", 2, 2, 2, false),
            BodyShape.ball("Ball", 1), BodyShape.box("Away", 1, 1, 1, false));
    private final BodyPicker picker = new BodyPicker();
    private final OrbitCamera camera = new OrbitCamera();
    private final double[] at = new double[3];
    private boolean solid = true;

    BodyPickerTest() {
        camera.resize(800, 600);
        camera.lookFrom(0, 0, 0, 0, 0, 40);
    }

    /** Near stands before Far; the ball beside them; the last body is not in the world. */
    private final TestPicture picture = new TestPicture(BODIES, poses(), body -> body != 3) {
        @Override
        public boolean showsCommitted() {
            return solid;
        }
    };

    private static PoseBuffer poses() {
        PoseBuffer poses = new PoseBuffer(4);
        poses.set(0, 0, 0, 5, 0, 0, 0, 1);
        poses.set(1, 0.5, 0, -5, 0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8));
        poses.set(2, 4, 0, 0, 0, 0, 0, 1);
        return poses;
    }

    private int at(double x, double y, double z) {
        camera.project(x, y, z, at);
        return picker.bodyAt(at[0], at[1], camera, picture);
    }

    @Test
    void theNearestBodyUnderThePixelIsPicked() {
        assertEquals(0, at(0, 0, 0));
        assertEquals(0, at(0.99, 0.99, 6));
        assertEquals(1, at(1.8, 0, -5));
        assertEquals(2, at(4, 0, 0));
    }

    @Test
    void justBesideABodyNothingIsPicked() {
        assertEquals(2, at(4.7, 0.7, 0));
        assertEquals(-1, at(4.75, 0.75, 0));
        assertEquals(-1, at(-1.01, 0, 6));
        assertEquals(0, at(-0.99, 0, 6));
    }

    @Test
    void aBodyThatIsNotThereOrNotShownIsNotPicked() {
        assertEquals(-1, at(-4, 3, 0));
        solid = false;
        assertEquals(-1, at(0, 0, 0));
    }
}
