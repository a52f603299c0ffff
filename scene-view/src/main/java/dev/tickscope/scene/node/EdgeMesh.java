package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import javafx.scene.shape.TriangleMesh;

/**
 * The edges of a box, or the rings of a ball, as thin square bars, so that bodies that touch stay apart in the picture. The mesh is built
 * once for a shape; a change of thickness, which follows the zoom, moves its points.
 */
final class EdgeMesh {
    private static final int RING_SEGMENTS = 32;
    private static final int CORNERS = 8;
    /** Quads round a bar, as corner numbers: 0 to 3 at its start, 4 to 7 at its end. */
    private static final int[][] QUADS = {{0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};

    private final TriangleMesh mesh = new TriangleMesh();
    /** Six numbers a segment: its two ends. */
    private final float[] segments;
    private final float[] points;
    private double thickness;

    EdgeMesh(BodyShape shape) {
        segments = shape.kind() == BodyShape.Kind.BALL ? rings(shape.halfX()) : edges(shape);
        points = new float[segments.length / 6 * CORNERS * 3];
        int[] faces = new int[segments.length / 6 * QUADS.length * 12];
        int at = 0;
        for (int segment = 0; segment < segments.length / 6; segment++) {
            for (int[] quad : QUADS) {
                for (int corner : new int[] {0, 1, 2, 0, 2, 3}) {
                    faces[at] = segment * CORNERS + quad[corner];
                    at += 2;
                }
            }
        }
        mesh.getTexCoords().addAll(0, 0);
        movePoints(0.01);
        mesh.getPoints().setAll(points);
        mesh.getFaces().setAll(faces);
    }

    private static float[] edges(BodyShape shape) {
        float[] ends = new float[Placement.EDGES.length * 6];
        int at = 0;
        for (int[] edge : Placement.EDGES) {
            for (int corner : edge) {
                ends[at++] = (float) ((corner & 1) == 0 ? -shape.halfX() : shape.halfX());
                ends[at++] = (float) ((corner & 2) == 0 ? -shape.halfY() : shape.halfY());
                ends[at++] = (float) ((corner & 4) == 0 ? -shape.halfZ() : shape.halfZ());
            }
        }
        return ends;
    }

    /** Two great circles through the z axis: in the planes of x and z, and of y and z. */
    private static float[] rings(double radius) {
        float[] ends = new float[2 * RING_SEGMENTS * 6];
        int at = 0;
        for (int ring = 0; ring < 2; ring++) {
            for (int segment = 0; segment < RING_SEGMENTS; segment++) {
                for (int end = 0; end < 2; end++) {
                    double turn = 2 * Math.PI * (segment + end) / RING_SEGMENTS;
                    ends[at + ring] = (float) (radius * Math.cos(turn));
                    ends[at + 2] = (float) (radius * Math.sin(turn));
                    at += 3;
                }
            }
        }
        return ends;
    }

    TriangleMesh mesh() {
        return mesh;
    }

    /** Makes the bars that many metres thick; small changes are left. */
    void setThickness(double metres) {
        if (Math.abs(metres - thickness) > 0.05 * thickness) {
            movePoints(metres);
            mesh.getPoints().set(0, points, 0, points.length);
        }
    }

    private void movePoints(double metres) {
        thickness = metres;
        float h = (float) (metres / 2);
        for (int segment = 0; segment < segments.length / 6; segment++) {
            int s = segment * 6;
            float dx = segments[s + 3] - segments[s];
            float dy = segments[s + 4] - segments[s + 1];
            float dz = segments[s + 5] - segments[s + 2];
            // Bars of a box run along one axis; those of a ring lie in a plane through z: these two directions are across both.
            float[] u = Math.abs(dz) >= Math.abs(dx) + Math.abs(dy) ? across(dx, dy, dz, 1, 0, 0) : across(dx, dy, dz, 0, 0, 1);
            float[] v = across(dx, dy, dz, u[0], u[1], u[2]);
            for (int corner = 0; corner < CORNERS; corner++) {
                int end = s + (corner < 4 ? 0 : 3);
                float a = (corner & 3) == 0 || (corner & 3) == 3 ? -h : h;
                float b = (corner & 3) < 2 ? -h : h;
                int at = (segment * CORNERS + corner) * 3;
                for (int i = 0; i < 3; i++) {
                    points[at + i] = segments[end + i] + a * u[i] + b * v[i];
                }
            }
        }
    }

    /** A unit vector across both. */
    private static float[] across(float ax, float ay, float az, float bx, float by, float bz) {
        float x = ay * bz - az * by;
        float y = az * bx - ax * bz;
        float z = ax * by - ay * bx;
        float length = (float) Math.sqrt(x * x + y * y + z * z);
        return new float[] {x / length, y / length, z / length};
    }
}
