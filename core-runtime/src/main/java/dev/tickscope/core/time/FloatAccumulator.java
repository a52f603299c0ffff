package dev.tickscope.core.time;

/**
 * An accumulator of floating numbers as an engine has one: it decides when ticks are due, with that engine's own operations in their
 * order, while the exact amounts run beside it in the class that this one extends. Single precision is kept by rounding after each
 * operation, which for one of +, −, × and ÷ on singles gives the same as an operation on singles.
 */
@TickPath
public final class FloatAccumulator extends StepAccumulator {
    /** Above so many ticks nobody counts them one by one. */
    private static final double COUNTED = 1 << 20;

    private final double unitsPerOne;
    private final boolean single;
    private final boolean stamps;
    private final TickPayment payment;
    private final double epsilon;
    private double step;
    private double rate;
    private double waiting;
    /** Ticks that were taken off {@link #waiting} already but have not run. */
    private long prepaid;
    private double stamp;
    private double stampedDelta;
    private double taken = Double.NaN;

    /**
     * @param unitsPerOne units of the time base in a 1 of the engine's numbers
     * @param single whether the numbers are of single precision
     * @param stamps whether deltas are differences of time stamps
     * @param epsilon how much may be missing for a tick
     */
    public FloatAccumulator(long stepUnits, long unitsPerOne, boolean single, boolean stamps, TickPayment payment, double epsilon) {
        super(stepUnits);
        this.unitsPerOne = unitsPerOne;
        this.single = single;
        this.stamps = stamps;
        this.payment = payment;
        this.epsilon = epsilon;
        number(stepUnits, unitsPerOne);
    }

    private void number(long stepUnits, double one) {
        step = number(stepUnits);
        rate = round(one / stepUnits);
    }

    /** Ticks that were paid but have not run are time again: they may have another length now. */
    @Override
    public void step(long units) {
        waiting = total();
        prepaid = 0;
        super.step(units);
        number(units, unitsPerOne);
    }

    private double round(double value) {
        return single ? (float) value : value;
    }

    /** That much time as the engine's number. */
    public double number(long units) {
        return round(units / unitsPerOne);
    }

    /** A ring that begins full of single ticks. */
    public NumberRing ring(int size) {
        return new NumberRing(size, step, single);
    }

    /** The delta of the frame that begins, as the engine sees it before anything is done to it. */
    public double delta(long realUnits) {
        return stamps ? stampedDelta : number(realUnits);
    }

    /** What the engine makes of that delta by itself; the next {@link #feed} takes it. */
    public void take(double delta) {
        taken = delta;
    }

    /** The engine has chosen its ticks by another rule: so many are paid, and that is left. */
    public void fix(double left, long ticks) {
        waiting = left;
        prepaid = ticks;
    }

    /** All that waits, ticks that were paid but have not run included. */
    public double total() {
        return prepaid == 0 ? waiting : waiting + prepaid * step;
    }

    @Override
    public long modelledBits() {
        return Double.doubleToRawLongBits(total());
    }

    /** The nearest unit, but no whole tick that is not owed. */
    @Override
    public long units() {
        long nearest = Math.max(0, Math.round(total() * unitsPerOne));
        return Math.min(nearest, Math.multiplyExact(wholeTicks() + 1, stepUnits()) + reserveUnits() - 1);
    }

    @Override
    public long part() {
        return 0;
    }

    @Override
    public void add(long units) {
        super.add(units);
        waiting = round(waiting + number(units));
    }

    @Override
    public void at(long realUnits) {
        double now = number(realUnits);
        stampedDelta = round(now - stamp);
        stamp = now;
    }

    @Override
    public void feed(long realUnits, boolean whole, long numerator, long scale, long units, long part) {
        super.add(units, part);
        double delta = !whole ? number(realUnits) : !Double.isNaN(taken) ? taken : delta(realUnits);
        taken = Double.NaN;
        waiting = round(waiting + (numerator == scale ? delta : round(delta * round(numerator / (double) scale))));
    }

    @Override
    public void prepay() {
        if (payment != TickPayment.SUBTRACT) {
            long ticks = due();
            waiting = round(waiting - round(ticks * step));
            prepaid += ticks;
        }
    }

    @Override
    public long wholeTicks() {
        return prepaid + due();
    }

    private long due() {
        double there = round(waiting - number(reserveUnits()));
        return switch (payment) {
            case SUBTRACT -> there / step > COUNTED ? (long) (there / step) : counted(there);
            case DIVIDE -> (long) Math.max(0, Math.floor(round(round(there + epsilon) / step)));
            case MULTIPLY -> (long) Math.max(0, Math.floor(round(round(there + epsilon) * rate)));
        };
    }

    private long counted(double there) {
        long ticks = 0;
        for (double left = there; round(left + epsilon) >= step; left = round(left - step)) {
            ticks++;
        }
        return ticks;
    }

    /** With an epsilon a tick may be paid with too little: the accumulator does not go below 0 then. */
    @Override
    public void takeStep() {
        super.takeStep();
        if (prepaid > 0) {
            prepaid--;
        } else {
            double left = round(waiting - step);
            waiting = epsilon > 0 ? Math.max(0, left) : left;
        }
    }

    @Override
    public boolean exceeds(long limitUnits) {
        return total() > number(limitUnits);
    }

    @Override
    public void cutTo(long limitUnits, ExactAmount cut) {
        if (super.exceeds(limitUnits)) {
            super.cutTo(limitUnits, cut);
        }
        waiting = Math.min(total(), number(limitUnits));
        prepaid = 0;
    }

    /**
     * Ticks that are not prepaid go by the remainder of a division where all of them go, else by a product. The remainder may leave
     * another number of ticks than were counted, and nothing is dropped where less than a step waits, however large the epsilon.
     */
    @Override
    public void dropSteps(long ticks, ExactAmount dropped) {
        long fromPrepaid = Math.min(ticks, prepaid);
        prepaid -= fromPrepaid;
        long rest = ticks - fromPrepaid;
        long gone = fromPrepaid;
        if (rest > 0 && rest == due() && reserveUnits() == 0) {
            double remainder = waiting >= step ? waiting % step : waiting;
            gone += Math.round((waiting - remainder) / step);
            waiting = remainder;
        } else {
            waiting = round(waiting - round(rest * step));
            gone += rest;
        }
        super.dropSteps(gone, dropped);
    }

    @Override
    public void clearInto(ExactAmount cleared) {
        super.clearInto(cleared);
        waiting = 0;
        prepaid = 0;
    }
}
