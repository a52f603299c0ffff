package dev.tickscope.core.event;

/**
 * One outer frame, filled by the loop and reused for the next. All {@code …Units} are units of the session's time base.
 * The first part is complete when the frame begins, the second when it ends.
 */
public final class FrameRow {
    /** The session was paused: no frame ran, the real time counts as paused. */
    public static final int PAUSED = 1;
    /** The delta was refused: not a number, negative, or a clock that went back. */
    public static final int REFUSED = 1 << 1;
    /** A single step ran instead of, or between, ordinary frames. */
    public static final int STEPPED = 1 << 2;
    /** The frame was fed exactly one step by a step command. */
    public static final int STEPPED_FRAME = 1 << 3;
    /** A start frame: no tick, its time is discarded. */
    public static final int START = 1 << 4;
    /** The catch-up cap was reached: as many whole ticks were owed as it allows, or more. */
    public static final int CAPPED = 1 << 5;
    /** A stop ended the frame; the rest of its stages was skipped. Known at its end. */
    public static final int INTERRUPTED = 1 << 6;
    /** Time was cleared from the accumulator by a pause or scene change before this frame. */
    public static final int CLEARED = 1 << 7;
    /** Nothing changed at a time scale of 0, so the picture was not drawn again. Known at its end. */
    public static final int IDLE = 1 << 8;
    /** The engine's rounding made it run another number of ticks than {@link #exactTicks}. Known at its end. */
    public static final int ROUNDED = 1 << 9;

    /** Values of {@link #changedCap}. */
    public static final long CAP_OF_CONTRACT = 0;
    public static final long NO_CAP = -1;

    /** Row number, from 0. */
    public long position;
    /** A set of the flags above. */
    public int flags;
    /** Active outer frames begun so far, this one included. */
    public long frameIndex;
    /**
     * Where the frame starts on the real axis: the deltas since the session began, this one included. Never falls: a negative delta leaves
     * it where it is. The ledger's real time is this less its {@link LedgerRow#wentBackUnits}.
     */
    public long realUnits;
    /** The delta that the source gave; may be negative when refused. */
    public long realDeltaUnits;
    /** What the clamp cut off, in real time. */
    public long clampedUnits;
    /** What smoothing, snapping and other changes of the delta took from it; negative where they added. */
    public long adjustedUnits;
    /** Real time of a start frame, or cleared from the accumulator since the last frame. */
    public long discardedUnits;
    /** What the game sees as deltaTime: clamped and scaled. */
    public long deltaUnits;
    /** The sum of all deltaTime, this frame included. */
    public long frameTimeUnits;
    /** In the accumulator before this frame's time was added. */
    public long accumulatorInUnits;
    /** In the accumulator after it was added and before anything was dropped. */
    public long accumulatorFullUnits;
    /** Whole ticks due before any cap or drop. */
    public long owedTicks;
    /** Ticks that this frame is going to run. */
    public long plannedTicks;
    /** Ticks completed since the session began, before this frame. */
    public long ticksBefore;
    /** The simulation clock, alpha and dropped total as they stood when the frame began. */
    public long simulationTickBefore;
    public long simulationTimeBeforeUnits;
    public long alphaBeforeUnits;
    public long droppedTotalBeforeUnits;
    /** Dropped before the first tick. */
    public long droppedAtStartUnits;
    /** The time scale in force. */
    public long scaleNumerator = 1;
    public long scaleDenominator = 1;
    /** The catch-up cap in force where a user changed it, else {@link #CAP_OF_CONTRACT}; {@link #NO_CAP} for none. */
    public long changedCap;
    /** The length of a tick in this frame. */
    public long stepUnits;
    /** The same where a user changed the rate, else 0 for the contract's. */
    public long changedStepUnits;
    /** What {@link #alphaBeforeUnits} is alpha times, where that is another step than this frame's; else 0. */
    public long alphaBeforeStepUnits;
    /** The machine's monotonic clock when the frame began. */
    public long beginNanos;

    /** Ticks that this frame ran. */
    public int ticks;
    /** Ticks that were due but held back because a probe's copy had not arrived; they stay in the accumulator. */
    public long heldTicks;
    /** In the accumulator at the end; {@code accumulatorPart / denominator} of a unit more. */
    public long accumulatorUnits;
    public long accumulatorPart;
    /**
     * What would wait had nothing been rounded, with {@code exactPart / denominator} of a unit more: the same as {@link #accumulatorUnits}
     * unless the contract models floating arithmetic.
     */
    public long exactUnits;
    public long exactPart;
    /** The bits of the engine's own accumulator, a double in its own unit; 0 unless the contract models floating arithmetic. */
    public long modelledBits;
    /** Ticks that exact arithmetic would have run in this frame. */
    public long exactTicks;
    /** The denominator of all parts below one unit. */
    public long denominator = 1;
    /** Interpolation alpha times the step, or −1 where the contract has none. */
    public long alphaUnits;
    /** What {@link #alphaUnits} is alpha times, where that is another step than this frame's; else 0. */
    public long alphaStepUnits;
    /** Whether this frame presented that alpha; otherwise it is kept from an earlier one. */
    public boolean presented;
    /** Dropped in this frame, before and after its ticks. */
    public long droppedUnits;
    /** Dropped since the simulation clock started. */
    public long droppedTotalUnits;
    /** Dropped since the session began, for the ledger. */
    public long droppedSessionUnits;
    /** The tick counter of the simulation clock, and the time it stands for. */
    public long simulationTick;
    public long simulationTimeUnits;
    /** Ticks completed since the session began. */
    public long ticksAfter;
    /** Real time fed to the clock since the session began, and what scaling made of it. */
    public long fedUnits;
    public long scaledUnits;
    /** What scaling made of it below one unit, over {@code denominator}. */
    public long scaledPart;
    /** The machine's monotonic clock when the frame ended. */
    public long endNanos;

    /** The step that {@link #alphaBeforeUnits} counts in. */
    public long stepOfAlphaBefore() {
        return alphaBeforeStepUnits == 0 ? stepUnits : alphaBeforeStepUnits;
    }

    /** The step that {@link #alphaUnits} counts in. */
    public long stepOfAlpha() {
        return alphaStepUnits == 0 ? stepUnits : alphaStepUnits;
    }

    public boolean is(int flag) {
        return (flags & flag) != 0;
    }
}
