package dev.tickscope.core.contract;

/** What loading a scene, or restarting the session, starts anew. */
public enum SceneChange {
    /** Nothing of the clock changes. */
    NOTHING,
    /** The accumulator is emptied and the next frame is a start frame again. */
    ACCUMULATOR,
    /** The simulation clock (accumulator, tick, simulation time, dropped time) restarts; the frame clock goes on. */
    SIMULATION,
    /** Simulation clock and frame clock restart; the time scale stays. */
    CLOCKS,
    /** Everything restarts, the time scale too. */
    EVERYTHING
}
