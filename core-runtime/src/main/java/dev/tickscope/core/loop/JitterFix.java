package dev.tickscope.core.loop;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickPath;

/**
 * Keeps the number of ticks in successive frames regular. It remembers which sums of ticks over the last frames are typical; a frame whose
 * own count falls out of them runs as many ticks as is typical, as long as that is not further from what time pays for than a part of a
 * tick. The frame's delta is changed so that what waits lies between 0 and one tick again; what that borrows is given back to the next
 * frames, so that the sum of all deltas is never further from real time than the same part of a tick.
 */
@TickPath
final class JitterFix {
    /** Over how many frames sums are remembered. */
    private static final int FRAMES = 12;
    private static final long SHORTEST_PER_SECOND = 1_000_000;

    private final long stepUnits;
    private final long allowedUnits;
    private final long shortestUnits;
    /** The least ticks that were usual in the last 1, 2, … frames; one more is usual too. */
    private final long[] typical = new long[FRAMES];
    /** The ticks of the last 1, 2, … frames. */
    private final long[] sums = new long[FRAMES];
    private long deficitUnits;
    private long ticks;
    private boolean surprised;
    private long lowNumerator;
    private long lowDenominator;
    private long highNumerator;
    private long highDenominator;

    /** @param part of a tick */
    JitterFix(long stepUnits, Rational part, long unitsPerSecond) {
        this.stepUnits = stepUnits;
        Rational allowed = part.times(Rational.of(stepUnits));
        this.allowedUnits = allowed.numerator().divide(allowed.denominator()).longValueExact();
        this.shortestUnits = Math.max(1, unitsPerSecond / SHORTEST_PER_SECOND);
        for (int i = 0; i < FRAMES; i++) {
            typical[i] = i;
            sums[i] = i;
        }
    }

    /** The ticks of the frame whose delta was fixed last. */
    long ticks() {
        return ticks;
    }

    /** The delta that a frame is given in place of its own. */
    long fix(long waitingUnits, long deltaUnits) {
        long shortest = Math.max(deltaUnits / 8, shortestUnits);
        long wanted = deltaUnits + deficitUnits;
        ticks = count(waitingUnits + wanted);
        // What of the delta the ticks use up, so that the rest is what waits.
        long used = ticks * stepUnits - waitingUnits;
        long given = wanted;
        if (usualAverage() > 3) {
            given = clamp(given, lowNumerator * stepUnits / lowDenominator, highNumerator * stepUnits / highDenominator);
        }
        given = clamp(given, wanted - allowedUnits, wanted + allowedUnits);
        given = clamp(given, used, used + stepUnits);
        given = Math.max(given, shortest);
        if (given - used > stepUnits) {
            ticks += (given - used) / stepUnits;
        }
        deficitUnits = wanted - given;
        return given;
    }

    private static long clamp(long value, long least, long most) {
        return value < least ? least : Math.min(value, most);
    }

    private long count(long fullUnits) {
        long counted = Math.floorDiv(fullUnits, stepUnits);
        long least = typical[0];
        long most = least + 1;
        surprised = false;
        for (int i = 0; i < FRAMES - 1 && !surprised; i++) {
            long left = typical[i + 1] - sums[i];
            if (left > most || left + 1 < least) {
                surprised = true;
            } else {
                least = Math.max(least, left);
                most = Math.min(most, left + 1);
            }
        }
        counted = Math.max(0, regular(counted, fullUnits, least, most));
        remember(counted);
        return counted;
    }

    private long regular(long counted, long fullUnits, long least, long most) {
        if (counted < least) {
            long possible = Math.floorDiv(fullUnits + allowedUnits, stepUnits);
            surprised |= possible < least;
            return Math.min(possible, least);
        }
        if (counted > most) {
            long possible = Math.floorDiv(fullUnits - allowedUnits, stepUnits);
            surprised |= possible > most;
            return Math.max(possible, most);
        }
        return counted;
    }

    private void remember(long counted) {
        for (int i = FRAMES - 2; i >= 0; i--) {
            sums[i + 1] = sums[i] + counted;
        }
        sums[0] = counted;
        if (surprised) {
            for (int i = 0; i < FRAMES; i++) {
                typical[i] = clamp(typical[i], sums[i] - 1, sums[i]);
            }
        }
    }

    /** Narrows down the average of ticks a frame; returns over how many frames that worked. */
    private int usualAverage() {
        lowNumerator = typical[0];
        lowDenominator = 1;
        highNumerator = lowNumerator + 1;
        highDenominator = 1;
        for (int i = 1; i < FRAMES; i++) {
            long frames = i + 1;
            if (typical[i] * highDenominator > highNumerator * frames) {
                return i;
            }
            if (typical[i] * lowDenominator > lowNumerator * frames) {
                lowNumerator = typical[i];
                lowDenominator = frames;
            }
            if ((typical[i] + 1) * lowDenominator < lowNumerator * frames) {
                return i;
            }
            if ((typical[i] + 1) * highDenominator < highNumerator * frames) {
                highNumerator = typical[i] + 1;
                highDenominator = frames;
            }
        }
        return FRAMES;
    }
}
