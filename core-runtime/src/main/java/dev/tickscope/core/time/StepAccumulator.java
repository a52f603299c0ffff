package dev.tickscope.core.time;

/**
 * The exact accumulator between real time and fixed ticks: scaled time goes in, whole steps come out, and nothing is ever rounded.
 * What is below one unit (the carry of a time scale) is part of it: the cap test, a drop and a clearing pause count it too.
 */
@TickPath
public class StepAccumulator {
    private long stepUnits;
    private final ExactAmount amount = new ExactAmount();
    private long denominator = 1;
    private long reserveUnits;

    /** @param stepUnits the length of one tick, above 0 */
    public StepAccumulator(long stepUnits) {
        this.stepUnits = checked(stepUnits);
    }

    private static long checked(long units) {
        if (units <= 0) {
            throw new IllegalArgumentException("a step is above 0 units, not " + units);
        }
        return units;
    }

    /** From now on ticks are so long; what waits stays as it is. */
    public void step(long units) {
        stepUnits = checked(units);
    }

    /** So much must wait besides a whole tick for that to be owed, and stays when it is paid. */
    public void reserve(long units) {
        reserveUnits = units;
    }

    /** See {@link #reserve}. */
    public long reserveUnits() {
        return reserveUnits;
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

    /** The session's real time is that now: a frame, or a span without one, begins. */
    public void at(long realUnits) {
        // What is exact needs no stamps.
    }

    /**
     * Takes a frame's time.
     *
     * @param realUnits what of its real delta counts
     * @param whole whether that is the delta as it came, neither clamped nor adjusted
     * @param units that times the scale {@code numerator / scale}, with {@code part} over {@link #denominator()} more
     */
    public void feed(long realUnits, boolean whole, long numerator, long scale, long units, long part) {
        add(units, part);
    }

    /** A frame's count of ticks is about to be fixed: an engine that pays all at once does so now. */
    public void prepay() {
        // Here each tick is paid when it is complete.
    }

    /** How many whole ticks the accumulated time pays for. */
    public long wholeTicks() {
        return Math.max(0, amount.units() - reserveUnits) / stepUnits;
    }

    /** What waits by exact arithmetic, the same as {@link #units()} unless this models another one; below 0 where ticks came too early. */
    public final long exactUnits() {
        return amount.units();
    }

    /** What is below one unit of it. */
    public final long exactPart() {
        return amount.part();
    }

    /** The bits of the modelled engine's own double, 0 where there is none. */
    public long modelledBits() {
        return 0;
    }

    /** Pays for one tick. */
    public void takeStep() {
        amount.take(stepUnits);
    }

    /** Takes an equal share for each of so many ticks that are to use up all that waits; the last one takes what is below a unit, too. */
    public long takeShare(long ticksLeft) {
        long units = amount.units() / Math.max(1, ticksLeft);
        if (ticksLeft <= 1) {
            amount.clear();
        } else {
            amount.take(units);
        }
        return units;
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
