package dev.tickscope.timeline.axis;

/**
 * The one mapping between real time in units and pixels of the plot, shared by rulers, lanes and hit testing: a linear context part with
 * folded gaps on the left, and, if there is a lens, a second linear part on the right. x 0 is the left border of the plot. Monotone;
 * immutable.
 */
public final class TimeAxis {
    /** Width of a folded gap in pixels, unless there are too many of them. */
    public static final double GAP = 26;

    private final FoldMap folds;
    private final long leftUnits;
    private final long leftShown;
    private final int leftFolds;
    private final double unitsPerPixel;
    private final double width;
    private final double contextWidth;
    private final double gap;
    private final LensSpan lens;

    /**
     * @param leftUnits real time at the left border; inside a fold, the fold's begin is taken
     * @param unitsPerPixel of the context part, above 0
     * @param width of the plot, lens included
     * @param lens or null
     */
    public TimeAxis(FoldMap folds, long leftUnits, double unitsPerPixel, double width, LensSpan lens) {
        if (!(unitsPerPixel > 0) || !(width > 0)) {
            throw new IllegalArgumentException(unitsPerPixel + " units a pixel on " + width + " px");
        }
        this.folds = folds;
        this.leftFolds = folds.endedBy(leftUnits);
        this.leftUnits = leftFolds < folds.count() ? Math.min(leftUnits, folds.get(leftFolds).beginUnits()) : leftUnits;
        this.leftShown = folds.shown(this.leftUnits);
        this.unitsPerPixel = unitsPerPixel;
        this.width = width;
        this.lens = lens;
        this.contextWidth = lens == null ? width : width - lens.width();
        this.gap = gap(folds, leftShown, leftShown + (long) Math.ceil(contextWidth * unitsPerPixel), contextWidth);
    }

    /** Gaps shrink when they would take more than half of the width. */
    private static double gap(FoldMap folds, long fromShown, long toShown, double width) {
        int count = folds.begunBefore(folds.real(toShown)) - folds.endedBy(folds.real(fromShown));
        return count * GAP > width / 2 ? width / 2 / count : GAP;
    }

    /**
     * The left border for which {@code rightUnits} comes to lie at the right border of the context part.
     *
     * @param contextWidth in pixels
     */
    public static long leftFor(FoldMap folds, long rightUnits, double unitsPerPixel, double contextWidth) {
        long rightShown = folds.shown(rightUnits);
        double gap = gap(folds, rightShown - (long) Math.ceil(contextWidth * unitsPerPixel), rightShown, contextWidth);
        double pixels = contextWidth;
        long at = rightUnits;
        for (int i = folds.endedBy(rightUnits) - 1; i >= 0; i--) {
            Fold fold = folds.get(i);
            double linear = (at - fold.endUnits()) / unitsPerPixel;
            if (linear >= pixels) {
                break;
            }
            pixels -= linear + gap;
            at = fold.beginUnits();
            if (pixels <= 0) {
                return at;
            }
        }
        return at - Math.round(pixels * unitsPerPixel);
    }

    public double width() {
        return width;
    }

    /** Where the lens begins, or the whole width without one. */
    public double contextWidth() {
        return contextWidth;
    }

    public double unitsPerPixel() {
        return unitsPerPixel;
    }

    public FoldMap folds() {
        return folds;
    }

    /** The lens, or null. */
    public LensSpan lens() {
        return lens;
    }

    /** How many times larger the lens shows time; 1 without a lens. */
    public double lensFactor() {
        return lens == null ? 1 : unitsPerPixel / lens.unitsPerPixel();
    }

    /** Real time at the left border. */
    public long leftUnits() {
        return leftUnits;
    }

    /** Real time at the right border of the context part. */
    public long contextRightUnits() {
        long right = contextReal(contextWidth);
        return lens == null ? right : Math.min(right, lens.beginUnits());
    }

    /** The gap of fold {@code index}: its left border; the width is {@link #gapWidth()}. */
    public double foldX(int index) {
        return linearX(folds.get(index).beginUnits(), index);
    }

    public double gapWidth() {
        return gap;
    }

    /** Pixels of a length of real time in the context part. */
    public double contextLength(long units) {
        return units / unitsPerPixel;
    }

    /** Where a real time lies; beyond the borders it goes on linearly. Times between the context's end and the lens lie on the border. */
    public double x(long realUnits) {
        if (lens != null) {
            if (realUnits >= lens.beginUnits()) {
                return contextWidth + (realUnits - lens.beginUnits()) / lens.unitsPerPixel();
            }
            return Math.min(contextX(realUnits), contextWidth);
        }
        return contextX(realUnits);
    }

    /** Where a real time lies in the context part, as if there were no lens. */
    public double contextX(long realUnits) {
        int ended = folds.endedBy(realUnits);
        if (ended < folds.count()) {
            Fold fold = folds.get(ended);
            if (realUnits > fold.beginUnits()) {
                double share = (realUnits - fold.beginUnits()) / (double) (fold.endUnits() - fold.beginUnits());
                return linearX(fold.beginUnits(), ended) + share * gap;
            }
        }
        return linearX(realUnits, ended);
    }

    private double linearX(long realUnits, int foldsPassed) {
        return (folds.shown(realUnits) - leftShown) / unitsPerPixel + (foldsPassed - leftFolds) * gap;
    }

    /** x kept near the plot, for shapes that reach far beyond it. */
    public double clampedX(long realUnits) {
        return Math.max(-64, Math.min(width + 64, x(realUnits)));
    }

    /** The real time at x, to the nearest unit. In the gap of an added step that is the step's place. */
    public long real(double x) {
        if (lens != null && x >= contextWidth) {
            return lens.beginUnits() + Math.round((x - contextWidth) * lens.unitsPerPixel());
        }
        long real = contextReal(x);
        return lens == null ? real : Math.min(real, lens.beginUnits());
    }

    private long contextReal(double x) {
        int low = 0;
        int high = folds.count();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (foldX(middle) + gap <= x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low < folds.count() && x > foldX(low)) {
            Fold fold = folds.get(low);
            return fold.beginUnits() + Math.round((x - foldX(low)) / gap * (fold.endUnits() - fold.beginUnits()));
        }
        long shown = leftShown + Math.round((x - (low - leftFolds) * gap) * unitsPerPixel);
        // Real time at or after the folds passed, never inside the next one.
        long folded = low == 0 ? 0 : folds.get(low - 1).endUnits() - folds.shown(folds.get(low - 1).endUnits());
        return shown + folded;
    }

    /** The nearest border of a device pixel. */
    public static double snap(double x, double pixelsPerUnit) {
        return Math.rint(x * pixelsPerUnit) / pixelsPerUnit;
    }
}
