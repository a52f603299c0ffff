package dev.tickscope.core.time;

/** The last numbers of an engine that smooths in floating arithmetic. They are summed in the order in which they lie, not by age: that rounds differently. */
@TickPath
public final class NumberRing {
    private final double[] ring;
    private final boolean single;
    private int next;

    /** @param single whether numbers are of single precision */
    public NumberRing(int size, double filledWith, boolean single) {
        ring = new double[size];
        java.util.Arrays.fill(ring, filledWith);
        this.single = single;
    }

    /** The one that goes next. */
    public double oldest() {
        return ring[next];
    }

    /** Puts a number in the place of the oldest one and gives the mean of all. */
    public double mean(double number) {
        ring[next] = number;
        next = next + 1 == ring.length ? 0 : next + 1;
        double sum = 0;
        for (double each : ring) {
            sum = single ? (float) (sum + each) : sum + each;
        }
        return single ? (float) (sum / ring.length) : sum / ring.length;
    }
}
