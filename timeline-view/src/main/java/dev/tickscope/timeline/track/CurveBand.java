package dev.tickscope.timeline.track;

import java.util.Arrays;

/**
 * A curve that turns every few pixels, as the pixel columns it passes through. Its outline would be a shape with thousands of corners, on which the
 * software pipeline spends more than on everything else in sight.
 */
final class CurveBand {
    private final int first;
    private final double[] least;
    private final double[] most;

    private CurveBand(int first, int columns) {
        this.first = first;
        least = new double[columns];
        most = new double[columns];
        Arrays.fill(least, Double.MAX_VALUE);
        Arrays.fill(most, -Double.MAX_VALUE);
    }

    /** What the curve reaches in each column from its first point to its last, as far as those begin left of {@code right}. */
    static CurveBand of(Curve curve, double right) {
        if (curve.count() == 0 || curve.x(0) >= right) {
            return new CurveBand(0, 0);
        }
        int first = (int) Math.floor(curve.x(0));
        CurveBand band = new CurveBand(first, (int) Math.floor(Math.min(curve.lastX(), Math.ceil(right) - 1)) + 1 - first);
        for (int i = 0; i < curve.count() && (i == 0 || curve.x(i - 1) < right); i++) {
            band.reach((int) Math.floor(curve.x(i)), curve.units(i));
            if (i > 0) {
                band.line(curve.x(i - 1), curve.units(i - 1), curve.x(i), curve.units(i));
            }
        }
        return band;
    }

    private void line(double x0, double units0, double x1, double units1) {
        double end = Math.min(x1, first + columns());
        for (int border = (int) Math.floor(x0) + 1; border <= end; border++) {
            double units = units0 + (units1 - units0) * (border - x0) / (x1 - x0);
            reach(border - 1, units);
            reach(border, units);
        }
    }

    private void reach(int x, double units) {
        if (x - first < columns()) {
            least[x - first] = Math.min(least[x - first], units);
            most[x - first] = Math.max(most[x - first], units);
        }
    }

    int columns() {
        return least.length;
    }

    /** The left border of a column. */
    int x(int column) {
        return first + column;
    }

    double least(int column) {
        return least[column];
    }

    double most(int column) {
        return most[column];
    }
}
