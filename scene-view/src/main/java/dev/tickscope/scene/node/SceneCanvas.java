package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;

/** Draws ground and bodies, in 3D or in 2D. */
public interface SceneCanvas {
    Node node();

    void resize(double width, double height);

    /** Another session: other bodies and no ground yet. */
    void setBodies(List<BodyShape> bodies);

    /** Another theme. */
    void setColors(SceneColors colors);

    /** Lays the ground under the bodies. */
    void setGround(Ground measured, OrbitCamera camera);

    /** @param over the drawing that lies over it, with nothing on it yet; what 3D does not draw itself can be drawn there */
    void draw(ScenePicture picture, OrbitCamera camera, GraphicsContext over);
}
