package dev.tickscope.core.event;

/** The kinds of command, for rows. */
public enum CommandKind {
    RESUME, PAUSE, STEP_TICK, STEP_FRAME, TIME_SCALE, BREAKPOINT_ADD, BREAKPOINT_ENABLE, BREAKPOINT_REMOVE, SCENE, RESTART, INPUT, OBJECT,
    STEP_PHASE, FINISH_FRAME, RUN_TO, CAP, MAX_DELTA, RATE
}
