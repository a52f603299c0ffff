package dev.tickscope.core.physics;

/**
 * A world whose whole state can be copied out and put back: one that is restored goes on to the last bit as it did after it was saved, in
 * contacts, poses and everything else. Between two steps only.
 */
public interface SavableWorld extends PhysicsPort {
    /** A copy of everything that decides how it goes on. */
    byte[] save();

    /**
     * Puts a state back that this world, or one that was built alike, has saved; also which bodies are present.
     *
     * @throws IllegalArgumentException if the state is of another world; nothing has changed then
     */
    void restore(byte[] state);
}
