package dev.tickscope.timeline.track;

import java.util.Arrays;

/** A line of points: x in plot pixels, never falling, and an amount in units. */
public final class Curve {
    private double[] xs = new double[64];
    private long[] units = new long[64];
    private int count;

    public void add(double x, long amount) {
        if (count == xs.length) {
            xs = Arrays.copyOf(xs, count * 2);
            units = Arrays.copyOf(units, count * 2);
        }
        xs[count] = count > 0 ? Math.max(x, xs[count - 1]) : x;
        units[count++] = amount;
    }

    public int count() {
        return count;
    }

    public double x(int index) {
        return xs[index];
    }

    public long units(int index) {
        return units[index];
    }

    public double lastX() {
        return count == 0 ? 0 : xs[count - 1];
    }

    public long lastUnits() {
        return count == 0 ? 0 : units[count - 1];
    }

    public long mostUnits() {
        long most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, units[i]);
        }
        return most;
    }

    /** The smallest amount between two places, as far as points go; 0 if there are none. */
    public long leastBetween(double left, double right) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            least = xs[i] >= left && xs[i] <= right ? Math.min(least, units[i]) : least;
        }
        return least == Long.MAX_VALUE ? 0 : least;
    }

    /** The part right of {@code left}; a line that crosses it is cut there. */
    public Curve from(double left) {
        Curve cut = new Curve();
        for (int i = 0; i < count; i++) {
            if (xs[i] >= left) {
                if (cut.count == 0 && i > 0 && xs[i] > left) {
                    double share = (left - xs[i - 1]) / (xs[i] - xs[i - 1]);
                    cut.add(left, units[i - 1] + Math.round(share * (units[i] - units[i - 1])));
                }
                cut.add(xs[i], units[i]);
            }
        }
        return cut;
    }
}
