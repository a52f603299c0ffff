package dev.tickscope.scene.node;

/** The poses of all bodies at one instant, for drawing. */
public interface BodyPoses {
    /** Below this distance in metres, and within this turn, two poses are the same place on screen. */
    double SAME_METRES = 5e-4;
    /** The cosine of half the angle that counts as no turn. */
    double SAME_TURN = 1 - 1e-6;

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

    /** Whether a body stands here where it stands there, as far as an eye can tell. */
    default boolean samePlace(BodyPoses other, int body) {
        double dot = 0;
        for (int part = 3; part < 7; part++) {
            dot += get(body, part) * other.get(body, part);
        }
        return distance(other, body) < SAME_METRES && Math.abs(dot) > SAME_TURN;
    }
}
