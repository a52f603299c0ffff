package dev.tickscope.app.command;

/** Ids of commands that are named in more than one place. */
public final class CommandIds {
    public static final String RESUME = "run.resume";
    public static final String PAUSE = "run.pause";
    public static final String TOGGLE = "run.toggle";
    public static final String STEP_TICK = "run.stepTick";
    public static final String STEP_PHASE = "run.stepPhase";
    public static final String STEP_FRAME = "run.stepFrame";
    public static final String FINISH_FRAME = "run.finishFrame";
    public static final String RUN_TO_CURSOR = "run.toCursor";
    public static final String BREAKPOINT = "run.breakpoint";
    public static final String BACK_TICK = "past.backTick";
    public static final String PLAY_BACK = "past.playBack";
    public static final String FOLLOW_LIVE = "past.followLive";
    public static final String CONTEXT_MENU = "help.contextMenu";
    public static final String PALETTE = "help.palette";
    public static final String PREFERENCES = "file.preferences";

    private CommandIds() {
    }
}
