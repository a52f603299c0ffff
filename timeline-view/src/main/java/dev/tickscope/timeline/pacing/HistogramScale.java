package dev.tickscope.timeline.pacing;

import dev.tickscope.timeline.stats.Histogram;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Where bins, times and counts lie in a plot. Plain arithmetic; pixels come last. */
record HistogramScale(Histogram histogram, double width, double height, boolean logarithmic) {
    /** Room between the bins of one width and the open one. */
    private static final double GAP = 12;
    private static final double NARROWEST_OPEN = 14;

    /** A label at a place. */
    record Label(double x, String text) {
    }

    private boolean hasOpen() {
        List<Histogram.Bin> bins = histogram.bins();
        return !bins.isEmpty() && bins.get(bins.size() - 1).open();
    }

    private double openWidth() {
        return hasOpen() ? Math.max(NARROWEST_OPEN, Math.rint(width / (histogram.bins().size() + 1))) : 0;
    }

    /** Width of the bins that have one. */
    double linearWidth() {
        return Math.max(1, width - (hasOpen() ? openWidth() + GAP : 0));
    }

    /** Where a time lies; beyond the last border it is the open bin's middle. */
    double x(double units) {
        double share = (units - histogram.fromUnits()) / (histogram.toUnits() - histogram.fromUnits());
        return share > 1 && hasOpen() ? width - openWidth() / 2 : share * linearWidth();
    }

    boolean shows(double units) {
        return units >= histogram.fromUnits() && (units <= histogram.toUnits() || hasOpen());
    }

    double left(Histogram.Bin bin) {
        return bin.open() ? width - openWidth() : x(bin.fromUnits());
    }

    double right(Histogram.Bin bin) {
        return bin.open() ? width : x(bin.toUnits());
    }

    /** The bin at x; null between them. */
    Histogram.Bin at(double x) {
        for (Histogram.Bin bin : histogram.bins()) {
            if (x >= left(bin) && x < right(bin)) {
                return bin;
            }
        }
        return null;
    }

    /** How high a count stands; one frame is always seen. */
    double height(long count) {
        if (count <= 0) {
            return 0;
        }
        double share = logarithmic ? Math.log(2.0 * count) / Math.log(2.0 * histogram.most()) : count / (double) histogram.most();
        return Math.max(1, share * height);
    }

    /** Counts to draw a line at: powers of ten, or up to four round steps. */
    List<Long> counts() {
        List<Long> counts = new ArrayList<>();
        long step = 1;
        if (logarithmic) {
            for (long count = 1; count <= histogram.most(); count *= 10) {
                counts.add(count);
            }
            return counts;
        }
        long[] digits = {1, 2, 5};
        for (int i = 0; histogram.most() / step > 4; i++) {
            step = digits[i % 3] * (long) Math.pow(10, i / 3);
        }
        for (long count = 0; count <= histogram.most(); count += step) {
            counts.add(count);
        }
        return counts;
    }

    /** A label with the row in which it stands. */
    record Placed(Label label, double left, int row) {
    }

    /**
     * Places for labels beside their lines, in as few rows as keep them apart; those of one place stand together, and those that find no
     * room are left out. None leaves the plot.
     */
    static List<Placed> places(List<Label> labels, ToDoubleFunction<String> length, double right, int rows) {
        List<Label> joined = new ArrayList<>();
        List<Label> sorted = new ArrayList<>(labels);
        sorted.sort((a, b) -> Double.compare(a.x, b.x));
        for (Label label : sorted) {
            Label last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (last != null && label.x - last.x < 1) {
                joined.set(joined.size() - 1, new Label(last.x, last.text + " · " + label.text));
            } else {
                joined.add(label);
            }
        }
        List<Placed> placed = new ArrayList<>();
        double[] ends = new double[rows];
        for (Label label : joined) {
            double wide = length.applyAsDouble(label.text);
            double left = Math.max(0, Math.min(right - wide, label.x - 4));
            for (int row = 0; row < rows; row++) {
                if (left >= ends[row]) {
                    ends[row] = left + wide + 8;
                    placed.add(new Placed(label, left, row));
                    break;
                }
            }
        }
        return placed;
    }
}
