package dev.tickscope.core.recording;

import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.host.RunRecord;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Looking into any tick of a run whose game cannot be copied: several instances of the same run are simulated and parked, each some way
 * further than the one before. A seek takes the one that stands nearest before the wanted tick and lets it run the rest of the way; a new
 * one is then made to take its place, a piece at a time.
 *
 * <p>All instances share a budget of parked runs, not of bytes: what one costs is its game and its world, since it keeps no rows. Frames are
 * played whole, so a run is parked at the end of the frame in which its tick falls. One thread calls; which one may change from call to call.
 */
public final class ParkedRuns {
    private final RunRecord recorded;
    private final long spacingTicks;
    private final int most;
    /** By the ticks that they have completed. */
    private final TreeMap<Long, ReplayRun> parked = new TreeMap<>();
    /** On its way to the place where a parked run is missing; null if none is. */
    private ReplayRun underway;
    private long underwayTo;
    private boolean reachedEnd;
    private long lastPlace;

    /**
     * Nothing is simulated yet.
     *
     * @param spacingTicks so many ticks lie between two parked runs; the longest way that a seek simulates, once all are parked
     * @param most how many runs are parked at most, above 0; beyond the last of them seeks take longer
     */
    public ParkedRuns(RunRecord recorded, long spacingTicks, int most) {
        if (spacingTicks < 1 || most < 1) {
            throw new IllegalArgumentException(most + " runs parked every " + spacingTicks + " ticks");
        }
        // Hashes would be compared again in every seek; a whole ReplayRun compares them once.
        this.recorded = new RunRecord(recorded.setup(), recorded.journal(), null);
        this.spacingTicks = spacingTicks;
        this.most = most;
    }

    /** A spacing with which so many parked runs cover a run of that many ticks evenly. */
    public static long spacing(long ticks, int runs) {
        return Math.max(1, (ticks + runs) / (runs + 1));
    }

    /** Parked runs are looked at by their state, so nobody needs their rows. */
    private ReplayRun fresh() {
        return new ReplayRun(recorded, null, new NoRows());
    }

    /**
     * Advances what is missing by about so many ticks; for the background.
     *
     * @return whether something is still missing
     */
    public boolean advance(long ticks) {
        if (underway == null && !begin()) {
            return false;
        }
        long from = underway.ticks();
        boolean more = true;
        while (more && underway.ticks() < Math.min(underwayTo, from + ticks)) {
            more = underway.step();
        }
        if (!more) {
            // The run is shorter than that: nothing is to be parked there.
            reachedEnd = true;
            lastPlace = underwayTo;
            underway = null;
        } else if (underway.ticks() >= underwayTo) {
            parked.put(underwayTo, underway);
            underway = null;
        }
        return missing() > 0;
    }

    /** The first place without a run, or 0. */
    private long missing() {
        for (long place = spacingTicks; place <= spacingTicks * most && !(reachedEnd && place >= lastPlace); place += spacingTicks) {
            if (!parked.containsKey(place)) {
                return place;
            }
        }
        return 0;
    }

    /** A run for the first missing place. One that is further than that place needs cannot go back, so it starts anew. */
    private boolean begin() {
        underwayTo = missing();
        if (underwayTo > 0) {
            underway = fresh();
        }
        return underwayTo > 0;
    }

    /** Runs that stand at their places. */
    public int parkedCount() {
        return parked.size();
    }

    /**
     * Gives a run that has completed so many ticks, and the rest of the frame of the last one; fewer if the recorded run is shorter. It is
     * the caller's from now on.
     *
     * @param ticks 0 for a run before its first frame
     */
    public ReplayRun seek(long ticks) {
        return seek(ticks, () -> false);
    }

    /** The same for a way that may be given up: then what ran there is lost, and its place is filled again. */
    ReplayRun seek(long ticks, BooleanSupplier cancelled) {
        Map.Entry<Long, ReplayRun> nearest = parked.floorEntry(ticks);
        while (nearest != null && nearest.getValue().ticks() > ticks) {
            // Its frame ran further than its place.
            nearest = parked.lowerEntry(nearest.getKey());
        }
        ReplayRun run = nearest == null ? fresh() : parked.remove(nearest.getKey());
        run.runToTick(ticks, cancelled);
        return run;
    }
}
