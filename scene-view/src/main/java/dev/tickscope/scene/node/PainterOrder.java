package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;

/**
 * In which order bodies must be painted so that near ones cover far ones. Two bodies that do not overlap have a face of one between them;
 * from the side on which the eye is follows which goes first. Larger worlds are sorted by distance, which is nearly always the same.
 */
final class PainterOrder {
    private static final int EXACT_UP_TO = 96;
    private static final double TOUCHING = 1e-3;

    private Placement[] placements = new Placement[0];
    private double[] distances = new double[0];
    private int[] order = new int[0];
    private int count;

    /** Sorts the bodies whose committed pose is drawn. */
    void sort(ScenePicture picture, OrbitCamera camera) {
        List<BodyShape> bodies = picture.bodies();
        grow(bodies.size());
        count = 0;
        for (int body = 0; body < bodies.size(); body++) {
            if (picture.drawsCommitted(body)) {
                placements[body].set(bodies.get(body), picture.committed(), body).seenBy(camera);
                distances[body] = distance(placements[body], camera);
                order[count++] = body;
            }
        }
        sortByDistance();
        if (count <= EXACT_UP_TO) {
            sortExactly();
        }
    }

    private void grow(int bodies) {
        if (placements.length < bodies) {
            placements = new Placement[bodies];
            for (int i = 0; i < bodies; i++) {
                placements[i] = new Placement();
            }
            distances = new double[bodies];
            order = new int[bodies];
        }
    }

    private static double distance(Placement placement, OrbitCamera camera) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double d = placement.centre[i] - camera.eye(i);
            sum += d * d;
        }
        return sum;
    }

    private void sortByDistance() {
        for (int i = 1; i < count; i++) {
            int body = order[i];
            int at = i;
            while (at > 0 && distances[order[at - 1]] < distances[body]) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = body;
        }
    }

    /** Takes, again and again, the furthest body that nothing left over must go before. */
    private void sortExactly() {
        for (int place = 0; place < count; place++) {
            int chosen = place;
            for (int candidate = place; candidate < count; candidate++) {
                if (nothingFirst(place, candidate)) {
                    chosen = candidate;
                    break;
                }
            }
            int body = order[chosen];
            System.arraycopy(order, place, order, place + 1, chosen - place);
            order[place] = body;
        }
    }

    private boolean nothingFirst(int from, int candidate) {
        for (int other = from; other < count; other++) {
            if (other != candidate && behind(placements[order[other]], placements[order[candidate]])) {
                return false;
            }
        }
        return true;
    }

    /** Whether {@code a} must be painted before {@code b}. */
    private static boolean behind(Placement a, Placement b) {
        for (int face = 0; face < Placement.FACES; face++) {
            if (!b.visible[face] && allOutside(b, face, a) || a.visible[face] && allOutside(a, face, b)) {
                return !allInFront(a, b);
            }
        }
        return false;
    }

    /** Whether a plane says the opposite: then the two do not cover one another. */
    private static boolean allInFront(Placement a, Placement b) {
        for (int face = 0; face < Placement.FACES; face++) {
            if (b.visible[face] && allOutside(b, face, a) || !a.visible[face] && allOutside(a, face, b)) {
                return true;
            }
        }
        return false;
    }

    private static boolean allOutside(Placement of, int face, Placement other) {
        for (double[] corner : other.corners) {
            if (of.outside(face, corner) < -TOUCHING) {
                return false;
            }
        }
        return true;
    }

    int count() {
        return count;
    }

    int body(int place) {
        return order[place];
    }
}
