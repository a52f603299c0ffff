package dev.tickscope.core.input;

import dev.tickscope.core.time.StepHistory;
import dev.tickscope.core.time.TickPath;

/**
 * Interactions over fixed ticks: hold, charge and buffer, measured in simulation milliseconds that are counted in ticks, so that pauses
 * and frame rate do not matter and no sum of floats is ever compared.
 */
@TickPath
public final class TickInteraction {
    private static final long NOT_BEGUN = Long.MIN_VALUE;

    private final long lengthUnits;
    private final StepHistory steps;
    private long beganTick = NOT_BEGUN;

    /**
     * @param lengthUnits how long it takes, in units of the session's time base, above 0
     * @param steps how long ticks are
     */
    public TickInteraction(long lengthUnits, StepHistory steps) {
        if (lengthUnits <= 0) {
            throw new IllegalArgumentException("an interaction takes longer than 0, not " + lengthUnits + " units");
        }
        this.lengthUnits = lengthUnits;
        this.steps = steps;
    }

    /** The action went down in this tick. */
    public void begin(long tickIndex) {
        beganTick = tickIndex;
    }

    /** The action went up, or the session restarted. */
    public void cancel() {
        beganTick = NOT_BEGUN;
    }

    public boolean begun() {
        return beganTick != NOT_BEGUN;
    }

    /** Hold: whether it has been down long enough by this tick, the ticks from began to it ≥ length. */
    public boolean held(long tickIndex) {
        return begun() && elapsedUnits(tickIndex) >= lengthUnits;
    }

    /** Charge: how far it is, 0 to 1. */
    public double charge(long tickIndex) {
        return begun() ? Math.min(1.0, elapsedUnits(tickIndex) / (double) lengthUnits) : 0;
    }

    /** Buffer: whether the press is still remembered in this tick, the ticks from began to it ≤ length. */
    public boolean buffered(long tickIndex) {
        return begun() && elapsedUnits(tickIndex) <= lengthUnits;
    }

    private long elapsedUnits(long tickIndex) {
        return steps.between(beganTick, tickIndex);
    }
}
