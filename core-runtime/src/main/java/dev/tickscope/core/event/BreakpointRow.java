package dev.tickscope.core.event;

/** A breakpoint's life, one row a change. Reused. */
public final class BreakpointRow {
    /** What happened. */
    public enum Change {
        ADDED, ENABLED, DISABLED, REMOVED, HIT
    }

    public Change change = Change.ADDED;
    public int breakpointId;
    /** The stage it watches. */
    public int stage;
    /** The only tick it watches, or 0 for every tick. */
    public long onlyTick;
    /** It stops at every n-th hit; 1 stops at each. */
    public long everyHits = 1;
    /** Hits so far. */
    public long hits;
    /** The FRAME row at that moment. */
    public long framePosition;
    public long tickIndex;
    public long nanos;
}
