package dev.tickscope.core.event;

/** A press or release edge arrived. Which tick sees it is told by that tick's row. Reused. */
public final class InputRow {
    /** The action's number in the debuggee's action map. */
    public int action;
    /** Pressed, or released. */
    public boolean down;
    /** The tick it is stamped with, or 0 for live input that is latched. */
    public long stampedTick;
    /** The frame before which, or in which, it arrived. */
    public long framePosition;
    public long realUnits;
    public long nanos;
}
