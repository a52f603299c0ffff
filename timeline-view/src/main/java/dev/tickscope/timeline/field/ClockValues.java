package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.event.PhaseRow;

/**
 * The clock fields at one moment, as integers: times in units of the session's time base, alpha times the step that it was
 * presented with ({@code alphaStepUnits}).
 * A field that the contract lacks is {@link #ABSENT}, never 0.
 */
public record ClockValues(long deltaUnits, long frameTimeUnits, long frameIndex, long simulationTimeUnits, long simulationTick,
        long stepUnits, long alphaUnits, long alphaStepUnits, long droppedUnits) {
    /** The value of a field that the contract does not have. */
    public static final long ABSENT = PhaseRow.ABSENT;

    public long of(ClockField field) {
        return switch (field) {
            case DELTA_TIME -> deltaUnits;
            case FRAME_TIME -> frameTimeUnits;
            case FRAME_INDEX -> frameIndex;
            case SIMULATION_TIME -> simulationTimeUnits;
            case SIMULATION_TICK -> simulationTick;
            case FIXED_DELTA_TIME -> stepUnits;
            case INTERPOLATION_ALPHA -> alphaUnits;
            case DROPPED_TIME -> droppedUnits;
        };
    }

    public boolean has(ClockField field) {
        return of(field) != ABSENT;
    }
}
