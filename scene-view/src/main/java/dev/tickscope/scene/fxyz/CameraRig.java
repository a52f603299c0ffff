package dev.tickscope.scene.fxyz;

import javafx.scene.Node;
import javafx.scene.PerspectiveCamera;
import org.fxyz3d.utils.CameraTransformer;

/** Holds a camera on a boom: it looks at a target from a distance, turned about the upright axis and then tilted. */
public final class CameraRig {
    private final CameraTransformer turn = new CameraTransformer();
    private final PerspectiveCamera camera = new PerspectiveCamera(true);

    /** @param fieldOfViewDegrees vertical */
    public CameraRig(double fieldOfViewDegrees) {
        camera.setVerticalFieldOfView(true);
        camera.setFieldOfView(fieldOfViewDegrees);
        turn.getChildren().add(camera);
    }

    public PerspectiveCamera camera() {
        return camera;
    }

    /** The node to put into the scene. */
    public Node node() {
        return turn;
    }

    /**
     * Places the camera. The target is in world coordinates (y up, z towards the viewer), angles are in degrees.
     *
     * @param distance metres between target and camera
     */
    public void place(double targetX, double targetY, double targetZ, double yaw, double pitch, double distance) {
        turn.setTranslate(targetX, -targetY, -targetZ);
        turn.setRy(-yaw);
        turn.setRx(-pitch);
        camera.setTranslateZ(-distance);
        camera.setNearClip(Math.max(0.02, distance / 400));
        camera.setFarClip(distance * 20 + 200);
    }
}
