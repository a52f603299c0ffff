package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;

/** A body's axes, faces and corners at one pose, in world coordinates. Reused. */
final class Placement {
    static final int FACES = 6;
    /** The two corners of each edge; a corner's bits say on which side of x (1), y (2) and z (4) it lies. */
    static final int[][] EDGES = {{0, 1}, {2, 3}, {4, 5}, {6, 7}, {0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}};
    /** The corners of each face in order round it; face 2a is the negative side of axis a, 2a + 1 the positive one. */
    static final int[][] FACE_CORNERS = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};

    final double[] centre = new double[3];
    final double[] half = new double[3];
    /** Row a is the body's own axis a. */
    final double[][] axes = new double[3][3];
    final double[][] corners = new double[8][3];
    /** Whether each face shows its outer side. */
    final boolean[] visible = new boolean[FACES];

    Placement set(BodyShape shape, BodyPoses poses, int body) {
        half[0] = shape.halfX();
        half[1] = shape.halfY();
        half[2] = shape.halfZ();
        double x = poses.get(body, 3);
        double y = poses.get(body, 4);
        double z = poses.get(body, 5);
        double w = poses.get(body, 6);
        axis(0, 1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y));
        axis(1, 2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x));
        axis(2, 2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y));
        for (int i = 0; i < 3; i++) {
            centre[i] = poses.get(body, i);
        }
        for (int corner = 0; corner < 8; corner++) {
            for (int i = 0; i < 3; i++) {
                corners[corner][i] = centre[i] + side(corner, 0) * axes[0][i] + side(corner, 1) * axes[1][i] + side(corner, 2) * axes[2][i];
            }
        }
        return this;
    }

    private void axis(int index, double x, double y, double z) {
        axes[index][0] = x;
        axes[index][1] = y;
        axes[index][2] = z;
    }

    private double side(int corner, int axis) {
        return (corner >> axis & 1) == 0 ? -half[axis] : half[axis];
    }

    /** Part {@code i} of a face's outward normal. */
    double normal(int face, int i) {
        return (face & 1) == 0 ? -axes[face >> 1][i] : axes[face >> 1][i];
    }

    /** Finds out which faces the camera sees. */
    Placement seenBy(OrbitCamera camera) {
        for (int face = 0; face < FACES; face++) {
            double[] on = corners[FACE_CORNERS[face][0]];
            visible[face] = camera.faces(on[0], on[1], on[2], normal(face, 0), normal(face, 1), normal(face, 2));
        }
        return this;
    }

    /** Whether an edge borders a face that is seen. */
    boolean edgeVisible(int edge) {
        int a = EDGES[edge][0];
        int along = a ^ EDGES[edge][1];
        for (int axis = 0; axis < 3; axis++) {
            if (along != 1 << axis && visible[2 * axis + (a >> axis & 1)]) {
                return true;
            }
        }
        return false;
    }

    /** How far a point lies outside the plane of a face; negative inside. */
    double outside(int face, double[] point) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (point[i] - centre[i]) * normal(face, i);
        }
        return sum - half[face >> 1];
    }

    /** A point of one of the two rings of a ball, those through its own z axis: in place of edges they show how it turns. */
    void ringPoint(int ring, double turn, double[] out) {
        double a = Math.cos(turn) * half[0];
        double b = Math.sin(turn) * half[0];
        for (int i = 0; i < 3; i++) {
            out[i] = centre[i] + a * axes[ring][i] + b * axes[2][i];
        }
    }
}
