package dev.tickscope.core.host.game;

import dev.tickscope.core.time.ExactAmount;
import dev.tickscope.core.time.Scaling;
import dev.tickscope.core.time.TimeScale;

/**
 * A clock of its own for the timed routines of some objects: the outer clock, scaled and paused. A change acts from the next frame on,
 * as a change of the game's own time scale does. What scaling leaves below a unit is kept, so nothing drifts.
 */
public final class TimeGroup {
    private final String name;
    final TimerQueue timers = new TimerQueue();
    private final ExactAmount elapsed = new ExactAmount();
    private long denominator = 1;
    private TimeScale scale = TimeScale.ONE;
    private boolean paused;
    private long outerUnits;

    /** @param outerUnits the outer clock's time at which this one begins */
    TimeGroup(String name, long outerUnits) {
        this.name = name;
        this.outerUnits = outerUnits;
        elapsed.add(outerUnits);
        timers.moveTo(outerUnits);
    }

    public String name() {
        return name;
    }

    public TimeScale scale() {
        return scale;
    }

    public boolean paused() {
        return paused;
    }

    /**
     * From the next frame on.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public void scale(TimeScale newScale) {
        long factor = newScale.denominator() / gcd(denominator, newScale.denominator());
        elapsed.refine(factor);
        denominator = Math.multiplyExact(denominator, factor);
        scale = newScale;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Its clock stands from the next frame on; its timers keep what they still have to wait. */
    public void pause() {
        paused = true;
    }

    public void resume() {
        paused = false;
    }

    /** Its clock, in whole units of the session's time base: as old as the outer clock when it was made. */
    public long elapsedUnits() {
        return elapsed.units();
    }

    /** A frame begins at this time of the outer clock. */
    void outerClock(long units) {
        long outerDelta = units - outerUnits;
        outerUnits = units;
        if (!paused) {
            long factor = scale.numerator() * (denominator / scale.denominator());
            elapsed.add(Scaling.quotient(outerDelta, factor, denominator), Scaling.remainder(outerDelta, factor, denominator), denominator);
        }
        timers.moveTo(elapsed.units());
    }
}
