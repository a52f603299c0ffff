package dev.tickscope.scene.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OrbitCameraTest {
    private static final double[] CORNERS = {-13, -1, -3, 13, -1, 3, -13, 9, 3, 13, 9, -3, -13, -1, 3, 13, -1, -3};
    private final OrbitCamera camera = new OrbitCamera();
    private final double[] out = new double[3];

    OrbitCameraTest() {
        camera.resize(584, 224);
    }

    @Test
    void theTargetIsInTheMiddleOfThePicture() {
        camera.frame(CORNERS, CORNERS.length);

        assertTrue(camera.project(camera.targetX(), camera.targetY(), camera.targetZ(), out));
        assertEquals(292, out[0], 1e-9);
        assertEquals(112, out[1], 1e-9);
        assertEquals(camera.distance(), out[2], 1e-9);
    }

    @Test
    void allFramedPointsAreInThePictureFromEveryDirection() {
        for (int yaw = 0; yaw < 360; yaw += 15) {
            for (int pitch = 5; pitch < 90; pitch += 10) {
                camera.turnTo(yaw, pitch);
                camera.frame(CORNERS, CORNERS.length);
                for (int i = 0; i < CORNERS.length; i += 3) {
                    assertTrue(camera.project(CORNERS[i], CORNERS[i + 1], CORNERS[i + 2], out));
                    assertTrue(out[0] > 0 && out[0] < 584 && out[1] > 0 && out[1] < 224, "yaw " + yaw + ", pitch " + pitch);
                }
            }
        }
    }

    @Test
    void upIsUpRightIsRightAndNearIsLarge() {
        camera.turnTo(0, 10);
        camera.frame(CORNERS, CORNERS.length);
        double x = camera.targetX();
        double y = camera.targetY();
        double z = camera.targetZ();

        camera.project(x + 1, y, z, out);
        assertTrue(out[0] > 292);
        camera.project(x, y + 1, z, out);
        assertTrue(out[1] < 112);
        camera.project(x, y, z + 1, out);
        assertTrue(out[2] < camera.distance());
    }

    @Test
    void aPanMovesThePictureByAsManyPixels() {
        camera.frame(CORNERS, CORNERS.length);
        double x = camera.targetX();
        double y = camera.targetY();
        double z = camera.targetZ();
        camera.panBy(30, -12);

        camera.project(x, y, z, out);
        assertEquals(292 + 30, out[0], 1e-6);
        assertEquals(112 - 12, out[1], 1e-6);
    }

    @Test
    void theCameraNeverGoesUnderTheGroundOrOverTheTop() {
        camera.turnBy(0, -500);
        assertEquals(0, camera.pitch());
        camera.turnBy(0, 500);
        assertEquals(90, camera.pitch());
    }

    @Test
    void fiftyStepsOfZoomInAndOutComeBack() {
        camera.frame(CORNERS, CORNERS.length);
        double distance = camera.distance();
        for (int i = 0; i < 50; i++) {
            camera.zoomBy(1 / 0.95);
        }
        for (int i = 0; i < 50; i++) {
            camera.zoomBy(0.95);
        }
        assertEquals(distance, camera.distance(), 1e-6);
    }

    @Test
    void aPointBehindTheCameraIsNotProjected() {
        camera.turnTo(0, 1);
        assertFalse(camera.project(0, 0, 1_000, out));
    }

    @Test
    void aLineThatPassesTheCameraIsCutOffInFrontOfIt() {
        camera.turnTo(0, 1);
        double[] from = {0, 0, 1_000};
        double[] to = {0, 0, -10};

        assertTrue(camera.clip(from, to));
        assertTrue(camera.project(from[0], from[1], from[2], out));
        assertEquals(-10, to[2]);
        assertFalse(camera.clip(new double[] {0, 0, 1_000}, new double[] {1, 0, 2_000}));
    }
}
