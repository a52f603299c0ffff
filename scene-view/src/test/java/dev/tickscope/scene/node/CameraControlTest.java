package dev.tickscope.scene.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CameraControlTest {
    private static final List<BodyShape> BODIES = List.of(BodyShape.box("Crate", 2, 2, 2, false), BodyShape.box("Block", 2, 2, 2, true));
    private final PoseBuffer poses = new PoseBuffer(2);
    private int selected = -1;
    private final TestPicture picture = new TestPicture(BODIES, poses, body -> true) {
        @Override
        public int selected() {
            return selected;
        }
    };
    private final OrbitCamera camera = new OrbitCamera();
    private final Ground ground = new Ground();
    private final CameraControl control = new CameraControl(camera, ground, picture);

    @BeforeEach
    void look() {
        poses.set(0, 3, 1, 2, 0, 0, 0, 1);
        poses.set(1, -3, 1, -2, 0, 0, 0, 1);
        camera.resize(800, 600);
        ground.measure(BODIES, picture.committed(), picture.presented());
        control.look();
    }

    @Test
    void aSmoothMoveIsHalfWayAtHalfItsTimeAndThenThere() {
        control.view(CameraControl.Side.TOP);
        assertTrue(control.advance(1_000));
        assertEquals(45, camera.yaw());
        assertEquals(30, camera.pitch());
        assertTrue(control.advance(1_000 + CameraMove.LENGTH_NANOS / 2));
        assertEquals(22.5, camera.yaw());
        assertEquals(60, camera.pitch());
        assertFalse(control.advance(1_000 + CameraMove.LENGTH_NANOS));
        assertEquals(0, camera.yaw());
        assertEquals(90, camera.pitch());
    }

    @Test
    void withReducedMotionTheCameraIsThereAtOnce() {
        control.setSmooth(false);
        control.view(CameraControl.Side.SIDE);
        assertEquals(90, camera.yaw());
        assertEquals(0, camera.pitch());
        long changes = camera.changes();
        assertFalse(control.advance(5));
        assertEquals(changes, camera.changes());
    }

    @Test
    void itTurnsTheShortWayRound() {
        control.setSmooth(false);
        camera.turnTo(350, 30);
        control.setSmooth(true);
        control.view(CameraControl.Side.FRONT);
        control.advance(0);
        control.advance(CameraMove.LENGTH_NANOS / 2);
        assertEquals(-5, camera.yaw());
    }

    @Test
    void homeIsTheFirstLookAgain() {
        double distance = camera.distance();
        camera.turnBy(30, 10);
        camera.zoomBy(0.5);
        control.advance(0);
        assertFalse(control.atFirstLook());
        control.home();
        control.advance(Long.MAX_VALUE);
        assertTrue(control.atFirstLook());
        assertEquals(45, camera.yaw());
        assertEquals(30, camera.pitch());
        assertEquals(distance, camera.distance());
    }

    @Test
    void aHandOnTheCameraEndsAMove() {
        control.view(CameraControl.Side.TOP);
        control.advance(0);
        camera.turnBy(1, 0);
        assertFalse(control.advance(CameraMove.LENGTH_NANOS / 2));
        assertEquals(46, camera.yaw());
    }

    @Test
    void theFollowedBodyStaysInTheMiddle() {
        selected = 0;
        control.setFollow(true);
        control.advance(0);
        assertEquals(3, camera.targetX());
        poses.set(0, 7, 1, 2, 0, 0, 0, 1);
        control.advance(1);
        assertEquals(7, camera.targetX());
        assertEquals(45, camera.yaw());
        assertFalse(control.atFirstLook());
        long changes = camera.changes();
        control.advance(2);
        assertEquals(changes, camera.changes());
        selected = -1;
        control.advance(3);
        assertFalse(control.follows());
    }
}
