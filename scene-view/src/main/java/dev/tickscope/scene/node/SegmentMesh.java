package dev.tickscope.scene.node;

import java.util.Arrays;
import javafx.scene.shape.TriangleMesh;

/**
 * Many short bars in one mesh, for lines that change with every tick: the faces are made once for a number of bars and only points move.
 * A polyline of the shape library has to be built anew for each point that is added. Grows by doubling; bars that are not used have no
 * size.
 */
final class SegmentMesh {
    private static final int CORNERS = 8;
    private static final int NUMBERS = CORNERS * 3;
    private static final int[][] QUADS = {{0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};
    private static final int FIRST = 64;

    private final TriangleMesh mesh = new TriangleMesh();
    private float[] points = new float[0];
    private int count;
    private int shown;

    SegmentMesh() {
        mesh.getTexCoords().addAll(0, 0);
    }

    TriangleMesh mesh() {
        return mesh;
    }

    /** Begins anew with no bars. */
    void clear() {
        count = 0;
    }

    /** Adds a bar between two points, so many metres thick. */
    void add(double fromX, double fromY, double fromZ, double toX, double toY, double toZ, double thickness) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        double dz = toZ - fromZ;
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (length < 1e-9) {
            return;
        }
        if (count * NUMBERS == points.length) {
            points = Arrays.copyOf(points, Math.max(FIRST, count * 2) * NUMBERS);
        }
        // Two directions across the bar and each other, in lengths of half its thickness.
        boolean steep = Math.abs(dy) > 0.9 * length;
        double ux = steep ? 0 : -dz;
        double uy = steep ? dz : 0;
        double uz = steep ? -dy : dx;
        double half = thickness / 2 / Math.sqrt(ux * ux + uy * uy + uz * uz);
        ux *= half;
        uy *= half;
        uz *= half;
        double vx = (dy * uz - dz * uy) / length;
        double vy = (dz * ux - dx * uz) / length;
        double vz = (dx * uy - dy * ux) / length;
        int at = count++ * NUMBERS;
        for (int corner = 0; corner < CORNERS; corner++) {
            double a = (corner & 3) == 0 || (corner & 3) == 3 ? -1 : 1;
            double b = (corner & 3) < 2 ? -1 : 1;
            points[at++] = (float) ((corner < 4 ? fromX : toX) + a * ux + b * vx);
            points[at++] = (float) ((corner < 4 ? fromY : toY) + a * uy + b * vy);
            points[at++] = (float) ((corner < 4 ? fromZ : toZ) + a * uz + b * vz);
        }
    }

    /** Shows the bars that were added since {@link #clear}. */
    void show() {
        if (count == 0 && shown == 0) {
            return;
        }
        // Bars of the last time lose their size.
        Arrays.fill(points, count * NUMBERS, Math.max(count, shown) * NUMBERS, 0);
        if (mesh.getPoints().size() != points.length) {
            mesh.getFaces().clear();
            mesh.getPoints().setAll(points);
            mesh.getFaces().setAll(faces(points.length / NUMBERS));
        } else {
            mesh.getPoints().set(0, points, 0, Math.max(count, shown) * NUMBERS);
        }
        shown = count;
    }

    /** How many bars are in it. */
    int count() {
        return count;
    }

    private static int[] faces(int bars) {
        int[] faces = new int[bars * QUADS.length * 12];
        int at = 0;
        for (int bar = 0; bar < bars; bar++) {
            for (int[] quad : QUADS) {
                for (int corner : new int[] {0, 1, 2, 0, 2, 3}) {
                    faces[at] = bar * CORNERS + quad[corner];
                    at += 2;
                }
            }
        }
        return faces;
    }
}
