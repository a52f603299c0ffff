package dev.tickscope.core.event;

/** Sums since the session began that change rarely, in units. {@code …Part} is what is below one unit, over the frame row's denominator. */
public final class LedgerRow {
    public long pausedUnits;
    /** How far negative deltas would have taken real time back, as a positive number: the real axis is ahead of the accounts by that. */
    public long wentBackUnits;
    public long refusedUnits;
    public long clampedUnits;
    public long startDiscardedUnits;
    public long replacedUnits;
    public long steppedUnits;
    public long clearedUnits;
    public long clearedPart;
    public long roundedUnits;
    public long roundedPart;
    public long droppedPart;
    /** What smoothing, snapping and other changes took from real deltas; negative where they added more. */
    public long adjustedUnits;
    /** By how much ticks of changing length were longer than a step each, in sum; negative where they were shorter. */
    public long stretchedUnits;
    public long stretchedPart;
    /** How many units a 1 in the engine's floating numbers is; 0 where its arithmetic is exact. */
    public long unitsPerOne;
    /** When the rate was changed last: ticks completed by then, what they simulated, and the step since; all 0 if it never was. */
    public long rateTicks;
    public long rateUnits;
    public long rateStepUnits;

    /** What so many completed ticks simulated. @param contractStepUnits the step as long as nobody changed it */
    public long simulatedUnits(long ticks, long contractStepUnits) {
        return rateStepUnits == 0 ? Math.multiplyExact(ticks, contractStepUnits)
                : Math.addExact(rateUnits, Math.multiplyExact(ticks - rateTicks, rateStepUnits));
    }

    /** Takes over all sums. */
    public void copyFrom(LedgerRow other) {
        pausedUnits = other.pausedUnits;
        wentBackUnits = other.wentBackUnits;
        refusedUnits = other.refusedUnits;
        clampedUnits = other.clampedUnits;
        startDiscardedUnits = other.startDiscardedUnits;
        replacedUnits = other.replacedUnits;
        steppedUnits = other.steppedUnits;
        clearedUnits = other.clearedUnits;
        clearedPart = other.clearedPart;
        roundedUnits = other.roundedUnits;
        roundedPart = other.roundedPart;
        droppedPart = other.droppedPart;
        adjustedUnits = other.adjustedUnits;
        stretchedUnits = other.stretchedUnits;
        stretchedPart = other.stretchedPart;
        unitsPerOne = other.unitsPerOne;
        rateTicks = other.rateTicks;
        rateUnits = other.rateUnits;
        rateStepUnits = other.rateStepUnits;
    }
}
