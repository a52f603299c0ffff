package dev.tickscope.core.event;

/**
 * A run that repeats a recorded one came out differently for the first time. Reused.
 */
public final class DivergenceRow {
    /** The recorded run told no hash there: it had fewer ticks or stages. */
    public static final long NO_HASH = 0;

    /** The TICK row in which it happened, or that would have come next. */
    public long tickRow;
    /** The tick's one-based index on the simulation clock. */
    public long tickIndex;
    /** The FRAME row in which it happened. */
    public long framePosition;
    /** The stage after which the states differed first, or −1: the stages agreed, what the tick left behind did not. */
    public int stage = -1;
    /** What was recorded, and what came out now. */
    public long expectedHash;
    public long actualHash;
    /** The first body whose committed pose differs at the end of that tick, or −1 if none does or recorded poses are not at hand. */
    public int body = -1;
    /** Which number of its pose: x, y, z, qx, qy, qz, qw. */
    public int part;
    public double expectedValue;
    public double actualValue;

    public void copyFrom(DivergenceRow other) {
        tickRow = other.tickRow;
        tickIndex = other.tickIndex;
        framePosition = other.framePosition;
        stage = other.stage;
        expectedHash = other.expectedHash;
        actualHash = other.actualHash;
        body = other.body;
        part = other.part;
        expectedValue = other.expectedValue;
        actualValue = other.actualValue;
    }
}
