package dev.tickscope.scene.node;

/**
 * Takes a camera from where it is to where another one is, evenly eased in and out, the short way round. Knows no toolkit and no clock:
 * it is told the time.
 */
final class CameraMove {
    static final long LENGTH_NANOS = 240_000_000;

    private final double[] from = new double[6];
    private final double[] to = new double[6];
    private boolean running;
    private boolean begun;
    private long beginNanos;

    /** Begins to move; a move that is under way ends where it is. */
    void begin(OrbitCamera camera, OrbitCamera goal) {
        read(camera, from);
        read(goal, to);
        double turn = Math.IEEEremainder(to[0] - from[0], 360);
        from[0] = to[0] - turn;
        running = true;
        begun = false;
    }

    private static void read(OrbitCamera camera, double[] into) {
        into[0] = camera.yaw();
        into[1] = camera.pitch();
        into[2] = camera.targetX();
        into[3] = camera.targetY();
        into[4] = camera.targetZ();
        into[5] = camera.distance();
    }

    boolean running() {
        return running;
    }

    void cancel() {
        running = false;
    }

    /** Moves on to an instant. The first call after {@link #begin} starts the clock. @return whether it has arrived */
    boolean advance(OrbitCamera camera, long nowNanos) {
        if (!begun) {
            begun = true;
            beginNanos = nowNanos;
        }
        double part = Math.max(0, Math.min(1, (nowNanos - beginNanos) / (double) LENGTH_NANOS));
        if (part == 1) {
            finish(camera);
            return true;
        }
        double eased = part * part * (3 - 2 * part);
        camera.lookFrom(at(0, eased), at(1, eased), at(2, eased), at(3, eased), at(4, eased), at(5, eased));
        return false;
    }

    private double at(int index, double part) {
        return from[index] + (to[index] - from[index]) * part;
    }

    /** Arrives at once. */
    void finish(OrbitCamera camera) {
        running = false;
        camera.lookFrom(to[0], to[1], to[2], to[3], to[4], to[5]);
    }
}
