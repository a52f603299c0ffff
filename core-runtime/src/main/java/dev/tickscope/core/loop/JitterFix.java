package dev.tickscope.core.loop;

import dev.tickscope.core.time.TickPath;

/**
 * Keeps the number of ticks in successive frames regular. It remembers which sums of ticks over the last frames are typical; a frame whose
 * own count falls out of them runs as many ticks as is typical, as long as that is not further from what time pays for than a part of a
 * tick. The frame's delta is changed so that what waits lies between 0 and one tick again; what that borrows is given back to the next
 * frames, so that the sum of all deltas is never further from real time than the same part of a tick. It brings what waits to places where
 * the last bit of a number decides, so it counts in double precision, in seconds, in the order in which engines do.
 */
@TickPath
final class JitterFix {
    /** Over how many frames sums are remembered. */
    private static final int FRAMES = 12;
    private static final double SHORTEST_SECONDS = 1e-6;

    private double step;
    private double rate;
    private final double part;
    /** The least ticks that were usual in the last 1, 2, … frames; one more is usual too. */
    private final long[] typical = new long[FRAMES];
    /** The ticks of the last 1, 2, … frames. */
    private final long[] sums = new long[FRAMES];
    private double deficit;
    private double left;
    private long ticks;
    private boolean surprised;
    private double low;
    private double high;

    /**
     * @param step the length of a tick in seconds
     * @param rate ticks a second
     * @param part how much of a tick
     */
    JitterFix(double step, double rate, double part) {
        this.step = step;
        this.rate = rate;
        this.part = part;
        for (int i = 0; i < FRAMES; i++) {
            typical[i] = i;
            sums[i] = i;
        }
    }

    /** Ticks have another length from now on; what was usual is counted in ticks and stays. */
    void step(double newStep, double newRate) {
        step = newStep;
        rate = newRate;
    }

    /** The ticks of the frame whose delta was fixed last. */
    long ticks() {
        return ticks;
    }

    /** What waits after these ticks, in seconds. */
    double left() {
        return left;
    }

    /** The delta that a frame is given in place of its own. All in seconds. */
    double fix(double waiting, double delta) {
        double shortest = (float) Math.max((float) (delta / 8), SHORTEST_SECONDS);
        double wanted = delta + deficit;
        double full = waiting + wanted;
        ticks = count(full);
        // What of the delta the ticks use up, so that the rest is what waits.
        double used = wanted - (full - ticks * step);
        double given = wanted;
        if (usualAverage() > 3) {
            given = clamp(given, low * step, high * step);
        }
        given = clamp(given, wanted - part * step, wanted + part * step);
        given = clamp(given, used, used + step);
        given = given < shortest ? shortest : given;
        left = given - used;
        if (left > step) {
            long more = (long) Math.floor(left * rate);
            left -= more * step;
            ticks += more;
        }
        deficit = wanted - given;
        return given;
    }

    private static double clamp(double value, double least, double most) {
        return value < least ? least : Math.min(value, most);
    }

    private long count(double full) {
        long counted = (long) Math.floor(full * rate);
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
        counted = Math.max(0, regular(counted, full, least, most));
        remember(counted);
        return counted;
    }

    private long regular(long counted, double full, long least, long most) {
        if (counted < least) {
            long possible = (long) Math.floor(full * rate + part);
            surprised |= possible < least;
            return Math.min(possible, least);
        }
        if (counted > most) {
            long possible = (long) Math.floor(full * rate - part);
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
                typical[i] = Math.max(sums[i] - 1, Math.min(typical[i], sums[i]));
            }
        }
    }

    /** Narrows down the average of ticks a frame; returns over how many frames that worked. */
    private int usualAverage() {
        low = typical[0];
        high = low + 1;
        for (int i = 1; i < FRAMES; i++) {
            double least = typical[i];
            if (least / (i + 1) > high) {
                return i;
            }
            low = Math.max(low, least / (i + 1));
            if ((least + 1) / (i + 1) < low) {
                return i;
            }
            high = Math.min(high, (least + 1) / (i + 1));
        }
        return FRAMES;
    }
}
