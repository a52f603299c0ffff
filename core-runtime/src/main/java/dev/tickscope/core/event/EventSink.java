package dev.tickscope.core.event;

/**
 * Takes the rows of one running clock, on the thread that runs it. Each call gets a carrier that the caller reuses: what is to be kept
 * must be copied before returning. Rows are only ever appended.
 */
public interface EventSink {
    void frameBegan(FrameRow row);

    void frameEnded(FrameRow row, LedgerRow ledger);

    void tick(TickRow row);

    void phase(PhaseRow row);

    /** A committed pose at the end of the tick whose row comes next: position and unit quaternion. */
    void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw);

    /**
     * Committed poses of several bodies, in the order in which they are named: the same as one call of {@link #pose} for each.
     *
     * @param values seven numbers for each body of the world, as {@link #pose} takes them; body 3 has those from 21 on
     * @param bodies whose poses they are; only the first {@code count} count
     */
    default void poses(double[] values, int[] bodies, int count) {
        for (int i = 0; i < count; i++) {
            int v = bodies[i] * 7;
            pose(bodies[i], values[v], values[v + 1], values[v + 2], values[v + 3], values[v + 4], values[v + 5], values[v + 6]);
        }
    }

    /**
     * A body was put somewhere, or came into the world: whatever it did before, its history begins here. Before the poses of the tick in
     * which it moves on from there, or between two ticks.
     */
    default void placed(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
    }

    /** Game code has a body drawn somewhere else than presentation would, until the next presentation. */
    default void presented(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
    }

    /** A body left the world. It has no pose until it is placed again. */
    default void gone(int body) {
    }

    /**
     * A point at which two bodies touch at the end of the tick whose row comes next: position in metres and unit normal from {@code bodyA}
     * to {@code bodyB}, which has the higher id. A sink that shows no contacts may leave it out.
     *
     * @param tickRow the number that row will have
     */
    default void contact(long tickRow, int bodyA, int bodyB, double x, double y, double z, double nx, double ny, double nz) {
    }

    void state(StateRow row);

    void breakpoint(BreakpointRow row);

    void command(CommandRow row);

    /** A sink that shows no input may leave it out. */
    default void input(InputRow row) {
    }

    /** A sink that shows no objects may leave it out. */
    default void object(ObjectRow row) {
    }

    /** A sink that shows no repeated runs may leave it out. */
    default void divergence(DivergenceRow row) {
    }

    /** Everything written so far may be shown. Called at the end of every frame and at every stop, never per row. */
    void release();
}
