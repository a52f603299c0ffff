package dev.tickscope.core.time;

/**
 * The exact accumulator between real time and fixed ticks: scaled time goes in, whole steps come out, and nothing is ever rounded.
 * What is below one unit (the carry of a time scale) is part of it: the cap test, a drop and a clearing pause count it too.
 */
@TickPath
public final class StepAccumulator {
    private long stepUnits;
    private final ExactAmount amount = new ExactAmount();
    private long denominator = 1;

    /** @param stepUnits the length of one tick, above 0 */
    public StepAccumulator(long stepUnits) {
        step(stepUnits);
    }

    /** From now on ticks are so long; what waits stays as it is. */
    public void step(long units) {
        if (units <= 0) {
            throw new IllegalArgumentException("a step is above 0 units, not " + units);
        }
        stepUnits = units;
    }

    public long stepUnits() {
        return stepUnits;
    }

    public long units() {
        return amount.units();
    }

    /** What is below one unit, over {@link #denominator()}. */
    public long part() {
        return amount.part();
    }

    /** The denominator that all parts below one unit share. */
    public long denominator() {
        return denominator;
    }

    /** Makes the shared denominator {@code factor} times as fine. */
    public void refine(long factor) {
        denominator = Math.multiplyExact(denominator, factor);
        amount.refine(factor);
    }

    public void add(long units) {
        amount.add(units);
    }

    public void add(long units, long part) {
        amount.add(units, part, denominator);
    }

    /** How many whole ticks the accumulated time pays for. */
    public long wholeTicks() {
        return amount.units() / stepUnits;
    }

    /** Pays for one tick. */
    public void takeStep() {
        amount.take(stepUnits);
    }

    /** Whether more than {@code limitUnits} is waiting, the carry included. */
    public boolean exceeds(long limitUnits) {
        return amount.units() > limitUnits || amount.units() == limitUnits && amount.part() > 0;
    }

    /** Cuts down to {@code limitUnits} and adds what was cut to {@code cut}. */
    public void cutTo(long limitUnits, ExactAmount cut) {
        cut.add(amount.units() - limitUnits, amount.part(), denominator);
        amount.keepOnly(limitUnits, 0);
    }

    /** Takes {@code ticks} whole steps away and adds them to {@code dropped}. */
    public void dropSteps(long ticks, ExactAmount dropped) {
        long units = Math.multiplyExact(ticks, stepUnits);
        amount.take(units);
        dropped.add(units);
    }

    /** Empties the accumulator into {@code cleared}. */
    public void clearInto(ExactAmount cleared) {
        cleared.add(amount, denominator);
        amount.clear();
    }
}
