package dev.tickscope.core.physics;

/** A flat world whose bodies game code moves between two steps, and that tells who touched whom. */
public interface MovableWorld extends PhysicsPort {
    /** Contact kinds of {@link #contactKind}. */
    int BEGAN = 0;
    int PERSISTS = 1;
    int ENDED = 2;
    /** The company of most bodies. */
    int[] ALONE = {};

    /** Whether commands can move a body by itself; a mere part of another body has none to move. */
    default boolean movable(int body) {
        return true;
    }

    /** The bodies that go wherever this one is put: what it is made of and what is a part of it. Do not change it. */
    default int[] company(int body) {
        return ALONE;
    }

    /** In newtons, during the next step. A body that is not present feels nothing. */
    void applyForce(int body, double newtonsX, double newtonsY);

    void applyImpulse(int body, double newtonSecondsX, double newtonSecondsY);

    void setVelocity(int body, double metresPerSecondX, double metresPerSecondY);

    /** In radians a second, counterclockwise. */
    void setSpin(int body, double radiansPerSecond);

    /** Puts it there; velocity and spin stay. */
    void place(int body, double x, double y, double angle);

    /** Takes a body out of the world, or puts it where it was placed last. Its contacts end without a word. */
    void setPresent(int body, boolean present);

    /**
     * Pairs of bodies that the last step told about: each pair once a kind, ordered by body ids. A pair that came together and parted
     * within the step is told as both.
     */
    int contactCount();

    /** {@link #BEGAN}, {@link #PERSISTS} or {@link #ENDED}. */
    int contactKind(int index);

    /** The body with the lower id. */
    int contactA(int index);

    int contactB(int index);
}
