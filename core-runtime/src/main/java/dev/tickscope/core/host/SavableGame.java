package dev.tickscope.core.host;

/**
 * A game whose own state can be copied out and put back. Together with a {@link dev.tickscope.core.physics.SavableWorld} a run of it can be
 * looked into at any tick without simulating what was before. Such a game neither sets the time scale nor asks where bodies are drawn:
 * the clock must run alike without it.
 */
public interface SavableGame extends Debuggee {
    /** What it remembers, beside its world, at the end of a frame; never null. */
    byte[] saveState();

    /** Puts back what a game that was made alike remembered. */
    void restoreState(byte[] state);
}
