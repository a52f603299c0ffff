package dev.tickscope.timeline;

/** A range of real time that the user selected, or none. */
public final class RangeSelection {
    private long from;
    private long to;
    private boolean present;
    private boolean fitted;

    /** Nothing is selected at first. */
    public RangeSelection() {
        // Everything has its first value.
    }

    /** Selects a range; the order of its ends does not matter. An empty range selects nothing. */
    public void select(long oneEndUnits, long otherEndUnits) {
        from = Math.min(oneEndUnits, otherEndUnits);
        to = Math.max(oneEndUnits, otherEndUnits);
        present = to > from;
        fitted = false;
    }

    public void clear() {
        present = false;
    }

    public boolean present() {
        return present;
    }

    public long fromUnits() {
        return from;
    }

    public long toUnits() {
        return to;
    }

    /** Whether a request to fit the view means this range: the first one does, the next one means everything. */
    boolean takeForFit() {
        fitted = present && !fitted;
        return fitted;
    }
}
