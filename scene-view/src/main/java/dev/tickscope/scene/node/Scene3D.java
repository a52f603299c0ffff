package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.scene.fxyz.CameraRig;
import dev.tickscope.scene.fxyz.GroundGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Point3D;
import javafx.scene.AmbientLight;
import javafx.scene.DirectionalLight;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.Box;
import javafx.scene.transform.Rotate;

/**
 * The 3D picture: ground and committed bodies in a SubScene, the only place with a depth buffer. Nodes are made when a session comes,
 * kept, and moved. Nothing in it is translucent: what is drawn over it always comes last.
 */
public final class Scene3D implements SceneCanvas {
    private static final double EDGE_PIXELS = 1.2;
    private static final double GRID_PIXELS = 1.7;

    /** World coordinates: half a turn about x makes y point up and z towards the viewer. */
    private final Group world = new Group();
    private final Group solids = new Group();
    private final Group ground = new Group();
    private final Box floor = new Box();
    private final CameraRig rig = new CameraRig(OrbitCamera.FIELD_OF_VIEW);
    private final AmbientLight ambient = new AmbientLight();
    private final DirectionalLight light = new DirectionalLight();
    private final SubScene subScene;
    private final List<BodyNode> nodes = new ArrayList<>();
    private final List<BodyNode> spare = new ArrayList<>();
    private final Map<EdgeKey, EdgeMesh> edgeMeshes = new HashMap<>();
    private final TrailNode trails = new TrailNode();
    private GroundGrid grid;
    private Materials materials;
    private long seenCamera = -1;

    private record EdgeKey(BodyShape.Kind kind, double halfX, double halfY, double halfZ) {
    }

    public Scene3D() {
        world.getTransforms().add(new Rotate(180, Rotate.X_AXIS));
        world.getChildren().addAll(solids, trails.node());
        Group root = new Group(ambient, light, rig.node(), ground, world);
        subScene = new SubScene(root, 1, 1, true, SceneAntialiasing.BALANCED);
        subScene.setCamera(rig.camera());
        subScene.setManaged(false);
        // The ground behind it shows through: a gradient as its own fill is not painted, nor the old picture cleared, on every system.
        subScene.setFill(Color.TRANSPARENT);
    }

    @Override
    public Node node() {
        return subScene;
    }

    @Override
    public void resize(double width, double height) {
        subScene.setWidth(width);
        subScene.setHeight(height);
    }

    @Override
    public void setBodies(List<BodyShape> bodies) {
        spare.addAll(nodes);
        nodes.clear();
        edgeMeshes.clear();
        solids.getChildren().clear();
        for (BodyShape body : bodies) {
            BodyNode node = take(body.kind());
            node.become(body, edgeMeshes.computeIfAbsent(new EdgeKey(body.kind(), body.halfX(), body.halfY(), body.halfZ()),
                    key -> new EdgeMesh(body)));
            node.addTo(solids);
            if (materials != null) {
                node.color(materials);
            }
            nodes.add(node);
        }
        ground.getChildren().clear();
        grid = null;
        seenCamera = -1;
    }

    private BodyNode take(BodyShape.Kind kind) {
        for (int i = spare.size() - 1; i >= 0; i--) {
            if (spare.get(i).kind() == kind) {
                return spare.remove(i);
            }
        }
        return new BodyNode(kind);
    }

    @Override
    public void setColors(SceneColors colors) {
        materials = new Materials(colors);
        for (BodyNode node : nodes) {
            node.color(materials);
        }
        trails.color(materials);
        colorGround();
        ambient.setColor(Color.gray(colors.ambient()));
        light.setColor(Color.gray(SceneLight.directed(colors.ambient())));
    }

    private void colorGround() {
        if (grid != null && materials != null) {
            floor.setMaterial(materials.floor);
            grid.setMaterial(materials.floorLine);
        }
    }

    @Override
    public void setGround(Ground measured, OrbitCamera camera) {
        double lift = measured.spacing() * 0.004;
        double thickness = measured.spacing() * 0.05;
        double side = 2 * measured.halfCells() * measured.spacing();
        grid = new GroundGrid(measured.halfCells(), measured.spacing(), GRID_PIXELS * camera.metresPerPixel());
        grid.setTranslateX(measured.centreX());
        grid.setTranslateY(-measured.y() + lift);
        grid.setTranslateZ(-measured.centreZ());
        floor.setWidth(side);
        floor.setHeight(thickness);
        floor.setDepth(side);
        floor.setTranslateX(measured.centreX());
        floor.setTranslateY(-measured.y() + 2 * lift + thickness / 2);
        floor.setTranslateZ(-measured.centreZ());
        ground.getChildren().setAll(floor, grid);
        colorGround();
    }

    @Override
    public void draw(ScenePicture picture, OrbitCamera camera, GraphicsContext over) {
        if (camera.changes() != seenCamera) {
            seenCamera = camera.changes();
            rig.place(camera.targetX(), camera.targetY(), camera.targetZ(), camera.yaw(), camera.pitch(), camera.distance());
            light.setDirection(new Point3D(-SceneLight.x(camera), SceneLight.y(), SceneLight.z(camera)));
            for (EdgeMesh edges : edgeMeshes.values()) {
                edges.setThickness(EDGE_PIXELS * camera.metresPerPixel());
            }
        }
        for (int body = 0; body < nodes.size(); body++) {
            nodes.get(body).draw(picture, body);
        }
        trails.draw(picture, camera);
    }
}
