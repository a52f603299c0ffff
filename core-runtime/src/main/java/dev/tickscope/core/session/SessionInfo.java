package dev.tickscope.core.session;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.time.TimeBase;
import java.util.List;

/**
 * What does not change during a session.
 *
 * @param title what runs, such as "Crates"
 * @param pacing where its frame times come from, such as "60 Hz display"
 * @param stepUnits the length of a tick in units of {@code timeBase}
 * @param actions what a player can press; the place in the map is the number in rows
 * @param bodies the index is the body's id in pose rows; empty without a world
 */
public record SessionInfo(String title, String pacing, ClockContract contract, TimeBase timeBase, long stepUnits, List<BodyShape> bodies,
        ActionMap actions) {
    public SessionInfo {
        bodies = List.copyOf(bodies);
    }

    /** Of a session without input. */
    public SessionInfo(String title, String pacing, ClockContract contract, TimeBase timeBase, long stepUnits, List<BodyShape> bodies) {
        this(title, pacing, contract, timeBase, stepUnits, bodies, ActionMap.NONE);
    }
}
