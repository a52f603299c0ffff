package dev.tickscope.core.event;

/** One completed fixed tick, filled by the loop and reused. */
public final class TickRow {
    /** Row number, from 0: ticks completed in the session before this one. */
    public long row;
    /** The tick's one-based index on the simulation clock; starts again with that clock. */
    public long tickIndex;
    /** When it ends on the simulation clock. */
    public long simulationTimeUnits;
    /** The FRAME row it ran in. */
    public long framePosition;
    public long frameIndex;
    /** Its one-based place among the ticks of its frame. */
    public int tickInFrame;
    /** Whether a single step ran it. */
    public boolean stepped;
    /** Left in the accumulator after it was paid. */
    public long accumulatorUnits;
    /** The edges and held actions that its hooks saw, one bit an action. */
    public long inputPressed;
    public long inputReleased;
    public long inputHeld;
    /** Contact callbacks in this tick. */
    public int contacts;
    /** Hash of all committed poses, or 0 without bodies. */
    public long stateHash;
    public long beginNanos;
    public long endNanos;
}
