package dev.tickscope.core.event;

/** A breakpoint's life, one row a change. Reused. */
public final class BreakpointRow {
    /** What happened. */
    public enum Change {
        ADDED, ENABLED, DISABLED, REMOVED,
        /** A hit that stops the run. */
        HIT,
        /** A hit that the hit rule lets pass. */
        COUNTED,
        /** A hit that wrote its log message. */
        LOGGED,
        /** Its condition could not be evaluated: the run stops, once. */
        FAILED;

        /** Whether the place was reached and the condition held. */
        public boolean isHit() {
            return this == HIT || this == COUNTED || this == LOGGED;
        }
    }

    public Change change = Change.ADDED;
    public int breakpointId;
    /** The stage it watches, or was hit in; −1 where it is no stage. */
    public int stage;
    /** The only tick it watches, or 0 for every tick. */
    public long onlyTick;
    /** It stops at every n-th hit; 1 stops at each. 0 where it counts hits in another way. */
    public long everyHits = 1;
    /** Hits so far. */
    public long hits;
    /** The FRAME row at that moment. */
    public long framePosition;
    public long tickIndex;
    public long nanos;
    /** A log message, or why a condition failed; else null. Stores keep words apart from rows. */
    public String words;
}
