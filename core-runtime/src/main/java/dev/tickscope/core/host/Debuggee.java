package dev.tickscope.core.host;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;

/** A small game that the tool runs and watches. One instance lives as long as one session; all calls come from the clock's thread. */
public interface Debuggee {
    /** Its world, or null if it has none. */
    PhysicsPort physics();

    /**
     * Game code of one hook or contact stage (never of physics, engine or presentation stages).
     *
     * @return how many callbacks were called; 0 if nothing listens in that stage
     */
    int hook(Stage stage, GameClock clock);
}
