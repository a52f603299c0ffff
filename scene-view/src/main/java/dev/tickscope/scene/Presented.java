package dev.tickscope.scene;

/**
 * What the frame that presented last showed.
 *
 * @param framePosition its FRAME row, or −1
 * @param fromRow the TICK row of the older of the two committed poses, or −1 if that is none
 * @param toRow the TICK row of the newer one, or −1 before the first tick
 * @param alphaUnits how far it went from the older to the newer one, in units
 * @param wholeUnits the whole way in these units: the step that was in force
 */
record Presented(Kind kind, long framePosition, long fromRow, long toRow, long alphaUnits, long wholeUnits) {
    /** How its pose came about. */
    enum Kind {
        /** Nothing has been presented, or its rows are gone. */
        NOTHING,
        /** Before the first tick. */
        NO_TICK,
        /** Between two committed poses. */
        BETWEEN,
        /** Between the poses with which everything began, or began anew, and those of the first tick. */
        FROM_START,
        /** The contract does not interpolate: what is committed is what is presented. */
        NO_INTERPOLATION,
        /** The poses that it came from are no longer kept, or were never written. */
        FIRST_TICK,
        /** The history was reset after the last tick, so both poses are the same. */
        RESET
    }

    static final Presented NOTHING = new Presented(Kind.NOTHING, -1, -1, -1, 0, 1);

    /** From 0 for the older to 1 for the newer one, and further where the contract lets it. */
    double alpha() {
        return (double) alphaUnits / wholeUnits;
    }

    /**
     * What it lacks to the end of the newer tick; whole units, where another rate presented it than ran that tick.
     *
     * @param tickUnits the length of the newer tick
     */
    long restUnits(long tickUnits) {
        return tickUnits - (tickUnits == wholeUnits ? alphaUnits : Math.round(alpha() * tickUnits));
    }

    /** Whether it shows a committed pose as it is. */
    boolean isCommitted() {
        return kind != Kind.BETWEEN && kind != Kind.FROM_START;
    }
}
