package dev.tickscope.core.expression;

import dev.tickscope.core.contract.ClockField;

/**
 * What a {@link Sample} can tell about one moment as a whole number. {@code frame.…} is about the outer frame of the moment;
 * {@code session.…} are sums since the session began, as they stood when the last frame ended.
 */
public enum Quantity {
    DELTA_TIME(ClockField.DELTA_TIME, Kind.TIME, "what the game was given for this frame"),
    FRAME_TIME(ClockField.FRAME_TIME, Kind.TIME, "the sum of all deltaTime"),
    FRAME_INDEX(ClockField.FRAME_INDEX, Kind.COUNT, "active outer frames so far, this one included"),
    SIMULATION_TIME(ClockField.SIMULATION_TIME, Kind.TIME, "the end of the last completed tick on the simulation clock"),
    SIMULATION_TICK(ClockField.SIMULATION_TICK, Kind.COUNT, "the index of the last completed tick, from 1"),
    FIXED_DELTA_TIME(ClockField.FIXED_DELTA_TIME, Kind.TIME, "the length of a tick"),
    /** As its numerator; see {@link #ALPHA_STEP}. */
    INTERPOLATION_ALPHA(ClockField.INTERPOLATION_ALPHA, Kind.ALPHA, "where between the last two poses the frame is presented"),
    /** The length of a tick in units when that alpha was presented; without a name of its own. */
    ALPHA_STEP("the step of interpolationAlpha"),
    /** The length of the last completed tick in units; without a name of its own. */
    TICK_STEP("the step of the last tick"),
    DROPPED_TIME(ClockField.DROPPED_TIME, Kind.TIME, "dropped since the simulation clock started"),
    ACCUMULATOR("accumulator", Kind.TIME, "what waits in the accumulator"),
    /** As its numerator; see {@link #TIME_SCALE_DENOMINATOR}. */
    TIME_SCALE("timeScale", Kind.SCALE, "the time scale in force in this frame"),
    /** Part of {@code timeScale}, without a name of its own. */
    TIME_SCALE_DENOMINATOR("the denominator of timeScale"),
    REAL_TIME("realTime", Kind.TIME, "real time since the session began, this frame's delta included"),
    TICK_IN_FRAME("tickInFrame", Kind.COUNT, "the place of the last tick among the ticks of its frame, from 1"),
    CONTACTS("contacts", Kind.COUNT, "contacts that began in the last tick"),

    FRAME_NUMBER("frame.number", Kind.COUNT, "the number of the frame, from 1; paused and refused ones count"),
    FRAME_REAL_DELTA("frame.realDelta", Kind.TIME, "the real delta of this frame"),
    FRAME_CLAMPED("frame.clamped", Kind.TIME, "cut off this frame's delta by the contract's longest frame"),
    FRAME_DISCARDED("frame.discarded", Kind.TIME, "a start frame's time, or what a pause, scene or restart cleared before this frame"),
    FRAME_DROPPED("frame.dropped", Kind.TIME, "dropped in this frame so far"),
    FRAME_TICKS("frame.ticks", Kind.COUNT, "ticks that this frame has run so far"),
    FRAME_OWED("frame.owed", Kind.COUNT, "whole ticks due in this frame before any drop"),
    FRAME_PLANNED("frame.planned", Kind.COUNT, "ticks that this frame is going to run"),
    FRAME_HELD("frame.held", Kind.COUNT, "ticks of this frame that probes held back; known when it ends"),
    FRAME_PAUSED("frame.paused", Kind.FLAG, "no frame ran: this real time counts as paused"),
    FRAME_REFUSED("frame.refused", Kind.FLAG, "the delta was refused"),
    FRAME_STEPPED("frame.stepped", Kind.FLAG, "a single step ran"),
    FRAME_START("frame.start", Kind.FLAG, "a start frame without ticks"),
    FRAME_CAPPED("frame.capped", Kind.FLAG, "the catch-up cap was reached"),
    FRAME_CLEARED("frame.cleared", Kind.FLAG, "a pause, scene or restart cleared the accumulator before this frame"),
    FRAME_INTERRUPTED("frame.interrupted", Kind.FLAG, "a stop ended the frame; known when it ends"),
    FRAME_IDLE("frame.idle", Kind.FLAG, "the picture was not drawn again at a time scale of 0; known when it ends"),

    SESSION_REAL("session.real", Kind.TIME, "all real time"),
    SESSION_PAUSED("session.paused", Kind.TIME, "real time that was paused"),
    SESSION_REFUSED("session.refused", Kind.TIME, "real time of refused deltas; may be negative"),
    SESSION_CLAMPED("session.clamped", Kind.TIME, "real time that clamps cut off"),
    SESSION_START_DISCARDED("session.startDiscarded", Kind.TIME, "real time of start frames"),
    SESSION_REPLACED("session.replaced", Kind.TIME, "real time that steps took the place of"),
    SESSION_FED("session.fed", Kind.TIME, "real time that was fed to the clock"),
    SESSION_SCALED("session.scaled", Kind.TIME, "game time that scaling made of it"),
    SESSION_STEPPED("session.stepped", Kind.TIME, "game time that steps added"),
    SESSION_SIMULATED("session.simulated", Kind.TIME, "game time of completed ticks"),
    SESSION_DROPPED("session.dropped", Kind.TIME, "game time that was dropped"),
    SESSION_CLEARED("session.cleared", Kind.TIME, "game time that pauses, scenes and restarts cleared"),
    SESSION_ROUNDED("session.rounded", Kind.TIME, "game time that rounding took"),
    SESSION_TICKS("session.ticks", Kind.COUNT, "completed ticks"),

    /** What the hooks of the last tick saw, one bit an action; without names of their own. */
    INPUT_PRESSED("actions pressed"),
    INPUT_RELEASED("actions released"),
    INPUT_HELD("actions held");

    /** What the whole number of a quantity means. */
    public enum Kind {
        /** Units of the session's time base. */
        TIME,
        /** A count or an index. */
        COUNT,
        /** 1 or 0. */
        FLAG,
        /** Numerator over the length of the tick that it was presented with. */
        ALPHA,
        /** Numerator over another quantity. */
        SCALE,
        /** Not readable by itself. */
        PART
    }

    private final String writtenName;
    private final Kind kind;
    private final String meaning;

    Quantity(String meaning) {
        this((String) null, Kind.PART, meaning);
    }

    Quantity(ClockField field, Kind kind, String meaning) {
        this(field.fieldName(), kind, meaning);
    }

    Quantity(String writtenName, Kind kind, String meaning) {
        this.writtenName = writtenName;
        this.kind = kind;
        this.meaning = meaning;
    }

    /** As expressions write it; null for parts. */
    public String writtenName() {
        return writtenName;
    }

    public Kind kind() {
        return kind;
    }

    /** In a few words. */
    public String meaning() {
        return meaning;
    }
}
