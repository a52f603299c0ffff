package dev.tickscope.core.control;

/**
 * A place in the phase plan where the run stops.
 *
 * @param id above 0, shown to the user
 * @param stage index of the stage in the contract's phase plan
 * @param onlyTick the one tick in which it stops, or 0 for every tick
 * @param onlyFrame the one frame position (from 0) in which it stops, or −1 for every frame
 * @param everyHits it stops at every n-th hit; 1 stops at each
 */
public record Breakpoint(int id, int stage, long onlyTick, long onlyFrame, long everyHits) {
    public Breakpoint {
        if (id < 1 || stage < 0 || onlyTick < 0 || onlyFrame < -1 || everyHits < 1) {
            throw new IllegalArgumentException("breakpoint " + id + ": stage " + stage + ", tick " + onlyTick + ", frame " + onlyFrame
                    + ", every " + everyHits + " hits");
        }
    }

    /** Stops at every hit of a stage. */
    public static Breakpoint at(int id, int stage) {
        return new Breakpoint(id, stage, 0, -1, 1);
    }
}
