package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;
import javafx.scene.Node;

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

    void draw(ScenePicture picture, OrbitCamera camera);
}
