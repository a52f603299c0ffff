package dev.tickscope.core.time;

/**
 * A sum of time that is exact below one unit: {@code units + part / denominator}, with {@code 0 <= part < denominator}. The
 * denominator is the one that all time scales of a session share; scaled deltas leave their remainder here instead of losing it.
 */
@TickPath
public final class ExactAmount {
    private long units;
    private long part;

    /** Whole units. */
    public long units() {
        return units;
    }

    /** What is below one unit, as a numerator over the session's shared denominator. */
    public long part() {
        return part;
    }

    /** @throws ArithmeticException if the sum does not fit 63 bits */
    public void add(long moreUnits) {
        units = Math.addExact(units, moreUnits);
    }

    /** Adds {@code moreUnits + morePart / denominator}; {@code 0 <= morePart < denominator}. */
    public void add(long moreUnits, long morePart, long denominator) {
        long sum = part + morePart;
        // Two parts below a 63-bit denominator may add up to 64 bits.
        long carried = Long.compareUnsigned(sum, denominator) >= 0 ? 1 : 0;
        units = Math.addExact(units, Math.addExact(moreUnits, carried));
        part = sum - carried * denominator;
    }

    public void add(ExactAmount other, long denominator) {
        add(other.units, other.part, denominator);
    }

    /** Takes whole units away. */
    public void take(long fewerUnits) {
        units = Math.subtractExact(units, fewerUnits);
    }

    /** Rewrites the part after the shared denominator grew by {@code factor}. */
    public void refine(long factor) {
        part = Math.multiplyExact(part, factor);
    }

    public void clear() {
        units = 0;
        part = 0;
    }

    public void keepOnly(long newUnits, long newPart) {
        units = newUnits;
        part = newPart;
    }
}
