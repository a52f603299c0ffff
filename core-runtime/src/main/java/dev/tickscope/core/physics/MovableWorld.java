package dev.tickscope.core.physics;

/** A flat world whose bodies game code moves between two steps, and that tells who touched whom. */
public interface MovableWorld extends PhysicsPort {
    /** Contact kinds of {@link #contactKind}. */
    int BEGAN = 0;
    int PERSISTS = 1;
    int ENDED = 2;

    /** In newtons, during the next step. */
    void applyForce(int body, double newtonsX, double newtonsY);

    void applyImpulse(int body, double newtonSecondsX, double newtonSecondsY);

    void setVelocity(int body, double metresPerSecondX, double metresPerSecondY);

    /** Puts it there; velocity stays. */
    void place(int body, double x, double y, double angle);

    /** Takes a body out of the world, or puts it back where it is. */
    void setPresent(int body, boolean present);

    boolean present(int body);

    /** Pairs of bodies that the last step told about; each pair once a kind, ordered by body ids. */
    int contactCount();

    int contactKind(int index);

    int contactA(int index);

    int contactB(int index);
}
