package dev.tickscope.core.loop;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.contract.ClockReading;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;

/** The clock fields as the running stage reads them: what the simulation fields mean in it is the contract's rule. */
@TickPath
final class ClockReader implements GameClock {
    private final LoopClock clock;
    private final double unitsPerSecond;
    private long readTick;
    private long readUnits;

    ClockReader(LoopClock clock, TimeBase base) {
        this.clock = clock;
        this.unitsPerSecond = base.unitsPerSecond().doubleValue();
    }

    /** Sets what the simulation fields read in the coming stage. */
    void read(ClockReading reading, boolean inTick) {
        long tick = clock.tickIndex();
        long units = clock.simulationTimeUnits();
        switch (reading) {
            case PENDING -> set(tick + 1, units);
            case COMPLETED -> set(inTick ? tick + 1 : tick, inTick ? units + clock.stepUnits() : units);
            case COUNTER -> set(tick, units);
            case ABSENT -> set(PhaseRow.ABSENT, PhaseRow.ABSENT);
        }
    }

    private void set(long tick, long units) {
        readTick = tick;
        readUnits = units;
    }

    /** The row of the stage that just ran. */
    void fill(PhaseRow row) {
        row.frameIndex = clock.currentFrameIndex();
        row.deltaUnits = clock.deltaUnits();
        row.frameTimeUnits = clock.frameTimeUnits();
        row.simulationTick = readTick;
        row.simulationTimeUnits = readUnits;
        row.stepUnits = clock.stepUnits();
        row.alphaUnits = clock.alphaUnits();
        row.alphaStepUnits = clock.step().alphaUnits();
        row.droppedTotalUnits = clock.droppedTotalUnits();
    }

    @Override
    public double deltaTime() {
        return clock.deltaUnits() / unitsPerSecond;
    }

    @Override
    public double frameTime() {
        return clock.frameTimeUnits() / unitsPerSecond;
    }

    @Override
    public long frameIndex() {
        return clock.currentFrameIndex();
    }

    @Override
    public double simulationTime() {
        return readUnits == PhaseRow.ABSENT ? Double.NaN : readUnits / unitsPerSecond;
    }

    @Override
    public long simulationTick() {
        return readTick;
    }

    @Override
    public double fixedDeltaTime() {
        return clock.step().seconds() * clock.tickFactor();
    }

    @Override
    public double interpolationAlpha() {
        return clock.alphaUnits() == AlphaPolicy.ABSENT ? Double.NaN : clock.alphaUnits() / (double) clock.step().alphaUnits();
    }

    @Override
    public double droppedTime() {
        return clock.droppedTotalUnits() / unitsPerSecond;
    }
}
