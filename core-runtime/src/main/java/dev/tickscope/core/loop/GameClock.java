package dev.tickscope.core.loop;

/** The clock fields as a game hook reads them, in seconds as doubles. What the simulation fields mean inside a hook is the contract's rule. */
public interface GameClock {
    /** What this frame brings, clamped and scaled. */
    double deltaTime();

    double frameTime();

    long frameIndex();

    double simulationTime();

    long simulationTick();

    double fixedDeltaTime();

    /** 0 to 1, or NaN where the contract has none. */
    double interpolationAlpha();

    double droppedTime();
}
