package dev.tickscope.core.host;

import dev.tickscope.core.loop.GameClock;

/** The clock fields that code reads which runs before a game's first hook: its simulation clock stands at 0. */
record ClockAtBegin(double frameTime, long frameIndex, double fixedDeltaTime, boolean hasAlpha) implements GameClock {
    @Override
    public double deltaTime() {
        return 0;
    }

    @Override
    public double simulationTime() {
        return 0;
    }

    @Override
    public long simulationTick() {
        return 0;
    }

    @Override
    public double interpolationAlpha() {
        return hasAlpha ? 0 : Double.NaN;
    }

    @Override
    public double droppedTime() {
        return 0;
    }
}
