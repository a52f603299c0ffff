package dev.tickscope.core.event;

/** The run state changed. Reused. */
public final class StateRow {
    /** One of {@link RunEvent}. */
    public RunEvent event = RunEvent.STARTED;
    /** Who or what caused it. */
    public StopCause cause = StopCause.USER;
    /** The breakpoint that stopped it, or 0. With several in one tick, the lowest. */
    public int breakpointId;
    /** How many breakpoints were hit before this stop. */
    public int breakpointsHit;
    /** The stage in which it was hit, and where it stopped (before that stage); −1 if none. */
    public int hitStage = -1;
    public int stoppedStage = -1;
    /** The FRAME row in which it happened, or the next one. */
    public long framePosition;
    public long frameIndex;
    /** The tick row that was the last one completed, and its index; −1 and 0 before the first. */
    public long tickRow = -1;
    public long tickIndex;
    /** Stages that are skipped for good, a bit for each index. */
    public long skippedStages;
    /** Whole ticks still owed. */
    public long owedTicks;
    /** In the accumulator. */
    public long accumulatorUnits;
    /** Whether the frame is suspended and a resume goes on with it. */
    public boolean frameSuspended;
    public long realUnits;
    /** The machine's monotonic clock when the breakpoint was hit, and when the state changed. */
    public long hitNanos;
    public long nanos;

    /** Whether a breakpoint, a run-to or a step inside a frame stopped the run, rather than a user or the end of the session. */
    public boolean isDebuggerStop() {
        return event == RunEvent.STOPPED_TICK_END || event == RunEvent.STOPPED_BEFORE_HOOK
                || event == RunEvent.PAUSED && (cause == StopCause.BREAKPOINT || cause == StopCause.RUN_TO || cause == StopCause.CONDITION_FAILED);
    }
}
