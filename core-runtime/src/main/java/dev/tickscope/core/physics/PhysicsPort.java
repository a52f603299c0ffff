package dev.tickscope.core.physics;

import java.util.List;

/** A physics world as the host drives it. All calls come from the thread that runs the clock. */
public interface PhysicsPort {
    /** All bodies; the index is the id. Fixed for the life of the world. */
    List<BodyShape> bodies();

    /**
     * From now on each {@link #step} is made in so many equal parts: forces act in all of them, and its contacts are those of all.
     *
     * @throws IllegalArgumentException if the world cannot divide its steps
     */
    default void substeps(int parts) {
        if (parts != 1) {
            throw new IllegalArgumentException("this world cannot divide its steps into " + parts + " parts; use substeps 1");
        }
    }

    /** Integrates by exactly {@code stepSeconds}; never by an accumulator of its own. */
    void step(double stepSeconds);

    /** Contacts that began in the last {@link #step}. */
    int contactsBegun();

    /** Adds the points at which bodies touch at the end of the last {@link #step} to a buffer; a world that does not know them adds none. */
    default void readContacts(ContactBuffer into) {
    }

    /** Copies every committed pose; what it copies for a body that is not present means nothing. */
    void readPoses(PoseBuffer into);

    /** Adds what moves the bodies that are in the world to a hash: velocities and forces that wait for the next step. */
    default void addMotion(StateHash hash) {
    }

    /** Whether a body is in the world. One that is not is neither simulated nor drawn and has no part in the state hash. */
    default boolean present(int body) {
        return true;
    }
}
