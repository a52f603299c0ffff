package dev.tickscope.core.event;

/** One completed stage, with the clock fields as game code read them inside it. Reused. */
public final class PhaseRow {
    /** The value of a field that the contract does not show. */
    public static final long ABSENT = Long.MIN_VALUE;

    /** Index of the stage in the contract's phase plan. */
    public int stage;
    public long framePosition;
    public long frameIndex;
    /** The row of the tick it ran in, or −1 outside ticks. */
    public long tickRow;
    public long deltaUnits;
    public long frameTimeUnits;
    /** {@link #ABSENT} where the contract shows no simulation clock. */
    public long simulationTick;
    public long simulationTimeUnits;
    /** The length of a tick. */
    public long stepUnits;
    /** Alpha times {@link #alphaStepUnits}, or −1. */
    public long alphaUnits;
    /** The length of a tick when that alpha was presented. */
    public long alphaStepUnits;
    public long droppedTotalUnits;
    /** The machine's monotonic clock on entering and leaving. */
    public long beginNanos;
    public long endNanos;
}
