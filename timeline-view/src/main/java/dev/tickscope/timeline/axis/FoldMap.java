package dev.tickscope.timeline.axis;

import java.util.List;

/**
 * The folds of a session in order, and the arithmetic between real time and <em>shown</em> time, which is real time without what is
 * folded. Immutable.
 */
public final class FoldMap {
    public static final FoldMap NONE = new FoldMap(List.of());

    private final Fold[] folds;
    /** Folded units before each fold. */
    private final long[] foldedBefore;

    public FoldMap(List<Fold> folds) {
        this.folds = folds.toArray(Fold[]::new);
        this.foldedBefore = new long[this.folds.length + 1];
        for (int i = 0; i < this.folds.length; i++) {
            Fold fold = this.folds[i];
            if (fold.endUnits() < fold.beginUnits() || i > 0 && fold.beginUnits() < this.folds[i - 1].endUnits()) {
                throw new IllegalArgumentException("folds overlap or run backwards at " + fold);
            }
            foldedBefore[i + 1] = foldedBefore[i] + fold.endUnits() - fold.beginUnits();
        }
    }

    public int count() {
        return folds.length;
    }

    public Fold get(int index) {
        return folds[index];
    }

    /** How many folds lie wholly at or before {@code realUnits}. */
    public int endedBy(long realUnits) {
        int low = 0;
        int high = folds.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (folds[middle].endUnits() <= realUnits) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** How many folds begin before {@code realUnits}. */
    public int begunBefore(long realUnits) {
        int low = 0;
        int high = folds.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (folds[middle].beginUnits() < realUnits) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Real time without what is folded before it; inside a fold it stands still. */
    public long shown(long realUnits) {
        int ended = endedBy(realUnits);
        long inside = ended < folds.length ? Math.max(0, realUnits - folds[ended].beginUnits()) : 0;
        return realUnits - foldedBefore[ended] - inside;
    }

    /** The earliest real time that is shown there. */
    public long real(long shownUnits) {
        int low = 0;
        int high = folds.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (folds[middle].beginUnits() - foldedBefore[middle] < shownUnits) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return shownUnits + foldedBefore[low];
    }

    /** Index of the fold that holds this FRAME row, or −1. Lost rows are in none. */
    public int ofRow(long row) {
        int fold = holding(row);
        return fold < 0 || folds[fold].kind() == Fold.Kind.LOST ? -1 : fold;
    }

    /** The fold that holds a real time, its borders left out; or null. */
    public Fold holdingTime(long realUnits) {
        int fold = endedBy(realUnits);
        return fold < folds.length && folds[fold].beginUnits() < realUnits ? folds[fold] : null;
    }

    /** The lost rows that hold this FRAME row, or null. */
    public Fold lostAt(long row) {
        int fold = holding(row);
        return fold < 0 || folds[fold].kind() != Fold.Kind.LOST ? null : folds[fold];
    }

    private int holding(long row) {
        int low = 0;
        int high = folds.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Fold fold = folds[middle];
            if (fold.firstRow() + fold.rows() <= row) {
                low = middle + 1;
            } else if (fold.firstRow() > row) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }

    /** FRAME rows in [from, to) that are no frames: they only tell of standing time, or they are lost. */
    public long noFrames(long from, long to) {
        long sum = 0;
        for (Fold fold : folds) {
            if (fold.kind() != Fold.Kind.STEP) {
                sum += Math.max(0, Math.min(to, fold.firstRow() + fold.rows()) - Math.max(from, fold.firstRow()));
            }
        }
        return sum;
    }
}
