package dev.tickscope.core.loop;

/** Takes a hash of the game after each phase, so that two runs can be compared phase by phase. */
@FunctionalInterface
public interface PhaseHashes {
    /** A phase has run; the hash of its PHASE row, which was written just before. */
    void phase(long hash);
}
