package dev.tickscope.timeline;

/** Two instants of the real axis that a user compares: A and B. Either may be missing. */
public final class Cursors {
    /** Which of them. */
    public enum Name {
        A, B
    }

    private final long[] units = new long[Name.values().length];
    private final boolean[] present = new boolean[Name.values().length];

    /** Neither is set at first. */
    Cursors() {
        // Everything has its first value.
    }

    /** Puts a cursor there, before the session's begin never. */
    public void set(Name name, long realUnits) {
        units[name.ordinal()] = Math.max(0, realUnits);
        present[name.ordinal()] = true;
    }

    /** Takes both away. */
    public void clear() {
        java.util.Arrays.fill(present, false);
    }

    public boolean has(Name name) {
        return present[name.ordinal()];
    }

    /** Whether there is something to measure. */
    public boolean both() {
        return present[0] && present[1];
    }

    /** Whether there is something to take away. */
    public boolean any() {
        return present[0] || present[1];
    }

    /** Where a cursor is on the real axis; meaningless while it is missing. */
    public long units(Name name) {
        return units[name.ordinal()];
    }

    /** From the earlier to the later: {@code A → B} or {@code B → A}. */
    public String order() {
        return units[0] <= units[1] ? "A → B" : "B → A";
    }
}
