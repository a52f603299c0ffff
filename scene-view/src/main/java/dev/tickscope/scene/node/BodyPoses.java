package dev.tickscope.scene.node;

/** The poses of all bodies at one instant, for drawing. */
public interface BodyPoses {
    int bodies();

    /** Whether the body has a pose at this instant. */
    boolean has(int body);

    /** Position in metres: part 0 to 2; unit quaternion x, y, z, w: part 3 to 6. */
    double get(int body, int part);

    /** Metres between a body's positions here and there. */
    default double distance(BodyPoses other, int body) {
        double dx = get(body, 0) - other.get(body, 0);
        double dy = get(body, 1) - other.get(body, 1);
        double dz = get(body, 2) - other.get(body, 2);
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /**
     * How far a point of a body at {@code radius} from its middle can be from where it is there, in metres: the distance of the middles
     * and what the turn adds.
     */
    default double furthest(BodyPoses other, int body, double radius) {
        double dot = 0;
        for (int part = 3; part < 7; part++) {
            dot += get(body, part) * other.get(body, part);
        }
        // The chord of the whole turn is 2 sin(turn / 2), and dot is the cosine of half the turn.
        double chord = 2 * Math.sqrt(Math.max(0, 1 - dot * dot));
        return distance(other, body) + chord * radius;
    }
}
