package dev.tickscope.core.loop;

import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.TickRow;

/** Takes hashes of the game as a run goes on, so that two runs can be compared phase by phase. On the clock's thread. */
public interface PhaseHashes {
    /** A phase has run; its PHASE row was written just before. The hash covers the game's state and what the phase read of the clock. */
    void phase(PhaseRow row, long hash);

    /** A tick is complete; its row, with the hash of the committed poses, comes next. */
    void tick(TickRow row);
}
