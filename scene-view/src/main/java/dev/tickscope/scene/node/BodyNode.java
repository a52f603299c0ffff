package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import javafx.scene.Group;
import javafx.scene.shape.Box;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.Shape3D;
import javafx.scene.shape.Sphere;
import javafx.scene.transform.Affine;

/** The nodes of one body at its committed pose: a lit solid and its edges. Reused for another body of the same kind. */
final class BodyNode {
    private static final int BALL_DIVISIONS = 48;

    private final BodyShape.Kind kind;
    private final Shape3D solid;
    private final MeshView edges = new MeshView();
    private final Affine at = new Affine();
    private final Placement placement = new Placement();
    private BodyShape shape;

    BodyNode(BodyShape.Kind kind) {
        this.kind = kind;
        solid = shape3D(kind);
        edges.setCullFace(CullFace.NONE);
        solid.getTransforms().add(at);
        edges.getTransforms().add(at);
    }

    private static Shape3D shape3D(BodyShape.Kind kind) {
        return kind == BodyShape.Kind.BALL ? new Sphere(1, BALL_DIVISIONS) : new Box();
    }

    BodyShape.Kind kind() {
        return kind;
    }

    void become(BodyShape body, EdgeMesh edgeMesh) {
        shape = body;
        edges.setMesh(edgeMesh.mesh());
        if (solid instanceof Box box) {
            box.setWidth(2 * body.halfX());
            box.setHeight(2 * body.halfY());
            box.setDepth(Math.max(2 * body.halfZ(), 1e-3)); // A box without depth is drawn black.
        } else if (solid instanceof Sphere ball) {
            ball.setRadius(body.halfX());
        }
    }

    void addTo(Group solids) {
        solids.getChildren().addAll(solid, edges);
    }

    void color(Materials materials) {
        solid.setMaterial(shape.fixed() ? materials.still : materials.moving);
        edges.setMaterial(materials.edge);
    }

    void draw(ScenePicture picture, int body) {
        boolean shown = picture.drawsCommitted(body);
        solid.setVisible(shown);
        edges.setVisible(shown);
        if (shown) {
            placement.set(shape, picture.committed(), body);
            double[][] axes = placement.axes;
            double[] centre = placement.centre;
            at.setToTransform(axes[0][0], axes[1][0], axes[2][0], centre[0], axes[0][1], axes[1][1], axes[2][1], centre[1],
                    axes[0][2], axes[1][2], axes[2][2], centre[2]);
        }
    }
}
