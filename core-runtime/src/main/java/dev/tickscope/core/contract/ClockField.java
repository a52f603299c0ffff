package dev.tickscope.core.contract;

/** The clock fields that game code may read, with the name under which files and screens show them. */
public enum ClockField {
    /** What the game was given for this frame, in seconds. */
    DELTA_TIME("deltaTime"),
    /** The sum of all deltas of active frames, in seconds. */
    FRAME_TIME("frameTime"),
    /** How many active outer frames have begun; one-based inside a frame. */
    FRAME_INDEX("frameIndex"),
    /** Completed ticks times the step, or the start of the pending tick inside fixed hooks; seconds. */
    SIMULATION_TIME("simulationTime"),
    /** The one-based index of the tick that {@link #SIMULATION_TIME} belongs to. */
    SIMULATION_TICK("simulationTick"),
    /** The length of a tick in seconds. */
    FIXED_DELTA_TIME("fixedDeltaTime"),
    /** Where between the last two committed poses the frame is presented, 0 to 1. */
    INTERPOLATION_ALPHA("interpolationAlpha"),
    /** All backlog that was dropped since the simulation clock started, in seconds. */
    DROPPED_TIME("droppedTime");

    private final String fieldName;

    ClockField(String fieldName) {
        this.fieldName = fieldName;
    }

    public String fieldName() {
        return fieldName;
    }
}
