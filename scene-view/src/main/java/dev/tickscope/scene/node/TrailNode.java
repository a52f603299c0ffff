package dev.tickscope.scene.node;

import javafx.scene.Node;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;

/** The trails in the 3D picture, behind and before bodies as they lie: one mesh for all. It is rewritten when the track, the choice of bodies or the zoom changed. */
final class TrailNode {
    private static final double PIXELS = 1.8;

    private final SegmentMesh segments = new SegmentMesh();
    private final MeshView view = new MeshView(segments.mesh());
    private long seenTrack = -1;
    private Object seenOf;
    private int seenSelected = -1;
    private boolean seenOn;
    private double thickness;

    TrailNode() {
        view.setCullFace(CullFace.NONE);
        view.setMouseTransparent(true);
    }

    Node node() {
        return view;
    }

    void color(Materials materials) {
        view.setMaterial(materials.trail);
    }

    void draw(ScenePicture picture, OrbitCamera camera) {
        double wanted = PIXELS * camera.metresPerPixel();
        boolean on = picture.trailsOn();
        boolean same = on == seenOn && (!on || picture.track() == seenOf && picture.track().version() == seenTrack
                && picture.selected() == seenSelected && Math.abs(wanted - thickness) <= 0.05 * thickness);
        if (same) {
            return;
        }
        seenOn = on;
        seenOf = picture.track();
        seenTrack = picture.track().version();
        seenSelected = picture.selected();
        thickness = wanted;
        segments.clear();
        if (on) {
            TracePainter.eachTrail(picture, (body, fromX, fromY, fromZ, toX, toY, toZ, broken) -> {
                if (!broken) {
                    segments.add(fromX, fromY, fromZ, toX, toY, toZ, thickness);
                }
            });
        }
        segments.show();
        view.setVisible(segments.count() > 0);
    }
}
